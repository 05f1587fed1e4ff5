# Stay Away! in English. All words are our own.
# $you names the parameter that is the reader (seat, target …), or is “none”.
# What the reader may not know arrives as “none”.

title-name = Stay Away!
title-about = A hut, a storm, and something that looks like one of you. Trade cards, bar doors, burn the right neighbour.

## Editions

edition-revised-it = Revised edition
edition-revised-it-about = Quarantine lays cards open for two turns; a hand of nothing but infection loses.
edition-first-en = First edition
edition-first-en-about = Quarantine shuts a player off for three turns; nobody holds more than three infections.
edition-revised-es = Revised edition, Spanish
edition-revised-es-about = Like the revised edition; after a change of places the turn follows the exchange, which comes to the same.

## Roles

role-human = Human
role-infected = Infected
role-thing = The Thing
goal-human = Find The Thing and burn it. Do not let it pass you an infection.
goal-infected = You serve The Thing now. Shield it, and always keep one Infected! card.
goal-thing = Pass Infected! cards until no Human is left, then declare. Do not be found.

## Cards: name and effect

card-the_thing = The Thing
card-infected = Infected!
card-flamethrower = Flamethrower
card-analysis = Analysis
card-axe = Axe
card-suspicious = Suspicious
card-whiskey = Whiskey
card-resolute = Resolute
card-watch_your_back = Watch Your Back
card-change_places = Change Places!
card-youd_better_run = You’d Better Run!
card-seduction = Seduction
card-scary = Scary
card-im_comfortable = I’m Comfortable
card-no_thanks = No Thanks!
card-missed = Missed!
card-no_barbecue = No Barbecue!
card-quarantine = Quarantine
card-barred_door = Barred Door
card-rotten_ropes = Rotten Ropes
card-one_two = One, Two…
card-three_four = Three, Four…
card-party = So, This Is the Party?
card-get_out_of_here = Get Out of Here!
card-forgetful = Forgetful
card-round_and_round = Round and Round
card-cant_we_be_friends = Can’t We Be Friends?
card-blind_date = Blind Date
card-oops = Oops!
card-just_between_us = Just Between Us…
card-revelations = Revelations
card-lovecraft = H. P. Lovecraft
card-necronomicon = Necronomicon

type-contagion = Contagion
type-action = Action
type-defence = Defence
type-obstacle = Obstacle
type-panic = PANIC!
type-promo = Promo

effect-the_thing = You are The Thing. This card stays with you, whatever happens.
effect-infected = Harmless when drawn. Passed on by The Thing, it makes a Human Infected.
effect-flamethrower = Burn a neighbour: the player is out unless No Barbecue! answers.
effect-analysis = See the whole hand of a neighbour.
effect-axe = { $axe_doors ->
    [between] Remove a Quarantine from yourself or a neighbour, or a Barred Door beside you.
   *[either_side] Remove a Quarantine or a Barred Door beside you or beside a neighbour.
  }
effect-suspicious = See one random card of a neighbour.
effect-whiskey = Show your whole hand to everybody.
effect-resolute = Draw three cards and keep one; then play or discard once more.
effect-watch_your_back = The direction of play turns round, for turns and exchanges.
effect-change_places = Change places with a neighbour, then exchange with the next player from there.
effect-youd_better_run = { $reach ->
    [arc] Change places with anybody not in Quarantine if one way round is free of doors and Quarantines.
    [adjacent] Change places with a neighbour not in Quarantine if one way round is free of doors and Quarantines.
   *[any] Change places with anybody not in Quarantine, whatever doors there are.
  }
effect-seduction = { $reach ->
    [arc] Exchange a card with anybody not in Quarantine if one way round is free of doors and Quarantines; your turn ends.
    [adjacent] Exchange a card with a neighbour who is neither in Quarantine nor behind a door; your turn ends.
   *[any] Exchange a card with anybody not in Quarantine; your turn ends.
  }
effect-scary = Answer: refuse an exchange and look at the card you refused.
effect-im_comfortable = Answer: stay where you are when somebody wants your place.
effect-no_thanks = Answer: refuse an exchange.
effect-missed = { $missed_immunity ->
    [yes] Answer: refuse an exchange; the player after you exchanges instead and cannot be infected by it.
   *[no] Answer: refuse an exchange; the player after you exchanges instead.
  }
