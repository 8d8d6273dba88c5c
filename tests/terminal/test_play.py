"""A game of a person against bots, through everything a keyboard can do."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from mirabilia import Game, replay
from mirabilia.bots import tables
from mirabilia.errors import ImpossibleOptions, UnknownBot
from mirabilia.foresight import Foresight
from mirabilia.terminal.questions import number_in
from mirabilia.terminal.session import INTERRUPTED, make_bots
from tests.terminal.desk import (
    GIZAH,
    WORDS,
    City,
    FirstMove,
    city,
    fidgety,
    position,
    sit_down,
)
from tests.terminal.desk import play as at_the_desk

# In the order of the catalogue, which hands are kept in.
HAND = ["lumber_yard", "loom_age1", "baths", "altar", "stockade", "guard_tower", "apothecary"]


def first_turn() -> Game:
    return position(GIZAH, HAND)


@pytest.mark.parametrize(("players", "width"), [(3, 80), (4, 120), (5, 80), (7, 120)])
def test_a_whole_game_to_the_end(players: int, width: int, tmp_path: Path) -> None:
    game = Game.new(players=players, seed=players)
    file = tmp_path / "game.json"
    desk, session = sit_down(game, fidgety(players), width, file, bots="random")
    assert session.run() == 0
    assert game.over
    for line in desk.text.splitlines():
        assert len(line) <= width
    assert "\x1b" not in desk.text
    assert replay(json.loads(file.read_text("utf-8"))) == game
    last_page = desk.text[desk.text.rindex(WORDS("title-sheet", when="end")) :]
    for total in game.result.totals:
        assert f" {total} ".replace("-", "−") in last_page


def test_all_boards_and_both_sides_are_played_to_the_end() -> None:
    for seed in range(2):
        game = Game.new(players=7, sides="random", boards="pick", seed=seed)
        desk, session = sit_down(game, fidgety(seed), bots="random")
        assert session.run() == 0
        assert game.over
        assert WORDS("title-conflicts", age=3) in desk.text


# ---- the table


def test_the_table_shows_own_city_neighbours_and_the_others() -> None:
    boards = ["gizah", "rhodos", "olympia", "babylon", "ephesos"]
    game = Game.new(players=5, boards=boards, sides="day", seed=1)
    desk = at_the_desk(game, [])
    assert "0 · Gizah, Day · your city" in desk.text
    assert "1 · Rhodos, Day · left" in desk.text
    assert "4 · Ephesos, Day · right" in desk.text
    assert re.search(r"^2 · Olympia, Day +3 coins +0 shields +stages 0/3", desk.text, re.MULTILINE)
    assert re.search(r"^3 · Babylon, Day", desk.text, re.MULTILINE)
    assert "Age I · turn 1 of 6 · hands pass left" in desk.text


def test_the_hand_says_for_each_card_what_it_takes() -> None:
    me = {"board": "gizah", "coins": 2, "cards": ["lumber_yard"]}
    hand = ["lumber_yard", "clay_pit", "baths", "theater", "barracks", "apothecary"]
    desk = at_the_desk(position(me, hand), [])
    assert re.search(r"1 +■ Lumber Yard +wood +nothing +✗ Already built", desk.text)
    assert re.search(r"2 +■ Clay Pit +ore/clay +1 coin +✓ 1 coin", desk.text)
    assert re.search(r"3 +▬ Baths +3 points +stone +✓ your own goods", desk.text)
    assert re.search(r"4 +▬ Theater +3 points +nothing +✓ free", desk.text)
    assert re.search(r"5 +✚ Barracks +1 shield +ore +✓ 2 coins to left", desk.text)
    assert re.search(r"6 +▲ Apothecary +compass +cloth +✗ You lack cloth", desk.text)


def test_a_wide_terminal_shows_chains_in_the_hand() -> None:
    assert "Makes free" not in at_the_desk(first_turn(), [], 80).text
    assert re.search(r"▬ Altar .*▬ Pantheon", at_the_desk(first_turn(), [], 120).text)


def test_shields_are_compared_with_both_neighbours() -> None:
    me = {"board": "gizah", "cards": ["guard_tower"]}
    left = {"board": "rhodos", "cards": ["stockade", "barracks"]}
    desk = at_the_desk(position(me, HAND[:4], left), [])
    assert "1 shield · left 2: you are weaker, right 0: you are stronger" in desk.text
    assert "2 shields · stronger" in desk.text
    assert "0 shields · weaker" in desk.text


def test_nothing_is_shown_that_the_person_may_not_see() -> None:
    """With other cards in the others' hands and under their stages the table looks the same."""
    left = {"board": "rhodos", "buried": ["clay_pool"]}
    theirs, others = ["lumber_yard", "baths"], ["stone_pit", "theater"]
    looks = ["c", "c 1", "l all", "s"]
    first = position(GIZAH, ["altar", "tavern"], left, hands={1: theirs, 2: others})
    left = {"board": "rhodos", "buried": ["ore_vein"]}
    second = position(GIZAH, ["altar", "tavern"], left, hands={1: others, 2: theirs})
    assert first.position() != second.position()
    assert at_the_desk(first, looks).text == at_the_desk(second, looks).text


