"""What a move costs does not grow with the game."""

from __future__ import annotations

import time
from random import Random
from statistics import median

from gloam.server.live import Client, Live
from gloam.table.commands import Answer, Open, Sit, Start
from gloam.table.match import Match


def test_the_500th_move_costs_at_most_half_more_than_the_10th() -> None:
    match = Match(Open("stay-away", 12, "revised-it", {}))
    for seat in range(12):
        match.apply(Sit(seat, f"P{seat}", "key"))
    match.apply(Start("long"))
    live = Live("TABLE", match)
    live.clients = {Client(seat, "key", 0) for seat in range(8)}
    random = Random(1)
    costs: list[float] = []
    while match.stage == "playing" and len(costs) < 520:
        assert match.game is not None
        decision = next(d for d in match.game.decisions if not d.standing)
        calm = [o for o in decision.options if o.card != 2] or decision.options
        before = time.process_time()
        live.apply(Answer(decision.seat, str(random.choice(calm)), match.game.plies), 0.0)
        live.publish()
        costs.append(time.process_time() - before)
        for client in live.clients:
            while not client.outbox.empty():
                client.outbox.get_nowait()
    assert len(costs) == 520, "choose another seed: this game ended too early"
    assert median(costs[480:520]) < 1.5 * median(costs[5:45])