effect-no_barbecue = Answer: a Flamethrower does nothing to you.
effect-quarantine = { $quarantine_mode ->
    [isolate] { $quarantine_self ->
        [yes] On yourself or a neighbour
       *[no] On a neighbour
      }: for { $quarantine_turns ->
        [one] one turn
       *[other] { $quarantine_turns } turns
      } the player neither exchanges nor plays cards and cannot be targeted.
   *[face_up] { $quarantine_self ->
        [yes] On yourself or a neighbour
       *[no] On a neighbour
      }: for { $quarantine_turns ->
        [one] one turn
       *[other] { $quarantine_turns } turns
      } the player draws, gives and discards openly, and can neither burn nor change places.
  }
effect-barred_door = Put a door between you and a neighbour: nothing passes between you two any more.
effect-rotten_ropes = Every Quarantine ends.
effect-one_two = { $one_two_quarantine ->
    [target] Change places with the third player to your left or right, whatever doors there are, unless that player is in Quarantine.
   *[either] Change places with the third player to your left or right, whatever doors there are, unless one of you is in Quarantine.
  }
effect-three_four = Every Barred Door is removed.
effect-party = Quarantines and doors are removed; then players change places in pairs, clockwise from you.
effect-get_out_of_here = { $reach ->
    [arc] Change places with anybody not in Quarantine if one way round is free of doors and Quarantines.
    [adjacent] Change places with a neighbour who is neither in Quarantine nor behind a door.
   *[any] Change places with anybody not in Quarantine.
  }
effect-forgetful = Discard three of your four cards and draw three new ones.
effect-round_and_round = Everybody passes a card to the next player at once. The turn ends.
effect-cant_we_be_friends = { $reach ->
    [arc] Exchange a card with anybody not in Quarantine if one way round is free of doors and Quarantines. The turn goes on.
    [adjacent] Exchange a card with a neighbour who is neither in Quarantine nor behind a door. The turn goes on.
   *[any] Exchange a card with anybody not in Quarantine. The turn goes on.
  }
effect-blind_date = Exchange a card of yours with the top card of the deck. The turn ends.
effect-oops = Show your hand to everybody.
effect-just_between_us = Show your hand to one neighbour.
effect-revelations = One after another, everybody may show a hand, until an infection is shown.
effect-lovecraft = See the whole hand of any player.
effect-necronomicon = A player of your choice is out of the game.

## What is asked: of the reader, and of somebody else

ask-draw = Your turn. Draw a card.
wait-draw = { $seat } draws a card.
ask-play_or_discard = Your turn. Play one card or discard one.
wait-play_or_discard = { $seat } plays or discards a card.
ask-offer = { $missed_by ->
    [none] Choose a card to offer to { $partner }.
   *[other] { $missed_by } ducked away. Your offer goes on to { $partner }: choose the card.
  }
wait-offer = { $seat } chooses a card to offer to { $partner }.
ask-reply = { $missed_by ->
    [none] { $partner } offers you a card. Choose one of yours to give, or refuse.
   *[other] { $missed_by } ducked away, so { $partner } offers the card to you. Choose one of yours to give, or refuse.
  }
wait-reply = { $seat } answers the offer of { $partner }.
ask-fire = { $partner } points a Flamethrower at you!
wait-fire = { $seat } faces the Flamethrower of { $partner }.
ask-move = { $partner } wants to change places with you.
wait-move = { $seat } may have to change places with { $partner }.
ask-keep_one = Resolute: keep one of the cards you drew; the others are discarded.
wait-keep_one = { $seat } chooses among the cards drawn.
ask-forget = Forgetful: choose the one card you keep; the other three are discarded.
wait-forget = { $seat } chooses the one card to keep.
ask-show = Revelations: do you show your hand?
wait-show = { $seat } decides whether to show a hand.
ask-send_out = Get Out of Here! Choose with whom you change places.
wait-send_out = { $seat } chooses with whom to change places.
ask-which_side = One, Two… Change places with the third player to your left or to your right?
wait-which_side = { $seat } chooses left or right.
ask-confide = Just between us: choose the neighbour who sees your hand.
wait-confide = { $seat } chooses who sees a hand.
ask-blind_date = Blind Date: choose the card you exchange with the top of the deck.
wait-blind_date = { $seat } chooses a card for the deck.
ask-befriend = Can’t we be friends? Choose with whom you exchange a card.
wait-befriend = { $seat } chooses with whom to exchange a card.
ask-pass_on = Round and round: choose the card you pass to the next player.
wait-pass_on = { $seat } chooses a card to pass on.
ask-declare = You may declare at any time that no Human is left.
wait-declare = { $seat } may declare.

