"""A round: eight phases in order, nine for one to three players (TT-0-05, TT-SOLO-0-01)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_thing import events
from gloam.titles.the_thing.actions import actions
from gloam.titles.the_thing.blood_tests import tests
from gloam.titles.the_thing.coop import coop_alien, coop_move
from gloam.titles.the_thing.dice_actions import dice_actions
from gloam.titles.the_thing.dogs import roam
from gloam.titles.the_thing.encounters import encounters
from gloam.titles.the_thing.maintenance import maintain, weather
from gloam.titles.the_thing.plan import alien_plans
from gloam.titles.the_thing.planning import draw_cards, movement
from gloam.titles.the_thing.recreation import recreation
from gloam.titles.the_thing.state import BOOK, TheThing
from gloam.titles.the_thing.supper import supper


@BOOK.step
def new_round(g: TheThing) -> None:
    g.round += 1
    g.tell(events.ROUND, EVERYONE, g.round)
    g.then(weather)
    g.then(maintain)
    if g.coop:
        g.then(coop_move)
        g.then(coop_alien)
        g.then(dice_actions)
    else:
        g.then(alien_plans)
        g.then(draw_cards)
        g.then(movement)
        g.then(encounters)
        g.then(actions)
    g.then(recreation)
    g.then(tests)
    g.then(supper)
    g.then(roam)
    g.then(new_round)
