"""A whole table that fits what one seat sees: roles, hands, deck and discards made up."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gloam.kernel.errors import GloamError
from gloam.titles.stay_away import cards
from gloam.titles.stay_away.cards import INFECTED, NAMES, PANIC, THING
from gloam.titles.stay_away.knowledge import Knowledge
from gloam.titles.stay_away.roles import may_give
from gloam.titles.stay_away.state import (
    BOOK,
    HUMAN,
    INFECTED_ROLE,
    NOBODY,
    ROLE,
    THE_THING,
    StayAway,
)
from gloam.titles.stay_away.view import offering

Seen = dict[str, Any]
_TRIES = 200


def imagine_table(g: StayAway, seen: Seen) -> None:
    """Make up everything the view leaves open, consistently with what the seat knows.

    What the rules do not lay open is made up whatever the view says, so that a leak would show.
    """
    table = seen["table"]
    copy_public(g, table)
    knowledge = Knowledge(seen["viewer"], g.seats, g.rules.thing_in_deck)
    knowledge.follow(seen["journal"])
    if "open_hands" in table:
        g.hands = [_cards(hand) for hand in table["open_hands"]]
        g.roles = [ROLE.read(role) for role in table["roles"]]
        g.thing = g.roles.index(THE_THING) if THE_THING in g.roles else NOBODY
        fill_piles(g, knowledge, table)
        return
    shown = table.get("me", {}).get("resolute")
    if not shown and g.face_up(g.turn):
        shown = table["resolute"]
    for _ in range(_TRIES):
        g.resolute = list(_cards(shown or []))
        if (
            imagine_roles(g, knowledge, table.get("me"))
            and fill_hands(g, knowledge, table)
            and fill_piles(g, knowledge, table)
            and sensible(g)
        ):
            return
    raise GloamError("cannot-imagine", "No position was found that fits this view.")


def copy_public(g: StayAway, table: Seen) -> None:
    g.chairs = list(table["chairs"])
    for chair, seat in enumerate(g.chairs):
        g.place[seat] = chair
    g.alive = list(table["alive"])
    g.turn = table["turn"]
    g.direction = table["direction"]
    g.in_play = list(_cards(table["in_play"]))
    g.removed = list(_cards(table["removed"]))
    g.doors = list(table["doors"])
    g.quarantine = list(table["quarantine"])
    g.began_isolated = table["began_isolated"]
    g.fresh_quarantine = table["fresh_quarantine"]
    g.swapped = table["swapped"]


def imagine_roles(g: StayAway, knowledge: Knowledge, me: Seen | None) -> bool:
    """Who is The Thing and who is Infected, as far as the seat cannot exclude it."""
    known = [None] * g.seats if me is None else me["roles"]
    g.roles = [HUMAN if role is None else ROLE.read(role) for role in known]
    g.thing = imagine_thing(g, knowledge, known)
    if g.thing == NOBODY:
        return True
    g.roles[g.thing] = THE_THING
    infect(g, knowledge, known, me)
    g.humans_out = sum(
        not alive and role == HUMAN for alive, role in zip(g.alive, g.roles, strict=True)
    )
    infected = g.living_with(INFECTED_ROLE)
    if infected and not g.living_with(HUMAN):
        g.last_infected = infected[g.chance.below(len(infected))]
    return all(g.roles[giver] != HUMAN for giver in knowledge.gave_infected)


def infect(g: StayAway, knowledge: Knowledge, known: list[str | None], me: Seen | None) -> None:
    """Make some Infected of those who may be: no more of the living than there are cards for."""
    own = () if me is None else _cards(me["hand"])
    unseen = g.counts[INFECTED] - own.count(INFECTED) - (*g.in_play, *g.resolute).count(INFECTED)
    unseen -= _discards(g, knowledge)[NAMES[INFECTED]] + (knowledge.deck_top == NAMES[INFECTED])
    for seat in range(g.seats):
        if seat != knowledge.me:
            held = knowledge.held[seat][NAMES[INFECTED]]
            unseen -= held or int(g.roles[seat] == INFECTED_ROLE and g.alive[seat])
    seats = list(range(g.seats))
    g.chance.shuffle(seats)
    for seat in seats:
        if known[seat] is not None or g.thing not in knowledge.took_from[seat]:
            continue
        wants = int(g.alive[seat] and not knowledge.held[seat][NAMES[INFECTED]])
        if seat != g.thing and g.counts[INFECTED] and wants <= unseen and g.chance.below(2):
            g.roles[seat] = INFECTED_ROLE
            unseen -= wants


def imagine_thing(g: StayAway, knowledge: Knowledge, known: list[str | None]) -> int:
    if ROLE.names[THE_THING] in known:
        return known.index(ROLE.names[THE_THING])
    if knowledge.dead_thing is not None:
        return knowledge.dead_thing
    if THING in g.resolute:
        return NOBODY
    candidates = []
    for seat in range(g.seats):
        if knowledge.held[seat][NAMES[THING]]:
            return seat
        if known[seat] is None and g.alive[seat] and seat not in knowledge.not_thing:
            candidates.append(seat)
    if g.rules.thing_in_deck and not (candidates and g.chance.below(2)):
        return NOBODY
    return candidates[g.chance.below(len(candidates))]


def fill_hands(g: StayAway, knowledge: Knowledge, table: Seen) -> bool:
    """Deal every living player what he is known to hold, what his role needs, and unseen cards."""
    me = table.get("me")
    pool = Counter({card: n for card, n in enumerate(g.counts) if n and not PANIC[card]})
    pool[THING] = 0
    pool.subtract(card for card in g.in_play if not PANIC[card])
    pool.subtract({cards.QUARANTINE: sum(map(bool, g.quarantine)), cards.BARRED_DOOR: sum(g.doors)})
    g.hands = [()] * g.seats
    pool.subtract(card for card in g.resolute if card != THING)
    sizes: list[int] = table["hands"]
    needs: list[list[int]] = []
    for seat in range(g.seats):
        if me is not None and seat == knowledge.me:
            held = list(_cards(me["hand"]))
        else:
            held = [NAMES.index(c) for c, n in knowledge.held[seat].items() for _ in range(n)]
            if seat == g.thing and g.alive[seat] and THING not in held:
                held.append(THING)
            if g.alive[seat] and g.roles[seat] == INFECTED_ROLE and INFECTED not in held:
                held.append(INFECTED)
        if len(held) > sizes[seat] or (seat != g.thing and THING in held):
            return False
        needs.append(held)
        pool.subtract(card for card in held if card != THING)
    pool.subtract(NAMES.index(c) for c in _discards(g, knowledge).elements() if not _is_panic(c))
    if knowledge.deck_top is not None:
        pool[NAMES.index(knowledge.deck_top)] -= 1
    if min(pool.values()) < 0:
        return False
    unseen = [card for card in pool for _ in range(pool[card])]
    if g.thing == NOBODY and THING not in (*g.removed, *g.resolute):
        unseen.append(THING)
    g.chance.shuffle(unseen)
    for seat, held in enumerate(needs):
        while len(held) < sizes[seat]:
            held.append(_draw(unseen, held, g.rules.infected_overflow == "limit3"))
        g.hands[seat] = tuple(sorted(held))
    while len(g.resolute) < len(table["resolute"]):
        g.resolute.append(_draw(unseen, [], limit=False))
    g.deck = unseen
    return _lay(g, table)


def _draw(unseen: list[int], held: list[int], limit: bool) -> int:
    """An unseen card that may lie in this hand: The Thing is in the deck, Infected! may be full."""
    for at in range(len(unseen) - 1, -1, -1):
        card = unseen[at]
        if card != THING and not (limit and card == INFECTED and held.count(INFECTED) >= 3):
            return unseen.pop(at)
    return unseen.pop()


def _lay(g: StayAway, table: Seen) -> bool:
    """The card that lies face down in an exchange, from its owner's hand."""
    g.on_the_table = NOBODY
    if table["on_the_table"] is None:
        return True
    g.on_the_table = 0
    giver = offering(g)
    laid = table.get("me", {}).get("on_the_table")
    if laid is None and g.face_up(giver):
        laid = table["on_the_table"]
    if laid is not None:
        g.on_the_table = NAMES.index(laid)
        return True
    receiver = next(args[0] if q.name == "offer" else s for s, q, args in g.asks)
    fit = [c for c in g.hands[giver] if may_give(g, giver, receiver, c) is None]
    if not fit:
        return False
    g.on_the_table = fit[g.chance.below(len(fit))]
    return True