## Options

option-draw = Draw a card
option-play-card = Play { $card }
option-play-card-seat = { $you ->
    [seat] Play { $card } on yourself
   *[other] Play { $card } on { $seat }
  }
option-play-card-place = Play { $card } { $place }
option-discard-card = Discard { $card }
option-offer-card = Offer { $card }
option-give-card = Give { $card }
option-defend-card = Answer with { $card }
option-keep-card = Keep { $card }
option-swap-card = Give { $card } to the deck
option-choose-seat = { $seat }
option-go-side = { $side ->
    [left] To the left
   *[right] To the right
  }
option-accept = Let it happen
option-show_hand = Show the whole hand
option-show_infected = Show only an Infected! card
option-show_nothing = Show nothing
option-declare = Declare: no Human is left!
place = between { $left } and { $right }

## Why not

why-the-thing-stays = The Thing never leaves your hand.
why-last-infected = An Infected player always keeps one Infected! card.
why-human-never-infects = A Human never gives an Infected! card to anybody.
why-only-to-the-thing = An Infected player gives Infected! cards to The Thing only.
why-card-stands = The card you have offered stands.
why-no-infected-card = You hold no Infected! card.
why-too-many-infected = You hold more than three Infected! cards: one of them must be discarded first.
why-only-in-answer = This card is played only in answer to what somebody else does.
why-never-played = This card is never played.
why-isolated-plays-nothing = In Quarantine you may only discard.
why-quarantine-forbids-this-card = In Quarantine you can neither eliminate anybody nor change places.
why-not-adjacent = This card reaches only the players beside you.
why-door-between = A Barred Door stands between you.
why-target-in-quarantine = That player is in Quarantine.
why-target-isolated = Nothing can be played at a player in Quarantine.
why-out-of-reach = A door or a Quarantine is in the way on both sides.
why-quarantine-forbids-exchange = In Quarantine you cannot exchange cards.
why-not-yourself = This card cannot be played on yourself.
why-at-nobody-else = This card is played at nobody else.
why-door-there-already = A Barred Door stands there already.
why-door-to-isolated = Nothing can be played at a player in Quarantine, not even a door.
why-gap-too-far = That place is out of your reach.
why-nothing-to-remove = There is no Quarantine or door within reach of the Axe.
why-answers-something-else = This card answers something else.
why-no-defence-in-quarantine = In Quarantine no defence card can be used.
why-the-thing-must-be-kept = The Thing, once drawn, must be kept.

## What happened

event-dealt = { $you ->
    [seat] You are dealt { $cards }.
   *[other] { $seat } is dealt four cards.
  }
event-turn = { $you ->
    [seat] — Your turn. —
   *[other] — { $seat }’s turn. —
  }
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $you ->
        [seat] You draw { $card }.
       *[other] { $seat } draws { $card }.
      }
  }
event-skipped = { $count ->
    [one] One PANIC! card is discarded unseen.
   *[other] { $count } PANIC! cards are discarded unseen.
  }
event-no_card = There is no card left for { $seat } to draw.
event-reshuffled = The discards are shuffled into a new deck.
event-discarded = { $card ->
    [none] { $seat } discards a card.
   *[other] { $you ->
        [seat] You discard { $card }.
       *[other] { $seat } discards { $card }, openly.
      }
  }
event-played = { $target ->
    [none] { $door ->
        [none] { $you ->
            [seat] You play { $card }.
           *[other] { $seat } plays { $card }.
          }
       *[other] { $you ->
            [seat] You play { $card } { $door }.
           *[other] { $seat } plays { $card } { $door }.
          }
      }
   *[other] { $you ->
        [seat] You play { $card } on { $target }.
        [target] { $seat } plays { $card } on you!
        [both] You play { $card } on yourself.
       *[other] { $seat } plays { $card } on { $target }.
      }
  }
event-panicked = { $you ->
    [seat] PANIC! You draw { $card }.
   *[other] PANIC! { $seat } draws { $card }.
  }
event-no_effect = { $card } has no effect.
event-defended = { $you ->
    [seat] You answer { $against } with { $card }.
    [against] { $seat } answers you with { $card }.
   *[other] { $seat } answers { $against } with { $card }.
  }
