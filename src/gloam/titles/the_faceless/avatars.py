"""The Avatars that answer to a red card (TF-10.2). Demon and Spectral stand in `billygoat`."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import FIRST, POST, thing
from gloam.titles.the_faceless.cards import (
    CARD,
    ERASERHEAD,
    PUPPETMASTER,
    SERVANTS,
    UNSPEAKABLE,
    value_of,
)
from gloam.titles.the_faceless.group import use_up
from gloam.titles.the_faceless.state import BOOK, TheFaceless

OUTER_TAKEN: Final = BOOK.reason("outer-taken", "TF-10.2-02")
BY_SERVANT: Final = BOOK.reason("beside-servant", "TF-10.2-02")


@BOOK.step
def avatars_act(g: TheFaceless, card: int) -> None:
    """Two that both answer act in the order the players like (TF-12.2-05)."""
    answering = tuple(avatar for avatar in g.avatars if answers(g, avatar, card))
    if len(answering) > 1:
        g.ask(g.current, WHICH_FIRST, card)
    else:
        for avatar in answering:
            g.then(avatar_acts, avatar)


def answers(g: TheFaceless, avatar: int, card: int) -> bool:
    """Whether an Avatar does something about this red card."""
    if avatar == PUPPETMASTER:
        return unposted(g) > 0 and bool(posts(g))
    if avatar == ERASERHEAD:
        return value_of(card) < 3 and bool(g.unused())
    return avatar == UNSPEAKABLE


def first_options(g: TheFaceless, choices: Choices, seat: int, card: int) -> None:
    for avatar in g.avatars:
        choices.put(FIRST[avatar])


@BOOK.step
def first_chosen(g: TheFaceless, seat: int, answer: Option, card: int) -> None:
    first = thing(answer)
    for avatar in sorted(g.avatars, key=lambda avatar: avatar != first):
        g.then(avatar_acts, avatar)


WHICH_FIRST: Final = BOOK.question(
    "which_first", first_options, first_chosen, quiet=True, card=CARD
)


@BOOK.step
def avatar_acts(g: TheFaceless, avatar: int) -> None:
    if avatar == PUPPETMASTER:
        g.then(post_servant)
    elif avatar == ERASERHEAD:
        g.then(use_up)
    elif avatar == UNSPEAKABLE:
        g.silent = True
        g.tell(events.SILENCE, EVERYONE, (g.current + 1) % g.seats)


# The Puppetmaster.


def unposted(g: TheFaceless) -> int:
    """The Servants no module uses (TF-10.2-03)."""
    used = {"off": 0, "wandering": 4, "collectors": SERVANTS}[g.rules.servants]
    return SERVANTS - used - len(g.puppets)


def posts(g: TheFaceless) -> list[int]:
    """The free outer spaces; away from other Servants, where there are such (TF-10.2-02)."""
    ring = g.board.ring
    free = [o for o in range(ring) if o not in g.puppets and o not in g.at]
    lonely = [o for o in free if all(g.board.apart(o, puppet) > 1 for puppet in g.puppets)]
    return lonely or free


@BOOK.step
def post_servant(g: TheFaceless) -> None:
    if unposted(g) > 0 and posts(g):
        g.ask(g.current, POST_SERVANT)


def post_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    good = posts(g)
    for outer in range(g.board.ring):
        taken = outer in g.puppets or outer in g.at
        choices.put(POST[outer], None if outer in good else OUTER_TAKEN if taken else BY_SERVANT)


@BOOK.step
def posted(g: TheFaceless, seat: int, answer: Option) -> None:
    """It stays there for the rest of the game (TF-10.2-08)."""
    g.puppets.append(thing(answer))
    g.tell(events.SERVANT_POSTED, EVERYONE, thing(answer))


POST_SERVANT: Final = BOOK.question("post_servant", post_options, posted, quiet=True)
