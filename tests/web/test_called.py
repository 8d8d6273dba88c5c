"""Called back when it is one's turn: by the title, the icon and, if allowed, a notification."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.web.laying import lay, under_way
from tests.web.playing import Arrive, Person, RealServer
from tests.web.test_reading import as_text

MINE = re.compile("^Your turn")
TURN, REST = "/art/mark-turn.svg", "/art/mark.svg"
# A browser that lets the page notify, keeps what it was told, and can look elsewhere.
NOTIFYING = """
window.notices = [];
window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (Notification.permission = "granted"); }
    constructor(text) { window.notices.push(text); }
    addEventListener() {}
};
"""
LOOK = "(away) => Object.defineProperty(document, 'hidden', { value: away, configurable: true })"
NONE = "delete window.Notification"
NOT_SECURE = "Object.defineProperty(window, 'isSecureContext', { value: false })"


def icon(person: Person) -> str | None:
    return person.page.locator("link[rel=icon]").get_attribute("href")


def test_title_and_icon_tell_whose_turn_it_is(arrive: Arrive, server: RealServer) -> None:
    person, other = arrive(), arrive()
    lay(server, under_way(1, 2), person, other)
    person.wait_to_be_asked()
    expect(person.page).to_have_title(MINE)
    assert icon(person) == TURN
    person.answer()
    expect(person.page).to_have_title("Mirabilia")
    assert icon(person) == REST
    other.answer()
    expect(person.page).to_have_title(MINE)
    for path in (TURN, REST):
        assert person.page.request.get(person.url + path).ok


def test_whoever_looks_elsewhere_is_notified(arrive: Arrive, server: RealServer) -> None:
    person, other = arrive(), arrive()
    person.page.add_init_script(NOTIFYING)
    lay(server, under_way(1, 2), person, other)
    person.page.click(".menu summary")
    switch = person.page.get_by_role("button", name="Notify me on my turn", pressed=False)
    switch.click()
    person.page.click(".menu summary")
    expect(person.page.locator("#notice-switch")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    person.answer()
    person.page.wait_for_selector("#take-back")
    person.page.evaluate(LOOK, True)
    other.answer()
    person.page.wait_for_function("() => window.notices.length === 1")
    assert person.page.evaluate("window.notices") == [person.page.title()]
    # Who looks at the table is not.
    person.page.evaluate(LOOK, False)
    person.answer()
    person.page.wait_for_selector("#take-back")
    other.answer()
    expect(person.page).to_have_title(MINE)
    assert len(person.page.evaluate("window.notices")) == 1


@pytest.mark.parametrize("text", [False, True], ids=["drawn", "text"])
@pytest.mark.parametrize(
    ("lacking", "switches", "reasons"),
    [(NOTIFYING, 1, 0), (NONE, 0, 0), (NOT_SECURE, 0, 1)],
    ids=["can", "cannot", "not secure"],
)
def test_notifications_are_offered_where_they_can_be(
    arrive: Arrive, server: RealServer, lacking: str, switches: int, reasons: int, text: bool
) -> None:
    """Only an address that is not secure is called so."""
    person = arrive()
    person.page.add_init_script(lacking)
    if text:
        as_text(person)
    lay(server, under_way(1, 2), person, shown=".text" if text else ".table")
    if not text:
        person.page.click(".menu summary")
    expect(person.page.locator("#sound-switch")).to_be_visible()
    expect(person.page.locator("#notice-switch")).to_have_count(switches)
    expect(person.page.get_by_text("need https")).to_have_count(reasons)
    awake = 0 if lacking == NOT_SECURE else 1
    expect(person.page.locator("#awake-switch")).to_have_count(awake)


# A browser that can be called, by a server that calls.
CALLED = """
const made = {
    endpoint: "https://push.example.net/x",
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: "point", auth: "secret" } }),
    unsubscribe: async () => { window.subscribed = null; },
};
const pushManager = {
    subscribe: async (wish) => { window.subscribed = wish; return made; },
    getSubscription: async () => (window.subscribed ? made : null),
};
Object.defineProperty(navigator, "serviceWorker", { value: {
    getRegistration: async () => ({ pushManager, showNotification: async () => {} }),
    register: async () => {},
} });
"""


def test_who_wants_to_be_called_tells_the_server_where(arrive: Arrive, server: RealServer) -> None:
    person, told = arrive(), []
    person.page.add_init_script(NOTIFYING + CALLED)

    def answer(route: Route) -> None:
        request = route.request
        if request.method == "POST":
            told.append((urlsplit(request.url).path, request.post_data_json))
        route.fulfill(json={"key": "the key"})

    person.page.route("**/api/push**", answer)
    lay(server, under_way(1, 2), person)
    person.page.click(".menu summary")
    expect(person.page.locator("#notice-push")).to_have_text(re.compile("page is closed"))
    switch = person.page.locator("#notice-switch")
    with person.page.expect_response(lambda answer: answer.request.method == "POST"):
        switch.click()
    assert person.page.evaluate("window.subscribed.applicationServerKey") == "the key"
    person.page.click(".menu summary")
    expect(switch).to_have_attribute("aria-pressed", "true")
    with person.page.expect_response("**/api/push/end"):
        switch.click()
    assert person.page.evaluate("window.subscribed") is None
    person.page.click(".menu summary")
    expect(switch).to_have_attribute("aria-pressed", "false")
    where = {"endpoint": "https://push.example.net/x"}
    assert told[0] == ("/api/push", {**where, "p256dh": "point", "auth": "secret"})
    assert told[1:] == [("/api/push/end", where)]