event-offered = { $card ->
    [none] { $you ->
        [target] { $seat } offers you a card.
       *[other] { $seat } offers { $target } a card.
      }
   *[other] { $you ->
        [seat] You offer { $target } { $card }.
        [target] { $seat } offers you { $card }, openly.
       *[other] { $seat } offers { $target } { $card }, openly.
      }
  }
event-exchanged = { $given ->
    [none] { $seat } and { $target } exchange a card.
   *[other] { $you ->
        [seat] You give { $target } { $given } and get { $got }.
        [target] You give { $seat } { $got } and get { $given }.
       *[other] { $seat } gives { $given }, { $target } gives { $got }.
      }
  }{ $infected ->
    [none] {""}
   *[other] { $you_infected ->
        [yes] {" "}You are Infected now.
       *[no] {" "}{ $infected } is Infected now.
      }
  }
event-passed_on = { $card ->
    [none] { $seat } passes { $target } a card.
   *[other] { $you ->
        [seat] You pass { $target } { $card }.
        [target] { $seat } passes you { $card }.
       *[other] { $seat } passes { $target } { $card }.
      }
  }{ $infected ->
    [none] {""}
   *[other] { $you_infected ->
        [yes] {" "}You are Infected now.
       *[no] {" "}{ $infected } is Infected now.
      }
  }
event-gave_openly = { $you ->
    [seat] Everybody sees that you give { $card }.
   *[other] Everybody sees that { $seat } gives { $card }.
  }
event-no_exchange = { $why ->
    [door] No exchange: a Barred Door is in the way.
    [quarantine] No exchange: a Quarantine is in the way.
    [alone] No exchange: nobody is left to take it over.
   *[nothing_to_give] No exchange: somebody has nothing to give.
  }
event-looked = { $card ->
    [none] { $seat } sees a card of { $target }.
   *[other] { $you ->
        [seat] You see { $card } in { $target }’s hand.
        [target] { $seat } sees your { $card }.
       *[other] { $seat } sees { $card } in { $target }’s hand.
      }
  }
event-showed = { $cards ->
    [none] { $seat } shows { $target } a hand.
   *[other] { $target ->
        [none] { $you ->
            [seat] You show everybody: { $cards }.
           *[other] { $seat } shows everybody: { $cards }.
          }
       *[other] { $you ->
            [seat] You show { $target }: { $cards }.
            [target] { $seat } shows you: { $cards }.
           *[other] { $seat } shows { $target }: { $cards }.
          }
      }
  }
event-showed_nothing = { $you ->
    [seat] You show nothing.
   *[other] { $seat } shows nothing.
  }
event-kept = { $card ->
    [none] { $seat } keeps one card and discards the others.
   *[other] { $you ->
        [seat] You keep { $card } and discard { $away }.
       *[other] { $seat } keeps { $card } and discards { $away }.
      }
  }
event-forgot = { $card ->
    [none] { $seat } keeps one card and discards three.
   *[other] { $you ->
        [seat] You keep { $card } and discard the rest.
       *[other] { $seat } keeps { $card } and discards the rest.
      }
  }
event-changed_places = { $you ->
    [seat] You and { $target } change places.
    [target] You and { $seat } change places.
   *[other] { $seat } and { $target } change places.
  }
event-reversed = { $way ->
    [clockwise] Play goes clockwise now.
   *[anticlockwise] Play goes anticlockwise now.
  }
event-quarantined = { $you ->
    [seat] You are in Quarantine for { $count } { $count ->
        [one] turn
       *[other] turns
      }.
   *[other] { $seat } is in Quarantine for { $count } { $count ->
        [one] turn
       *[other] turns
      }.
  }
event-quarantine_over = { $you ->
    [seat] Your Quarantine is over.
   *[other] { $seat }’s Quarantine is over.
  }
event-door_barred = A door is barred { $door }.
event-door_opened = The Barred Door { $door } is removed.
event-too_many = { $you ->
    [seat] You hold too many Infected! cards: one is discarded.
   *[other] { $seat } holds too many Infected! cards: one is discarded.
  }
event-swapped_with_deck = { $given ->
    [none] { $seat } exchanges a card with the deck.
   *[other] { $you ->
        [seat] You give the deck { $given } and get { $got }.
       *[other] { $seat } gives the deck { $given } and gets { $got }.
      }
  }
