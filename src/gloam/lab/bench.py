"""How fast the rules are: decisions, copies, views, saves; and python-chess beside them.

Times are the processor's: others at work on the machine do not count.
"""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from gloam.bots.random import random_answer
from gloam.kernel.errors import BadInput
from gloam.kernel.position import Position
from gloam.kernel.title import Title


def measure(title: Title, seats: int, seconds: float) -> dict[str, Any]:
    """Random play and the cost of the things a table does with a position."""
    decisions, elapsed = random_play(title, seats, seconds)
    g = middle(title, seats)
    return {
        "title": title.name,
        "seats": seats,
        "decisions_per_second": round(decisions / elapsed),
        "copy_us": cost(g.copy, seconds),
        "view_us": cost(lambda: g.view(0), seconds),
        "view_news_us": cost(lambda: g.view(0, since=g.events - 5), seconds),
        "save_us": cost(g.save, seconds),
        "record_us": cost(g.record, seconds),
        "bytes_a_position": memory(title, seats),
    }


def random_play(title: Title, seats: int, seconds: float) -> tuple[int, float]:
    """Random games with journal, decisions and records, as a table plays them."""
    chance = random.Random(1)
    decisions, game = 0, 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        g = title.new(seats, game)
        game += 1
        while g.outcome is None:
            g.play(*random_answer(g, chance))
        decisions += g.plies
    return decisions, time.process_time() - started


def middle(title: Title, seats: int) -> Position:
    """A position after sixty random answers."""
    for game in range(1000):
        chance = random.Random(game)
        g = title.new(seats, game)
        while g.outcome is None and g.plies < 60:
            g.play(*random_answer(g, chance))
        if g.outcome is None:
            return g
    raise BadInput("too-short", "No game of this title lasts sixty answers.")


def cost(work: Callable[[], object], seconds: float) -> float:
    """Microseconds for one call: the best of several runs, since the machine is shared."""
    rounds = 1
    while True:
        started = time.process_time()
        for _ in range(rounds):
            work()
        elapsed = time.process_time() - started
        if elapsed > seconds / 20:
            break
        rounds *= 2
    best = elapsed
    for _ in range(9):
        started = time.process_time()
        for _ in range(rounds):
            work()
        best = min(best, time.process_time() - started)
    return round(best / rounds * 1e6, 2)


def memory(title: Title, seats: int, number: int = 1000) -> int:
    """Bytes a copied position holds of its own."""
    g = middle(title, seats)
    tracemalloc.start()
    copies = [g.copy() for _ in range(number)]
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return used // len(copies)


def measure_chess(seconds: float) -> dict[str, Any]:
    """The same for python-chess: random moves from the list of legal ones, and a bare copy."""
    try:
        import chess
    except ImportError:
        raise BadInput("no-chess", "python-chess is not installed: pip install chess.") from None
    chance = random.Random(1)
    moves = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(chance.random() * len(legal))])
            moves += 1
    elapsed = time.process_time() - started
    return {
        "chess_moves_per_second": round(moves / elapsed),
        "chess_copy_us": cost(lambda: board.copy(stack=False), seconds),
    }
