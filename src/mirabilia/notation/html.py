"""Games, views, decisions and results as notebooks show them: compact tables in HTML."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from mirabilia.catalog import load
from mirabilia.catalog.markup import chip, strong, table, text
from mirabilia.catalog.model import COLOURS, Catalogue
from mirabilia.engine.state import State
from mirabilia.notation.moves import HIDDEN, Move
from mirabilia.notation.positions import write_city
from mirabilia.notation.types import City, ViewData, VisibleLayout

# The words of a move that a decision's table shows; longer lists end in how many there are more.
_MOST_MOVES: Final = 40


# ---- cities


def game_html(state: State, scores: list[dict[str, int]] | None) -> str:
    """The cities of a game, with the points as they stand."""
    catalogue = state.catalogue
    cities = [write_city(state, city) for city in state.cities]
    points = None if scores is None else [sum(lines.values()) for lines in scores]
    return cities_html(
        catalogue, moment(len(cities), state.age, state.turn, state.over), cities, points
    )


def moment(players: int, age: int, turn: int, over: bool) -> str:
    when = "over" if over else f"age {age}, turn {turn}"
    return f"Game of {players}, {when}"


def cities_html(
    catalogue: Catalogue, caption: str, cities: list[City], points: list[int] | None
) -> str:
    heads = ["seat", "board", "coins", "stages", "shields won", "cards"]
    heads += [] if points is None else ["points"]
    rows = []
    for seat, city in enumerate(cities):
        row = [text(seat), text(board_of(city)), text(city["coins"]), text(len(city["buried"]))]
        row += [tokens_of(city), pieces_of(catalogue, city)]
        rows.append(row if points is None else [*row, strong(points[seat])])
    return table(caption, heads, rows)


def board_of(city: City) -> str:
    return "to be chosen" if city["board"] is None else f"{city['board']} {city['side'] or ''}"


def tokens_of(city: City) -> str:
    """The values of the tokens from military conflicts."""
    return text(
        " ".join([*(f"+{value}" for value in city["victories"]), *["−1"] * city["defeats"]])
    )


def pieces_of(catalogue: Catalogue, city: City) -> str:
    """What stands in a city: cards by colour, then leaders and islands."""
    cards = sorted(city["cards"], key=lambda id: catalogue.card_by_id[id].colour)
    chips = [card_chip(catalogue, id) for id in cards]
    chips += [chip(id, "leader") for id in city.get("leaders", [])]
    chips += [chip(id, "isle") for id in city.get("islands", [])]
    return " ".join(chips)


def card_chip(catalogue: Catalogue, id: str) -> str:
    """A card or leader by its id, in its colour."""
    if id == HIDDEN:
        return text(id)
    card = catalogue.card_by_id.get(id)
    return chip(id, "leader" if card is None else COLOURS[card.colour])


# ---- views


def view_html(data: ViewData) -> str:
    """What a seat sees: the cities, and its own hand."""
    if not cast("dict[str, object]", data):
        return text("<View, empty>")
    now = data["now"]
    catalogue = load(data["catalogue"])
    seat = data["seat"]
    caption = f"View of seat {seat}, age {now['age']}, turn {now['turn']}"
    hand = "" if seat is None else hand_html(catalogue, now, seat)
    return cities_html(catalogue, caption, now["cities"], None) + hand


def hand_html(catalogue: Catalogue, now: VisibleLayout, seat: int) -> str:
    rows = [["hand", " ".join([card_chip(catalogue, id) for id in now["hands"][seat]])]]
    if "court" in now:
        rows.append(
            ["leaders", " ".join([chip(id, "leader") for id in now["court"]["hands"][seat]])]
        )
    rows.append(["asked", text(now["asked"][seat] or "nothing")])
    return table("", [], rows)


# ---- decisions and results


def decision_html(seat: int, kind: str, moves: Sequence[Move]) -> str:
    """The moves of a decision, one line for each thing to do them with."""
    by_subject: dict[str, list[str]] = {}
    for move in moves[:_MOST_MOVES]:
        by_subject.setdefault(move.subject or move.verb, []).append(move.text)
    rows = [
        [subject_chip(moves[0].catalogue, subject), "<br>".join([text(one) for one in texts])]
        for subject, texts in by_subject.items()
    ]
    if len(moves) > _MOST_MOVES:
        rows.append(["", text(f"and {len(moves) - _MOST_MOVES} more")])
    return table(f"Decision of seat {seat}: {kind}, {len(moves)} moves", [], rows)


def subject_chip(catalogue: Catalogue, subject: str) -> str:
    known = subject in catalogue.card_by_id or subject in catalogue.leader_by_id
    return card_chip(catalogue, subject) if known else text(subject)


def result_html(
    points: list[dict[str, int]], totals: list[int], coins: list[int], ranks: list[int]
) -> str:
    """The score sheet, winners in bold."""
    heads = ["seat", *points[0], "total", "coins", "place"]
    rows = []
    for seat, lines in enumerate(points):
        show = strong if ranks[seat] == 1 else text
        figures = [seat, *lines.values(), totals[seat], coins[seat], ranks[seat]]
        rows.append([show(figure) for figure in figures])
    return table("Result", heads, rows)
