"""Figures of a running server, for whoever operates it: counted here, written for Prometheus.

What can be counted when it is asked for (tables, connections, thoughts) is; only what passes is
noted when it happens.
"""

from __future__ import annotations

import asyncio
from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from mirabilia.server.clock import until_beat
from mirabilia.server.refusals import Refused

if TYPE_CHECKING:
    from mirabilia.server.house import House

# What `Refused` says of a rate that was exceeded.
TOO_FAST: Final = "too_fast"
SECONDS_BETWEEN_BEATS: Final = 1.0
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The figures of one process."""

    def __init__(self, house: House) -> None:
        self.registry: Final = CollectorRegistry()
        self.commands: Final = Counter(
            "mirabilia_commands",
            "Commands at tables, by kind and by what became of them",
            ["kind", "outcome"],
            registry=self.registry,
        )
        self.command_seconds: Final = Histogram(
            "mirabilia_command_seconds",
            "From a command's arrival until it is kept and answered",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refusals: Final = Counter(
            "mirabilia_refusals",
            "Requests and messages that were refused, by code and, if that is why, by limit",
            ["code", "limit"],
            registry=self.registry,
        )
        self.lag: Final = Histogram(
            "mirabilia_event_loop_lag_seconds",
            "How much later than planned the event loop came to its next task",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.registry.register(HouseCollector(house))
        # Memory, processor time and open files, where the system tells.
        ProcessCollector(namespace="mirabilia", registry=self.registry)

    def note_command(self, kind: str, outcome: str, seconds: float) -> None:
        self.commands.labels(kind, outcome).inc()
        self.command_seconds.observe(seconds)

    def note_refusal(self, refused: Refused) -> None:
        limit = str(refused.data.get("what", "")) if refused.code == TOO_FAST else ""
        self.refusals.labels(refused.code, limit).inc()

    async def beat(self) -> None:
        """Note again and again how late the loop is."""
        loop = asyncio.get_running_loop()
        while True:
            rest = until_beat(SECONDS_BETWEEN_BEATS)
            planned = loop.time() + rest
            await asyncio.sleep(rest)
            self.lag.observe(max(0.0, loop.time() - planned))

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)


class HouseCollector(Collector):
    """What a house has at the moment."""

    def __init__(self, house: House) -> None:
        self.house: Final = house

    def describe(self) -> list[Metric]:
        """Nothing is asked of a house before it is open."""
        return []

    def collect(self) -> Iterator[Metric]:
        rooms = self.house.rooms.values()
        tables = GaugeMetricFamily(
            "mirabilia_tables", "Tables in memory, by what goes on there", labels=["status"]
        )
        for status, count in Tally(room.state.status for room in rooms).items():
            tables.add_metric([status], count)
        yield tables
        yield gauge("live_connections", "People connected to tables", self.connections())
        yield from self.thinking()
        yield gauge("writes_waiting", "What waits to be written to the database", self.writes())

    def thinking(self) -> Iterator[Metric]:
        """Of the bots: what waits, and what it takes."""
        thinkers = self.house.thinkers
        accounts = list(thinkers.turns.accounts.values())
        waiting = sum(len(account.waiting) + len(account.line) for account in accounts)
        running = sum(len(account.running) for account in accounts)
        yield gauge("thoughts_waiting", "Thoughts of bots that have not begun", waiting)
        yield gauge("thoughts_running", "Thoughts of bots under way", running)
        yield counter("thinking_seconds", "Time bots have thought", thinkers.seconds_thought)
        if thinkers.spent.tells:
            thinkers.read_spent()
            about = "Processor time of the processes of the bots"
            yield counter("thinking_processor_seconds", about, thinkers.spent.all)

    def connections(self) -> int:
        return sum(len(room.audience.outboxes) for room in self.house.rooms.values())

    def writes(self) -> int:
        return self.house.writer.waiting.qsize()


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"mirabilia_{name}", about, value)


def counter(name: str, about: str, value: float) -> CounterMetricFamily:
    return CounterMetricFamily(f"mirabilia_{name}", about, value)