def test_enter_shows_the_table_and_the_story_again() -> None:
    desk = at_the_desk(first_turn(), ["1 1", "", ""])
    assert desk.text.count("Age I · turn 2 of 6") == 2
    assert desk.text.count(WORDS("title-story")) == 2


# ---- choosing


def test_card_then_action_then_reveal() -> None:
    game = first_turn()
    desk = at_the_desk(game, ["4", "1", ""])
    assert city(game)["cards"] == ["altar"]
    assert "Makes free later: ▬ Pantheon" in desk.text
    assert "Face down: build ▬ Altar: free" in desk.text
    assert re.search(r"You +build ▬ Altar", desk.text)


def test_card_and_action_at_once() -> None:
    game = first_turn()
    at_the_desk(game, ["1 2", ""])
    assert city(game)["coins"] == 6
    assert {"event": "sell", "seat": 0, "card": "lumber_yard"} in game.events


def test_enter_takes_the_only_action() -> None:
    game = position({"board": "gizah", "coins": 0}, ["pantheon", "palace"], age=3)
    desk = at_the_desk(game, ["2", "", ""])
    assert WORDS("prompt-action", most=1, back="yes") in desk.text
    assert {"event": "sell", "seat": 0, "card": "palace"} in game.events


def test_going_back_shows_the_hand_and_plays_nothing() -> None:
    game = first_turn()
    desk = at_the_desk(game, ["2", "b", "3", "u"])
    assert game.turn == 1
    assert 0 in game.pending
    assert desk.text.count("Your hand") == 3


def test_a_choice_is_laid_down_and_taken_back_before_the_others_are_revealed() -> None:
    game = first_turn()
    seen: list[list[int]] = []

    def answer(prompt: str) -> str:
        seen.append(game.answered)
        if len(seen) > 4:
            raise EOFError
        return ["1 1", "u", "4 1", ""][len(seen) - 1]

    desk, session = sit_down(game, answer)
    session.run()
    assert seen[:4] == [[], [0], [], [0]]
    assert WORDS("notice-taken-back") in desk.text
    assert city(game)["cards"] == ["altar"]


def test_after_the_reveal_nothing_is_taken_back() -> None:
    game = first_turn()
    desk = at_the_desk(game, ["1 1", "", "u"])
    assert game.turn == 2
    assert WORDS("hint-card", most=6) in desk.text


def test_moves_can_be_typed_in_their_notation() -> None:
    game = first_turn()
    desk = at_the_desk(game, ["build altra", "build palace", "build  Altar", ""])
    assert "there is no card called “altra”; did you mean “altar”?" in desk.flat
    assert "You may not “build palace”: “palace” is not in your hand" in desk.flat
    assert city(game)["cards"] == ["altar"]


