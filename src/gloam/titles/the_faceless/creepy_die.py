"""The Creepy Die (TF-10.3)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.billygoat import approach
from gloam.titles.the_faceless.cards import CLOSER, FACE, ONE_LESS, ONE_MORE
from gloam.titles.the_faceless.state import BOOK, TheFaceless


@BOOK.step
def roll(g: TheFaceless) -> None:
    """A face stays until another is rolled; one brings Billygoat nearer and rolls again."""
    faces = g.figures["die-faces"]
    g.face = FACE.read(faces[g.chance.below(len(faces))])
    g.tell(events.ROLLED, EVERYONE, g.face)
    if g.face == CLOSER:
        g.then(approach, 1)
        g.then(roll)


def lengthened(g: TheFaceless) -> int:
    """By how much a movement of an event card or a purple threat is longer (TF-10.3-11)."""
    return int(g.face == ONE_MORE) - int(g.face == ONE_LESS)