event-burned = { $you ->
    [seat] { $by } burns you. You are out of the game.
    [by] You burn { $seat }.
    [both] You are out of the game by your own hand.
   *[other] { $by } burns { $seat }.
  }
event-super_infected = { $you ->
    [seat] You hold nothing but infection, and lose.
   *[other] { $seat } holds nothing but infection, and loses.
  }
event-vengeance = { $seat } was The Thing. The others fight on!
event-declared = { $you ->
    [seat] You declare that no Human is left.
   *[other] { $seat } declares that no Human is left!
  }
event-revealed = { $you ->
    [seat] You were { $role }{ $cards ->
        [none] .
       *[other] : { $cards }.
      }
   *[other] { $seat } was { $role }{ $cards ->
        [none] .
       *[other] : { $cards }.
      }
  }

## How it ends

outcome-thing_eliminated = The Thing is dead.
outcome-declared_right = No Human is left.
outcome-declared_wrong = The Thing declared too early: Humans are left.
outcome-thing_alone = The Thing has infected everybody and wins alone.
outcome-no_thing = One player is left, and The Thing never came.
outcome-vengeance_humans = Vengeance: the last Infected is gone.
outcome-vengeance_infected = Vengeance: the last Human is gone.

## Switches

switch-quarantine_mode = Quarantine
switch-quarantine_mode-about = What Quarantine does to a player.
switch-quarantine_mode-face_up = open cards
switch-quarantine_mode-isolate = shut off
switch-quarantine_turns = Length of Quarantine
switch-quarantine_turns-about = How many of a player’s own turns it lasts.
switch-quarantine_self = Quarantine on oneself
switch-quarantine_self-about = Whether a player may put themselves in Quarantine.
switch-quarantine_blocks_exchange = Quarantine stops exchanges
switch-quarantine_blocks_exchange-about = Whether nobody exchanges with a player in Quarantine.
switch-infected_overflow = Too much infection
switch-infected_overflow-about = What happens to a hand full of Infected! cards.
switch-infected_overflow-super_infection = nothing else in hand loses
switch-infected_overflow-limit3 = three at most
switch-infected_overflow-off = nothing happens
switch-missed_immunity = Missed! protects
switch-missed_immunity-about = Whether the player who exchanges after Missed! cannot be infected.
switch-after_swap_next = After a change of places
switch-after_swap_next-about = Who has the next turn.
switch-after_swap_next-new_seat = next from the new place
switch-after_swap_next-swapped_player = the player swapped with
switch-after_swap_next-exchange_partner = the player exchanged with (comes to the same as the next one)
switch-blind_date_infected = Blind Date takes infection
switch-blind_date_infected-about = Whether a Human may give an Infected! card to the deck.
switch-one_two_quarantine = One, Two… and Quarantine
switch-one_two_quarantine-about = Whose Quarantine stops the change of places.
switch-one_two_quarantine-either = either player’s
switch-one_two_quarantine-target = only the other’s
switch-axe_doors = Doors the Axe reaches
switch-axe_doors-about = Whether the Axe reaches the far door of a neighbour too.
switch-axe_doors-either_side = beside you or a neighbour
switch-axe_doors-between = beside you only
switch-two_player_doors = Doors between the last two
switch-two_player_doors-about = Whether one door stops everything when two players are left.
switch-two_player_doors-gap = only its own side
switch-two_player_doors-strict = everything
switch-thing_alone = The Thing wins alone
switch-thing_alone-about = When The Thing has infected everybody.
switch-thing_alone-no_human_out = if no Human was eliminated
switch-thing_alone-nobody_out = if nobody was eliminated
switch-auto_declare = Automatic end
switch-auto_declare-about = Whether the game ends by itself when no Human is left.
switch-vengeance_hints = The Thing’s hints
switch-vengeance_hints-about = Whether a dead Thing must or may help with hints, never naming roles (Vengeance).
switch-vengeance_hints-required = must
switch-vengeance_hints-optional = may
switch-marker = Arrow marker
switch-marker-about = Whether an arrow beside the player whose turn it is shows the direction of play.
switch-first_player = First player
switch-first_player-about = The seat that begins, or -1 for chance.
switch-promos = Promo cards
switch-promos-about = Whether H. P. Lovecraft and the Necronomicon are in the deck.
switch-thing_in_deck = The Thing in the deck
switch-thing_in_deck-about = Nobody is The Thing at first; it comes up from the deck (advanced rule 1).
switch-infected_more = More or fewer infections
switch-infected_more-about = How many Infected! cards are added or taken out (advanced rule 2).
switch-weapons_in_deck = Weapons in the deck
switch-weapons_in_deck-about = No Flamethrower or Analysis is dealt at the start (advanced rule 3).
switch-reach = Reach
switch-reach-about = How far the four cards that reach any player go (advanced rule 4).
switch-reach-any = anybody
switch-reach-arc = anybody with a free way round
switch-reach-adjacent = neighbours only
switch-deck = Own deck
switch-deck-about = Other numbers of cards, such as “flamethrower=3,axe=0” (advanced rule 5).
switch-vengeance = Vengeance
switch-vengeance-about = The others fight on when The Thing is dead (advanced rule 6).