@pytest.mark.parametrize("text", ["0", "8", "-1", "1.5", "x", "build", "99999", "²"])
def test_nonsense_gets_a_hint_and_changes_nothing(text: str) -> None:
    game = first_turn()
    before = game.digest()
    desk = at_the_desk(game, [text])
    assert game.digest() == before
    assert len(desk.prompts) == 2


def test_each_payment_is_a_line_of_its_own() -> None:
    game = position(GIZAH, HAND[:6], left={"board": "rhodos", "cards": ["clay_pool"]})
    desk = at_the_desk(game, ["6", "2", ""])
    assert "2 coins to left (2 ways)" in desk.flat
    assert "1 Build it: 2 coins to Rhodos (left)" in desk.text
    assert "2 Build it: 2 coins to Olympia (right)" in desk.text
    assert {"event": "trade", "seat": 0, "to": 5, "coins": 2} in game.events


def test_an_action_that_cannot_be_done_says_why() -> None:
    desk = at_the_desk(first_turn(), ["7"])
    assert "✗ Build it: you lack cloth" in desk.text
    assert "✗ Build a stage with it: you lack 2 wood" in desk.text


def test_a_stage_is_built_with_a_card() -> None:
    game = position({"board": "gizah", "cards": ["sawmill"]}, ["statue", "temple"], age=2)
    desk = at_the_desk(game, ["2 1", ""])
    assert "1 ▸ 2 wood → 3 points  ✓ your own goods" in desk.text
    assert "build stage 1 with ▬ Temple: your own goods" in desk.text
    assert city(game)["buried"] == ["temple"]
    assert re.search(r"You +build stage 1 with ▬ Temple", desk.text)
    assert "1 ✓ 3 points" in at_the_desk(game, []).text


def test_a_complete_wonder_says_so() -> None:
    me = {"board": "rhodos", "side": "night", "buried": ["stone_pit", "clay_pool"]}
    desk = at_the_desk(position(me, HAND[:5], left=GIZAH), ["1"])
    assert "✗ Build a stage with it: your wonder is complete" in desk.text


def test_olympia_builds_free() -> None:
    me = {"board": "olympia", "side": "day", "buried": ["stone_pit", "clay_pool"]}
    game = position(me, HAND[:5], right=GIZAH)
    desk = at_the_desk(game, ["5", "1", ""])
    assert re.search(r"✚ Stockade .*✓ free with Olympia", desk.text)
    assert "1 Build it: free with Olympia" in desk.text
    assert city(game)["cards"] == ["stockade"]
    assert "build ✚ Stockade, free thanks to Olympia" in desk.flat


def test_a_chain_names_the_card_it_comes_from() -> None:
    me = {"board": "gizah", "cards": ["well"]}
    game = position(me, ["statue", "temple"], age=2)
    desk = at_the_desk(game, ["1", "1", ""])
    assert re.search(r"▬ Statue .*✓ free by chain", desk.text)
    assert "1 Build it: free by chain from Well" in desk.text
    assert "Free with: ▬ Well" in desk.text
    assert "build ▬ Statue, free by chain" in desk.flat


# ---- looking


def test_commands_that_look_change_nothing() -> None:
    game = first_turn()
    before = game.digest()
    desk = at_the_desk(game, ["?", "r", "s", "l", "c", "c 1", "c1", "C RHO", "c 7", "l all"])
    assert game.digest() == before
    assert WORDS("title-help") in desk.text
    assert WORDS("title-rules") in desk.text
    assert WORDS("title-sheet", when="now") in desk.text
    assert WORDS("title-log") in desk.text
    assert WORDS("hint-city", last=5) in desk.flat
    assert desk.text.count("1 · Rhodos, Day · left") == 5


