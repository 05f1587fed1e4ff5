# The Faceless in English. All words are our own; so are the names of Memories, powers and
# Crossroads cards. Spaces are named by row and file: g7 is the middle, a the south. Outer spaces
# count from the east, against the clock; so do headings, in degrees.
# $you names the parameter that is the reader, or is “none”.

title-name = The Faceless
title-about = Four friends in a world of dusk, led by a compass that heeds every magnet about it. Turn the Faceless, walk by the needle, and bring eight Memories home before Billygoat comes.

## The base game and the scenarios

edition-base = Base game
edition-base-about = No modules: the compass, the Faceless, Billygoat and eight Memories.
edition-scenario-1 = 1 · The girl with the video camera
edition-scenario-1-about = Portals that carry you off, and Eyes that must be closed before you can win.
edition-scenario-2 = 2 · Down the rabbit hole
edition-scenario-2-about = Wandering Servants that must not be met, Haunted Places, and a choice at every Crossroads.
edition-scenario-3 = 3 · Bad intentions
edition-scenario-3-about = The Den in the middle of things, the Creepy Die, and Billygoat as the Demon.
edition-scenario-4 = 4 · Satoshi and the insects
edition-scenario-4-about = Every Memory has a Servant that carries it about; with all eight collected, find the way out.
edition-scenario-5 = 5 · John and the puppets
edition-scenario-5-about = Three Swamps, Crossroads, and two Avatars at once: the Puppetmaster and the Eraserhead.
edition-scenario-6 = 6 · Charlie the singer
edition-scenario-6-about = Nightworld, the Unspeakable, and a name that nobody should say aloud.
edition-scenario-7 = 7 · The vanished girl
edition-scenario-7-about = Nightworld against the hourglass.
edition-scenario-8 = 8 · Marie, the goat catcher
edition-scenario-8-about = Fog over the compass, Crossroads, and Billygoat as the Spectral, whom no Obstacle holds.

## Names

colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-purple = purple
figure-alan = Alan
figure-sam = Sam
figure-judith = Judith
figure-billygoat = Billygoat
card-blue1 = Blue 1
card-blue2 = Blue 2
card-blue3 = Blue 3
card-blue4 = Blue 4
card-blue5 = Blue 5
card-blue6 = Blue 6
card-green1 = Green 1
card-green2 = Green 2
card-green3 = Green 3
card-green4 = Green 4
card-green5 = Green 5
card-green6 = Green 6
card-yellow1 = Yellow 1
card-yellow2 = Yellow 2
card-yellow3 = Yellow 3
card-yellow4 = Yellow 4
card-yellow5 = Yellow 5
card-yellow6 = Yellow 6
card-red1 = Red 1
card-red2 = Red 2
card-red3 = Red 3
card-red4 = Red 4
card-red5 = Red 5
card-red6 = Red 6
card-purple1 = Purple 1
card-purple2 = Purple 2
card-purple3 = Purple 3
card-purple4 = Purple 4
card-purple5 = Purple 5
card-purple6 = Purple 6
memory-move_sam = The Slingshot
memory-move_judith = The Ribbon
memory-move_alan = The Bicycle
memory-move_billygoat = The Goat Bell
memory-step = The Worn Shoes
memory-refill = The Lunch Box
memory-clear = The Night Light
memory-shift = The Old Rope
fate-lying = lost
fate-unused = collected, not used
fate-used = used
character-casper = Casper
character-dylan = Dylan
character-emily = Emily
character-julie = Julie
character-karyn = Karyn
character-lily = Lily
character-luke = Luke
character-matt = Matt
character-pj = P.J.
character-tommy = Tommy
power-whispers = One more whisper
power-four_cards = Deep pockets
power-two_cards = Quick feet
power-foresight = Foreboding
power-wanders = Wanderlust
power-paces = Light step
power-recovers = Keepsakes
power-turns = Steady hand
power-second_look = Second look
power-carries = Careful hands
avatar-demon = The Demon
avatar-puppetmaster = The Puppetmaster
avatar-eraserhead = The Eraserhead
avatar-unspeakable = The Unspeakable
avatar-spectral = The Spectral
face-no_powers = No powers
face-one_more = One step more
face-one_less = One step less
face-spared = A Memory spared
face-closer = Billygoat comes
face-calm = Calm
crossroads-c1 = Two Paths
crossroads-c2 = Two Shut Doors
crossroads-c3 = Cold Fingers
crossroads-c4 = Heavy Lids
crossroads-c5 = The Toll
crossroads-c6 = A Turned Back
crossroads-c7 = The Bargain
crossroads-c8 = A Forgotten Name
crossroads-c9 = The Round Dance
crossroads-c10 = Weary Legs
fork-red_step = the Group takes one step by the red end
fork-white_step = the Group takes one step by the white end
fork-no_yellow_green = next turn yellow and green cards only turn Judith and Sam, without moving them
fork-no_yellow_blue = next turn yellow and blue cards only turn Judith and Alan, without moving them
fork-no_blue_green = next turn blue and green cards only turn Alan and Sam, without moving them
fork-add_card = a card of the deck joins the display
fork-lose_card = the player whose turn it is discards a card
fork-goat_step = Billygoat comes one space nearer
fork-turn_one = one Faceless is turned round
fork-drop_two = two cards of the deck are discarded
fork-spend_memory = one unused Memory is used up without its effect
fork-turn_all = all Faceless are turned round
fork-one_less = next turn every card played counts one less
obstacle-1 = the Entrance Obstacle
obstacle-2 = Obstacle 2
obstacle-3 = Obstacle 3
obstacle-4 = Obstacle 4
obstacle-5 = Obstacle 5
obstacle-6 = Obstacle 6
portal-a = Portal A
portal-b = Portal B
portal-c = Portal C
direction-east = east
direction-northeast = north-east
direction-northwest = north-west
direction-west = west
direction-southwest = south-west
direction-southeast = south-east

