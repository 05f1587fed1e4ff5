# The Thing: The Boardgame in English. All words are our own.
# Characters are named by their cards, so the texts are the same for every reader.
# What the reader may not know arrives as “none”.

title-name = The Thing: The Boardgame
title-about = Polar night, a base that must be kept running, and one of you who is no longer human. Meet, trust, test, and get out.

## Editions

edition-uk-2023 = Ukrainian edition, 2023
edition-uk-2023-about = The later text: two weather tables, helping hands always help, the fire lays down only who lit it.
edition-it-2021 = Italian edition, 2021
edition-it-2021-about = The first printing: the rescue takes off at once, the majority decides who may board, the lights fail only when the base is checked.

## People, rooms and things

character-bennings = Bennings
character-norris = Norris
character-clark = Clark
character-blair = Dr. Blair
character-garry = Garry
character-macready = MacReady
character-nauls = Nauls
character-windows = Windows

power-bennings = At the Weather Station the die is rolled twice, and either result kept.
power-norris = Sees in the dark; in a special action draws two cards and delivers one.
power-norris-coop = In the dark may roll up to three dice again, each once.
power-clark = Dogs do nothing to Clark when they are alone with him.
power-blair = In the Lab takes one token more.
power-garry = After drawing may discard one card and draw another.
power-garry-coop = May roll one die again.
power-macready = In the Armory draws three cards and keeps one.
power-nauls = Cooks a meal from one ration instead of two.
power-windows = Repairs one damage more.

room-kennel = Kennel
room-weather_station = Weather Station
room-armory = Armory
room-kitchen = Kitchen
room-lab = Lab
room-comms = Radio Room
room-helicopter = Helicopter
room-snowplow = Snowplow
room-boiler = Boiler Room
room-generator = Generator Room
room-storage = Storage
room-dormitory = Dormitory
room-rec_room = Rec Room
room-aboard = Rescue Helicopter
room-nowhere = nowhere

use-weather_station = Roll the weather for the next round and keep it here; one barrel for boiler or generator.
use-armory = Draw two weapons, keep one.
use-kitchen = Cook: two rations from the pantry for tonight.
use-storage = Draw two items, keep one.
use-lab = Draw a token: perhaps a blood bag for a test.
use-comms = Without damage: send the S.O.S.
use-helicopter = A barrel from outside; or, full and whole, escape with the keys.
use-snowplow = A barrel from outside; or, full and whole, escape with the keys.
use-boiler = A barrel from underground. It burns fuel every round; without it the base freezes.
use-generator = A barrel from underground. It burns fuel every round; without it the base is dark.
use-dormitory = Sleep, and change your cards for others of your choice.
use-dormitory-coop = Rest here to turn one die to any face.
use-rec_room = Where everybody meets, trades and accuses.
use-kennel = Where caught dogs are kept, until somebody frees them.

action-use = Use
action-repair = Repair
action-sabotage = Sabotage
weapon-flamethrower = Flamethrower
weapon-dynamite = Dynamite
weapon-firearm = Firearm
weapon-melee = Melee weapon
effect-flamethrower = One refill: drive the Alien off, stay out of a meeting, or burn the room. With a Wire, a test.
effect-dynamite = Once: drive the Alien off, or burn the room.
effect-firearm = Stay out of meetings, as often as you like.
effect-melee = Once: stay out of a meeting.
item-keys = Keys
item-torch = Torch
item-toolbox = Toolbox
item-fuel = Fuel can
item-wire = Wire
effect-keys = Start a vehicle that is full and whole.
effect-torch = You see in the dark, and a special action draws two cards.
effect-toolbox = Once, between two actions: remove one damage where you stand.
effect-fuel = Once, between two actions: one barrel where you stand.
effect-wire = With a Flamethrower: test anybody for one refill.
token-blood = blood bag
token-failure = spoilt sample
effect-blood = Once: test the most suspected.
effect-failure = Of no use, but nobody knows that.
role-human = Human
role-alien = Alien
goal-human = Keep the base running, find out whom you can trust, and escape with every Human and no Alien.
goal-alien = Nobody knows. Infect, mislead, and leave with them; or show yourself and hunt.
weather-sun = clear sky
weather-snow = snow
weather-storm = storm
face-use = Use
face-repair = Repair
face-sabotage = Sabotage
face-threat = Threat
how-blood = blood test
how-wire = hot wire
how-willingly = of its own will
how-dog = the dog’s bite
phase-weather = Weather
phase-maintenance = Maintenance
phase-alien = The Alien plans
phase-draw = Drawing cards
phase-move = Moving
phase-encounters = Encounters
phase-actions = Actions
phase-recreation = Rec Room
phase-tests = Tests
phase-supper = Supper
phase-dogs = Dogs and Leader
phase-escape = Escape
fate-in_play = { "" }
fate-dead = taken by the Alien
fate-revealed = revealed Alien
fate-absent = not in this game

