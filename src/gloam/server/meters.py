"""What `/metrics` counts, in Prometheus' form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from gloam.server.live import Live

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Tables(Collector):
    """Tables, seats and sockets as they are when somebody asks."""

    def __init__(self, tables: Mapping[str, Live]) -> None:
        self.tables = tables

    def collect(self) -> Iterator[Metric]:
        stages = dict.fromkeys(("gathering", "playing", "over"), 0)
        seats = sockets = 0
        for live in self.tables.values():
            stages[live.match.stage] += 1
            seats += sum(chair.kind == "person" for chair in live.match.chairs)
            sockets += len(live.clients)
        tables = GaugeMetricFamily("gloam_tables", "Tables in memory", labels=["stage"])
        for stage, count in stages.items():
            tables.add_metric([stage], count)
        yield tables
        yield GaugeMetricFamily("gloam_seats", "Seats that people hold", seats)
        yield GaugeMetricFamily("gloam_sockets", "Open sockets", sockets)


class Meters:
    """The counts of one server."""

    def __init__(self, tables: Mapping[str, Live]) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(Tables(tables))
        self._moves = Counter("gloam_moves", "Commands carried out", registry=self.registry)
        self._time = Histogram(
            "gloam_move_seconds", "From a person's answer to the views of all",
            buckets=BUCKETS, registry=self.registry,
        )  # fmt: skip

    def moved(self) -> None:
        self._moves.inc()

    def timed(self) -> AbstractContextManager[object]:
        return self._time.time()

    def text(self) -> bytes:
        return generate_latest(self.registry)
