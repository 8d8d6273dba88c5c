"""Many games at once: simulation and its statistics.

>>> from mirabilia.arena import simulate
>>> simulation = simulate(["builder", "random", "random"], games=30, seed=1)
>>> simulation.tally.games
30
"""

from mirabilia.arena.report import engine_is_compiled, engine_name, to_json, to_table
from mirabilia.arena.simulation import ImpossibleMatch, Simulation, simulate
from mirabilia.arena.statistics import Standing, Tally, wilson_interval

__all__ = [
    "ImpossibleMatch",
    "Simulation",
    "Standing",
    "Tally",
    "engine_is_compiled",
    "engine_name",
    "simulate",
    "to_json",
    "to_table",
    "wilson_interval",
]
