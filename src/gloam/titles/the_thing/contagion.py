"""The infection check: contagion tokens laid and looked at in secret (TT-IC)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import LOOK, PLACE, thing
from gloam.titles.the_thing.cards import ALIEN, ALIEN_DOGS, HEALTHY_DOGS, HUMAN
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.ending import check_humans
from gloam.titles.the_thing.leaving import reveal
from gloam.titles.the_thing.rooms import ROOM
from gloam.titles.the_thing.state import BOOK, HOW, NOBODY, NONE, TheThing
from gloam.titles.the_thing.suspicion import suspect

People = tuple[int, ...]
Replies = list[tuple[int, Option]]

HUMANS_LAY_HUMANS: Final = BOOK.reason("humans-lay-humans", "TT-IC-01")


@BOOK.step
def check_contagion(g: TheThing, room: int, people: People) -> None:
    """Whoever is not in the green zone lays two tokens (TT-IC-01, TT-IC-02)."""
    doubtful = tuple(c for c in people if g.suspicion[c] > 0)
    if g.coop:
        g.tell(events.MET, EVERYONE, people, room)
        suspect(g, [c for c in people if any(other != c for other in doubtful)])
    elif doubtful:
        g.tell(events.MET, EVERYONE, people, room)
        g.ask_each([g.owner[c] for c in doubtful], LAY_TOKENS, room, people)


def token_options(g: TheThing, choices: Choices, seat: int, room: int, people: People) -> None:
    choices.put(PLACE[HUMAN])
    human = g.role[g.order[seat]] == HUMAN
    choices.put(PLACE[ALIEN], HUMANS_LAY_HUMANS if human else None)


@BOOK.step
def tokens_laid(g: TheThing, replies: Replies, room: int, people: People) -> None:
    """Then everybody looks at a token of somebody else, if there is one (TT-IC-03)."""
    for seat, answer in replies:
        c = g.order[seat]
        g.placed[c] = thing(answer)
        g.tell(events.LAID_TOKENS, g.knows(c), c, g.placed[c])
    choosing = [g.owner[c] for c in people if len(targets(g, c, people)) > 1]
    if choosing:
        g.ask_each(choosing, LOOK_AT, room, people)
    else:
        look(g, people, {})


LAY_TOKENS: Final = BOOK.question(
    "lay_tokens", token_options, tokens_laid, room=ROOM, people=CHARACTER
)


def targets(g: TheThing, character: int, people: People) -> list[int]:
    """The others who have laid tokens."""
    return [c for c in people if c != character and g.placed[c] != NONE]


def look_options(g: TheThing, choices: Choices, seat: int, room: int, people: People) -> None:
    for c in targets(g, g.order[seat], people):
        choices.put(LOOK[c])


@BOOK.step
def looked(g: TheThing, replies: Replies, room: int, people: People) -> None:
    look(g, people, {g.order[seat]: thing(answer) for seat, answer in replies})


LOOK_AT: Final = BOOK.question("look_at", look_options, looked, room=ROOM, people=CHARACTER)


def look(g: TheThing, people: People, chosen: dict[int, int]) -> None:
    """Two who look at the same player see different tokens (TT-IC-04, A-18)."""
    lookers: dict[int, list[int]] = {}
    for c in people:
        there = targets(g, c, people)
        if there:
            lookers.setdefault(chosen.get(c, there[0]), []).append(c)
    infected = []
    looking = []
    for target, those in lookers.items():
        tokens = [HUMAN, g.placed[target]]
        g.chance.shuffle(tokens)
        for c, token in zip(those, tokens, strict=False):
            looking.append(c)
            g.tell(events.LOOKED, g.knows(c), c, target, token)
            if token == ALIEN and g.role[c] == HUMAN:
                infected.append((c, target))
    for c in people:
        g.placed[c] = NONE
    suspect(g, looking)
    for c, target in infected:
        infect(g, c, target)
    if infected:
        check_humans(g)


def infect(g: TheThing, character: int, by: int) -> None:
    """From Human to Alien, never back (TT-0-04); who, by whom, in which order (TT-IC-12)."""
    g.role[character] = ALIEN
    g.infections.append((character, by))


def meet_dog(g: TheThing, character: int, room: int) -> None:
    """One token of nine, looked at and put back (TT-IC-09, TT-SOLO-3-07)."""
    alien = g.chance.below(HEALTHY_DOGS + ALIEN_DOGS) < ALIEN_DOGS
    knowers = EVERYONE if g.coop else g.knows(character)
    g.tell(events.DOG_MET, knowers, character, room, ALIEN if alien else HUMAN)
    if g.coop and alien:
        reveal(g, character, HOW.read("dog"))
        return
    suspect(g, [character])
    if alien and g.role[character] == HUMAN:
        infect(g, character, NOBODY)
        check_humans(g)