## What is asked: of the reader, and of somebody else

ask-play_as = Choose your character.
wait-play_as = { $seat } chooses a character.
ask-weather = You lead. The die shows { $weather }; another result is kept in the Weather Station. Which counts?
wait-weather = { $seat } chooses the weather.
ask-plan = You are the Alien. Choose rooms and the strength you send to each; agree when the plan is right.
wait-plan = { $seat } plans in the dark between the walls.
ask-garry = { character-garry }: you may change one of your cards for the top of the deck.
wait-garry = { $seat } may change a card.
ask-move = { $character }: where do you go, and which card do you deliver?
wait-move = { $seat } decides where { $character } goes.
ask-special = { $character }: deliver one of the two cards you drew.
wait-special = { $seat } chooses between two cards.
ask-fetch = { $character }: choose new cards from the deck.
wait-fetch = { $seat } searches the deck.
ask-walk = Where does { $character } go?
wait-walk = { $seat } decides where { $character } goes.
ask-next_strike = You lead. The Alien is in several rooms: which comes first?
wait-next_strike = { $seat } chooses the room that comes first.
ask-next_meeting = You lead. In several rooms somebody meets: which comes first?
wait-next_meeting = { $seat } chooses the meeting that comes first.
ask-fight = The Alien is in the { $room }! { $character }: do you fight?
wait-fight = { $seat } faces the Alien in the { $room }.
ask-prey = The { $room } is yours. What do you take?
wait-prey = The Alien chooses in the { $room }.
ask-victim = The Alien is too strong in the { $room }. You lead: whom does it get?
wait-victim = { $seat } must name a victim in the { $room }.
ask-avoid = { $character } meets others in the { $room }. You may stay out of it with a weapon.
wait-avoid = { $seat } may stay out of the meeting in the { $room }.
ask-lay_tokens = Infection check in the { $room }: lay two tokens face down.
wait-lay_tokens = { $seat } lays tokens in the { $room }.
ask-look_at = Infection check in the { $room }: whose token do you look at?
wait-look_at = { $seat } chooses whose token to see.
ask-next_card = { $count ->
    [0] You lead. Turn up the first card.
   *[other] You lead. Turn up another card, or stop.
  }
wait-next_card = { $seat } leads the work.
ask-assign = { $card }: who does it?
wait-assign = { $seat } decides who does it: { $card }.
ask-lay_down = { $card } cannot be done by anybody. Who lies down?
wait-lay_down = { $seat } lays somebody down.
ask-how_often = { $character }, { $action } in the { $room }: how often?
wait-how_often = { $seat } decides how often.
ask-keep_weapon = { $character }: keep one weapon.
wait-keep_weapon = { $seat } looks through the Armory.
ask-keep_item = { $character }: keep one item.
wait-keep_item = { $seat } looks through the Storage.
ask-keep_tokens = { $character }: keep what you drew in the Lab, or throw it away unseen.
wait-keep_tokens = { $seat } looks at what the Lab gave.
ask-store = { $character }: which weather do you keep for the next round?
wait-store = { $seat } reads the sky.
ask-extra_barrel = { $character }: a barrel for the Boiler Room or for the Generator Room?
wait-extra_barrel = { $seat } brings a barrel.
ask-show_keys = The { $room } is ready to leave. { $character }: do you show the keys?
wait-show_keys = { $seat } stands before the { $room }.
ask-burn = You may ask to burn the room you stand in.
wait-burn = { $seat } may ask to burn a room.
ask-consent = { $character } wants to burn the { $room } ({ $weapon }). You lead: is it allowed?
wait-consent = { $seat } decides about the fire in the { $room }.
ask-use_item = You may use an item where you stand.
wait-use_item = { $seat } may use an item.
ask-accuse = In the Rec Room: whom do you accuse? Meanwhile things may change hands.
wait-accuse = { $seat } looks round.
ask-recess = In the Rec Room: give one another what you like, then go on.
wait-recess = { $seat } rests.
ask-give = You may give something away.
wait-give = { $seat } may give something away.
ask-show_oneself = You may show what you are.
wait-show_oneself = { $seat } thinks it over.
ask-who_tests = Do you test somebody?
wait-who_tests = { $seat } decides about a test.
ask-whom_to_hear = Several would test. You lead: who does it?
wait-whom_to_hear = { $seat } decides who tests.
ask-whom_to_test = { $character } ({ $test }): who is put to the test?
wait-whom_to_test = { $seat } chooses who is tested.
ask-go_hungry = There is not enough to eat: discard a card.
wait-go_hungry = { $seat } goes hungry and discards.
ask-willing = Will { $character } come aboard?
wait-willing = { $seat } thinks about coming aboard.
ask-admit = Do you let { $character } come aboard? All aboard are asked.
wait-admit = { $seat } decides about { $character }.
ask-take_along = Do we take { $character } along?
wait-take_along = { $seat } decides about { $character }.
ask-take_one = The threat has reached several. You lead: whom does it take?
wait-take_one = { $seat } must say whom the threat takes.
ask-next_roll = { $count ->
    [0] You lead. Roll the dice for somebody who stands.
   *[other] You lead. Roll again, or stop.
  }
