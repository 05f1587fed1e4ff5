"""Everything that can happen. That it happened is public; the parts named secret may not be."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import COUNT, SEAT, Kind
from gloam.titles.the_faceless.board import DIRECTION, OUTER, SPACE
from gloam.titles.the_faceless.cards import (
    AVATAR,
    CARD,
    CHARACTER,
    COLOUR,
    CROSSROADS,
    FACE,
    FIGURE,
    FORK,
    MEMORY,
    OBSTACLE,
    PORTAL,
)
from gloam.titles.the_faceless.compass import HEADING
from gloam.titles.the_faceless.state import BOOK

END: Final = Kind("end", ("red", "white", "free", "pushed"))
"""What a step follows: an end of the needle, a free choice, or something that pushes."""

CHARACTER_DEALT: Final = BOOK.event("character_dealt", seat=SEAT, character=CHARACTER)
CARDS_DEALT: Final = BOOK.event("cards_dealt", seat=SEAT, cards=CARD)
OBSTACLE_LAID: Final = BOOK.event("obstacle_laid", obstacle=OBSTACLE, spaces=SPACE)
LAID_ANEW: Final = BOOK.event("laid_anew")
SWAMP: Final = BOOK.event("swamp", obstacle=OBSTACLE)
DEN_LAID: Final = BOOK.event("den_laid", spaces=SPACE)
MEMORY_HIDDEN: Final = BOOK.event("memory_hidden", space=SPACE)
GROUP_BEGINS: Final = BOOK.event("group_begins", space=SPACE)
BILLYGOAT_STANDS: Final = BOOK.event("billygoat_stands", space=SPACE)
BOXED: Final = BOOK.event("boxed", count=COUNT)
AVATAR_SHOWN: Final = BOOK.event("avatar_shown", avatar=AVATAR)
EYE_LAID: Final = BOOK.event("eye_laid", space=SPACE)
HAUNT_LAID: Final = BOOK.event("haunt_laid", space=SPACE)
PORTAL_LAID: Final = BOOK.event("portal_laid", portal=PORTAL, space=SPACE)
SERVANT_LAID: Final = BOOK.event("servant_laid", space=SPACE)

TURN: Final = BOOK.event("turn", seat=SEAT, count=COUNT)
FOG_FALLS: Final = BOOK.event("fog_falls")
FOG_LIFTS: Final = BOOK.event("fog_lifts")
BY_THE_DEN: Final = BOOK.event("by_the_den", seat=SEAT)
PLAYED: Final = BOOK.event("played", seat=SEAT, card=CARD)
RESTED: Final = BOOK.event("rested", seat=SEAT)
GAVE: Final = BOOK.event("gave", seat=SEAT, card=CARD, giver=SEAT, receiver=SEAT)
SWAPPED: Final = BOOK.event("swapped", seat=SEAT, card=CARD, giver=SEAT, back=CARD, receiver=SEAT)
TOOK: Final = BOOK.event("took", seat=SEAT, card=CARD)
DREW: Final = BOOK.event("drew", seat=SEAT, card=CARD)
EXCHANGED: Final = BOOK.event("exchanged", seat=SEAT, card=CARD, got=CARD)
PEEKED: Final = BOOK.event("peeked", "card", seat=SEAT, card=CARD)
PACED: Final = BOOK.event("paced", seat=SEAT, count=COUNT)
CARRIED: Final = BOOK.event("carried", seat=SEAT, space=SPACE, to=SPACE)

FACELESS_SET: Final = BOOK.event("faceless_set", figure=FIGURE, outer=OUTER, heading=HEADING)
KEPT_OFF: Final = BOOK.event("kept_off", figure=FIGURE)
BILLYGOAT_MOVED: Final = BOOK.event("billygoat_moved", space=SPACE, heading=HEADING)
BILLYGOAT_ENTERED: Final = BOOK.event("billygoat_entered", obstacle=OBSTACLE, heading=HEADING)
TURNED_ROUND: Final = BOOK.event("turned_round", figure=FIGURE, heading=HEADING)
COLLIDED: Final = BOOK.event("collided", figure=FIGURE, other=FIGURE)

STEPPED: Final = BOOK.event("stepped", way=DIRECTION, end=END, space=SPACE)
BUMPED: Final = BOOK.event("bumped", way=DIRECTION, end=END, obstacle=OBSTACLE)
WADED: Final = BOOK.event("waded", obstacle=OBSTACLE)
SPENT: Final = BOOK.event("spent", memory=MEMORY)
SPARED: Final = BOOK.event("spared")
RECOVERED: Final = BOOK.event("recovered", memory=MEMORY, space=SPACE)
REMEMBERED: Final = BOOK.event("remembered", seat=SEAT, memory=MEMORY)
OBSTACLE_MOVED: Final = BOOK.event("obstacle_moved", obstacle=OBSTACLE, spaces=SPACE)
CLEARED: Final = BOOK.event("cleared", card=CARD)

REVEALED: Final = BOOK.event("revealed", seat=SEAT, card=CARD)
REPLACED: Final = BOOK.event("replaced", seat=SEAT, card=CARD)
CALMED: Final = BOOK.event("calmed", seat=SEAT)
ADDED: Final = BOOK.event("added", card=CARD)
THREAT: Final = BOOK.event("threat", colour=COLOUR, count=COUNT)
DISCARDED: Final = BOOK.event("discarded", seat=SEAT, card=CARD)
DROPPED: Final = BOOK.event("dropped", card=CARD)

EYE_TURNED: Final = BOOK.event("eye_turned", space=SPACE, open=COUNT)
WATCHED: Final = BOOK.event("watched", count=COUNT)
ROLLED: Final = BOOK.event("rolled", face=FACE)
FORK_SHOWN: Final = BOOK.event("fork_shown", crossroads=CROSSROADS, one=FORK, other=FORK)
FORK_CHOSEN: Final = BOOK.event("fork_chosen", seat=SEAT, fork=FORK)
HAUNTED: Final = BOOK.event("haunted", space=SPACE, count=COUNT, way=DIRECTION)
HAUNTS_TURNED: Final = BOOK.event("haunts_turned", count=COUNT)
PORTED: Final = BOOK.event("ported", portal=PORTAL, space=SPACE)
SERVANTS_MOVE: Final = BOOK.event("servants_move", way=DIRECTION, count=COUNT)
SERVANT_MOVED: Final = BOOK.event("servant_moved", space=SPACE, to=SPACE)
SERVANT_GONE: Final = BOOK.event("servant_gone", space=SPACE)
SERVANT_POSTED: Final = BOOK.event("servant_posted", outer=OUTER)
SILENCE: Final = BOOK.event("silence", seat=SEAT)
SPEECH: Final = BOOK.event("speech")
GLASS_STARTED: Final = BOOK.event("glass_started")
GLASS_BESIDE: Final = BOOK.event("glass_beside")
SAND_OUT: Final = BOOK.event("sand_out", cards=COUNT)
NAME_SAID: Final = BOOK.event("name_said", seat=SEAT)