def fill_piles(g: StayAway, knowledge: Knowledge, table: Seen) -> bool:
    """Divide the remaining cards between deck and discards as their backs and counts tell."""
    panics = Counter({card: n for card, n in enumerate(g.counts) if n and PANIC[card]})
    panics.subtract(card for card in g.in_play if PANIC[card])
    known = _discards(g, knowledge)
    g.discards = [NAMES.index(card) for card in known.elements()]
    panics.subtract(card for card in g.discards if PANIC[card])
    if "open_hands" in table:
        g.deck = _left_after_the_end(g, knowledge)
    stay = g.deck
    unseen = [card for card in panics for _ in range(panics[card])]
    g.chance.shuffle(unseen)
    panic_there = table["discards"]["panic"] - sum(PANIC[card] for card in g.discards)
    stay_there = table["discards"]["count"] - table["discards"]["panic"]
    stay_there -= sum(not PANIC[card] for card in g.discards)
    if panic_there < 0 or stay_there < 0:
        return False
    g.discards += [unseen.pop() for _ in range(panic_there)]
    for _ in range(stay_there):
        g.discards.append(_draw(stay, [], limit=False))
    deck = stay + unseen
    g.chance.shuffle(deck)
    top = table["deck"]["top"]
    if knowledge.deck_top is not None:
        deck.append(NAMES.index(knowledge.deck_top))
    elif top is not None:
        at = next(i for i, card in enumerate(deck) if PANIC[card] == (top == "panic"))
        deck.append(deck.pop(at))
    g.deck = deck
    return bool(len(deck) == table["deck"]["count"])


