"""Whoever says Billygoat's name in his own turn pays for it (TF-12.2-06)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import SAID_NAME
from gloam.titles.the_faceless.billygoat import APPROACHES
from gloam.titles.the_faceless.cards import colour_of
from gloam.titles.the_faceless.deck import draw, put, refill
from gloam.titles.the_faceless.group import PAYMENT, WAY
from gloam.titles.the_faceless.recovery import GAIN
from gloam.titles.the_faceless.state import BOOK, NONE, TheFaceless
from gloam.titles.the_faceless.threat import GIVE_UP, effect

HALF_DONE: Final = (APPROACHES, GAIN, GIVE_UP, PAYMENT, WAY)
"""Asked in the middle of a step or of a threat, which is finished before a name is paid for."""


def half_done(g: TheFaceless) -> bool:
    return any(question in HALF_DONE for _, question, _ in g.asks)


def name_options(g: TheFaceless, choices: Choices, seat: int, later: int) -> None:
    choices.put(SAID_NAME)


@BOOK.step
def name_said(g: TheFaceless, seat: int, answer: Option, later: int) -> None:
    g.tell(events.NAME_SAID, EVERYONE, g.current)
    g.named += 1
    if not later:
        g.then(pay_for_name)


NAME: Final = BOOK.question("name", name_options, name_said, later=COUNT)


@BOOK.step
def pay_for_name(g: TheFaceless) -> None:
    """For each time a deck card joins the display and acts; modules do not answer."""
    if not g.named:
        return
    g.named -= 1
    card = draw(g)
    if card != NONE:
        put(g, card)
        g.tell(events.ADDED, EVERYONE, card)
        g.then(effect, colour_of(card))
        g.then(refill)
        g.then(pay_for_name)