wait-next_roll = { $seat } leads the work.
ask-give_dice = You lead. Who gets these dice?
wait-give_dice = { $seat } decides who gets the dice.
ask-use_dice = { $character }: what do you make of the dice?
wait-use_dice = { $seat } decides what { $character } makes of the dice.

## Options

option-play_as-character = { $character }
option-new-weather = The new one: { $weather }
option-stored-weather = The one kept: { $weather }
option-agree = This is the plan
option-attack-room-count = { $room }: strength { $count }
option-spare-room = Not the { $room } after all
option-keep_hand = Keep my cards
option-change-action = Change: { $action }
option-go-room = { $room }
option-go-room-action = { $room }, delivering { $action }
option-special-room = Special action in the { $room }: all cards away, a new one delivered
option-swap = Dormitory: change all my cards
option-swap-action = Dormitory: change { $action }
option-swap-action-action = Dormitory: change { $action }, { $action2 }
option-swap-action-action-action = Dormitory: change { $action }, { $action2 }, { $action3 }
option-fetch-action = { $action }
option-fetch-action-action = { $action }, { $action2 }
option-fetch-action-action-action = { $action }, { $action2 }, { $action3 }
option-deliver-action = Deliver { $action }
option-board = Come aboard
option-stay = Stay
option-resolve-room = { $room }
option-pass = Do nothing
option-fight-weapon = Fight: { $weapon }
option-meet = Meet them
option-avoid-weapon = Stay out of it: { $weapon }
option-place-role = { $role_is ->
    [alien] Human and Alien
   *[human] Human and Human
  }
option-look-character = A token of { $character }
option-assimilate-character = Assimilate { $character }
option-assimilate_dog = Assimilate the dog
option-sabotage = Sabotage the room
option-reveal_card = Turn up a card
option-stop = That is enough
option-assign-character = { $character }
option-lay_down-character = { $character }
option-times-count = { $count ->
    [one] Once
   *[other] { $count } times
  }
option-keep-weapon = { $weapon }
option-keep-item = { $item }
option-keep = Keep the rest
option-throw-token = Throw away: { $token }
option-show_keys = Show the keys and leave
option-fill-room = { $room }
option-spend-item-character = { $character }: use { $item }
option-burn-weapon-character = { $character }: burn this room ({ $weapon })
option-allow = Let it burn
option-forbid = No fire here
option-vote-character = Point at { $character }
option-abstain = Cross your arms
option-ready = Go on
option-reveal_self = Show yourself as the Alien
option-give-weapon-character-character = { $character } gives { $character2 }: { $weapon }
option-give-item-character-character = { $character } gives { $character2 }: { $item }
option-give-token-character-character = { $character } gives { $character2 }: { $token }
option-test-how-character = { $character } tests: { $how }
option-hear-how-character = { $character }: { $how }
option-put_to_test-character = { $character }
option-discard-action = Discard { $action }
option-accept = Let them in
option-refuse = Turn them away
option-take-character = { $character }
option-roll = Roll the dice
option-roll-character = Roll for { $character }
option-cancel-face = Cancel { $face } (one more suspicion)
option-reroll-face = Roll { $face } again
option-turn_die-face-face = Dormitory: turn { $face } to { $face2 }
option-suffer = Let it happen
option-nothing = Do nothing
option-do-action = { $action }
option-burn_here-weapon = Burn this room: { $weapon }

## Why not

