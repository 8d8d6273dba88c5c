"""The form of a new table, and what others read of it."""

from __future__ import annotations

from playwright.sync_api import expect

from mirabilia.locales import source_of
from mirabilia.options import EXPANSIONS, OPTIONS, Option
from scripts import protocol
from tests.web.masking import answer_with
from tests.web.playing import Arrive


def test_a_table_has_the_options_that_it_was_opened_with(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    assert person.page.locator("[name=level]").input_value() == "adept"
    person.wish()
    person.page.click(".form details summary")
    person.page.uncheck("[name=advice]")
    person.page.select_option("[name=thinking]", "3")
    assert person.page.locator("[name=patience]").input_value() == "120"
    person.page.select_option("[name=pace]", "turns")
    assert person.page.locator("[name=patience]").input_value() == "259200"
    person.page.select_option("[name=pace]", "live")
    person.page.select_option("[name=patience]", label="5 minutes")
    person.page.click("#open-table")
    person.page.wait_for_selector(".lobby")
    person.page.click(".lobby details summary >> nth=0")
    assert person.page.locator("[name=thinking]").input_value() == "3"
    assert person.page.locator("[name=patience]").input_value() == "300"
    person.page.click("#fill-bots")
    person.page.click("#start")
    person.page.wait_for_selector(".table")
    person.wait_to_be_asked()
    # Where there is advice, the button comes when its script is fetched.
    person.page.wait_for_load_state("networkidle")
    assert person.page.locator("#advice").count() == 0


def test_choices_that_exclude_each_other_say_why(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    form = person.page.locator("form")
    person.page.select_option("[name=players]", "5")
    expect(person.page.locator("[name=teams]")).to_be_disabled()
    expect(form).to_contain_text("Teams of two are for 4 or 6 players, with Armada also for 8.")
    expect(form).to_contain_text("Eight can play only with Armada.")
    person.page.check("[name=box-armada]")
    person.page.select_option("[name=players]", "8")
    expect(person.page.locator("[name=teams]")).to_be_enabled()
    person.page.uncheck("[name=box-armada]")
    expect(person.page.locator("[name=players]")).to_have_value("7")


def test_the_form_asks_for_every_option_of_a_game(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    for box in EXPANSIONS:
        person.page.check(f"[name=box-{box}]")
    for option in OPTIONS:
        if option.kind != "boxes":
            expect(person.page.locator(f"form [name={option.name}]")).to_have_count(1)
    for box in EXPANSIONS:
        person.page.uncheck(f"[name=box-{box}]")
    for option in OPTIONS:
        if option.needs:
            expect(person.page.locator(f"form [name={option.name}]")).to_have_count(0)


def test_a_new_entry_of_the_table_of_options_is_asked_for(arrive_at_clone: Arrive) -> None:
    person = arrive_at_clone()
    fog = Option(name="fog", kind="flag", default=True, needs=("armada",), about="fog at sea")
    words = f"{source_of('en')}\noption-fog = fog at sea\n"
    script = protocol.settings((*OPTIONS, fog))
    person.page.route("**/settings.js", answer_with(script, "text/javascript"))
    person.page.route("**/locales/en.*ftl", answer_with(words))
    person.go_home()
    expect(person.page.locator("form [name=fog]")).to_have_count(0)
    person.page.check("[name=box-armada]")
    expect(person.page.get_by_label("fog at sea", exact=True)).to_be_checked()


def test_guests_read_in_the_lobby_what_is_not_as_usual(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    host.go_home()
    for box in EXPANSIONS:
        host.page.check(f"[name=box-{box}]")
    host.page.select_option("[name=players]", "4")
    host.page.check("[name=teams]")
    host.page.uncheck("[name=cities_leaders]")
    host.page.select_option("[name=armada_edition]", "1")
    host.page.click("#open-table")
    host.page.wait_for_selector(".lobby")
    guest.page.goto(host.page.url)
    expect(guest.page.locator(".lobby__facts")).to_contain_text(
        "Teams of two · each player chooses · without the leaders of Cities · first edition · "
    )
