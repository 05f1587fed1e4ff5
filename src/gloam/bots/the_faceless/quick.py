"""Answers at a glance, for what comes up while a plan is thought through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloam.bots.the_faceless.worth import Worth
from gloam.kernel.option import Option
from gloam.titles.the_faceless import answers
from gloam.titles.the_faceless.answers import thing
from gloam.titles.the_faceless.cards import CLEAR, GOAT, RED, REFILL, SHIFT, STEP, colour_of
from gloam.titles.the_faceless.group import target
from gloam.titles.the_faceless.state import TheFaceless

SPENT_FIRST: Final = (SHIFT, 0, 1, 2, REFILL, CLEAR, STEP, 3)
"""Memories in the order in which they are missed least."""
CALM: Final = (answers.CALM_DOWN, answers.KEEP, answers.AS_PRINTED, answers.SPARE, answers.DONE)


def glance(g: TheFaceless, worth: Worth) -> Option:
    """A fair answer to the question that is open."""
    question = g.asks[0][1]
    options = g.decisions[0].options
    judge = JUDGES.get(question.name)
    if judge is not None:
        return judge(g, worth, options)
    return next((option for option in CALM if option in options), options[0])


def way(g: TheFaceless, worth: Worth, options: Sequence[Option]) -> Option:
    ground = worth.on(g)
    goals = frozenset(space for space in g.lies if space >= 0)

    def dread(option: Option) -> int:
        space = target(g, thing(option))
        return 99 if space == g.goat else ground.near(space, goals)

    return min(options, key=dread)


def spend(g: TheFaceless, worth: Worth, options: Sequence[Option]) -> Option:
    if answers.SPARE in options:
        return answers.SPARE
    return min(options, key=lambda option: SPENT_FIRST.index(thing(option)))


def lose(g: TheFaceless, worth: Worth, options: Sequence[Option]) -> Option:
    """The card that is missed least: of a colour that is held twice, the smallest."""
    hand = g.hands[g.asks[0][0]]
    colours = [colour_of(card) for card in hand]
    return min(options, key=lambda o: (-colours.count(colour_of(o.card)), o.card % 6))


def fill(g: TheFaceless, worth: Worth, options: Sequence[Option]) -> Option:
    """The column that has grown dangerous, or a colour that the hand lacks."""
    takes = [option for option in options if option.verb == "take"]
    if not takes:
        return next((o for o in (answers.DONE, answers.DRAW) if o in options), options[0])
    held = {colour_of(card) for card in g.hands[g.asks[0][2][0]]}

    def wish(option: Option) -> float:
        colour = thing(option)
        danger = len(g.display[colour]) * (1.0 if colour >= RED else 0.4)
        return danger + (1.0 if colour not in held else 0.0) + 0.15 * colour

    return max(takes, key=wish)


def stay(g: TheFaceless, worth: Worth, options: Sequence[Option]) -> Option:
    """A figure stays as it is, where it may."""
    _, question, args = g.asks[0]
    figure = GOAT if question.name == "move_billygoat" else args[0]
    spans = getattr(options, "spans", ())
    if not spans:
        return options[0]
    here = g.goat if figure == GOAT else g.at[figure]
    span = next((span for span in spans if thing(span.stem) == here), spans[0])
    found: Option = span[g.headings[figure]]
    return found


def gain(g: TheFaceless, worth: Worth, options: Sequence[Option]) -> Option:
    return answers.DRAW if answers.DRAW in options and len(g.deck) > 12 else answers.DONE


JUDGES: Final[dict[str, Callable[[TheFaceless, Worth, Sequence[Option]], Option]]] = {
    "way": way,
    "payment": spend,
    "use_up": spend,
    "give_up": lose,
    "lose_one": lose,
    "fill": fill,
    "gain": gain,
    "move_faceless": stay,
    "move_billygoat": stay,
}