why-character-taken = Somebody plays that character already.
why-not-for-people = The Kennel is for dogs and for the Alien.
why-must-move = Everybody must leave for a room with work to do.
why-room-full = Three are there already.
why-room-burned = That room is burnt out.
why-boiler-lost = The Boiler is broken for good.
why-no-cards = There is no card in this hand.
why-no-rescue-here = The rescue has not landed.
why-not-lowest-suspicion = Only the least suspected may board first.
why-alien-must-plan = At least one room must be chosen.
why-room-chosen-already = That room is in the plan already.
why-no-such-weapon = You do not have that weapon.
why-no-refill = The Flamethrower is empty.
why-no-card-in-the-pile = It costs a card of the active pile, and none is left.
why-humans-lay-humans = A Human has only Human tokens to lay.
why-no-dog-here = There is no dog.
why-must-reveal-one = At least one card must be turned up.
why-nobody-or-nothing-left = No card is left, or nobody stands.
why-nothing-to-do-here = There is nothing to do there.
why-nothing-left-here = There is nothing left there.
why-full-or-no-fuel = It is full, or the reserve is empty.
why-comms-broken = The radio must be repaired first.
why-sos-sent = The S.O.S. has been sent.
why-nothing-to-repair = Nothing is damaged there.
why-nothing-to-sabotage = There is nothing left to damage there.
why-lies-down = Who lies down does nothing more this round.
why-no-keys = The keys are missing.
why-no-fire-left = There are no fire tokens left.
why-no-such-item = You do not have that item.
why-no-use-for-item = It would do nothing there.
why-not-oneself = You cannot accuse yourself.
why-green-is-safe = Whoever is in the green zone is cleared.
why-no-blood-bag = That takes a blood bag.
why-no-wire-and-flame = That takes a Wire and a Flamethrower with a refill.
why-test-done-already = That kind of test has been done this round.
why-not-highest-suspicion = The blood bag is for the most suspected.
why-not-an-alien = Only an Alien has something to show.
why-too-late-to-show-oneself = The Rec Room is over: once a test has been made, nobody shows what they are of their own will.
why-bed-taken = Somebody is in the Dormitory already.
why-must-roll = At least one roll must be made.
why-board-first-of-all = The rescue can be boarded only before the first roll.
why-bad-faces = Sabotage and Threat come first.
why-no-bad-faces = There is nothing bad on the dice.
why-no-such-die = No die shows that.
why-nobody-in-the-dormitory = Nobody rests in the Dormitory.
why-no-reroll = Only Garry, or Norris or a Torch in the dark, rolls again, and no die twice.

## What happened

event-chose = { $character } is in the game.
event-dealt = { $cards ->
    [none] { $character } is dealt two cards.
   *[other] { $character } is dealt: { $cards }.
  }
event-role_dealt = { $role_is ->
    [none] { $character } looks at a role card.
   *[other] { $character } is: { $role }.
  }
event-leader = { $character } leads.
event-token_lies = The Leader token lies in the { $room }.
event-token_taken = { $character } takes the Leader token.
event-round = — Round { $count } —
event-weather_rolled = The sky shows { $weather }.
event-weather_is = Weather: { $weather }.
event-burnt_fuel = { $count ->
    [0] { $room }: nothing to burn.
    [one] { $room }: one barrel is burnt.
   *[other] { $room }: { $count } barrels are burnt.
  }
event-hurt = { $count ->
    [one] { $room }: one damage.
   *[other] { $room }: { $count } damage.
  }
event-mended = { $count ->
    [one] { $room }: one damage repaired.
   *[other] { $room }: { $count } damage repaired.
  }
event-boiler_broke = The Boiler is gone for good. The base begins to freeze.
event-freezing = The frost creeps on: space { $count }.
event-thawed = The fire drives the frost back.
event-power_out = The lights go out.
event-power_back = The lights come back.
event-rescue_flies = The rescue comes nearer: space { $count }.
event-rescue_landed = The Rescue Helicopter has landed!
event-rescue_left = The Rescue Helicopter runs low on fuel and flies off without anybody.
event-plotted = { $room ->
    [none] Something stirs between the walls.
   *[other] { $count ->
        [0] The plan spares the { $room }.
       *[other] The plan: { $room }, strength { $count }.
      }
  }
event-planned = { $counts ->
    [none] The Alien stays hidden this round.
   *[other] The Alien has made its plan: strength { $counts }.
  }
event-alien_comes = The Alien breaks into the { $room }: strength { $count }!
event-fled = The Alien flees from the { $room }.
event-overpowered = In the { $room } everybody is stunned.
event-assimilated = The Alien takes { $character } in the { $room }.
event-dog_assimilated = The Alien takes a dog in the { $room }.
event-driven_off = { $character } drives the Alien out of the { $room }.
event-sabotaged = { $count ->
    [0] Sabotage in the { $room }, without effect.
   *[other] { $whose ->
        [alien] The Alien wrecks the { $room }: { $count }.
       *[card] Sabotage in the { $room }: { $count }.
      }
  }
event-alien_destroyed = The Alien is destroyed, for now.
event-revealed = { $character } is the Alien! ({ $how })
event-grew = The Alien’s strength: { $count }.
event-drew = { $cards ->
    [none] { $character } draws cards.
   *[other] { $character } draws: { $cards }.
  }
event-reshuffled = The discards are shuffled into the deck.
event-changed = { $away ->
    [none] { $character } changes a card.
   *[other] { $character } changes { $away } for { $got }.
  }
event-moved = { $character } → { $room }.
event-stayed = { $character } finds no room to go to.
event-delivered = { $card ->
    [none] { $character } delivers a card, unseen.
   *[other] { $character } delivers: { $card }.
  }
event-delivered_openly = { $character } must deliver openly: { $card }.
event-discarded = { $cards ->
    [none] { $character } discards, unseen.
   *[other] { $character } discards: { $cards }.
  }
event-swapped = { $cards ->
    [none] { $character } takes cards of choice from the deck.
   *[other] { $character } takes: { $cards }.
  }