def test_f_says_what_a_card_would_do() -> None:
    game = Game.new(players=3, boards=["gizah", "rhodos", "olympia"], sides="day", seed=1)
    before = game.digest()
    (card, *_) = [offer["piece"] for offer in game.offers(0)]
    outcomes = Foresight(game.view(0)).outcomes(card)
    desk = at_the_desk(game, ["f 1", "f9", "f", "1", "f"])
    assert desk.flat.count("What would this do?") == 2
    assert f"Coins 3 → {outcomes[-1]['coins']['after']}" in desk.flat
    assert "If you pass it on" in desk.flat
    # There are seven cards; with one of them in hand no number is needed.
    assert desk.flat.count("f and a number from 1 to 7") == 2
    assert game.digest() == before


def test_the_log_tells_every_turn() -> None:
    answers = ["1 1", ""] * 3
    desk = at_the_desk(position(GIZAH, HAND), [*answers, "l"])
    log = desk.text[desk.text.rindex(WORDS("title-log")) :]
    for turn in (2, 3):
        assert WORDS("chapter-turn", age=1, turn=turn) in log


def test_a_long_log_is_cut_unless_all_of_it_is_wanted() -> None:
    game = Game.new(players=3, sides="day", seed=2)
    desk, session = sit_down(game, [*["1 1", ""] * 6, "", *["1 1", ""] * 2, "l", "l all"])
    session.run()
    short, whole = desk.text.split(WORDS("title-log"))[1:]
    assert WORDS("hint-log") in short
    assert WORDS("chapter-turn", age=1, turn=1) not in short
    assert WORDS("chapter-turn", age=1, turn=1) in whole
    assert WORDS("chapter-turn", age=2, turn=2) in whole


def test_a_city_large_tells_what_its_cards_give_and_hides_its_hand() -> None:
    left = {"board": "rhodos", "cards": ["altar", "tavern"]}
    desk = at_the_desk(position(GIZAH, HAND[:3], left), ["c 1"])
    large = desk.text[desk.text.rindex("1 · Rhodos, Day") :]
    assert re.search(r"● Tavern +5 coins", large)
    assert re.search(r"▬ Altar +3 points +▬ Pantheon", large)
    assert "holds" not in desk.text


# ---- what happened


def test_the_story_tells_coins_that_moved_and_why() -> None:
    left = {"board": "rhodos", "coins": 9}
    mine, theirs = ["tavern", "stockade"], ["baths", "barracks"]
    game = position(GIZAH, mine, left, hands={1: theirs})
    desk, session = sit_down(game, ["1 1", ""])
    session.bots[1] = FirstMove(Random(1), "build baths right 2")
    session.run()
    assert "You build ● Tavern; take 5 coins from Tavern" in desk.flat
    assert "sell goods to Rhodos for 2 coins" in desk.flat
    assert "10 coins (+7)" in desk.flat
    assert "Rhodos builds ▬ Baths; buys from you for 2 coins 7 coins (−2)" in desk.flat


def test_face_down_cards_of_others_stay_unknown() -> None:
    theirs = ["lumber_yard", "loom_age1", "baths"]
    game = position(GIZAH, ["altar", "tavern", "stockade"], hands={1: theirs})
    desk, session = sit_down(game, ["1 1", "", "l all"])
    session.bots[1] = FirstMove(Random(1), "sell loom_age1")
    session.run()
    assert {"event": "sell", "seat": 1, "card": "loom_age1"} in game.events
    assert desk.flat.count("Rhodos sells a card; takes 3 coins for it") == 2
    assert "Rhodos sells ◆" not in desk.flat


def test_at_the_end_of_an_age_the_conflicts_are_told_pair_by_pair() -> None:
    me = {"board": "gizah", "cards": ["stockade", "barracks", "guard_tower"]}
    hands = {1: ["loom_age1", "baths"], 2: ["press_age1", "clay_pool"]}
    game = position(me, ["altar", "theater"], players=3, hands=hands)
    desk = at_the_desk(game, ["1 1", "", ""])
    assert WORDS("title-conflicts", age=1) in desk.text
    assert "You 3, Rhodos 0: you take +1, Rhodos −1" in desk.text
    assert "You 3, Olympia 0: you take +1, Olympia −1" in desk.text
    assert "Rhodos 0, Olympia 0: equal, nothing happens" in desk.text
    assert WORDS("prompt-next-age", age=2) in desk.text
    assert "Battles +1 +1" in desk.text
    assert "discard the last card, ▬ Theater" in desk.flat


