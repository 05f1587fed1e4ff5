"""Phase 5: the Rec Room: trading, accusations, and who shows what it is (TT-5)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import (
    ABSTAIN,
    GIVE_ITEM,
    GIVE_TOKEN,
    GIVE_WEAPON,
    READY,
    REVEAL_SELF,
    VOTE,
    thing,
)  # fmt: skip
from gloam.titles.the_thing.cards import ALIEN, FLAMETHROWER
from gloam.titles.the_thing.leaving import reveal, without
from gloam.titles.the_thing.rooms import REC_ROOM
from gloam.titles.the_thing.state import BOOK, HOW, IN_PLAY, NOBODY, PHASE, TheThing
from gloam.titles.the_thing.suspicion import suspect

Replies = list[tuple[int, Option]]

NOT_ONESELF: Final = BOOK.reason("not-oneself", "TT-5-04")
GREEN_IS_SAFE: Final = BOOK.reason("green-is-safe", "TT-5-04")


@BOOK.step
def recreation(g: TheThing) -> None:
    """All stand in the Rec Room; they trade, then point at one another (TT-5-01 to TT-5-03)."""
    g.phase = PHASE.read("recreation")
    g.boarder = NOBODY
    g.dice = []
    living = g.living()
    for c in living:
        g.room[c] = REC_ROOM
        g.standing[c] = True
    g.tell(events.GATHERED, EVERYONE)
    if g.coop:
        g.ask_each(dict.fromkeys(g.owner[c] for c in living), RECESS)
    else:
        g.ask_each([g.owner[c] for c in living], ACCUSE)


def accuse_options(g: TheThing, choices: Choices, seat: int) -> None:
    """One other who is not cleared, or nobody (TT-5-03, TT-5-04)."""
    own = g.order[seat]
    if g.fate[own] != IN_PLAY:
        return
    choices.put(ABSTAIN)
    for c in g.living():
        reason = NOT_ONESELF if c == own else None if g.suspicion[c] else GREEN_IS_SAFE
        choices.put(VOTE[c], reason)


@BOOK.step
def accused(g: TheThing, replies: Replies) -> None:
    """Each vote moves a disc; one for somebody who has left meanwhile counts for nobody (A-26)."""
    votes: dict[int, int] = {}
    for seat, answer in replies:
        voter = g.order[seat]
        target = NOBODY if answer is ABSTAIN else thing(answer)
        if target == NOBODY or g.fate[target] != IN_PLAY:
            g.tell(events.ABSTAINED, EVERYONE, voter)
        else:
            g.tell(events.VOTED, EVERYONE, voter, target)
            votes[target] = votes.get(target, 0) + 1
    for c in g.from_leader():
        if c in votes:
            suspect(g, [c], votes[c])


ACCUSE: Final = BOOK.question("accuse", accuse_options, accused, quiet=True)
"""While it is open, things change hands and an Alien may show itself (TT-5-02, TT-5-08)."""


def ready_options(g: TheThing, choices: Choices, seat: int) -> None:
    choices.put(READY)


@BOOK.step
def rested(g: TheThing, replies: Replies) -> None:
    """One to three players only trade (TT-SOLO-6-01)."""


RECESS: Final = BOOK.question("recess", ready_options, rested, quiet=True)


# Trading.


def give_options(g: TheThing, choices: Choices, seat: int) -> None:
    living = g.living()
    for giver in living:
        if g.owner[giver] != seat:
            continue
        for kind, held in (
            (GIVE_WEAPON, g.weapons[giver]),
            (GIVE_ITEM, g.items[giver]),
            (GIVE_TOKEN, g.lab[giver]),
        ):
            for given in dict.fromkeys(held):
                for receiver in living:
                    if receiver != giver:
                        choices.put(kind[given][giver][receiver])


def has_something(g: TheThing, character: int) -> bool:
    return bool(g.weapons[character] or g.items[character] or g.lab[character])


@BOOK.step
def given(g: TheThing, seat: int, answer: Option) -> None:
    """From hand to hand unseen; a Flamethrower goes with its refills (TT-5-02)."""
    kind, what = answer.things[0]
    giver, receiver = thing(answer, 1), thing(answer, 2)
    knowers = g.knows(giver) | g.knows(receiver)
    if kind.name == "weapon":
        g.weapons[giver] = without(g.weapons[giver], what)
        g.weapons[receiver] = tuple(sorted((*g.weapons[receiver], what)))
        if what == FLAMETHROWER:
            knowers = EVERYONE
            fullest, *rest = sorted(g.refills[giver], reverse=True)
            g.refills[giver] = tuple(rest)
            g.refills[receiver] = (*g.refills[receiver], fullest)
        g.tell(events.GAVE_WEAPON, knowers, giver, receiver, what)
    elif kind.name == "item":
        g.items[giver] = without(g.items[giver], what)
        g.items[receiver] = tuple(sorted((*g.items[receiver], what)))
        g.tell(events.GAVE_ITEM, knowers, giver, receiver, what)
    else:
        g.lab[giver] = without(g.lab[giver], what)
        g.lab[receiver] = tuple(sorted((*g.lab[receiver], what)))
        g.tell(events.GAVE_TOKEN, knowers, giver, receiver, what)


GIVE: Final = BOOK.question("give", give_options, given)


# Showing oneself.


def reveal_options(g: TheThing, choices: Choices, seat: int) -> None:
    choices.put(REVEAL_SELF)


def may_reveal(g: TheThing, character: int) -> bool:
    return g.role[character] == ALIEN and g.fate[character] == IN_PLAY


@BOOK.step
def showed_itself(g: TheThing, seat: int, answer: Option) -> None:
    """A hidden Alien may do so in this phase only (TT-5-08)."""
    reveal(g, g.order[seat], HOW.read("willingly"))


SHOW_ONESELF: Final = BOOK.question("show_oneself", reveal_options, showed_itself)