event-boarded = { $character } climbs into the Rescue Helicopter.
event-dog_caught = The dog in the { $room } is caught and caged.
event-dog_met = { $token_is ->
    [none] { $character } is alone with a dog in the { $room }.
    [alien] { $character } is alone with a dog in the { $room }: it is not a dog.
   *[human] { $character } is alone with a dog in the { $room }: only a dog.
  }
event-met = In the { $room }: { $characters } meet.
event-avoided = { $character } keeps the others away ({ $weapon }).
event-laid_tokens = { $role_is ->
    [none] { $character } lays two tokens.
    [alien] { $character } lays Human and Alien.
   *[human] { $character } lays Human and Human.
  }
event-looked = { $role_is ->
    [none] { $character } looks at a token of { $target }.
    [alien] { $character } sees the Alien on a token of { $target }.
   *[human] { $character } sees a Human token of { $target }.
  }
event-suspicion = { $character }: suspicion { $count }.
event-card_revealed = Turned up: { $card }.
event-assigned = { $character }, { $room }: { $card }.
event-wasted = Nobody can do it: { $card } is lost.
event-lay_down = { $character } lies down.
event-enough = { $count ->
    [one] One card is put away unseen.
   *[other] { $count } cards are put away unseen.
  }
event-took_weapon = { $weapon ->
    [none] { $character } takes a weapon.
   *[other] { $character } takes: { $weapon }.
  }
event-flamethrower_shown = { $character } has a Flamethrower with six refills.
event-took_item = { $item ->
    [none] { $character } takes an item.
   *[other] { $character } takes: { $item }.
  }
event-drew_tokens = { $tokens ->
    [none] { $count ->
        [one] { $character } takes one token from the Lab.
       *[other] { $character } takes { $count } tokens from the Lab.
      }
   *[other] { $character } takes from the Lab: { $tokens }.
  }
event-threw_token = { $token ->
    [none] { $character } throws a token away, unseen.
   *[other] { $character } throws away: { $token }.
  }
event-cooked = { $count ->
    [one] { $character } cooks one ration.
   *[other] { $character } cooks { $count } rations.
  }
event-fuelled = { $count ->
    [one] { $room }: one barrel more.
   *[other] { $room }: { $count } barrels more.
  }
event-stored = Kept for the next round: { $weather }.
event-sos = { $character } sends the S.O.S.!
event-no_keys = { $character } shows no keys. The action is lost.
event-keys_shown = { $character } shows the keys: { $room }!
event-item_used = { $character } uses: { $item }.
event-weapon_used = { $character } uses: { $weapon }.
event-burn_refused = No fire: the Leader will not have it. ({ $character })
event-burned = { $character } burns the { $room } down.
event-gathered = Everybody gathers in the Rec Room.
event-gave_weapon = { $weapon ->
    [none] { $character } gives { $target } a weapon.
   *[other] { $character } gives { $target }: { $weapon }.
  }
event-gave_item = { $item ->
    [none] { $character } gives { $target } an item.
   *[other] { $character } gives { $target }: { $item }.
  }
event-gave_token = { $token ->
    [none] { $character } gives { $target } a Lab token.
   *[other] { $character } gives { $target }: { $token }.
  }
event-voted = { $character } points at { $target }.
event-abstained = { $character } crosses arms.
event-tested = { $character } puts { $target } to the test ({ $how }).
event-proved_human = { $character } is Human, and cleared.
event-ate = { $count ->
    [one] Supper: one cooked ration.
   *[other] Supper: { $count } cooked rations.
  }
event-ate_stores = { $count ->
    [0] Supper: the pantry is empty.
    [one] Supper: one ration, cold, from the pantry.
   *[other] Supper: { $count } rations, cold, from the pantry.
  }
event-hungry = There is not enough food. From now on the base is hungry.
event-dog_roams = A dog runs to the { $room }.
event-dogs_freed = { $count ->
    [0] The Kennel stands open, but it is empty.
    [one] The Kennel stands open: one dog is free.
   *[other] The Kennel stands open: { $count } dogs are free.
  }
event-boarding = Boarding begins: { $room }.
event-would_not = { $character } stays behind.
event-turned_away = { $character } is turned away.
event-admitted = { $character } is aboard.
event-takes_off = They leave.
event-role_shown = { $character } shows the role card: { $role }.
event-threat = The threat moves to space { $count }.
event-taken = The threat takes { $character }.
event-rolled = The dice: { $faces }.
event-rolled_again = Rolled again: { $face } becomes { $got }.
event-turned_die = From the Dormitory { $character } turns { $face } to { $got }.
event-cancelled = { $character } cancels { $face }.
event-dice_assigned = { $character } gets the dice.
event-escape_rolled = The Alien’s last attempt: { $faces }. Bad: { $count }.
event-escape_failed = It stops the escape. Back to the Rec Room!

## How it ends

