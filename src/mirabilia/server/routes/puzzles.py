"""Puzzles: all of them, one of them, and what you answer."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from mirabilia.server import messages, puzzles
from mirabilia.server.context import AnyRequest, Me, TheHouse, address_of, refuses


@get("/api/puzzles", responses=refuses())
async def list_puzzles(house: TheHouse, request: AnyRequest) -> messages.Puzzles:
    """All puzzles, and which one is today's."""
    house.rates.spend(puzzles_by_address=address_of(request))
    return await asyncio.to_thread(puzzles.listed, house.now())


@get("/api/puzzles/mine", responses=refuses("unknown_guest"))
async def my_puzzles(me: Me, house: TheHouse, request: AnyRequest) -> messages.PuzzleProgress:
    """What you have solved, and your streak."""
    house.rates.spend(puzzles_by_address=address_of(request))
    return await puzzles.progress(house.store, me.id, house.now())


@get("/api/puzzles/{id:str}", responses=refuses("no_puzzle"))
async def get_puzzle(
    id: FromPath[str], house: TheHouse, request: AnyRequest
) -> Response[messages.PuzzleShown]:
    """A position to solve, as its seat sees it."""
    house.rates.spend(puzzles_by_address=address_of(request))
    return Response(await asyncio.to_thread(puzzles.shown, id), media_type=MediaType.JSON)  # type: ignore[arg-type]


@post(
    "/api/puzzles/{id:str}",
    status_code=200,
    responses=refuses("malformed", "unknown_guest", "no_puzzle", "not_offered"),
)
async def answer_puzzle(
    id: FromPath[str],
    data: JSONBody[messages.PuzzleAnswer],
    me: Me,
    house: TheHouse,
    request: AnyRequest,
) -> messages.PuzzleVerdict:
    """Answer a puzzle, and learn whether that was right. Your first answer counts."""
    house.rates.spend(puzzle_answers=me.id, puzzle_answers_by_address=address_of(request))
    puzzle = await asyncio.to_thread(puzzles.puzzle_with, id)
    return await puzzles.answer(house, me.id, puzzle, data.move)


ROUTES: Final = [list_puzzles, my_puzzles, get_puzzle, answer_puzzle]
