# What the program itself says, in English.

lang-name = English

ui-your-hand = Your hand
ui-your-role = You are { $role }.
ui-choices = Choices
ui-refused = Not now
ui-journal = What happened
ui-notes = What you know
ui-nothing-known = Nothing for certain yet.
ui-waiting = Waiting: { $text }
ui-deck = { $count ->
    [one] Deck: one card
   *[other] Deck: { $count } cards
  }
ui-deck-top = { $top ->
    [panic] a PANIC! card on top
    [stay_away] a STAY AWAY! card on top
   *[none] nothing on top
  }
ui-discards = { $count ->
    [one] discards: one card
   *[other] discards: { $count } cards
  }
ui-direction = { $way ->
    [1] play goes clockwise
   *[-1] play goes anticlockwise
  }
ui-you = you
ui-out = out
ui-turn = turn
ui-quarantine = { $count ->
    [one] Quarantine, one turn left
   *[other] Quarantine, { $count } turns left
  }
ui-door = door
ui-holds = { $seat } surely holds: { $cards }.
ui-is = { $seat } is { $role }.
ui-not-thing = { $seat } is not The Thing.
ui-own-note = Your note: { $text }
ui-choose = Number, “? number” for why not, “n text” for a note, “q” to leave:
ui-choose-number = Please give a number from 1 to { $most }.
ui-rule = (rule { $clause })
ui-left = You left the game. It is kept in { $file }.
ui-left-no-file = You left the game.
ui-over = The game is over: { $text }
ui-winners = { $names ->
    [none] Nobody wins.
   *[other] Winners: { $names }.
  }
ui-you-won = You win!
ui-you-lost = You lose.
ui-record-kept = The record of the game is in { $file }.
ui-help = Numbers choose · ? why not · n note · l language · q leave
ui-note-prompt = Your note
ui-why-prompt = What cannot be done now
ui-close = Close
ui-language = Language: { $name }
ui-new-game = { $title }: { $seats } players, { $edition }.

bot-random = plays at random
bot-sensible = plays with sense