outcome-escaped = Every Human is away, and no Alien with them.
outcome-alien_aboard = An Alien is aboard.
outcome-left_behind = A Human was left behind.
outcome-frozen = The base is frozen.
outcome-no_human = No Human is left.
outcome-all_infected = Everybody is infected.
outcome-all_taken = The Alien has them all.

## Switches

switch-weather_groups = Weather tables
switch-weather_groups-about = For which numbers of players the weather has its own table.
switch-weather_groups-three = 4–5, 6, and 7–8
switch-weather_groups-two = up to 6, and 7–8
switch-freezing_starts = First frost
switch-freezing_starts-about = When the frost first moves after the Boiler has broken.
switch-freezing_starts-next_round = in the next round
switch-freezing_starts-at_once = at once
switch-blackout = The lights fail
switch-blackout-about = When two damage at the generator put the lights out.
switch-blackout-at_once = at once
switch-blackout-check = when the base is checked
switch-full_sabotage = Sabotage without effect
switch-full_sabotage-about = Whether a Sabotage card may go where nothing is left to damage.
switch-full_sabotage-refused = no
switch-full_sabotage-wasted = yes, for nothing
switch-card_swap = Changing cards
switch-card_swap-about = What of the hand is changed in the Dormitory.
switch-card_swap-whole = the whole hand
switch-card_swap-some = any part of it
switch-cooperation = Helping hands
switch-cooperation-about = Whether an action helped by others may be done fewer times.
switch-cooperation-may = as often as one likes
switch-cooperation-must = as often as possible
switch-revealed_cards = Cards of who leaves the game
switch-revealed_cards-about = Where the action cards go of somebody revealed or assimilated.
switch-revealed_cards-discard = to the discards
switch-revealed_cards-deck = under the deck
switch-hunger = Hunger
switch-hunger-about = When the base begins to go hungry.
switch-hunger-unpaid = when a supper cannot be paid
switch-hunger-empty = when the pantry is empty
switch-rescue_boarding = Boarding the rescue
switch-rescue_boarding-about = When boarding begins after somebody has climbed in.
switch-rescue_boarding-after_all = when all have moved
switch-rescue_boarding-at_once = at once
switch-boarding_vote = Who may board
switch-boarding_vote-about = How those aboard decide.
switch-boarding_vote-all = all must agree
switch-boarding_vote-majority = the majority; on a tie the least suspected
switch-last_infected = The last one infected
switch-last_infected-about = When the last one infected loses with the Humans.
switch-last_infected-always = always
switch-last_infected-none_revealed = only while no Alien was revealed
switch-macready_rest = MacReady’s other weapons
switch-macready_rest-about = Where the weapons go that MacReady does not keep.
switch-macready_rest-bottom = under the deck
switch-macready_rest-out = out of the game
switch-burn_lays = After a fire
switch-burn_lays-about = Who lies down when a room is burnt.
switch-burn_lays-all = everybody who was there
switch-burn_lays-burner = only who lit it
switch-damage_slots = Room for damage
switch-damage_slots-about = How much damage Radio Room and Helicopter can take.
switch-damage_slots-scaled = by the number of players
switch-damage_slots-printed = as for eight players
switch-alien_must_plan = The Alien must attack
switch-alien_must_plan-about = Whether a revealed Alien must choose at least one room.
switch-fire_limit = Six fires
switch-fire_limit-about = Whether no more than six rooms can burn.
switch-windows_multiplies = Windows and helpers
switch-windows_multiplies-about = Whether Windows doubles a repair with helpers instead of adding one.
switch-silent_all_infected = Play on when all are infected
switch-silent_all_infected-about = Whether the game goes on, since nobody can know.
switch-kennel_card = The Kennel’s card
switch-kennel_card-about = Without it, caught dogs never get out again (optional rule).
switch-coop_roles = Roles count in the escape
switch-coop_roles-about = With one to three players: whether roles are shown on boarding; otherwise a successful roll wins.
switch-dice_powers = Garry’s and Norris’s dice
switch-dice_powers-about = With one to three players: whose dice these two may roll again.
switch-dice_powers-assigned = their own
switch-dice_powers-any = anybody’s
switch-characters = Characters
switch-characters-about = How everybody gets a character.
switch-characters-random = by chance
switch-characters-chosen = everybody chooses
switch-first_leader = First Leader
switch-first_leader-about = The character who leads first, counted from the first player; -1 for chance.
switch-figures = Own figures
switch-figures-about = A file with other values for what nobody has read off the board yet.

## Figures