def test_a_lost_conflict_is_told_from_the_readers_side() -> None:
    left = {"board": "rhodos", "cards": ["stockade"]}
    hands = {1: ["loom_age1", "baths"], 2: ["press_age1", "clay_pool"]}
    game = position(GIZAH, ["altar", "theater"], left, players=3, hands=hands)
    desk = at_the_desk(game, ["1 1", "", "l"])
    assert "You 0, Rhodos 1: Rhodos takes +1, you −1" in desk.text
    assert "You against Rhodos: Rhodos takes +1, you −1" in desk.text


# ---- the other decisions


def test_the_side_of_the_wonder_has_a_panel() -> None:
    boards = ["rhodos", "gizah", "olympia"]
    game = Game.new(players=3, boards=boards, seed=1)
    desk = at_the_desk(game, ["3", "2", ""])
    assert "You have Rhodos, home of the Colossus." in desk.flat
    assert "2. 3 clay → 2 shields" in desk.text
    assert "2. 4 ore → 4 points, 1 shield, 4 coins" in desk.flat
    assert city(game)["side"] == "night"
    assert WORDS("choice-side", what="night") in desk.text


def test_a_board_is_picked_from_a_panel() -> None:
    game = Game.new(players=3, boards="pick", sides="day", seed=1)
    desk = at_the_desk(game, ["5", "u", "6", ""])
    assert re.search(r"6 +Olympia +the Statue of Zeus +makes clay", desk.text)
    assert city(game)["board"] == "olympia"
    assert WORDS("notice-taken-back") in desk.text


def last_card_game() -> Game:
    me = {"board": "babylon", "side": "night", "cards": ["altar"], "buried": ["stone_pit"]}
    return position(me, ["lumber_yard", "theater"], players=3)


def test_the_last_card_has_a_panel() -> None:
    game = last_card_game()
    desk = at_the_desk(game, ["1 1", "", "1", "u", "1", ""])
    assert WORDS("title-last") in desk.text
    assert WORDS("pass-last") in desk.text
    assert WORDS("notice-taken-back") in desk.text
    assert city(game)["cards"] == ["altar", "lumber_yard", "theater"]


def test_the_last_card_may_be_left() -> None:
    game = last_card_game()
    desk = at_the_desk(game, ["1 1", "", "3", ""])
    assert WORDS("choice-pass") in desk.text
    assert city(game)["cards"] == ["altar", "lumber_yard"]
    assert "You do not play the last card; discard the last card, ▬ Theater" in desk.flat


def discard_game() -> Game:
    me: City = {"board": "halikarnassos", "side": "day", "buried": ["ore_vein"]}
    me["cards"] = ["glassworks_age1", "press_age1", "altar"]
    hand = ["lumber_yard", "baths", "theater", "stockade"]
    return position(me, hand, discard=["altar", "tavern"])


def test_a_card_is_picked_from_the_discard() -> None:
    game = discard_game()
    desk = at_the_desk(game, ["stage stockade", "", "1", "2", "u", "2", ""], 120)
    assert WORDS("title-discard") in desk.text
    assert re.search(r"1 +▬ Altar +3 points +nothing +✗ Already built", desk.text)
    assert re.search(r"2 +● Tavern +5 coins +nothing +✓ free", desk.text)
    assert WORDS("hint-discard") in desk.text
    assert WORDS("notice-taken-back") in desk.text
    assert city(game)["cards"][-1] == "tavern"
    assert "build ● Tavern, from the discard pile; take 5 coins from Tavern" in desk.flat


def test_none_may_be_picked_from_the_discard() -> None:
    game = discard_game()
    desk = at_the_desk(game, ["stage stockade", "", "n", ""])
    assert "tavern" not in city(game)["cards"]
    assert WORDS("choice-pass") in desk.text
    assert "You pass" in desk.flat


