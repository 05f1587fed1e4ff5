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
ui-holds = { $seat } ha di sicuro: { $cards }.
ui-is = Il ruolo di { $seat } è { $role }.
ui-not-thing = { $seat } non è La Cosa.
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
