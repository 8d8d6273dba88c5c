"""Tables and Parquet: the same rows, group by group."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from mirabilia import data
from mirabilia.data import files

ROOT = Path(__file__).parents[3]
BOTS = ["builder", "random", "random"]


@pytest.mark.parametrize("what", ["seats", "decisions", "records"])
def test_a_table_has_the_rows(what: str) -> None:
    rows = data.rows(BOTS, games=3, seed=1, what=what, expansions=("leaders", "armada"))
    table = rows.table()
    assert table.column_names == [column.name for column in data.COLUMNS[what]]
    assert table.to_pylist() == list(rows)


def test_a_parquet_file_has_the_rows_in_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "GROUP", 20)
    rows = data.rows(BOTS, games=30, seed=1, jobs=2)
    written = rows.write(tmp_path / "games.parquet")
    read = parquet.ParquetFile(written.path)
    assert read.num_row_groups > 2
    assert read.read().to_pylist() == list(data.rows(BOTS, games=30, seed=1))
    assert written.rows == 90


def test_the_notebook_answers_its_question() -> None:
    """Its cells run one after the other, with fewer games."""
    notebook = json.loads((ROOT / "docs" / "wonders.ipynb").read_text("utf-8"))
    cells = ["".join(c["source"]) for c in notebook["cells"] if c["cell_type"] == "code"]
    lines = [line for cell in cells for line in cell.splitlines() if line.strip()]
    assert len(lines) <= 10
    code = "\n".join(lines).replace("games=1000", "games=40").replace("jobs=2", "jobs=1")
    code = code.replace('"adept"', '"builder"')
    assert "games=40" in code
    assert "builder" in code
    names: dict[str, Any] = {}
    exec(code, names)
    answer = names["answer"].to_pylist()
    assert len(answer) >= 7
    shares = [row["won_mean"] for row in answer]
    assert shares == sorted(shares, reverse=True)
