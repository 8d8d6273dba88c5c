"""Whether texts fit where they stand, and whether they come from the messages."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from mirabilia.locales import for_page, load_words
from scripts.pseudo import CLOSING, OPENING, pseudo
from tests.web.masking import answer_with
from tests.web.playing import DESKTOP, ENGLISH, Arrive, Person

# How the tests call the made-up language; and its code, where it is there beside the real ones.
PSEUDO = "pseudo"
CODE = "qps"
# The numbers of ages and levels.
NUMERAL = re.compile("I+")
# What is opened over something else; the panel of a card too, while it is higher than the hand: it
# tells advice then, or what the card would do.
LIFTED = "dialog, .menu, [popover], .decision--card:has([data-advised], [data-foretold])"
# What is wrong with the texts that are seen: cut by an edge, beyond the window, or over another.
FAULTS = """(lifted) => {
    const faults = new Set();
    // What is not drawn until it is scrolled to is measured as well.
    document.styleSheets[0].insertRule("* { content-visibility: visible !important }");
    const slack = 2;
    // Given names are shortened where there is no room for them.
    const apart = ".unseen, .sprite, option, script, style, svg, bdi";
    if (document.documentElement.scrollWidth > innerWidth + 1) faults.add("scrolls sideways");
    for (const open of document.querySelectorAll("dialog[open]"))
        if (open.scrollWidth > open.clientWidth + 1) faults.add("what is open scrolls sideways");
    const name = (one) => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className}`;
    const told = (node) => node.data.trim().replace(/\\s+/g, " ").slice(0, 60);
    const clips = (one) => getComputedStyle(one).overflowX !== "visible"
        || getComputedStyle(one).overflowY !== "visible";
    const scrolls = (one, way) =>
        ["auto", "scroll"].includes(getComputedStyle(one)[`overflow${way}`]);
    const seen = (one, box) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        // What is further down is seen when the page is scrolled.
        if (y < 0 || y >= innerHeight) return true;
        const top = document.elementFromPoint(x, y);
        return top && (top.contains(one) || one.contains(top));
    };
    // Some names are shown whole or not at all; some texts are for screen readers alone.
    const room = (one) => one.clientWidth - parseFloat(getComputedStyle(one).paddingLeft)
        - parseFloat(getComputedStyle(one).paddingRight);
    const away = (one, box, edge) => room(one) <= slack || edge.height <= slack
        || box.bottom <= edge.top + slack || box.top >= edge.bottom - slack
        || box.right <= edge.left + slack || box.left >= edge.right - slack;
    const drawn = { visibilityProperty: true, opacityProperty: true };
    const shown = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || one.closest(apart)) continue;
        if (!one.checkVisibility(drawn)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
        for (const box of boxes) {
            let hidden = false;
            for (let up = one; up && up !== document.body; up = up.parentElement) {
                if (!clips(up)) continue;
                const edge = up.getBoundingClientRect();
                if (away(up, box, edge)) hidden = true;
                const wide = box.left < edge.left - slack || box.right > edge.right + slack;
                const high = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
                if ((wide && scrolls(up, "X")) || (high && scrolls(up, "Y"))) hidden = true;
                else if (!hidden && (wide || high)) {
                    faults.add(`cut by ${name(up)}: ${name(one)} ${told(node)}`);
                    hidden = true;
                }
            }
            if (hidden) continue;
            if (box.left < -slack || box.right > innerWidth + slack)
                faults.add(`beyond the window: ${name(one)} ${told(node)}`);
            else if (seen(one, box)) shown.push({ node, one, box });
        }
    }
    // Between lines the boxes of letters overlap; the letters do not.
    const inner = (box) => [box.top + box.height / 4, box.bottom - box.height / 4];
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
        && Math.min(inner(a)[1], inner(b)[1]) - Math.max(inner(a)[0], inner(b)[0]) > 0;
    // What is opened over something else may hide it, for it can be closed again.
    const layer = (one) => one.closest(lifted);
    shown.forEach((first, place) => {
        for (const second of shown.slice(place + 1))
            if (first.node !== second.node && layer(first.one) === layer(second.one)
                && over(first.box, second.box))
                faults.add(`over another: ${name(first.one)} ${told(first.node)}`
                    + ` and ${name(second.one)} ${told(second.node)}`);
    });
    return [...faults];
}"""
# Chooses a language by the switch, wherever that is just now.
CHOOSE = """(code) => {
    const choice = document.querySelector("select[name=language]");
    choice.value = code;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
}"""
# Shows a language that the switch does not offer.
SHOW = """async (code) => {
    const { name } = performance.getEntriesByType("resource")
        .find((one) => new URL(one.name).pathname.endsWith("/languages.js"));
    await (await import(name)).showLanguage(code);
}"""
# What a change brings about is drawn.
DRAWN = """async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
# Words outside of the marks, of what is seen and of what is read aloud.
UNMARKED = """([opening, closing]) => {
    const bare = (text, depth = 0) => {
        let out = "";
        for (const sign of text) {
            if (sign === opening) depth += 1;
            out += depth ? " " : sign;
            if (sign === closing) depth -= 1;
        }
        return out;
    };
    let all = "";
    // What people wrote stays as they wrote it; digests and codes are no words. A tip that was
    // shown before stays hidden.
    const apart = "script, style, .tip[hidden], time, code, option[lang], .said > bdi,"
        + " .newest b + bdi, blockquote, .pad__name > bdi, .tally__who > bdi";
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
        if (!node.parentElement.closest(apart)) all += ` ${node.data} `;
    const spoken = ["aria-label", "data-tip", "placeholder", "title"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)));
    const words = [all, document.title, ...spoken].flatMap(
        (text) => bare(text).match(/[\\p{L}]{2,}/gu) ?? []);
    return [...new Set(words)];
}"""


def speak_pseudo(page: Page) -> None:
    """Let a page have the made-up language in the place of English."""
    page.route("**/locales/en.*ftl", answer_with(for_page(pseudo())))


def speaking(arrive: Arrive, language: str) -> Arrive:
    """Whoever comes reads this language."""
    asked = ENGLISH if language == PSEUDO else language

    def come(
        motion: bool = False,
        size: tuple[int, int] = (DESKTOP["width"], DESKTOP["height"]),
        touch: bool = False,
        locale: str = asked,
    ) -> Person:
        person = arrive(motion, size, touch, locale)
        if language == PSEUDO:
            speak_pseudo(person.page)
        return person

    return come


def turn_to(page: Page, language: str) -> None:
    """Let what is shown be in another language, without a reload."""
    if language == PSEUDO:
        page.route(f"**/locales/{CODE}*.ftl", answer_with(for_page(pseudo())))
        page.evaluate(SHOW, CODE)
    else:
        page.evaluate(CHOOSE, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate(DRAWN)


def unmarked(page: Page) -> set[str]:
    """The words that do not come from messages, nor from the browser: lists and dates."""
    words = load_words("en")
    of_lists = {words.list(["", ""], kind).strip() for kind in ("and", "or")}
    found = set(page.evaluate(UNMARKED, [OPENING, CLOSING])) - of_lists
    return {word for word in found if not NUMERAL.fullmatch(word)}


def misfits(page: Page) -> list[str]:
    """The texts that do not fit."""
    found: list[str] = page.evaluate(FAULTS, LIFTED)
    return found