def _left_after_the_end(g: StayAway, knowledge: Knowledge) -> list[int]:
    pool = Counter({card: n for card, n in enumerate(g.counts) if n and not PANIC[card]})
    for pile in (*g.hands, g.in_play, g.removed, g.discards):
        pool.subtract(card for card in pile if not PANIC[card])
    pool.subtract({cards.QUARANTINE: sum(map(bool, g.quarantine)), cards.BARRED_DOOR: sum(g.doors)})
    if knowledge.deck_top is not None:
        pool[NAMES.index(knowledge.deck_top)] -= 1
    return [card for card in pool for _ in range(pool[card])]


def _discards(g: StayAway, knowledge: Knowledge) -> Counter[str]:
    """What surely lies in the discard pile: a card still being carried out does not."""
    return knowledge.discards - Counter(NAMES[card] for card in g.in_play)


def sensible(g: StayAway) -> bool:
    """Whether the game would really be waiting here, in this made-up world."""
    humans, infected = g.living_with(HUMAN), g.living_with(INFECTED_ROLE)
    if g.thing != NOBODY and not g.alive[g.thing] and not (humans and infected):
        return False
    if g.rules.auto_declare and g.thing != NOBODY and not humans:
        return False
    asked = list(g.asks)
    if g.group and asked:
        asked += [(seat, *asked[0][1:]) for seat in g.group]
    return all(question.choices(g, seat, args, False).options for seat, question, args in asked)


def _cards(names: list[str]) -> tuple[int, ...]:
    return tuple(NAMES.index(name) for name in names)


def _is_panic(name: str) -> bool:
    return PANIC[NAMES.index(name)]


BOOK.imagine_table = imagine_table