## What they do

effect-blue = Move Alan round the edge and turn him; then the Group walks by the needle.
effect-green = Move Sam round the edge and turn him; then the Group walks by the needle.
effect-yellow = Move Judith round the edge and turn her; then the Group walks by the needle.
effect-red = Move Billygoat one space and turn him; then the Group walks by the needle.
effect-purple = No figure moves; the Group walks wherever you like.
effect-memory-move_sam = Move and turn Sam, as with a green card; the Group stays.
effect-memory-move_judith = Move and turn Judith, as with a yellow card; the Group stays.
effect-memory-move_alan = Move and turn Alan, as with a blue card; the Group stays.
effect-memory-move_billygoat = Move and turn Billygoat, as with a red card; the Group stays.
effect-memory-step = The Group takes one step in any direction.
effect-memory-refill = Choose a player, who fills up the hand from the display.
effect-memory-clear = Discard up to two cards from the bottoms of columns.
effect-memory-shift = Move one Obstacle to another place, by the rules of set-up.
effect-power-whispers = Once in your turn, one more Whisper before or after the action.
effect-power-four_cards = Your hand holds four cards instead of three.
effect-power-two_cards = A Walk of yours may play two cards, the second after the first is wholly resolved.
effect-power-foresight = At the start of your turn you may look at the top event card. After a Rest or a Whisper the threat of your turn need not act.
effect-power-wanders = When you Rest, the Group may take one step in any direction.
effect-power-paces = When you Walk, the card may count one more or one less.
effect-power-recovers = Whenever a Memory is collected you may draw a card, swap one with the display, or both.
effect-power-turns = Once in your turn, before or after the action, turn one Faceless where it stands.
effect-power-second_look = In your Threat phase you may discard the card revealed and take the next instead.
effect-power-carries = Once in your turn, before the action, carry one Memory to a free space next to it.
effect-avatar-demon = Whoever plays a red card must bring Billygoat nearer to the Group.
effect-avatar-puppetmaster = Each red threat puts a Servant on an outer space; no Faceless may stop there any more.
effect-avatar-eraserhead = A red threat of value 1 or 2 uses up one of your Memories.
effect-avatar-unspeakable = After a red threat nobody may say a word: the next player plays alone.
effect-avatar-spectral = Billygoat walks through Obstacles; each is one single space for him.
effect-face-no_powers = As long as it shows, no character’s power can be used.
effect-face-one_more = As long as it shows, the Group goes one step further by cards and purple threats.
effect-face-one_less = As long as it shows, the Group goes one step less by cards and purple threats.
effect-face-spared = Once, a step against an Obstacle or into a Swamp costs no Memory; then the die is rolled again.
effect-face-closer = Billygoat comes one space nearer, and the die is rolled again.
effect-face-calm = Nothing happens.

# What the next card of a column would do; $count cards for purple and red, pairs for the others.
threat-blue = { $count ->
    [0] nothing
    [one] one card of the deck joins the display
   *[other] { $count } cards of the deck join the display
  }
threat-green = { $count ->
    [0] nothing
    [one] one player discards a card
   *[other] { $count } times a player discards a card
  }
threat-yellow = { $count ->
    [0] nothing
    [one] one Faceless is turned round
   *[other] { $count } Faceless are turned round
  }
threat-red = { $count ->
    [one] Billygoat comes one space nearer
   *[other] Billygoat comes { $count } spaces nearer
  }
threat-purple = { $count ->
    [0] the Group stays where it is
    [one] the Group goes one space by the needle
   *[other] the Group goes { $count } spaces by the needle
  }

## What is asked: of the reader, and of somebody else

ask-before = Your turn: Walk with a card, Rest, or Whisper.
wait-before = { $seat } thinks about the turn.
ask-after = Your action is done. Is there anything else before the threat comes?
wait-after = { $seat } may still do something before the threat comes.
ask-move_faceless = { $turn_only ->
    [0] { $figure }: choose an outer space and a heading; try until it pleases you.
   *[other] { $figure }: choose a heading; try until it pleases you.
  }
wait-move_faceless = { $seat } tries where to put { $figure }.
ask-move_billygoat = Billygoat: choose where he goes and how he is turned; try until it pleases you.
wait-move_billygoat = { $seat } tries where to put Billygoat.
ask-way = { $end ->
    [free] Which way does the Group go?
   *[other] The needle leaves it open. Which way does the Group go?
  }
wait-way = { $seat } chooses the way of the Group.
ask-payment = In the way: { $obstacle }. Which Memory is used up for it?
wait-payment = { $seat } chooses which Memory is used up.
ask-use_up = A Memory must be used up without its effect. Which one?
wait-use_up = { $seat } chooses which Memory is used up.
ask-fill = { $wander ->
    [0] Take cards from the bottoms of the columns until your hand is full.
   *[other] Fill your hand from the display; before or after, the Group may take one step of your choice.
  }
