"""Tables are shared out between the processes that deploy/nginx.conf names, by their ids."""

from __future__ import annotations

import re
from bisect import bisect_left
from pathlib import Path
from zlib import crc32

from mirabilia.server.house import new_id

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
POINTS = 160
IDS = 10_000


def ring(servers: list[tuple[str, str]]) -> list[tuple[int, int]]:
    """Points of each server, as nginx computes them for `hash … consistent`."""
    found = []
    for number, (host, port) in enumerate(servers):
        base, before = crc32(f"{host}\0{port}".encode()), bytes(4)
        for _ in range(POINTS):
            point = crc32(before, base)
            found.append((point, number))
            before = point.to_bytes(4, "little")
    return sorted(found)


def test_each_of_two_processes_gets_its_share_of_tables() -> None:
    text = CONFIGURATION.read_text("utf-8")
    assert "hash $mirabilia_process consistent;" in text
    servers = re.findall(r"^ +server ([\d.]+):(\d+)", text, re.MULTILINE)
    assert len(servers) == 2
    points = ring(servers)
    where = [point for point, _ in points]
    chosen = [
        points[bisect_left(where, crc32(new_id().encode())) % len(points)][1] for _ in range(IDS)
    ]
    assert 0.4 < chosen.count(0) / IDS < 0.6
