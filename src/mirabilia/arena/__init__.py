"""Many games at once: simulations, contests and duels, and their statistics.

>>> from mirabilia.arena import simulate
>>> simulation = simulate(["builder", "random", "random"], games=30, seed=1)
>>> simulation.tally.games
30
"""

from mirabilia.arena.contest import Contest, Outcome, hold, make_contest
from mirabilia.arena.contest_report import ContestData, contest_to_json, contest_to_table
from mirabilia.arena.duel import Comparison, Duel, compare, make_duel
from mirabilia.arena.duel_report import DuelData, duel_to_json, duel_to_table
from mirabilia.arena.report import (
    SimulationData,
    engine_is_compiled,
    engine_name,
    to_json,
    to_table,
)
from mirabilia.arena.results import ImpossibleResults
from mirabilia.arena.sequential import QUESTIONS, Question
from mirabilia.arena.simulation import ImpossibleMatch, Simulation, simulate
from mirabilia.arena.standings import Entry, Standings
from mirabilia.arena.statistics import Standing, Tally
from mirabilia.intervals import wilson_interval

__all__ = [
    "QUESTIONS",
    "Comparison",
    "Contest",
    "ContestData",
    "Duel",
    "DuelData",
    "Entry",
    "ImpossibleMatch",
    "ImpossibleResults",
    "Outcome",
    "Question",
    "Simulation",
    "SimulationData",
    "Standing",
    "Standings",
    "Tally",
    "compare",
    "contest_to_json",
    "contest_to_table",
    "duel_to_json",
    "duel_to_table",
    "engine_is_compiled",
    "engine_name",
    "hold",
    "make_contest",
    "make_duel",
    "simulate",
    "to_json",
    "to_table",
    "wilson_interval",
]