wait-fill = { $seat } takes cards from the display.
ask-gain = A Memory has come back: you may draw a card, swap one with the display, or both.
wait-gain = { $seat } may draw or swap a card.
ask-pace = { $card } is played. One step more or less?
wait-pace = { $seat } decides how far the Group goes.
ask-second_card = You may walk on with a second card.
wait-second_card = { $seat } may play a second card.
ask-second_look = The threat is { $card }. Keep it, or reveal another?
wait-second_look = { $seat } may have another threat revealed: this one is { $card }.
ask-calm = The card lies in the { $colour } column. Let it act, or not?
wait-calm = { $seat } decides whether the { $colour } card acts.
ask-approaches = Several ways lead Billygoat to the Group equally fast. Which one does he take?
wait-approaches = { $seat } chooses Billygoat’s way.
ask-turn_round = { $count ->
    [one] Which Faceless is turned round?
   *[other] { $count } Faceless are turned round. Which one now?
  }
wait-turn_round = { $seat } chooses which Faceless is turned round.
ask-give_up = The threat takes a card of your hand. Which one?
wait-give_up = { $seat } gives up a card.
ask-crossroads = At the Crossroads. First: { $one }. Second: { $other }. Which one?
wait-crossroads = { $seat } decides at the Crossroads: { $one }, or { $other }.
ask-lose_one = The Crossroads takes a card of your hand. Which one?
wait-lose_one = { $seat } gives up a card.
ask-which_first = Both Avatars answer to { $card }. Which one first?
wait-which_first = { $seat } chooses which Avatar acts first.
ask-post_servant = The Puppetmaster sends a Servant. On which outer space does it stand?
wait-post_servant = { $seat } chooses where the Servant stands.
ask-whose_hand = Whose hand is filled from the display?
wait-whose_hand = { $seat } chooses whose hand is filled.
ask-clear_cards = { $count ->
    [one] You may discard one more card from the bottom of a column.
   *[other] You may discard up to { $count } cards from the bottoms of columns.
  }
wait-clear_cards = { $seat } clears the display.
ask-shift_obstacle = Which Obstacle is moved, and where to?
wait-shift_obstacle = { $seat } moves an Obstacle.
ask-set_figure = Set-up. { $figure }: choose an outer space and a heading.
wait-set_figure = { $seat } sets up { $figure }.
ask-lay_obstacle = Set-up. Lay { $obstacle }: where, and turned which way?
wait-lay_obstacle = { $seat } lays { $obstacle }.
ask-lay_den = Set-up. Lay the Den: where, and turned which way?
wait-lay_den = { $seat } lays the Den.
ask-hide_memory = Set-up. Where does the next Memory lie, face down?
wait-hide_memory = { $seat } lays a Memory, unseen.
ask-place_group = Set-up. Where does the Group begin? It stands beside the Entrance Obstacle.
wait-place_group = { $seat } chooses where the Group begins.
ask-place_billygoat = Set-up. Where does Billygoat begin? Far from you is wise.
wait-place_billygoat = { $seat } chooses where Billygoat begins.
ask-sand = The sand runs through the hourglass.
wait-sand = The sand runs through the hourglass.
ask-name = Has the player whose turn it is said the name?
wait-name = Everybody listens for the name.

## Options

option-lay-space-direction = { $space }, turned to the { $direction }
option-hide-space = { $space }
option-begin-space = { $space }
option-stand-space = { $space }
option-set-outer = Outer space { $outer }
option-set-outer-heading = Outer space { $outer }, heading { $heading }°
option-move-space = { $space }
option-move-space-heading = { $space }, heading { $heading }°
option-enter-obstacle = Into { $obstacle }
option-enter-obstacle-heading = Into { $obstacle }, heading { $heading }°
option-keep_off = It stays away
option-play-card = Walk: { $card }
option-rest = Rest: fill your hand from the display
option-give-card-seat-seat = Whisper, give: { $card }, { $seat } → { $seat2 }
option-give_free-card-seat-seat = One more whisper, give: { $card }, { $seat } → { $seat2 }
option-swap-card-seat-card-seat = Whisper, swap: { $card } ({ $seat }) ⇄ { $card2 } ({ $seat2 })
option-swap_free-card-seat-card-seat = One more whisper, swap: { $card } ({ $seat }) ⇄ { $card2 } ({ $seat2 })
option-take-colour = Take from the { $colour } column
option-more = One step more
option-fewer = One step less
option-as_printed = As the card says
option-done = Go on
option-remember-memory = Use { $memory }
option-turn-figure = Turn { $figure }
option-carry-space-direction = Carry the Memory on { $space } to the { $direction }
option-peek = Look at the top card of the deck
option-roll = Add a card of the deck to the display and roll the Creepy Die
option-refill-seat = { $seat }
option-clear-colour = Discard from the { $colour } column
option-shift-obstacle-space-direction = { $obstacle }: to { $space }, turned to the { $direction }
option-go-direction = Go { $direction }
option-spend-memory = Use up { $memory }
option-spare = Spend nothing, and roll the die again
option-draw = Draw a card of the deck
option-exchange-card-colour = Give { $card } for the bottom card of the { $colour } column
option-keep = Keep it
option-replace = Discard it and reveal another
option-act = Let it act
option-calm_down = Let it lie without effect
option-approach-space = By { $space }
option-approach-obstacle = Through { $obstacle }
option-flip-figure = Turn { $figure } round
option-discard-card = Discard { $card }
option-choose-fork = { $fork }
option-post-outer = Outer space { $outer }
option-first-avatar = { $avatar } first
option-sand_out = The sand has run out
option-said_name = Somebody said the name

## Why not

