"""Which options are written down: some always, some with their boxes, some if they are changed."""

from __future__ import annotations

import pickle

from mirabilia.catalog import LATEST, load
from mirabilia.engine.options import check_options

CATALOGUE = load(LATEST)


def written(**given: object) -> dict[str, object]:
    return dict(check_options(CATALOGUE, given).written)


def test_what_is_as_usual_is_not_written() -> None:
    assert set(written(players=4)) == {"players", "expansions", "sides", "boards"}


def test_a_change_is_written() -> None:
    assert written(players=4, teams=True)["teams"] is True
    boxes = {"players": 4, "expansions": ("leaders", "cities")}
    assert written(**boxes, cities_leaders=False)["cities_leaders"] is False
    assert "cities_leaders" not in written(**boxes)


def test_what_belongs_to_a_box_is_written_with_it() -> None:
    assert written(players=4, expansions=("leaders",))["leaders"] == "standard"
    assert written(players=4, expansions=("armada",))["armada_edition"] == 2


def test_options_that_say_the_same_are_the_same() -> None:
    """They key what is kept for a kind of game, also after a journey to another process."""
    boxes = {"players": 4, "expansions": ("leaders",)}
    agreed, other = (
        check_options(CATALOGUE, {**boxes, "sides": side}) for side in ("day", "night")
    )
    again = pickle.loads(pickle.dumps(agreed))
    assert again == agreed
    assert hash(again) == hash(agreed)
    assert again.written == agreed.written
    assert agreed != other
    assert agreed != boxes
