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

## The browser

web-language = Language
web-welcome = Three tables in the dark
web-welcome-about = Trade cards with people you cannot trust. With friends on their phones, or now, with bots. No sign-up: a name is enough.
web-your-name = Your name
web-guest = Guest
web-facts = { $least } to { $most } players · { $from } to { $to } minutes
web-play-now = Play now with bots
web-make-table = Make a table for friends
web-join = Join a table
web-code = Code
web-carry-on = Carry on
web-table = Table { $code }
web-players = Players
web-edition = Edition
web-pace = Pace
web-pace-relaxed = relaxed, no clock
web-pace-live = live, one minute an answer
web-pace-days = days
web-watch = Others may watch
web-rules = All rules of this table
web-open = Open the table
web-home = Back to the beginning
web-entering = Entering …
web-reconnecting = The connection is gone; trying again. Nothing is lost.
web-invite = Send this link to your friends. Each sits down with a name.
web-copy = Copy the link
web-copied = Copied
web-free-chair = a free chair
web-remove = Remove { $name }
web-sit = Sit down
web-fill = { $count ->
    [one] Put a bot on the free chair
   *[other] Put bots on the { $count } free chairs
  }
web-start = Begin
web-start-hint = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
  }
web-host-starts = The host begins when everybody is here.
web-the-table = The table
web-talk = Talk
web-say = Say something
web-send = Send
web-claim = Claim
web-whom = Whom
claim-suspect = I suspect …
claim-trust = I trust …
claim-given = I was given an infection by …
claim-i_am = I am human
claim-suspect-said = I suspect { $about }.
claim-trust-said = I trust { $about }.
claim-given-said = { $about } gave me an infection!
claim-i_am-said = I am human!
web-take-back = Take back
web-all-choices = All choices
web-paused = The table is paused.
web-again = Play again with the same people
web-follow = On to the next table
web-record = Keep the record
lost-no-table = There is no table with this code.
lost-no-seat = This link holds no seat at this table any more.
lost-no-watching = This table is not open to watchers.
