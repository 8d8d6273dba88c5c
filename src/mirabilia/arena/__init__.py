"""Many games at once: simulations and contests, and their statistics.

>>> from mirabilia.arena import simulate
>>> simulation = simulate(["builder", "random", "random"], games=30, seed=1)
>>> simulation.tally.games
30
"""

from mirabilia.arena.contest import Contest, Outcome, hold, make_contest
from mirabilia.arena.report import engine_is_compiled, engine_name, to_json, to_table
from mirabilia.arena.results import ImpossibleResults
from mirabilia.arena.simulation import ImpossibleMatch, Simulation, simulate
from mirabilia.arena.standings import Entry, Standings
from mirabilia.arena.statistics import Standing, Tally, wilson_interval
from mirabilia.arena.verdict import contest_to_json, contest_to_table

__all__ = [
    "Contest",
    "Entry",
    "ImpossibleMatch",
    "ImpossibleResults",
    "Outcome",
    "Simulation",
    "Standing",
    "Standings",
    "Tally",
    "contest_to_json",
    "contest_to_table",
    "engine_is_compiled",
    "engine_name",
    "hold",
    "make_contest",
    "simulate",
    "to_json",
    "to_table",
    "wilson_interval",
]
