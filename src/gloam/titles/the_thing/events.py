"""Everything that can happen. That it happened is public; the parts named secret may not be."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import COUNT, Kind
from gloam.titles.the_thing.cards import ACTION, ITEM, ROLE, TOKEN, WEAPON
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.dice import FACE
from gloam.titles.the_thing.rooms import ROOM, WEATHER
from gloam.titles.the_thing.state import BOOK, HOW

WHOSE: Final = Kind("whose", ("card", "alien"))

CHOSE: Final = BOOK.event("chose", character=CHARACTER)
DEALT: Final = BOOK.event("dealt", "cards", character=CHARACTER, cards=ACTION)
ROLE_DEALT: Final = BOOK.event("role_dealt", "role", character=CHARACTER, role=ROLE)
LEADER: Final = BOOK.event("leader", character=CHARACTER)
TOKEN_LIES: Final = BOOK.event("token_lies", room=ROOM)
TOKEN_TAKEN: Final = BOOK.event("token_taken", character=CHARACTER, room=ROOM)
ROUND: Final = BOOK.event("round", count=COUNT)

WEATHER_ROLLED: Final = BOOK.event("weather_rolled", weather=WEATHER)
WEATHER_IS: Final = BOOK.event("weather_is", weather=WEATHER)
BURNT_FUEL: Final = BOOK.event("burnt_fuel", room=ROOM, count=COUNT)
HURT: Final = BOOK.event("hurt", room=ROOM, count=COUNT)
MENDED: Final = BOOK.event("mended", room=ROOM, count=COUNT)
BOILER_BROKE: Final = BOOK.event("boiler_broke")
FREEZING: Final = BOOK.event("freezing", count=COUNT)
THAWED: Final = BOOK.event("thawed")
POWER_OUT: Final = BOOK.event("power_out")
POWER_BACK: Final = BOOK.event("power_back")
RESCUE_FLIES: Final = BOOK.event("rescue_flies", count=COUNT)
RESCUE_LANDED: Final = BOOK.event("rescue_landed")
RESCUE_LEFT: Final = BOOK.event("rescue_left")

PLOTTED: Final = BOOK.event("plotted", "room count", room=ROOM, count=COUNT)
PLANNED: Final = BOOK.event("planned", counts=COUNT)
ALIEN_COMES: Final = BOOK.event("alien_comes", room=ROOM, count=COUNT)
FLED: Final = BOOK.event("fled", room=ROOM)
OVERPOWERED: Final = BOOK.event("overpowered", room=ROOM)
ASSIMILATED: Final = BOOK.event("assimilated", character=CHARACTER, room=ROOM)
DOG_ASSIMILATED: Final = BOOK.event("dog_assimilated", room=ROOM)
DRIVEN_OFF: Final = BOOK.event("driven_off", character=CHARACTER, room=ROOM)
SABOTAGED: Final = BOOK.event("sabotaged", room=ROOM, count=COUNT, whose=WHOSE)
ALIEN_DESTROYED: Final = BOOK.event("alien_destroyed")
REVEALED: Final = BOOK.event("revealed", character=CHARACTER, how=HOW)
GREW: Final = BOOK.event("grew", count=COUNT)

DREW: Final = BOOK.event("drew", "cards", character=CHARACTER, cards=ACTION)
RESHUFFLED: Final = BOOK.event("reshuffled")
CHANGED: Final = BOOK.event("changed", "away got", character=CHARACTER, away=ACTION, got=ACTION)
MOVED: Final = BOOK.event("moved", character=CHARACTER, room=ROOM)
STAYED: Final = BOOK.event("stayed", character=CHARACTER)
DELIVERED: Final = BOOK.event("delivered", "card", character=CHARACTER, card=ACTION)
DELIVERED_OPENLY: Final = BOOK.event("delivered_openly", character=CHARACTER, card=ACTION)
DISCARDED: Final = BOOK.event("discarded", "cards", character=CHARACTER, cards=ACTION)
SWAPPED: Final = BOOK.event("swapped", "cards", character=CHARACTER, cards=ACTION)
BOARDED: Final = BOOK.event("boarded", character=CHARACTER)

DOG_CAUGHT: Final = BOOK.event("dog_caught", room=ROOM)
DOG_MET: Final = BOOK.event("dog_met", "token", character=CHARACTER, room=ROOM, token=ROLE)
MET: Final = BOOK.event("met", characters=CHARACTER, room=ROOM)
AVOIDED: Final = BOOK.event("avoided", character=CHARACTER, weapon=WEAPON)
LAID_TOKENS: Final = BOOK.event("laid_tokens", "role", character=CHARACTER, role=ROLE)
LOOKED: Final = BOOK.event("looked", "role", character=CHARACTER, target=CHARACTER, role=ROLE)
SUSPICION: Final = BOOK.event("suspicion", character=CHARACTER, count=COUNT)

CARD_REVEALED: Final = BOOK.event("card_revealed", card=ACTION)
ASSIGNED: Final = BOOK.event("assigned", character=CHARACTER, card=ACTION, room=ROOM)
WASTED: Final = BOOK.event("wasted", card=ACTION)
LAY_DOWN: Final = BOOK.event("lay_down", character=CHARACTER)
ENOUGH: Final = BOOK.event("enough", count=COUNT)
TOOK_WEAPON: Final = BOOK.event("took_weapon", "weapon", character=CHARACTER, weapon=WEAPON)
FLAMETHROWER_SHOWN: Final = BOOK.event("flamethrower_shown", character=CHARACTER)
TOOK_ITEM: Final = BOOK.event("took_item", "item", character=CHARACTER, item=ITEM)
DREW_TOKENS: Final = BOOK.event(
    "drew_tokens", "tokens", character=CHARACTER, count=COUNT, tokens=TOKEN
)
THREW_TOKEN: Final = BOOK.event("threw_token", "token", character=CHARACTER, token=TOKEN)
COOKED: Final = BOOK.event("cooked", character=CHARACTER, count=COUNT)
FUELLED: Final = BOOK.event("fuelled", room=ROOM, count=COUNT)
STORED: Final = BOOK.event("stored", weather=WEATHER)
SOS: Final = BOOK.event("sos", character=CHARACTER)
NO_KEYS: Final = BOOK.event("no_keys", character=CHARACTER)
KEYS_SHOWN: Final = BOOK.event("keys_shown", character=CHARACTER, room=ROOM)
ITEM_USED: Final = BOOK.event("item_used", character=CHARACTER, item=ITEM)
WEAPON_USED: Final = BOOK.event("weapon_used", character=CHARACTER, weapon=WEAPON)
BURN_REFUSED: Final = BOOK.event("burn_refused", character=CHARACTER)
BURNED: Final = BOOK.event("burned", character=CHARACTER, room=ROOM)

GATHERED: Final = BOOK.event("gathered")
GAVE_WEAPON: Final = BOOK.event(
    "gave_weapon", "weapon", character=CHARACTER, target=CHARACTER, weapon=WEAPON
)
GAVE_ITEM: Final = BOOK.event("gave_item", "item", character=CHARACTER, target=CHARACTER, item=ITEM)
GAVE_TOKEN: Final = BOOK.event(
    "gave_token", "token", character=CHARACTER, target=CHARACTER, token=TOKEN
)
VOTED: Final = BOOK.event("voted", character=CHARACTER, target=CHARACTER)
ABSTAINED: Final = BOOK.event("abstained", character=CHARACTER)
TESTED: Final = BOOK.event("tested", character=CHARACTER, target=CHARACTER, how=HOW)
PROVED_HUMAN: Final = BOOK.event("proved_human", character=CHARACTER)
ATE: Final = BOOK.event("ate", count=COUNT)
ATE_STORES: Final = BOOK.event("ate_stores", count=COUNT)
HUNGRY: Final = BOOK.event("hungry")
DOG_ROAMS: Final = BOOK.event("dog_roams", room=ROOM)
DOGS_FREED: Final = BOOK.event("dogs_freed", count=COUNT)

BOARDING: Final = BOOK.event("boarding", room=ROOM)
WOULD_NOT: Final = BOOK.event("would_not", character=CHARACTER)
TURNED_AWAY: Final = BOOK.event("turned_away", character=CHARACTER)
ADMITTED: Final = BOOK.event("admitted", character=CHARACTER)
TAKES_OFF: Final = BOOK.event("takes_off")
ROLE_SHOWN: Final = BOOK.event("role_shown", character=CHARACTER, role=ROLE)

THREAT: Final = BOOK.event("threat", count=COUNT)
TAKEN: Final = BOOK.event("taken", character=CHARACTER)
ROLLED: Final = BOOK.event("rolled", faces=FACE)
ROLLED_AGAIN: Final = BOOK.event("rolled_again", face=FACE, got=FACE)
TURNED_DIE: Final = BOOK.event("turned_die", character=CHARACTER, face=FACE, got=FACE)
CANCELLED: Final = BOOK.event("cancelled", character=CHARACTER, face=FACE)
DICE_ASSIGNED: Final = BOOK.event("dice_assigned", character=CHARACTER)
ESCAPE_ROLLED: Final = BOOK.event("escape_rolled", faces=FACE, count=COUNT)
ESCAPE_FAILED: Final = BOOK.event("escape_failed")
