# Ciò che dice il programma stesso, in italiano.

ui-your-hand = La tua mano
ui-your-role = Il tuo ruolo: { $role }.
ui-choices = Scelte
ui-refused = Non ora
ui-journal = Che cosa è successo
ui-notes = Che cosa sai
ui-nothing-known = Ancora nulla di certo.
ui-waiting = In attesa: { $text }
ui-you = tu
ui-out = fuori
ui-own-note = La tua nota: { $text }
ui-choose = Numero, “? numero” per sapere perché no, “!” per un consiglio, “n testo” per una nota, “q” per uscire:
ui-choose-number = Scrivi un numero da 1 a { $most }.
ui-step = { $label } Per tornare indietro scrivi “b”.
ui-mark-so = Invio, o lo stesso di nuovo, conferma; con altro si prova ancora.
ui-mark-unknown = Qui questo non si capisce.
ui-try-keys = Scrivi, o ruota con le frecce · Invio conferma · Esc torna indietro
ui-rule = regola { $clause }
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
ui-help = I numeri scelgono · ? perché no · ! consiglio · n nota · l lingua · q esci
ui-note-prompt = La tua nota
ui-why-prompt = Che cosa non si può fare ora
ui-advise = Tu che cosa faresti?
ui-advice = Io farei così: { $option }.
ui-no-advice = Ora non c’è nessun consiglio.
ui-close = Chiudi
ui-new-game = { $title }: si gioca in { $seats }, { $edition }.

bot-random = gioca a caso
bot-sensible = gioca con criterio

## Il browser

web-language = Lingua
web-welcome = Tre tavoli nel buio
web-welcome-about = Giochi dell’orrore da giocare con gli amici dai loro telefoni, in una stanza, o subito con i bot. Nessuna registrazione: basta un nome.
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
web-pace-live = dal vivo, con l’orologio
web-pace-days = nell’arco di giorni
web-watch = Altri possono guardare
web-advice = Chi lo chiede sa che cosa farebbe un bot
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
claim-suspect-said = Sospetto di { $about }.
claim-trust-said = Mi fido di { $about }.
web-take-back = Annulla
web-all-choices = Tutte le { $count } scelte
web-paused = Il tavolo è in pausa.
web-again = Un’altra partita con le stesse persone
web-follow = Al prossimo tavolo
web-record = Conserva la partita
lost-no-table = Non c’è nessun tavolo con questo codice.
lost-no-seat = Questo link non ha più un posto a questo tavolo.
lost-no-watching = Questo tavolo non è aperto a chi guarda.
web-clock = Tempo per una risposta
web-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
  }
web-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
  }
web-days-left = { $count ->
    [one] ancora un giorno
   *[other] ancora { $count } giorni
  }
web-absent = Se qualcuno si assenta
web-absent-stand_in = gioca un sostituto
web-absent-wait = il tavolo aspetta
web-away = assente
web-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
  }
web-point = Indica
web-propose = Proponi: { $what }
web-proposed = { $name } propone: { $what }
web-agree = D’accordo
web-ask-others = Chiedi agli altri che cosa ne pensano
web-nothing-with-it = Per ora non ci si può fare nulla.
web-nothing-said = Nessuno ha ancora detto niente.
web-journal = Diario
web-notes = Note
web-settings = Impostazioni
web-sound = Suono
web-motion = Animazioni
web-plain = Tavolo semplice: solo testo e pulsanti
web-light = Luce
web-light-auto = come il dispositivo
web-light-dark = scura
web-light-light = chiara
web-menu = Tavolo e link
web-host = Ospiti tu
web-hosts = ospita
web-pause = Metti in pausa
web-resume = Riprendi
web-make-host = Rendi ospite
web-new-link = Nuovo link per questo posto
web-other-device = Il mio posto su un altro dispositivo
web-link-of = Chi apre questo link ha il posto di { $name }.
web-qr = Il link come codice QR
web-leave = Esci per ora
web-one-room = Tutti in una stanza
web-screen = Apri lo schermo comune
web-screen-about = Uno schermo comune mostra ciò che tutti possono vedere; ogni telefono è una mano di carte.
web-screen-join = Entra con il telefono:
web-pass-about = Oppure più persone usano questo dispositivo: falle sedere qui, poi passatevelo.
web-another = Un altro giocatore su questo dispositivo
web-pass = { $count ->
    [one] Passatevi questo dispositivo
   *[other] Passatevi questo dispositivo: { $count } giocatori
  }
web-to-lobby = Al tavolo
web-curtain = Il dispositivo va a { $name }
web-curtain-about = Tutti gli altri guardano altrove.
web-curtain-up = Sono { $name }
web-curtain-down = Chiudi il sipario
web-no-server = Il server non risponde; riprovo.
web-read-rules = Regole
web-seek = Cerca nelle regole
web-back-there = Indietro
web-clauses = { $count ->
    [one] Una regola
   *[other] { $count } regole
  }
web-deduced = segue dalle regole; nessun libretto lo dice
web-figures = Cifre nostre
web-figures-about = Dove nessun libretto dà una cifra, al programma ne serve comunque una. Qui valgono queste, con ciò su cui si fondano.
web-figure-X = scelta da noi: nessuna fonte la dà
web-figure-M = dedotta da quel che dicono i regolamenti
web-figure-D = calcolata da altre cifre
web-figure-table = di questo tavolo
web-no-figures = Nessuna: tutte le cifre di questo gioco sono nei suoi libretti.
web-bots = Bot
web-choose = Scegli
web-look-back = Rivedere
web-look-back-about = Ripercorri una partita finita da una registrazione che hai conservato, con gli occhi di chiunque.
web-open-record = Apri una partita
web-story = Che cosa è successo davvero
web-first = All’inizio
web-back = Un passo indietro
web-forward = Un passo avanti
web-last = Alla fine
web-moment = Momento
web-eyes = Con gli occhi di chi
web-eyes-all = tutto scoperto
web-eyes-none = uno spettatore
web-eyes-seat = { $name }