why-must-move = Billygoat must be moved; he cannot stay where he is.
why-goat-obstacle = An Obstacle is there, and Billygoat cannot enter it.
why-demon-nearer = The Demon goes nearer to the Group, and nowhere else.
why-shortest-way = That is not on a shortest way to the Group.
why-start-taken = Another Faceless begins there.
why-not-past = Another Faceless is in the way and cannot be passed.
why-faceless-near = Too near to another Faceless: a free outer space must lie between them.
why-servant-there = A Servant of the Puppetmaster stands there.
why-only-turns = This time the Faceless is only turned where it stands.
why-already-turned = That one has been turned already.
why-removed = That Faceless has been put away; only a move with its card or Memory brings it back.
why-hand-full = That hand is full.
why-deck-empty = No card is left in the deck.
why-once-a-memory = That has been done for this Memory already.
why-column-empty = That column is empty.
why-needle-elsewhere = The needle points elsewhere.
why-memory-not-unused = That Memory has not been collected, or has been used.
why-die-does-not-spare = Only one face of the Creepy Die spares a Memory, and it does not show.
why-display-first = There are cards in the display: take from there.
why-must-fill = The hand must be filled up first.
why-memory-lying = That Memory has not been collected yet.
why-memory-used = That Memory has been used.
why-one-memory = One Memory a turn is all, and it has been used.
why-den-near = The turn began beside the Den: no Memory takes effect until it is over.
why-no-other-place = No Obstacle can lie anywhere else.
why-power-suspended = Powers cannot be used now.
why-once-a-turn = That has been done this turn.
why-space-taken = Something is there already.
why-outer-taken = That outer space is taken.
why-beside-servant = A Servant stands beside it, and there is room elsewhere.
why-fork-impossible = That cannot be done now, and the other can.
why-rolled-already = The die has been rolled this turn.
why-start-of-turn = That is for the very start of a turn.

## What happened

event-character_dealt = { $you ->
    [seat] { $character } is yours.
   *[other] { $character } is played by { $seat }.
  }
event-cards_dealt = { $you ->
    [seat] You begin with { $cards }.
   *[other] { $seat } begins with { $cards }.
  }
event-obstacle_laid = Laid out: { $obstacle }, on { $spaces }.
event-laid_anew = Nothing more fits: everything is laid out anew.
event-swamp = This one is a Swamp: { $obstacle }.
event-den_laid = The Den lies on { $spaces }.
event-memory_hidden = A Memory lies face down on { $space }.
event-group_begins = The Group begins on { $space }.
event-billygoat_stands = Billygoat waits on { $space }.
event-boxed = { $count ->
    [one] One card leaves the deck unseen.
   *[other] { $count } cards leave the deck unseen.
  }
event-avatar_shown = Billygoat’s Avatar: { $avatar }.
event-eye_laid = An open Eye lies on { $space }.
event-haunt_laid = A Haunted Place lies face down on { $space }.
event-portal_laid = { $portal } opens on { $space }.
event-servant_laid = A Servant stands on { $space }.
event-turn = { $you ->
    [seat] — Turn { $count }: yours —
   *[other] — Turn { $count }: { $seat } —
  }
event-fog_falls = Fog hides the needle.
event-fog_lifts = The fog lifts.
event-by_the_den = { $you ->
    [seat] You begin beside the Den: neither your power nor a Memory helps this turn.
   *[other] { $seat } begins beside the Den: neither power nor Memory helps this turn.
  }
event-played = { $you ->
    [seat] You walk with { $card }.
   *[other] { $seat } walks with { $card }.
  }
event-rested = { $you ->
    [seat] You rest.
   *[other] { $seat } rests.
  }
event-gave = { $you ->
    [seat] You whisper: { $card }, { $giver } → { $receiver }.
    [both] You whisper: { $card }, { $giver } → { $receiver }.
   *[other] { $seat } whispers: { $card }, { $giver } → { $receiver }.
  }
event-swapped = { $you ->
    [seat] You whisper: { $card } ({ $giver }) ⇄ { $back } ({ $receiver }).
    [both] You whisper: { $card } ({ $giver }) ⇄ { $back } ({ $receiver }).
   *[other] { $seat } whispers: { $card } ({ $giver }) ⇄ { $back } ({ $receiver }).
  }
event-took = { $you ->
    [seat] You take { $card } from the display.
   *[other] { $seat } takes { $card } from the display.
  }
event-drew = { $you ->
    [seat] You draw { $card }.
   *[other] { $seat } draws { $card }.
  }
event-exchanged = { $you ->
    [seat] You give { $card } for { $got } in the display.
   *[other] { $seat } gives { $card } for { $got } in the display.
  }
event-peeked = { $card ->
    [none] { $you ->
        [seat] You look at the deck.
       *[other] { $seat } looks at the top card of the deck.
      }
   *[other] { $you ->
        [seat] On top of the deck you see { $card }.
       *[other] { $seat } sees on top of the deck: { $card }.
      }
  }
event-paced = { $count ->
    [0] The card counts for nothing.
   *[other] The card counts { $count }.
  }
event-carried = { $you ->
    [seat] You carry a Memory from { $space } to { $to }.
   *[other] { $seat } carries a Memory from { $space } to { $to }.
  }
event-faceless_set = { $figure } stands on { $outer }, heading { $heading }°.
event-kept_off = { $figure } stays away.
event-billygoat_moved = Billygoat is on { $space }, heading { $heading }°.
event-billygoat_entered = Billygoat is in { $obstacle }, heading { $heading }°.
event-turned_round = { $figure } is turned round: heading { $heading }°.
event-collided = { $figure_is ->
    [billygoat] Billygoat’s magnet snaps to that of { $other }: { $other } is put away.
   *[other] The magnet of { $figure } snaps to Billygoat’s: { $figure } is put away.
  }