def test_a_forced_move_is_made_and_said() -> None:
    """D-21: of two copies of a card that cannot be built one is sold, and nothing is asked."""
    game = position({"board": "gizah", "coins": 0}, ["apothecary", "apothecary"])
    assert 0 not in game.pending
    desk = at_the_desk(game, [""])
    assert WORDS("notice-forced") in desk.text
    assert "You sell ▲ Apothecary" in desk.flat


# ---- going


def test_quitting_asks_first() -> None:
    game = first_turn()
    desk = at_the_desk(game, ["q", "n", "1 1", "", "q", "y", ""])
    assert game.turn == 2
    assert desk.prompts[-1] == WORDS("prompt-save")


def test_quitting_offers_to_save_and_asks_before_writing_over(tmp_path: Path) -> None:
    game = Game.new(players=3, sides="day", seed=1)
    old = tmp_path / "old.json"
    old.write_text("precious", "utf-8")
    new = tmp_path / "new.json"
    folder = str(tmp_path / "nowhere" / "x.json")
    desk = at_the_desk(game, ["1 1", "", "q", "y", str(old), "n", folder, str(new)])
    assert old.read_text("utf-8") == "precious"
    assert "could not be saved" in desk.flat
    assert replay(json.loads(new.read_text("utf-8"))).digest() == game.digest()


def test_nothing_is_offered_to_save_before_the_first_reveal() -> None:
    desk = at_the_desk(Game.new(players=3, seed=1), ["q", "yes"])
    assert desk.prompts[-1] == WORDS("prompt-leave")


def test_the_end_of_the_input_quits_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = Game.new(players=3, sides="day", seed=1)
    _, session = sit_down(game, ["1 1", ""], save=file)
    assert session.run() == 0
    assert replay(json.loads(file.read_text("utf-8"))).turn == 2


def test_an_interrupt_quits_with_its_status() -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    _, session = sit_down(first_turn(), interrupt)
    assert session.run() == INTERRUPTED


def test_the_end_of_the_input_is_no_error_at_any_prompt() -> None:
    game = last_card_game()
    answers = ["1", "1", "u", "1 1", "", "3", "", ""]
    for length in range(len(answers) + 1):
        at_the_desk(game.copy(), answers[:length])
    at_the_desk(game, ["q"])
    at_the_desk(game, ["1 1", "", "q", "y"])


# ---- the command line's side


def test_bots_are_named_once_or_for_each_seat() -> None:
    assert [bot.name for bot in make_bots("random", 4, 1, WORDS).values()] == ["random"] * 3
    mixed = make_bots("random, builder,greedy", 4, None, WORDS)
    assert {seat: bot.name for seat, bot in mixed.items()} == {
        1: "random",
        2: "builder",
        3: "greedy",
    }
    with pytest.raises(ValueError, match="2 bots are named for 3 seats"):
        make_bots("random,builder", 4, 1, WORDS)
    with pytest.raises(UnknownBot):
        make_bots("deep_blue", 4, 1, WORDS)


def test_the_same_seed_gives_bots_the_same_chance() -> None:
    first, second = make_bots("random", 3, "x", WORDS), make_bots("random", 3, "x", WORDS)
    assert first[1].rng.random() == second[1].rng.random()
    assert first[2].rng.random() != make_bots("random", 3, "y", WORDS)[2].rng.random()


def test_a_seed_is_a_number_or_a_text() -> None:
    assert [tables.seed(text) for text in ("7", "-7", "x7", "")] == [7, -7, "x7", ""]
    with pytest.raises(ImpossibleOptions):
        Game.new(seed=tables.seed(str(1 << 128)))


def test_numbers() -> None:
    assert [number_in(text, 3) for text in ("1", "3", "4", "0", "", "x", "²")] == [
        1,
        3,
        0,
        0,
        0,
        0,
        0,
    ]
    assert number_in("", 1) == 1