## What a seat knows for certain

fact-holds = { $seat } surely holds: { $cards }.
fact-is = { $seat } is { $role }.
fact-not_thing = { $seat } is not The Thing.
fact-gave_you = { $seat } has given you: { $cards }.
fact-hints = { $duty ->
    [required] You are out of the game, but you must go on helping: hint to the Infected or mislead the Humans, and never name a role.
   *[optional] You are out of the game, but you may go on helping: hint to the Infected or mislead the Humans, and never name a role.
  }

## Claims

claim-given = I was given an infection by …
claim-i_am = I am human
claim-given-said = { $about } gave me an infection!
claim-i_am-said = I am human!

## The table in words, where no board is drawn: $value is what stands there

sheet-turn = Turn: { $value }
sheet-direction = { $value ->
    [1] play goes clockwise
   *[-1] play goes anticlockwise
  }
sheet-chairs = Round the table, clockwise: { $value }
sheet-deck_count = { $value ->
    [one] Deck: one card
   *[other] Deck: { $value } cards
  }
sheet-deck_top = { $value ->
    [panic] a PANIC! card on top
    [stay_away] a STAY AWAY! card on top
   *[none] nothing on top
  }
sheet-discards_count = { $value ->
    [one] discards: one card
   *[other] discards: { $value } cards
  }
sheet-alive = { $value ->
    [yes] { "" }
   *[no] out
  }
sheet-hands = { $value ->
    [0] { "" }
    [one] one card
   *[other] { $value } cards
  }
sheet-quarantine = { $value ->
    [0] { "" }
    [one] Quarantine, one turn left
   *[other] Quarantine, { $value } turns left
  }
sheet-doors = { $value ->
    [0] { "" }
    [one] a barred door
   *[other] { $value } barred doors
  }
sheet-roles = { $value }
sheet-me_role = You are { $value }.
sheet-me_roles = { $value }
sheet-me_hand = Your hand: { $value }
sheet-me_resolute = Drawn for { card-resolute }: { $value }
sheet-me_on_the_table = Face down on the table, from you: { $value }
sheet-door = door

## The chapters of the rules

chapter-SA-1 = What is in the box
chapter-SA-2 = Set-up
chapter-SA-3 = The turn
chapter-SA-4 = Roles
chapter-SA-5 = Exchanges
chapter-SA-6 = Who can be reached
chapter-SA-7 = Action cards
chapter-SA-8 = Defence cards
chapter-SA-9 = Obstacles
chapter-SA-10 = PANIC! cards
chapter-SA-11 = Places and direction
chapter-SA-12 = Leaving the game
chapter-SA-13 = The end of the game
chapter-SA-14 = The deck
chapter-SA-15 = Advanced rules
chapter-SA-16 = What is secret

story-line = Turn { $turn }: { $text }

## What a table cannot be

wrong-unknown-card = There is no card “{ $given }”. Perhaps: { $known }.
wrong-deck-copies = A deck takes 0 to 99 copies of “{ $card }”, not “{ $given }”.
wrong-deck-thing = The deck holds “{ card-the_thing }” exactly once.
wrong-deck-infected = There are not so many “{ card-infected }” cards to take out.
wrong-deck-dealing =
    For { $seats } players { $needed ->
        [one] one card must be dealt
       *[other] { $needed } cards must be dealt
    }, and of those that may be, this deck has { $given }.
wrong-deck-spare =
    Beside the hands this deck must leave { $least ->
        [one] one STAY AWAY! card
       *[other] { $least } STAY AWAY! cards
    }, not { $given }.