figure-weather-die = The faces of the weather die
figure-word-sun = { weather-sun }
figure-word-snow = { weather-snow }
figure-word-storm = { weather-storm }
figure-generator-4-5 = Generator, 4–5 players: barrels in sun, snow, storm
figure-boiler-4-5 = Boiler, 4–5 players: barrels in sun, snow, storm
figure-generator-6 = Generator, 6 players and co-operative: barrels in sun, snow, storm
figure-boiler-6 = Boiler, 6 players and co-operative: barrels in sun, snow, storm
figure-generator-7-8 = Generator, 7–8 players: barrels in sun, snow, storm
figure-boiler-7-8 = Boiler, 7–8 players: barrels in sun, snow, storm
figure-freezing = Spaces the frost moves in sun, snow, storm
figure-rescue = Spaces the rescue flies in sun, snow, storm
figure-sos-spaces = Spaces of the S.O.S. track
figure-rescue-fuel-spaces = Spaces of the rescue’s fuel track
figure-freezing-spaces = Spaces of the freezing track
figure-suspicion-start = Suspicion at the start
figure-snowplow-fuel-less = Fuel of the Snowplow: this much less than the players

## What a seat knows for certain

fact-cleared = { $character } stands in the green zone: Human.
fact-saw_alien = You saw the Alien on a token of { $character }.
fact-saw_human = You saw a Human token of { $character }, which proves nothing.
fact-gave_weapon = { $character } has given you: { $weapon }.
fact-gave_item = { $character } has given you: { $item }.
fact-gave_token = { $character } has given you: { $token }.
fact-delivered = You delivered this round: { $card }.

## The table in words

sheet-round = Round { $value }
sheet-phase = { $value }
sheet-weather = Weather: { $value }
sheet-stored = Kept in the Weather Station: { $value }
sheet-leader = Leader: { $value }
sheet-token_holder = Leader token: { $value }
sheet-token_room = Leader token in the { $value }
sheet-people_room = { $value }
sheet-people_standing = { $value ->
    [yes] { "" }
   *[no] lying
  }
sheet-people_fate = { $value }
sheet-people_suspicion = suspicion { $value }
sheet-people_cards = { $value ->
    [0] { "" }
    [one] one card
   *[other] { $value } cards
  }
sheet-people_weapons = { $value ->
    [0] { "" }
    [one] one weapon
   *[other] { $value } weapons
  }
sheet-people_refills = Flamethrower { $value }
sheet-people_items = { $value ->
    [0] { "" }
    [one] one item
   *[other] { $value } items
  }
sheet-people_lab = { $value ->
    [0] { "" }
    [one] one Lab token
   *[other] { $value } Lab tokens
  }
sheet-roles = { $value }
sheet-rooms_fuel = fuel { $value }
sheet-rooms_damage = { $value ->
    [0] { "" }
   *[other] damage { $value }
  }
sheet-rooms_dogs = { $value ->
    [one] a dog
   *[other] { $value } dogs
  }
sheet-rooms_alien = the Alien, strength { $value }
sheet-rooms_burned = Burnt down: { $value }
sheet-blackout = { $value ->
    [yes] The lights are out.
   *[no] { "" }
  }
sheet-freezing = { $value ->
    [0] { "" }
   *[other] Frost: space { $value }
  }
sheet-pantry = Pantry: { $value }
sheet-kitchen = Cooked: { $value }
sheet-hungry = { $value ->
    [yes] The base is hungry.
   *[no] { "" }
  }
sheet-underground = Barrels underground: { $value }
sheet-outside = Barrels outside: { $value }
sheet-rescue = { $value ->
    [0] { "" }
   *[other] Rescue: space { $value }
  }
sheet-rescue_fuel = Rescue fuel: space { $value }
sheet-pile = Cards in the active pile: { $value }
sheet-face_up = Delivered openly: { $value }
sheet-strength = { $value ->
    [0] { "" }
   *[other] The Alien’s strength: { $value }
  }
sheet-planned = The Alien’s plan: { $value }
sheet-threat = { $value ->
    [0] { "" }
   *[other] Threat: space { $value }
  }
sheet-dice = Dice: { $value }
sheet-passengers = Aboard: { $value }

## The chapters of the rules

chapter-TT-0 = In general
chapter-TT-S = Set-up
chapter-TT-1 = Phase 1: weather
chapter-TT-2 = Phase 2: maintenance and rescue
chapter-TT-3 = Phase 3: the revealed Alien
chapter-TT-4_0 = Phase 4.0: drawing
chapter-TT-4_1 = Phase 4.1: moving and planning
chapter-TT-4_2 = Phase 4.2: actions
chapter-TT-E = Encounters
chapter-TT-IC = Infection check
chapter-TT-CB = Helping hands
chapter-TT-5 = Phase 5: the Rec Room
chapter-TT-6 = Phase 6: tests
chapter-TT-R = Showing oneself
chapter-TT-7 = Phase 7: food
chapter-TT-8 = Phase 8: dogs and Leader
chapter-TT-OPT = Optional rule
chapter-TT-W = Weapons
chapter-TT-I = Items
chapter-TT-B = Burning rooms
chapter-TT-ESC = Escapes
chapter-TT-WIN = Victory
chapter-TT-SOLO-S = One to three: set-up
chapter-TT-SOLO-0 = One to three: the round
chapter-TT-SOLO-3 = One to three: moving
chapter-TT-SOLO-R = One to three: the threat
chapter-TT-SOLO-4 = One to three: the Alien
chapter-TT-SOLO-5 = One to three: dice
chapter-TT-SOLO-6 = One to three: Rec Room
chapter-TT-SOLO-7 = One to three: tests
chapter-TT-SOLO-8 = One to three: food
chapter-TT-SOLO-9 = One to three: dogs, Leader, threat
chapter-TT-SOLO-ESC = One to three: escape
chapter-TT-SOLO-WIN = One to three: the end

