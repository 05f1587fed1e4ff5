# What the program itself says, in English.

ui-your-hand = Your hand
ui-your-role = You are { $role }.
ui-choices = Choices
ui-refused = Not now
ui-journal = What happened
ui-notes = What you know
ui-nothing-known = Nothing for certain yet.
ui-waiting = Waiting: { $text }
ui-you = you
ui-out = out
ui-own-note = Your note: { $text }
ui-choose = Number, “? number” for why not, “!” for advice, “n text” for a note, “q” to leave:
ui-choose-number = Please give a number from 1 to { $most }.
ui-step = { $label } To go back, type “b”.
ui-mark-so = Enter, or the same again, does it; anything else is tried next.
ui-mark-unknown = That is not understood here.
ui-try-keys = Type, or turn with the arrow keys · Enter does it · Escape goes back
ui-rule = rule { $clause }
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
ui-help = Numbers choose · ? why not · ! advice · n note · l language · q leave
ui-note-prompt = Your note
ui-why-prompt = What cannot be done now
ui-advise = What would you do?
ui-advice = I would do this: { $option }.
ui-no-advice = There is no advice now.
ui-close = Close
ui-new-game = { $title }: { $seats } players, { $edition }.

bot-random = plays at random
bot-sensible = plays with sense

## The browser

web-language = Language
web-welcome = Three tables in the dark
web-welcome-about = Horror board games to play with friends on their phones, in one room, or right now with bots. No sign-up: a name is enough.
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
web-pace-live = live, with a clock
web-pace-days = over days
web-watch = Others may watch
web-advice = Who asks is told what a bot would do
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
claim-suspect-said = I suspect { $about }.
claim-trust-said = I trust { $about }.
web-take-back = Take back
web-all-choices = All { $count } choices
web-paused = The table is paused.
web-again = Play again with the same people
web-follow = On to the next table
web-record = Keep the record
lost-no-table = There is no table with this code.
lost-no-seat = This link holds no seat at this table any more.
lost-no-watching = This table is not open to watchers.
web-clock = Time for an answer
web-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
web-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
web-days-left = { $count ->
    [one] one day left
   *[other] { $count } days left
  }
web-absent = When somebody is away
web-absent-stand_in = a stand-in plays on
web-absent-wait = the table waits
web-away = away
web-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
web-point = Point there
web-propose = Propose: { $what }
web-proposed = { $name } proposes: { $what }
web-agree = Agree
web-ask-others = Ask the others what they think
web-nothing-with-it = Nothing can be done with that now.
web-nothing-said = Nobody has said anything yet.
web-journal = Journal
web-notes = Notes
web-settings = Settings
web-sound = Sound
web-motion = Things move
web-plain = Plain table: text and buttons only
web-light = Light
web-light-auto = like the device
web-light-dark = dark
web-light-light = bright
web-menu = Table and links
web-host = You are the host
web-hosts = hosts
web-pause = Pause the table
web-resume = Go on
web-make-host = Make host
web-new-link = New link for this seat
web-other-device = My seat on another device
web-link-of = Whoever opens this link has the seat of { $name }.
web-qr = The link as a QR code
web-leave = Leave for now
web-one-room = All in one room
web-screen = Open the shared screen
web-screen-about = A shared screen shows what everybody may see; each phone is a hand of cards.
web-screen-join = Join with your phone:
web-pass-about = Or several people share this device: sit them down here, then pass it round.
web-another = Another player on this device
web-pass = { $count ->
    [one] Pass this device round
   *[other] Pass this device round: { $count } players
  }
web-to-lobby = To the table
web-curtain = The device is for { $name }
web-curtain-about = Everybody else looks away.
web-curtain-up = I am { $name }
web-curtain-down = Draw the curtain
web-no-server = The server does not answer; trying again.
web-read-rules = Rules
web-seek = Search the rules
web-back-there = Back
web-clauses = { $count ->
    [one] One clause
   *[other] { $count } clauses
  }
web-deduced = follows from the rules; no book says it
web-figures = Figures that are ours
web-figures-about = Where no book gives a figure, the program still needs one. These are in use here, with what they rest on.
web-figure-X = chosen by us: no source gives it
web-figure-M = inferred from what the books say
web-figure-D = worked out from other figures
web-figure-table = this table’s own
web-no-figures = None: every figure of this game stands in its books.
web-bots = Bots
web-choose = Choose
web-look-back = Look back
web-look-back-about = Step through a finished game from a record you kept, through anybody’s eyes.
web-open-record = Open a record
web-story = What really happened
web-first = To the beginning
web-back = One step back
web-forward = One step on
web-last = To the end
web-moment = Moment
web-eyes = Whose eyes
web-eyes-all = everything open
web-eyes-none = a watcher
web-eyes-seat = { $name }