event-stepped = { $end ->
    [red] The red end leads the Group { $way }, to { $space }.
    [white] The white end leads the Group { $way }, to { $space }.
    [pushed] The Group is driven { $way }, to { $space }.
   *[free] The Group goes { $way }, to { $space }.
  }
event-bumped = { $end ->
    [red] The red end leads { $way }, against { $obstacle }.
    [white] The white end leads { $way }, against { $obstacle }.
    [pushed] The Group is driven { $way }, against { $obstacle }.
   *[free] The Group goes { $way }, against { $obstacle }.
  }
event-waded = The way leads into a Swamp: { $obstacle }.
event-spent = { $memory } is used up.
event-spared = Nothing is used up this time.
event-recovered = On { $space } the Group finds a Memory: { $memory }.
event-remembered = { $you ->
    [seat] You use { $memory }.
   *[other] { $seat } uses { $memory }.
  }
event-obstacle_moved = Moved: { $obstacle }, now on { $spaces }.
event-cleared = { $card } leaves the display.
event-revealed = The threat: { $card }.
event-replaced = { $you ->
    [seat] You discard { $card }.
   *[other] { $seat } discards { $card }.
  }
event-calmed = It lies there without effect.
event-added = { $card } joins the display.
event-threat = { $colour_is ->
    [blue] { $count ->
        [0] A blue threat without a pair: nothing happens.
        [one] A blue threat: one card joins the display.
       *[other] A blue threat: { $count } cards join the display.
      }
    [green] { $count ->
        [0] A green threat without a pair: nothing happens.
        [one] A green threat: one card must be given up.
       *[other] A green threat: { $count } cards must be given up.
      }
    [yellow] { $count ->
        [0] A yellow threat without a pair: nothing happens.
        [one] A yellow threat: one Faceless is turned round.
       *[other] A yellow threat, { $count } pairs: Faceless are turned round.
      }
    [red] { $count ->
        [one] A red threat: Billygoat comes one space nearer.
       *[other] A red threat: Billygoat comes { $count } spaces nearer.
      }
   *[purple] { $count ->
        [0] A purple threat: the Group stays where it is.
        [one] A purple threat: the needle draws the Group on by one space.
       *[other] A purple threat: the needle draws the Group on by { $count } spaces.
      }
  }
event-discarded = { $you ->
    [seat] You give up { $card }.
   *[other] { $seat } gives up { $card }.
  }
event-dropped = { $card } goes from the deck to the discards.
event-eye_turned = { $open ->
    [0] The Eye on { $space } closes.
   *[other] The Eye on { $space } opens.
  }
event-watched = { $count ->
    [one] An open Eye sees it: one card leaves the deck unseen.
   *[other] An open Eye sees it: { $count } cards leave the deck unseen.
  }
event-rolled = The Creepy Die shows: { $face }.
event-fork_shown = At the Crossroads, { $crossroads }: { $one }, or { $other }.
event-fork_chosen = { $you ->
    [seat] You choose: { $fork }.
   *[other] { $seat } chooses: { $fork }.
  }
event-haunted = { $count ->
    [one] The Haunted Place on { $space } drives the Group one space { $way }.
   *[other] The Haunted Place on { $space } drives the Group { $count } spaces { $way }.
  }
event-haunts_turned = { $count ->
    [one] The Haunted Places that lie face down turn by 60°.
   *[other] The Haunted Places that lie face down turn by 60°, { $count } times.
  }
event-ported = { $portal } takes the Group to { $space }.
event-servants_move = { $count ->
    [one] The Servants go one space { $way }.
   *[other] The Servants go { $count } spaces { $way }.
  }
event-servant_moved = A Servant goes from { $space } to { $to }.
event-servant_gone = The Servant on { $space } vanishes.
event-servant_posted = A Servant stands on the outer space { $outer } for good.
event-silence = { $you ->
    [seat] Not a word now: you play the next turn alone.
   *[other] Not a word now: { $seat } plays the next turn alone.
  }
event-speech = Everybody may speak again.
event-glass_started = The hourglass is turned: the sand runs.
event-glass_beside = The hourglass stands beside the Memory: the next time it runs out costs nothing.
event-sand_out = { $cards ->
    [0] The sand has run out beside the Memory: the hourglass goes home.
   *[other] The sand has run out: { $cards } cards join the display.
  }
event-name_said = { $you ->
    [seat] You said the name!
   *[other] { $seat } said the name!
  }

## How it ends

outcome-rescued = All is remembered. You are out of the dusk.
outcome-caught = Billygoat has you.
outcome-trapped = An Obstacle holds you, and no Memory shows the way round it.
outcome-swallowed = The Swamp closes over you.
outcome-den = You have walked into the Den.
outcome-servants = A Servant has found you.
outcome-no_cards = The deck is empty, and the dusk turns into night.

## Switches