## What went wrong

wrong-bad-name = Un nome ha da 1 a 24 lettere.
wrong-name-taken = Qualcuno al tavolo ha già quel nome.
wrong-table-full = Tutte le sedie di questo tavolo sono occupate.
wrong-chair-taken = Quella sedia è occupata.
wrong-no-table = Non c’è nessun tavolo con questo codice.
wrong-not-host = Può farlo solo chi ospita.
wrong-chairs-free = Ogni sedia ha bisogno di una persona o di un bot.
wrong-too-fast = Troppo in una volta: aspetta un momento.
wrong-paused = Il tavolo è in pausa.
wrong-may-not-talk = Ora non puoi dire nulla agli altri.
wrong-no-advice = A questo tavolo non si danno consigli.
wrong-talk-full = A questo tavolo si è parlato abbastanza.
wrong-bad-text = Il testo è vuoto o troppo lungo.
wrong-no-server = Il server non risponde: riprova tra poco.
wrong-no-storage = In questo momento il server non può conservare nulla: riprova tra poco.
wrong-game-over = La partita è finita.
wrong-not-asked = Ora non ti si chiede nulla.
wrong-not-an-option = Ora non è possibile.
wrong-not-over = Una partita si può rivedere quando è finita.
wrong-not-a-record = Questo file non è la registrazione di una partita.
wrong-altered-record = Questa registrazione è stata alterata o danneggiata.
wrong-broken-record = Questa registrazione è danneggiata.
wrong-too-large = È troppo grande.
wrong-too-many = Troppi stanno già guardando questo tavolo.
wrong-watching = Qui puoi solo guardare.
wrong-bad-seats = Questo gioco è per { $least }–{ $most } giocatori, non per { $given }.
wrong-unknown-edition = L’edizione “{ $given }” non esiste. Forse: { $known }.
wrong-unknown-switch = L’opzione “{ $given }” non esiste. Forse: { $known }.
wrong-switch-yes-no = “{ $switch }” vuole sì o no, non “{ $given }”.
wrong-switch-number = “{ $switch }” vuole un numero da { $least } a { $most }, non “{ $given }”.
wrong-switch-above = “{ $switch }” con questo numero di giocatori è al massimo { $most }, non { $given }.
wrong-switch-choice = “{ $switch }” è una di queste voci: { $known }; non “{ $given }”.
wrong-switch-text = “{ $switch }” vuole un testo su una riga sola, non “{ $given }”.
wrong-bad-seed = Un seme è un numero o un testo su una riga sola.
wrong-bad-figures = Non è un file di cifre: non contiene nomi con valori.
wrong-figures-file = Non è un file di cifre ({ $problem }).
wrong-unknown-figure = La cifra “{ $given }” non esiste. Forse: { $known }.
wrong-figure-list = La cifra “{ $figure }” vuole un elenco di { $least }–{ $most } voci, non { $given }.
wrong-figure-length =
    La cifra “{ $figure }” vuole un elenco di { $count ->
        [one] una voce
       *[other] { $count } voci
    }, non { $given }.
wrong-figure-lists = La cifra “{ $figure }” vuole elenchi dentro il suo elenco, non { $given }.
wrong-figure-text = La cifra “{ $figure }” vuole parole, non { $given }.
wrong-figure-word = La cifra “{ $figure }” vuole una di queste parole: { $known }; non { $given }.
wrong-figure-number = La cifra “{ $figure }” vuole un numero, non { $given }.
wrong-figure-whole = La cifra “{ $figure }” vuole un numero intero, non { $given }.
wrong-figure-range = La cifra “{ $figure }” sta fra { $least } e { $most }, e { $given } no.
wrong-bad-table = Un tavolo non ha questo ritmo, o nulla di simile per chi è assente.
wrong-bad-clock = Un orologio va da cinque secondi a quattordici giorni.
wrong-unknown-title = Il gioco “{ $given }” non esiste. Forse: { $known }.
wrong-unknown-language = La lingua “{ $given }” non esiste. Forse: { $known }.
wrong-unknown-bots = I bot “{ $given }” non esistono. Forse: { $known }.
wrong-already-open = Questo tavolo è già aperto.
wrong-chair-free = Quella sedia è libera.
wrong-no-chair = Quella sedia non esiste.
wrong-no-person = Lì non siede nessuno.
wrong-host-stays = Chi ospita resta, o prima passa il tavolo a qualcun altro.
wrong-as-it-is = È già così.
wrong-game-runs = La partita è in corso.
wrong-no-game = Nessuna partita è in corso.
wrong-stale = Nel frattempo la partita è andata avanti.
wrong-bad-claim = Così non si può dire.
wrong-bad-pose = Questo non si può provare davanti a tutti.
wrong-no-seat = Questo link non ha un posto a questo tavolo.
wrong-no-watching = Questo tavolo non è aperto a chi guarda.
wrong-said-hello = La connessione c’è già.
wrong-hello-first = La connessione non è cominciata come doveva: riprova.
wrong-bad-message = Il server non capisce la richiesta: ricarica la pagina.
wrong-bad-request = Il server non capisce la richiesta: controlla quello che hai scritto, o ricarica la pagina.
wrong-too-slow = La richiesta ha impiegato troppo ad arrivare: riprova.
wrong-no-such-path = Qui non c’è nulla.
wrong-unknown-option = Non è una risposta possibile.
wrong-bad-seat = Quel posto non esiste.
wrong-bad-since = Quel momento non esiste.
wrong-other-title = È la registrazione di un altro gioco.