## Claims

claim-given = … showed me the Alien!
claim-i_am = I am Human
claim-given-said = { $about } showed me the Alien!
claim-i_am-said = I am Human!

## On the screen

map-kennel = Kennel
map-weather_station = Weather
map-armory = Armory
map-kitchen = Kitchen
map-lab = Lab
map-comms = Radio
map-helicopter = Helicopter
map-snowplow = Snowplow
map-boiler = Boiler
map-generator = Generator
map-storage = Storage
map-dormitory = Dormitory
map-rec_room = Rec Room
map-aboard = Aboard

effect-use = The room’s own action, by whomever the Leader names.
effect-repair = One damage less where the one who is named stands.
effect-sabotage = Damage or loss where the one who is named stands.
effect-threat = Unless it is cancelled, the threat comes one space nearer.

harm-weather_station = Sabotage: a barrel underground is lost.
harm-armory = Sabotage: a weapon is lost, and nobody sees which.
harm-kitchen = Sabotage: two rations in the pantry are spoilt.
harm-storage = Sabotage: an item is lost, and nobody sees which.
harm-lab = Sabotage: a blood bag is lost.
harm-damage = Sabotage: one damage.

about-fuel = Fuel { $value } of { $most }.
about-damage = Damage { $value } of { $most }.
about-helpers = Whoever else stands here helps: what is done is done as often as there are people.
about-weapons = { $count ->
    [one] One weapon is left.
   *[other] { $count } weapons are left.
  }
about-items = { $count ->
    [one] One item is left.
   *[other] { $count } items are left.
  }
about-bag = { $count ->
    [one] One token is in the bag.
   *[other] { $count } tokens are in the bag.
  }
about-pantry = Pantry { $value }, cooked for tonight { $most }.
about-reserves = Barrels underground { $value }, outside { $most }.
about-here = Here: { $names }.
about-player = Played by { $name }.
about-role = Role: { $role }.
about-suspicion = Suspicion { $value } of { $most }.
about-lying = Lies down: does nothing more until all meet in the Rec Room.
about-leads = Leads now.
about-token = Whoever holds the Leader token leads next.
about-holds = Holds: { $things }.
about-refills = { $count ->
    [one] Flamethrower with one refill.
   *[other] Flamethrower with { $count } refills.
  }
about-weather = { $weather }: generator { $generator }, boiler { $boiler }, rescue { $rescue }, frost { $frost }.
about-weather-table = Every round barrels are burnt; the rescue, once called, and the frost, once the boiler is lost, move by spaces.
about-stored = In the Weather Station: { $weather }.
about-no-sos = Nobody has called for help yet: that is done from the repaired radio.
about-rescue = The helicopter is on space { $value } of { $most }, its fuel on { $fuel } of { $fuels }.
about-rescue-landed = It has landed: the least suspected may board it instead of moving.
about-rescue-gone = The helicopter has turned back for good.
about-no-frost = While the boiler works nothing freezes.
about-frost = The frost is on space { $value } of { $most }. On the last space all is lost.
about-orders = Cards delivered this round lie here; the Leader turns them up one by one and says who does what they say.
about-no-alien = No Alien has shown itself so far.
about-alien = The Alien has strength { $count } to spread over the rooms.
about-plan = This round it lies on the cards as: { $counts }.
about-threat = The threat waits on space { $count } of the suspicion track, and takes whoever comes to stand there.
about-hungry = The base is hungry: hands are smaller.
about-hungry-coop = The base is hungry: two dice instead of three.
about-dark = The lights are out. Without a torch cards are delivered by chance.
about-dark-coop = The lights are out: somebody is named before the dice are rolled. A torch lets dice be rolled again.

sign-weather = Weather
sign-rescue = Rescue
sign-frost = Frost
sign-stores = Barrels
sign-orders = Orders
sign-alien = Alien
sign-threat = Threat
sign-aboard = Aboard
sign-thinking = thinks
sign-cleared = cleared
sign-generator = generator
sign-boiler = boiler

story-first = At the start: { $characters }
story-infected = Round { $count }: { $target } infected { $character }.
story-dog = Round { $count }: a dog infected { $character }.
story-told = Round { $count }: { $event }