switch-difficulty = Difficulty
switch-difficulty-about = How many cards the threat display always holds. Easy is right for a first game.
switch-difficulty-easy = easy: 5 cards
switch-difficulty-medium = medium: 6 cards
switch-difficulty-hard = hard: 8 cards
switch-layout = Set-up
switch-layout-about = Who lays out Obstacles, Memories and figures.
switch-layout-random = chance
switch-layout-by_hand = the first player
switch-characters = Characters
switch-characters-about = Their names in the order of the seats; empty deals them by chance.
switch-first_player = First player
switch-first_player-about = The seat that begins, counted from 0; -1 for chance.
switch-solo = Alone
switch-solo-about = One person plays with one hand. The rulebook has no such game.
switch-labyrinth = Labyrinth
switch-labyrinth-about = Where a step over the edge leads.
switch-labyrinth-line = to the far end of the same line
switch-labyrinth-antipodal = to the opposite space
switch-collisions = Collisions
switch-collisions-about = Whether magnets that come too near snap together.
switch-collisions-physical = they do
switch-collisions-off = they never do
switch-earth = The Earth
switch-earth-about = Whether the Earth’s own field pulls at the needle too.
switch-avatar = Avatar
switch-avatar-about = Billygoat has a nature of his own. Better after 4 games.
switch-avatar-none = none
switch-avatar-random = by chance
switch-avatar-demon = The Demon: red cards bring him nearer
switch-avatar-puppetmaster = The Puppetmaster: Servants take outer spaces
switch-avatar-eraserhead = The Eraserhead: small red threats cost Memories
switch-avatar-unspeakable = The Unspeakable: after red threats all are silent
switch-avatar-spectral = The Spectral: he walks through Obstacles
switch-second_avatar = Second Avatar
switch-second_avatar-about = Another nature beside the first, as in scenario 5. Better after 4 games.
switch-second_avatar-none = none
switch-second_avatar-demon = The Demon
switch-second_avatar-puppetmaster = The Puppetmaster
switch-second_avatar-eraserhead = The Eraserhead
switch-second_avatar-unspeakable = The Unspeakable
switch-second_avatar-spectral = The Spectral
switch-creepy_die = Creepy Die
switch-creepy_die-about = Yellow threats roll a die whose faces mostly last. Better after 5 games.
switch-crossroads = Crossroads
switch-crossroads-about = Green threats make you choose between two evils. Better after 5 games.
switch-den = Den
switch-den-about = A lair that must not be entered; beside it neither powers nor Memories help. Better after 8 games.
switch-eyes = Eyes
switch-eyes-about = Two Eyes eat up the deck until the Group closes them. Better after 6 games.
switch-nightworld = Nightworld
switch-nightworld-about = The other side of the board: on Inverse spaces the white end leads. Better after 12 games.
switch-haunted = Haunted Places
switch-haunted-about = Four hidden places that drive the Group away. Better after 6 games.
switch-hourglass = Hourglass
switch-hourglass-about = If the sand runs out before a Memory is found, two cards join the display. Better after 12 games.
switch-hourglass-off = off
switch-hourglass-seconds = in real time
switch-hourglass-turns = by turns
switch-portals = Portals
switch-portals-about = Three gates; a walk that ends at one goes on through it. Better after 3 games.
switch-fog = Fog
switch-fog-about = From the start of a turn the needle is hidden, until the Group walks or the action is done. Better after 15 games.
switch-servants = Servants
switch-servants-about = Red threats send Servants across the board. Better after 8 games.
switch-servants-off = none
switch-servants-wandering = four that wander, and must not be met
switch-servants-collectors = eight that carry the Memories about
switch-swamps = Swamps
switch-swamps-about = So many Obstacles are Swamps: they can be entered, for a Memory a step. The module has 2. Better after 8 games.
switch-way_out = The way out
switch-way_out-about = To win, the Group must also stand beside the Entrance Obstacle, as in scenario 4.
switch-his_name = His name
switch-his_name-about = Whoever says “Billygoat” in their own turn brings a card into the display, and it acts, as in scenario 6.
switch-final_challenge = Final challenge
switch-final_challenge-about = Fog besides everything else, at the hard level.
switch-figures = Own figures
switch-figures-about = Other values for what nobody has read off the game yet: board, cards, magnets.

## Figures

