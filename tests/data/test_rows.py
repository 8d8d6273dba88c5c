"""Rows of games: the same whoever plays them, and what the games say."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from mirabilia import Game, Move, View, data, replay
from mirabilia.arena import simulate
from mirabilia.bots import Bot
from mirabilia.cli import main
from scripts import dataset

ROOT = Path(__file__).parents[2]
ALL = ("leaders", "cities", "armada")
BOTS = ["builder", "random", "random"]


class Failing(Bot):
    """Plays some games, then no more."""

    name: ClassVar[str] = "failing"
    left: ClassVar[int] = 0

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        Failing.left -= 1
        if Failing.left < 0:
            raise RuntimeError("no more")
        return moves[0]


def plain(rows: Any) -> list[dict[str, Any]]:
    return list(rows)


# ---- what rows say


@pytest.mark.parametrize("boxes", [(), ALL])
def test_there_is_a_row_for_each_seat(boxes: tuple[str, ...]) -> None:
    rows = plain(data.rows(BOTS, games=6, seed=1, expansions=boxes))
    assert [(row["game"], row["seat"]) for row in rows] == [
        (game, seat) for game in range(6) for seat in range(3)
    ]
    for row in rows:
        lines = [row[name] for name in row if name.startswith("points_")]
        assert sum(points for points in lines if points is not None) == row["points"]
        assert (row["points_naval"] is None) is ("armada" not in boxes)
        assert row["bot"] in ("builder@1", "random@1")
        assert row["expansions"] == list(boxes)
    for game in range(6):
        of_game = [row for row in rows if row["game"] == game]
        assert sum(row["won"] for row in of_game) == pytest.approx(1)
        assert {row["rank"] for row in of_game if row["won"]} == {1}
        assert max(row["margin"] for row in of_game) >= 0


def test_rows_say_what_the_records_say() -> None:
    options: dict[str, Any] = {"games": 3, "seed": 5, "expansions": ALL}
    seats = plain(data.rows(["random"], players=4, **options))
    for row in data.rows(["random"], players=4, what="records", **options):
        game = replay(json.loads(row["record"]))
        assert str(game.position()["seed"]) == row["seed"]
        assert row["bots"] == ["random@1"] * 4
        of_game = [seat for seat in seats if seat["game"] == row["game"]]
        check_seats(of_game, game)


def check_seats(rows: list[dict[str, Any]], game: Game) -> None:
    result = game.result
    for seat, (row, city) in enumerate(zip(rows, game.position()["cities"], strict=True)):
        assert row["points"] == result.totals[seat]
        assert row["coins"] == result.coins[seat]
        assert row["rank"] == result.ranks[seat]
        assert (row["board"], row["side"]) == (city["board"], city["side"])
        cards = [card for age in (1, 2, 3) for card in row[f"cards_{age}"]]
        assert sorted(cards) == sorted(city["cards"])
        assert row["leaders"] == city["leaders"]
        assert row["islands"] == city["islands"]


def test_there_is_a_row_for_each_decision() -> None:
    options: dict[str, Any] = {"games": 2, "seed": 3, "expansions": ("leaders",)}
    seats = plain(data.rows(BOTS, **options))
    rows = plain(data.rows(BOTS, what="decisions", **options))
    for seat in seats:
        own = [r for r in rows if (r["game"], r["seat"]) == (seat["game"], seat["seat"])]
        assert len(own) == seat["decisions"]
        assert {row["final_points"] for row in own} == {seat["points"]}
    for row in rows:
        move = Move.parse(row["move"])
        assert (row["verb"], row["subject"]) == (move.verb, move.subject)
        assert row["moves"] > 1
    first = [row for row in rows if row["game"] == 0]
    assert [row["number"] for row in first] == list(range(len(first)))


def test_games_are_those_of_simulate() -> None:
    rows = plain(data.rows(BOTS, games=8, seed=2))
    standing = simulate(BOTS, games=8, seed=2).tally.bots["builder"]
    own = [row for row in rows if row["bot"] == "builder@1"]
    assert sum(row["won"] for row in own) == pytest.approx(standing.wins)
    assert sum(row["points"] for row in own) == sum(standing.points.values())


# ---- files


@pytest.mark.parametrize("what", ["seats", "decisions", "records"])
def test_lines_of_json_are_the_rows(tmp_path: Path, what: str) -> None:
    rows = data.rows(BOTS, games=3, seed=1, what=what, expansions=("armada",))
    written = rows.write(tmp_path / "games.jsonl")
    lines = [json.loads(line) for line in written.path.read_text("utf-8").splitlines()]
    expected = plain(rows)
    for row in expected:
        if what == "records":
            row["record"] = json.loads(row["record"])
    assert lines == expected
    assert written.rows == len(lines)


def test_a_csv_has_a_head_and_the_same_values(tmp_path: Path) -> None:
    rows = data.rows(BOTS, games=3, seed=1, expansions=ALL)
    rows.write(tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    for row, expected in zip(read, rows, strict=True):
        assert list(row) == list(expected)
        assert row["cards_1"].split() == expected["cards_1"]
        assert float(row["won"]) == expected["won"]
        assert row["teams"] == "false"


def test_the_hash_is_that_of_the_rows_whatever_the_file(tmp_path: Path) -> None:
    rows = data.rows(BOTS, games=25, seed=1)
    digests = {rows.write(tmp_path / f"games.{kind}").digest for kind in ("csv", "jsonl")}
    several = data.rows(BOTS, games=25, seed=1, jobs=2)
    digests.add(several.write(tmp_path / "again.jsonl").digest)
    assert len(digests) == 1
    other = data.rows(BOTS, games=25, seed=2).write(tmp_path / "other.jsonl")
    assert other.digest not in digests


def test_a_file_that_was_not_finished_is_not_left_behind(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("before", "utf-8")
    Failing.left = 30
    with pytest.raises(Exception, match="no more"):
        data.rows([Failing], games=30, players=3, seed=1).write(tmp_path / "games.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    assert (tmp_path / "games.jsonl").read_text("utf-8") == "before"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("games.xlsx", "a file of rows ends in .parquet, .csv, .jsonl"),
        ("none/games.csv", "there is no folder"),
        ("folder.csv", "is a folder: the name of a file is needed"),
    ],
)
def test_files_that_cannot_be_written_are_refused(tmp_path: Path, name: str, sentence: str) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(data.ImpossibleFile, match=sentence):
        data.rows(BOTS, games=1).write(tmp_path / name)


def test_rows_of_an_unknown_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="no rows of 'cards'; there are: seats, decisions, reco"):
        data.rows(BOTS, games=1, what="cards")


# ---- the command


def test_the_command_writes_a_file_and_sums_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "--bots", "random", "--players", "3", "--games", "4", "--seed", "1"]
    assert main([*words, "--out", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["rows"], told["games"], told["out"]) == (12, 4, str(file))
    assert main([*words, "--out", str(file), "--decisions"]) == 0
    out = capsys.readouterr().out
    assert f"rows in {file}, SHA-256 " in out
    assert json.loads(file.read_text("utf-8").splitlines()[0])["decision"] == "side"


def test_what_to_write_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", "--records"]) == 2
    assert "they need --out FILE" in capsys.readouterr().err


# ---- the document


@pytest.mark.parametrize("what", list(data.COLUMNS))
def test_every_column_is_explained(what: str) -> None:
    text = (ROOT / "docs" / "data.md").read_text("utf-8")
    chapter = text.partition(f"## Rows of {what}\n")[2].partition("\n## ")[0]
    rows = [line.split(" | ") for line in chapter.splitlines() if line.startswith("| `")]
    assert [(row[0].strip("| `"), row[2].rstrip(" |")) for row in rows] == [
        (column.name, column.about) for column in data.COLUMNS[what]
    ]


@pytest.mark.parametrize(
    "bot", ["random@1", pytest.param("adept@1", marks=pytest.mark.long)], ids=["random", "adept"]
)
def test_the_set_of_games_is_made_by_one_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    assert dataset.BOT == "adept@1"
    monkeypatch.setattr(dataset, "BOT", bot)
    made = [dataset.make(tmp_path / name, 1, 1, ".jsonl") for name in ("first", "second")]
    assert made[0] == made[1]
    assert len(set(made[0].values())) == len(dataset.MIXES) == 5
    alone = dataset.make(tmp_path / "third", 1, 1, ".jsonl", ["leaders-4"])
    assert alone == {"leaders-4": made[0]["leaders-4"]}
    rows = (tmp_path / "first" / "all-4.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(row)["bot"] for row in rows] == [bot] * 4
