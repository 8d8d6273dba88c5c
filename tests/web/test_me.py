"""My profile in browsers: a recovery code, two guests who become one, and everything deleted."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.laying import lay_finished, under_way
from tests.web.playing import BOXES, Arrive, Person, RealServer

SIZES = {"phone": (390, 844), "laptop": (1366, 650)}


def play_a_game(person: Person, name: str) -> None:
    """Begin one, which is listed at home from then on."""
    person.go_home()
    person.page.fill("[name=name]", name)
    person.page.click("#play-now")
    person.page.wait_for_selector(".table")
    person.go_home()
    expect(person.page.locator("#my-games a.game")).to_have_count(1)


def recovery_code(person: Person) -> str:
    person.page.click("#my-profile")
    person.page.click("#make-recovery")
    return person.page.locator("#recovery-code").input_value()


def bring(person: Person, code: str) -> None:
    """By the keyboard."""
    person.page.goto(f"{person.url}/me")
    person.page.focus("[name=recovery]")
    person.page.keyboard.type(code)
    person.page.keyboard.press("Enter")


def test_a_recovery_code_brings_the_games_back(arrive: Arrive, tmp_path: Path) -> None:
    person, other = arrive(), arrive()
    play_a_game(person, "Ada")
    code = recovery_code(person)
    with person.page.expect_download() as download:
        person.page.click("#save-recovery")
    file = tmp_path / "recovery.txt"
    download.value.save_as(file)
    assert code in file.read_text("utf-8")
    # A browser that never was here, with the file.
    other.page.goto(f"{other.url}/me")
    other.page.set_input_files("#recovery-file", file)
    expect(other.page.locator("[name=recovery]")).to_have_value(code)
    other.page.click("#come-back")
    expect(other.page.locator("#my-games a.game")).to_have_count(1)
    expect(other.page.locator("[name=name]")).to_have_value("Ada")
    # It is shown once.
    person.page.reload()
    expect(person.page.locator("#make-recovery")).to_have_text("Make a new code")
    expect(person.page.locator("#recovery-code")).to_have_count(0)


def test_a_wrong_code_is_told_in_place(arrive: Arrive, tmp_path: Path) -> None:
    person = arrive()
    bring(person, "nonsense")
    expect(person.page.get_by_role("alert")).to_contain_text("unknown")
    file = tmp_path / "other.txt"
    file.write_text("nothing", "utf-8")
    person.page.set_input_files("#recovery-file", file)
    expect(person.page.get_by_role("alert").first).to_contain_text("no recovery code in this file")
    # A refusal is also a line in the browser's console.
    person.wrong.clear()


@pytest.mark.wide
def test_two_guests_are_brought_together(arrive: Arrive) -> None:
    person, other = arrive(), arrive()
    play_a_game(person, "Ada")
    play_a_game(other, "Bob")
    code = recovery_code(person)
    bring(other, code)
    other.page.click("#join-not")
    bring(other, code)
    other.page.click("#join-both")
    expect(other.page.locator("#my-games a.game")).to_have_count(2)
    expect(other.page.locator("[name=name]")).to_have_value("Ada")
    # A seat that was the other one's can be played on.
    other.page.locator("#my-games a.game").last.click()
    other.page.wait_for_selector(".table")
    expect(other.page.locator("[data-card]:enabled, [data-move]").first).to_be_visible()


@pytest.mark.wide
def test_games_can_be_left_behind(arrive: Arrive) -> None:
    person, other = arrive(), arrive()
    play_a_game(person, "Ada")
    play_a_game(other, "Bob")
    bring(other, recovery_code(person))
    other.page.click("#join-only")
    expect(other.page.locator("[name=name]")).to_have_value("Ada")
    expect(other.page.locator("#my-games a.game")).to_have_count(1)


def test_everything_of_mine_is_deleted(arrive: Arrive) -> None:
    person = arrive()
    play_a_game(person, "Ada")
    person.page.click("#my-profile")
    person.page.click("#ask-delete")
    person.page.click("#keep-me")
    expect(person.page.locator("#delete-me")).to_have_count(0)
    person.page.focus("#ask-delete")
    person.page.keyboard.press("Enter")
    person.page.focus("#delete-me")
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("status")).to_contain_text("has been deleted")
    person.go_home()
    expect(person.page.locator("#my-games a.game")).to_have_count(0)
    expect(person.page.locator("[name=name]")).to_have_value("")


def play_games(server: RealServer, person: Person, count: int) -> None:
    for seed in range(count):
        boxes = BOXES if seed % 3 == 2 else ()
        game = under_way(1, 1, seed=seed, players=3 + seed % 2, expansions=boxes)
        lay_finished(server, game, person)


def test_my_record_is_counted_and_saved(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    person.page.goto(f"{person.url}/me")
    expect(person.page.locator("#record")).to_contain_text("Finish a game")
    play_games(server, person, 4)
    person.page.goto(f"{person.url}/me")
    record = person.page.locator("#record")
    expect(record.get_by_role("row", name="All")).to_contain_text("4")
    expect(record.locator(".mine__dot")).to_have_count(4)
    expect(record.get_by_role("row", name="Builder")).to_contain_text("4")
    record.locator("[data-kind=players] summary").click()
    expect(record.get_by_role("row", name="3 players")).to_be_visible()
    expect(record.locator(".games .game")).to_have_count(4)
    for name, begins in (("CSV", "ended,table,boxes"), ("JSON", "[{")):
        with person.page.expect_download() as download:
            record.get_by_role("link", name=f"Save as {name}").click()
        assert download.value.path().read_text("utf-8").startswith(begins)
    record.locator(".games .game").first.click()
    person.page.wait_for_selector("#score-sheet")


@pytest.mark.wide
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_my_profile_fits(arrive: Arrive, server: RealServer, size: tuple[int, int]) -> None:
    person = arrive(size=size)
    play_a_game(person, "Ada")
    play_games(server, person, 7)
    recovery_code(person)
    for group in person.page.locator("#record summary").all()[1:]:
        group.click()
    person.page.click("#ask-delete")
    wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    person.page.evaluate("scrollTo(0, 0)")
    person.keep_screenshot(f"me-{size[0]}")