figure-board-radius = Spaces from the middle of the board to its edge
figure-starts = Outer spaces on which the Faceless may begin
figure-day-symbols = Signs for Obstacles by day
figure-night-symbols = Signs for Obstacles in Nightworld
figure-inverse-spaces = Inverse spaces
figure-obstacles = Shapes of the Obstacles, with their marked parts
figure-den = Shape of the Den
figure-blue-cards = Values of the blue cards
figure-green-cards = Values of the green cards
figure-yellow-cards = Values of the yellow cards
figure-red-cards = Values of the red cards
figure-purple-cards = Values of the purple cards
figure-easy-cards = Cards in the display at the easy level
figure-powers = Powers, in the order of the characters
figure-avatars = Avatars that may be drawn
figure-die-faces = Faces of the Creepy Die
figure-crossroads = The two effects of each Crossroads card
figure-servant-directions = Directions on the Servant cards
figure-haunted-arrows = Arrows of the Haunted Places
figure-hourglass-seconds = Seconds until the sand has run out
figure-hourglass-turns = Turns until the sand has run out
figure-pitch-mm = From one space to the next, in mm
figure-needle-height-mm = Height of the needle above the magnets, in mm
figure-faceless-moment = Magnet of a Faceless, in A·m²
figure-billygoat-moment = Billygoat’s magnet, in A·m²
figure-earth-field = The Earth’s field, in µT
figure-earth-heading = Where the Earth draws the red end, in degrees
figure-tie-degrees = How near the middle between two spaces the needle leaves it open, in degrees
figure-null-field = The weakest field that moves the needle, in µT
figure-snap-distance = How near magnets must be to snap together, in mm
figure-snap-force = How hard they must attract to snap together, in N
figure-word-whispers = { power-whispers }
figure-word-four_cards = { power-four_cards }
figure-word-two_cards = { power-two_cards }
figure-word-foresight = { power-foresight }
figure-word-wanders = { power-wanders }
figure-word-paces = { power-paces }
figure-word-recovers = { power-recovers }
figure-word-turns = { power-turns }
figure-word-second_look = { power-second_look }
figure-word-carries = { power-carries }
figure-word-demon = { avatar-demon }
figure-word-puppetmaster = { avatar-puppetmaster }
figure-word-eraserhead = { avatar-eraserhead }
figure-word-unspeakable = { avatar-unspeakable }
figure-word-spectral = { avatar-spectral }
figure-word-no_powers = { face-no_powers }
figure-word-one_more = { face-one_more }
figure-word-spared = { face-spared }
figure-word-closer = { face-closer }
figure-word-calm = { face-calm }
figure-word-red_step = { fork-red_step }
figure-word-white_step = { fork-white_step }
figure-word-no_yellow_green = { fork-no_yellow_green }
figure-word-no_yellow_blue = { fork-no_yellow_blue }
figure-word-no_blue_green = { fork-no_blue_green }
figure-word-add_card = { fork-add_card }
figure-word-lose_card = { fork-lose_card }
figure-word-goat_step = { fork-goat_step }
figure-word-turn_one = { fork-turn_one }
figure-word-drop_two = { fork-drop_two }
figure-word-spend_memory = { fork-spend_memory }
figure-word-turn_all = { fork-turn_all }
figure-word-east = { direction-east }
figure-word-northeast = { direction-northeast }
figure-word-northwest = { direction-northwest }
figure-word-west = { direction-west }
figure-word-southwest = { direction-southwest }
figure-word-southeast = { direction-southeast }
# A face of the die, and an effect at the Crossroads.
figure-word-one_less = one less

## The table in words

sheet-turn = Turn { $value }
sheet-current = On turn: { $value }
sheet-here = The Group stands on { $value }
sheet-needle = The red end points to { $value }°
sheet-billygoat_space = Billygoat stands on { $value }
sheet-billygoat_obstacle = Billygoat is in { $value }
sheet-billygoat_heading = Billygoat’s heading: { $value }°
sheet-figures_alan_outer = Alan stands on { $value }
sheet-figures_alan_heading = Alan’s heading: { $value }°
sheet-figures_sam_outer = Sam stands on { $value }
sheet-figures_sam_heading = Sam’s heading: { $value }°
sheet-figures_judith_outer = Judith stands on { $value }
sheet-figures_judith_heading = Judith’s heading: { $value }°
sheet-memories = Memories lie on { $value }
sheet-fates = { $value }
sheet-deck = { $value ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $value } cards in the deck
  }
sheet-display_blue = Blue column: { $value }
sheet-display_green = Green column: { $value }
sheet-display_yellow = Yellow column: { $value }
sheet-display_red = Red column: { $value }
sheet-display_purple = Purple column: { $value }
sheet-characters = { $value }
sheet-powers = { $value }
sheet-face = The Creepy Die shows: { $value }
sheet-avatars = Avatar: { $value }
sheet-portals = Portals A, B, C: { $value }
sheet-servants = Servants: { $value }
sheet-puppets = Servants of the Puppetmaster: { $value }
sheet-den = Den: { $value }
sheet-glass = { $value ->
    [off] { "" }
    [home] The hourglass is at home
   *[memory] The hourglass stands beside a Memory
  }
sheet-glass_turns = { $value ->
    [0] { "" }
    [one] Sand for one turn
   *[other] Sand for { $value } turns
  }
sheet-me_hand = Your cards: { $value }
sheet-me_top = On top of the deck: { $value }

## Why a bot would do so

advice-wins = With that we are out of the dusk.
advice-no_way_out = Nothing saves us any more.
advice-recovers = { $count ->
    [one] That brings back a Memory.
   *[other] That brings back { $count } Memories.
  }
advice-flees = { $count ->
    [one] Billygoat is near, and that keeps him a step further away.
   *[other] Billygoat is near, and that keeps him { $count } steps further away.
  }
advice-nearer = { $count ->
    [one] That saves a step on the way to the Memories.
   *[other] That saves { $count } steps on the way to the Memories.
  }
advice-calms = { $count ->
    [one] That takes a dangerous card off the display.
   *[other] That takes { $count } dangerous cards off the display.
  }
advice-draws = { $count ->
    [one] That gives us a card more to steer with.
   *[other] That gives us { $count } cards more to steer with.
  }
advice-first = That costs nothing, so do it first.
advice-safest = Whatever card comes next, we are best off so.

## The chapters of the rules

chapter-TF-1 = The game
chapter-TF-2 = Words
chapter-TF-3 = Set-up
chapter-TF-4 = The turn
chapter-TF-5 = The compass
chapter-TF-6 = Memories
chapter-TF-7 = Bumping
chapter-TF-8 = Threats
chapter-TF-9 = The end
chapter-TF-10 = Modules
chapter-TF-11 = Characters and powers
chapter-TF-12 = Scenarios
chapter-TF-13 = The magnets
chapter-E = The rulebook’s examples
chapter-A = Where the rulebook is silent
chapter-V = Reference situations of the magnets

## The terminal and the plain table

