# Ciò che dice il programma stesso, in italiano.

lang-name = Italiano

ui-your-hand = La tua mano
ui-your-role = Il tuo ruolo: { $role }.
ui-choices = Scelte
ui-refused = Non ora
ui-journal = Che cosa è successo
ui-notes = Che cosa sai
ui-nothing-known = Ancora nulla di certo.
ui-waiting = In attesa: { $text }
ui-deck = { $count ->
    [one] Mazzo: una carta
   *[other] Mazzo: { $count } carte
  }
ui-deck-top = { $top ->
    [panic] una carta PANIC! in cima
    [stay_away] una carta STAY AWAY! in cima
   *[none] nulla in cima
  }
ui-discards = { $count ->
    [one] pila degli scarti: una carta
   *[other] pila degli scarti: { $count } carte
  }
ui-direction = { $way ->
    [1] direzione del turno: senso orario
   *[-1] direzione del turno: senso antiorario
  }
ui-you = tu
ui-out = fuori
ui-turn = turno
ui-quarantine = { $count ->
    [one] Quarantena, ancora un turno
   *[other] Quarantena, ancora { $count } turni
  }
ui-door = porta
ui-own-note = La tua nota: { $text }
ui-choose = Numero, “? numero” per sapere perché no, “n testo” per una nota, “q” per uscire:
ui-choose-number = Scrivi un numero da 1 a { $most }.
ui-rule = (regola { $clause })
ui-left = Hai lasciato la partita. La ritrovi in { $file }.
ui-left-no-file = Hai lasciato la partita.
ui-over = La partita è finita: { $text }
ui-winners = { $names ->
    [none] Non vince nessuno.
   *[other] Vittoria: { $names }.
  }
ui-you-won = Hai vinto!
ui-you-lost = Hai perso.
ui-record-kept = La registrazione della partita è in { $file }.
ui-help = I numeri scelgono · ? perché no · n nota · l lingua · q esci
ui-note-prompt = La tua nota
ui-why-prompt = Che cosa non si può fare ora
ui-close = Chiudi
ui-language = Lingua: { $name }
ui-new-game = { $title }: si gioca in { $seats }, { $edition }.

bot-random = gioca a caso
bot-sensible = gioca con criterio

## Il browser

web-language = Lingua
web-welcome = Tre tavoli nel buio
web-welcome-about = Scambia carte con chi non è degno di fiducia. Con gli amici sui loro telefoni, o subito, con i bot. Nessuna registrazione: basta un nome.
web-your-name = Il tuo nome
web-guest = Ospite
web-facts = da { $least } a { $most } giocatori · da { $from } a { $to } minuti
web-play-now = Gioca subito con i bot
web-make-table = Prepara un tavolo per gli amici
web-join = Entra in un tavolo
web-code = Codice
web-carry-on = Continua
web-table = Tavolo { $code }
web-players = Giocatori
web-edition = Edizione
web-pace = Ritmo
web-pace-relaxed = tranquillo, senza orologio
web-pace-live = dal vivo, un minuto a risposta
web-pace-days = giorni
web-watch = Altri possono guardare
web-rules = Tutte le regole di questo tavolo
web-open = Apri il tavolo
web-home = Torna all’inizio
web-entering = Stai entrando …
web-reconnecting = La connessione è caduta; nuovo tentativo. Niente va perso.
web-invite = Manda questo link ai tuoi amici. Ognuno si siede con un nome.
web-copy = Copia il link
web-copied = Copiato
web-free-chair = una sedia libera
web-remove = Togli { $name }
web-sit = Siediti
web-fill = { $count ->
    [one] Metti un bot sulla sedia libera
   *[other] Metti bot sulle { $count } sedie libere
  }
web-start = Comincia
web-start-hint = { $count ->
    [one] Una sedia è ancora libera.
   *[other] { $count } sedie sono ancora libere.
  }
web-host-starts = Chi ospita comincia quando ci sono tutti.
web-the-table = Il tavolo
web-talk = Parla
web-say = Di’ qualcosa
web-send = Invia
web-claim = Afferma
web-whom = Chi
claim-suspect = Sospetto di …
claim-trust = Mi fido di …
claim-given = Ho ricevuto un’infezione da …
claim-i_am = Sono umano
claim-suspect-said = Sospetto di { $about }.
claim-trust-said = Mi fido di { $about }.
claim-given-said = Un’infezione, ricevuta da { $about }!
claim-i_am-said = Sono umano!
web-take-back = Annulla
web-all-choices = Tutte le scelte
web-paused = Il tavolo è in pausa.
web-again = Un’altra partita con le stesse persone
web-follow = Al prossimo tavolo
web-record = Conserva la partita
lost-no-table = Non c’è nessun tavolo con questo codice.
lost-no-seat = Questo link non ha più un posto a questo tavolo.
lost-no-watching = Questo tavolo non è aperto a chi guarda.