## What went wrong

wrong-bad-name = A name has 1 to 24 letters.
wrong-name-taken = Somebody at the table has that name.
wrong-table-full = Every chair at this table is taken.
wrong-chair-taken = That chair is taken.
wrong-no-table = There is no table with this code.
wrong-not-host = Only the host may do that.
wrong-chairs-free = Every chair needs a person or a bot.
wrong-too-fast = Too much at once: wait a moment.
wrong-paused = The table is paused.
wrong-may-not-talk = You may say nothing to the others now.
wrong-no-advice = At this table nobody is told what to do.
wrong-talk-full = Enough has been said at this table.
wrong-bad-text = That text is empty or too long.
wrong-no-server = The server does not answer: try again in a moment.
wrong-no-storage = The server cannot keep anything just now: try again in a moment.
wrong-game-over = The game is over.
wrong-not-asked = Nothing is asked of you now.
wrong-not-an-option = That is not possible now.
wrong-not-over = A game can be looked at when it is over.
wrong-not-a-record = This file is not a record of a game.
wrong-altered-record = This record was altered or damaged.
wrong-broken-record = This record is damaged.
wrong-too-large = That is too large.
wrong-too-many = Too many are looking at this table already.
wrong-watching = You only watch here.
wrong-bad-seats = This game is for { $least } to { $most } players, not { $given }.
wrong-unknown-edition = There is no edition “{ $given }”. Perhaps: { $known }.
wrong-unknown-switch = There is no switch “{ $given }”. Perhaps: { $known }.
wrong-switch-yes-no = “{ $switch }” takes yes or no, not “{ $given }”.
wrong-switch-number = “{ $switch }” takes a number from { $least } to { $most }, not “{ $given }”.
wrong-switch-above = “{ $switch }” is at most { $most } with so many players, not { $given }.
wrong-switch-choice = “{ $switch }” is one of { $known }, not “{ $given }”.
wrong-switch-text = “{ $switch }” takes a text on one line, not “{ $given }”.
wrong-bad-seed = A seed is a number or a text on one line.
wrong-bad-figures = This is not a file of figures: it holds no names with values.
wrong-figures-file = This is not a file of figures ({ $problem }).
wrong-unknown-figure = There is no figure “{ $given }”. Perhaps: { $known }.
wrong-figure-list = The figure “{ $figure }” takes a list of { $least } to { $most } entries, not { $given }.
wrong-figure-length =
    The figure “{ $figure }” takes a list of { $count ->
        [one] one entry
       *[other] { $count } entries
    }, not { $given }.
wrong-figure-lists = The figure “{ $figure }” takes lists inside its list, not { $given }.
wrong-figure-text = The figure “{ $figure }” takes words, not { $given }.
wrong-figure-word = The figure “{ $figure }” takes { $known }, not { $given }.
wrong-figure-number = The figure “{ $figure }” takes a number, not { $given }.
wrong-figure-whole = The figure “{ $figure }” takes a whole number, not { $given }.
wrong-figure-range = The figure “{ $figure }” lies between { $least } and { $most }, and { $given } does not.
wrong-bad-table = A table has no such pace, or nothing of the kind for those who are away.
wrong-bad-clock = A clock runs from five seconds to fourteen days.
wrong-unknown-title = There is no game “{ $given }”. Perhaps: { $known }.
wrong-unknown-language = There is no language “{ $given }”. Perhaps: { $known }.
wrong-unknown-bots = There are no bots “{ $given }”. Perhaps: { $known }.
wrong-already-open = This table is open already.
wrong-chair-free = That chair is free.
wrong-no-chair = There is no such chair.
wrong-no-person = Nobody sits there.
wrong-host-stays = The host stays, or hands the table over first.
wrong-as-it-is = It is so already.
wrong-game-runs = The game is running.
wrong-no-game = No game is running.
wrong-stale = The game has gone on meanwhile.
wrong-bad-claim = That cannot be said so.
wrong-bad-pose = That cannot be tried out before all.
wrong-no-seat = This link holds no seat at this table.
wrong-no-watching = This table is not open to watchers.
wrong-said-hello = This connection stands already.
wrong-hello-first = The connection did not begin as it should: try again.
wrong-bad-message = The server does not understand that: load the page anew.
wrong-bad-request = The server does not understand that: look at what you entered, or load the page anew.
wrong-too-slow = That took too long to arrive: try again.
wrong-no-such-path = There is nothing here.
wrong-unknown-option = That is nothing one can answer.
wrong-bad-seat = There is no such seat.
wrong-bad-since = There is no such moment.
wrong-other-title = This is a record of another game.