scale-heading = Heading in degrees
scale-heading-how = Degrees (0 is east, 90 north), a wind like nw, an hour like 4h, or the space to look at like g7.
map-winds = east/e, north-east/ne, north/n, north-west/nw, west/w, south-west/sw, south/s, south-east/se
map-group = Group
map-memory = Memory
map-obstacle = Obstacle
map-sign = sign for an Obstacle
map-swamp = Swamp
map-den = Den
map-open_eye = open Eye
map-shut_eye = closed Eye
map-haunt = Haunted Place
map-portal = Portal
map-servant = Servant
map-inverse = Inverse space
map-fogged = The fog hides the needle
map-silent = Nobody may speak
map-next = next: { $threat }
map-lost = { $count ->
    [0] No Memory is lost
    [one] One Memory is still lost
   *[other] { $count } Memories are still lost
  }
map-unused = To use: { $memories }
map-used = Used: { $memories }
map-toward = The needle would point to { $angle }°: { $way }.
map-between = The needle would point to { $angle }°: between { $way } and { $other }.
map-faint = The magnets cancel out: the needle would stay as it was.
map-blind = In the fog nobody sees what the needle would do.
map-catch = There Billygoat catches the Group, and the game is lost.

## The board in the browser

claim-ping = Look here
claim-ping-said = Look: { $thing }.
claim-propose = I propose …
claim-propose-said = I propose: { $thing }.
claim-agree = I agree
claim-agree-said = I agree: { $thing }.
wood-duskworld = Duskworld, seen from above.
wood-keys = Duskworld. Left and right arrows move the figure, up and down turn it, with Shift by a tenth of a degree; Enter confirms.
wood-fog = Fog lies over the compass
wood-no-field = Nothing draws the needle
wood-closer = Look closer
wood-removed = Put away by a collision; it comes back when it is moved next.
wood-place-on = On, against the clock
wood-place-back = Back, with the clock
wood-turn-left = Turn against the clock
wood-turn-right = Turn with the clock
wood-threats = The threat display
wood-next-card = If the next card is …
wood-next = A { $colour } card now: { $what }.
wood-column = The { $colour } column.
wood-memories = Memories
wood-people = Players and their open hands
wood-signs = What else holds
wood-deck = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
  }
wood-about-deck = Whoever must draw from an empty deck loses the game for all. The threat display always holds at least { $level } cards.
wood-fogged = Fog
wood-about-fog = The needle cannot be seen until the action is done, or the Group sets off.
wood-silent = Silence: nobody may speak
wood-no-face = Not rolled yet
wood-forks = { $count ->
    [one] One Crossroads card
   *[other] { $count } Crossroads cards
  }
wood-glass-home = { $turns ->
    [0] The hourglass, at home
    [one] The hourglass, at home: one turn
   *[other] The hourglass, at home: { $turns } turns
  }
wood-glass-memory = { $turns ->
    [0] The hourglass, beside a Memory
    [one] The hourglass, beside a Memory: one turn
   *[other] The hourglass, beside a Memory: { $turns } turns
  }
wood-stands = { $figure } is on { $place }, the coloured side looking to { $heading }°.
wood-about-faceless = The coloured side draws the red end of the needle, the pale side drives it away. A { $colour } card moves and turns this figure.
wood-about-billygoat = His red side draws the red end of the needle, the pale side with the horns drives it away. If he and the Group are ever on one space, all is lost.
wood-space = Space { $space }
wood-outer = Outer space { $outer }
wood-free = Nothing is here.
wood-group = The Group stands here, with the compass.
wood-obstacle = { $obstacle }.
wood-about-obstacle = Whoever walks against it stays where they are and uses up a Memory.
wood-swamp = { $obstacle }, a Swamp.
wood-about-swamp = Each step into it uses up a Memory.
wood-mark = This part has the sign of a Memory.
wood-den = The Den: whoever enters it is lost; beside it neither powers nor Memories help.
wood-memory = A Memory lies here, face down.
wood-servant = A Servant stands here.
wood-puppet = A Servant of the Puppetmaster stands here: no Faceless may stop on this space.
wood-eye = { $open ->
    [0] An Eye, closed.
   *[other] An Eye, open: each threat takes three cards of the deck away.
  }
wood-haunt = A Haunted Place, face down.
wood-haunt-open = { $count ->
    [one] A Haunted Place that drives one space { $way }.
   *[other] A Haunted Place that drives { $count } spaces { $way }.
  }
wood-portal = { $portal }.
wood-inverse = An Inverse space: from here the white end leads.
wood-symbol = The sign of a place for an Obstacle.

## What a table cannot be

wrong-solo-off = The Faceless is for 2 to 4 players; one may play with “{ switch-solo }” on.
wrong-solo-on = “{ switch-solo }” is for one player.
wrong-second-avatar = “{ switch-second_avatar }” stands beside another that “{ switch-avatar }” names.
wrong-unknown-character = There is no character “{ $given }”. Perhaps: { $known }.
wrong-characters =
    “{ switch-characters }” names { $seats ->
        [one] at least one
       *[other] at least { $seats } different ones
    }, each once, or none to deal them by chance.
wrong-figure-cells = “{ $figure }” takes different cells of a board of radius { $radius }.
wrong-figure-starts = “starts” takes three outer spaces below { $ring } that do not touch.
wrong-figure-parts =
    “{ $figure }” takes cells of { $parts ->
        [one] one number
       *[other] { $parts } numbers
    }.
wrong-figure-origin = “{ $figure }” takes shapes whose first cell is 0, 0.
wrong-figure-marks = “obstacles” needs eight marked parts for the Memories, not { $given }.
wrong-figure-cards = The event cards are fifty, not { $given }.
wrong-figure-powers = “powers” takes each power once.
wrong-no-layout = No layout was found for these figures.
