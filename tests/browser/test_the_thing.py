"""The Thing in the browser: whole games by clicking, its board in every language and light."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import gloam
from gloam.words import words
from tests.browser.conftest import Site
from tests.browser.people import (
    PHONE,
    WIDE,
    answer,
    check_axe,
    code_of,
    no_overflow,
    over,
    play_now,
    play_to_the_end,
    tab_to,
    title_card,
)

META = gloam.title("the-thing").meta
SMALLEST_TEXT = """Math.min(...[...document.querySelectorAll(".play *")]
  .filter(e => [...e.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim()))
  .map(e => parseFloat(getComputedStyle(e).fontSize)))"""
"""The font size of the smallest words at the table."""


def make_table(page: Page, seats: int) -> None:
    page.goto("/")
    thing = title_card(page, "the-thing")
    thing.get_by_role("button", name="Make a table for friends").click()
    thing.get_by_role("spinbutton", name="Players").fill(str(seats))
    thing.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem")).to_have_count(seats)


def play_alone(page: Page) -> None:
    make_table(page, 1)
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator(".headline.mine")).to_be_visible()


def play_until_it_shows(page: Page, place: str) -> None:
    """Answer until this is on the screen; a game that ends before is begun anew."""
    for _ in range(1500):
        if page.locator(place).count():
            return
        if over(page):
            play_now(page, "the-thing")
        answer(page)
    raise AssertionError(f"nothing like “{place}” came")


def test_a_whole_game_of_five_on_a_phone(page: Page, axe: str) -> None:
    play_now(page, "the-thing")
    expect(page.locator(".chip")).to_have_count(5)
    expect(page.locator(".room")).to_have_count(13)
    check_axe(page, axe)
    no_overflow(page)
    play_to_the_end(page)
    check_axe(page, axe)
    no_overflow(page)
    page.get_by_text("What really happened").click()
    expect(page.locator("details li").first).to_contain_text("At the start")


def test_the_co_operative_game_alone_to_the_end(page: Page, axe: str) -> None:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    play_alone(page)
    expect(page.locator(".chip")).to_have_count(6)
    check_axe(page, axe)
    play_until_it_shows(page, ".die")
    check_axe(page, axe)
    play_to_the_end(page)
    expect(page.locator(".end").first).to_be_visible()
    check_axe(page, axe)


def test_moving_is_a_room_and_a_card(page: Page) -> None:
    play_now(page, "the-thing")
    play_until_it_shows(page, ".room.lit")
    room = page.locator(".room.lit").first
    name = room.get_attribute("title") or ""
    room.click()
    expect(page.locator(".about")).to_contain_text(name)
    page.locator(".card.lit").first.click()
    expect(page.locator(".confirm .main")).to_contain_text(name)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".room.chosen")).to_have_count(0)
    page.locator(".room[title=Kennel]").click()
    expect(page.locator(".about")).to_contain_text("only for dogs and for the Alien"[10:])
    expect(page.locator(".about")).to_contain_text("rule TT-4.1-03")


def test_the_leader_sees_the_card_and_touches_a_figure(page: Page) -> None:
    play_now(page, "the-thing")
    play_until_it_shows(page, ".headline.mine >> text=who does it")
    card = page.locator(".stage .now").inner_text()
    expect(page.locator(".headline.mine")).to_contain_text(card)
    page.locator(".figure.lit").first.click()
    page.locator(".confirm .main").click()
    expect(page.locator(".headline.mine >> text=who does it")).to_have_count(0)


def test_whatever_is_touched_says_what_it_is(page: Page) -> None:
    """For watchers too: rooms, people and the signs of the night."""
    play_now(page, "the-thing")
    watcher = page.context.new_page()
    watcher.goto(f"/#/{code_of(page)}")
    expect(watcher.locator(".chip")).to_have_count(5)
    expect(watcher.locator(".card")).to_have_count(0)
    for place, said in ((".room[title=Storage]", "Draw two items"), (".sign.weather", "storm:"),
                        (".chip", "Suspicion"), (".sign.rescue", "called for help")):  # fmt: skip
        watcher.locator(place).first.click()
        expect(watcher.locator(".about")).to_contain_text(said)
    watcher.get_by_role("button", name="Close").click()
    expect(watcher.locator(".about")).to_have_count(0)


def test_who_is_still_thinking_is_shown(page: Page) -> None:
    make_table(page, 6)
    friend = page.context.new_page()
    friend.goto(f"/#/{code_of(page)}")
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Put bots").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    for _ in range(600):
        if page.get_by_text("whom do you accuse").count():
            break
        answer(page)
        answer(friend)
    expect(friend.get_by_text("whom do you accuse")).to_be_visible()
    expect(page.locator(".chip .thinking")).to_have_count(2)
    friend.get_by_role("button", name="Cross your arms").click()
    friend.locator(".confirm .main").click()
    expect(page.locator(".chip .thinking")).to_have_count(1)
    expect(page.locator(".chip.mine .thinking")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "it", "uk"])
@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_eight_fit_in_every_language_and_light(
    page: Page, axe: str, language: str, light: str, viewport: dict[str, int]
) -> None:
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
    make_table(page, 8)
    page.get_by_role("button", name="Put bots").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator(".language").select_option(language)
    expect(page.locator(".chip")).to_have_count(8)
    for _ in range(10):
        answer(page)
    no_overflow(page)
    check_axe(page, axe)
    sizes = "found => found.map(e => e.getBoundingClientRect()).map(box => [box.width, box.height])"
    boxes = page.locator(".board button").evaluate_all(sizes)
    assert min(min(box) for box in boxes) >= 43
    assert page.evaluate(SMALLEST_TEXT) >= 14


@pytest.mark.parametrize("language", ["en", "it", "uk"])
def test_every_switch_of_a_table_is_explained(page: Page, axe: str, language: str) -> None:
    page.goto("/")
    page.locator(".language").select_option(language)
    say = words(language, META)
    thing = title_card(page, "the-thing")
    thing.get_by_role("button", name=say("web-make-table")).click()
    thing.locator("summary").click()
    expect(thing.locator(".switch")).to_have_count(len(META.switches))
    for switch in META.switches:
        expect(thing).to_contain_text(say(f"switch-{switch.name}-about"))
    check_axe(page, axe)
    no_overflow(page)


def test_a_table_s_own_figures_stand_with_its_rules(page: Page, axe: str, tmp_path: Path) -> None:
    file = tmp_path / "figures.toml"
    file.write_text("[sos-spaces]\nvalue = 6\n")
    page.goto("/")
    thing = title_card(page, "the-thing")
    thing.get_by_role("button", name="Make a table for friends").click()
    thing.get_by_role("spinbutton", name="Players").fill("4")
    thing.locator("summary").click()
    thing.get_by_label("Own figures").set_input_files(file)
    thing.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Put bots").click()
    page.get_by_role("link", name="Rules").click()
    own = page.locator("dl div", has_text="Spaces of the S.O.S. track")
    expect(own).to_contain_text("6")
    expect(own).to_contain_text("this table’s own")
    expect(page.locator("dl .own")).to_have_count(1)
    check_axe(page, axe)
    no_overflow(page)
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator(".chip")).to_have_count(4)


def test_figures_that_cannot_be_are_refused_with_the_reason(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "figures.toml"
    file.write_text("sos-spaces = 99")
    page.goto("/")
    thing = title_card(page, "the-thing")
    thing.get_by_role("button", name="Make a table for friends").click()
    thing.locator("summary").click()
    thing.get_by_label("Own figures").set_input_files(file)
    thing.get_by_role("button", name="Open the table").click()
    expect(thing.get_by_role("alert")).to_contain_text("lies between 2 and 30, and 99 does not")


@pytest.fixture
def television(browser: Browser, site: Site) -> Iterator[Page]:
    context = browser.new_context(viewport=WIDE, base_url=site.url)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


def test_one_room_with_a_shared_screen(page: Page, television: Page, axe: str) -> None:
    make_table(page, 4)
    code = code_of(page)
    television.goto(f"/#/{code}/screen")
    phone = page.context.new_page()
    phone.goto(f"/#/{code}/hand")
    phone.get_by_label("Your name").fill("Ben")
    phone.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Put bots").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(television.locator(".room")).to_have_count(13)
    expect(television.locator(".card")).to_have_count(0)
    expect(phone.locator(".card").first).to_be_visible()
    expect(phone.locator(".room")).to_have_count(0)
    check_axe(television, axe)
    check_axe(phone, axe)
    for _ in range(20):
        answer(page)
        answer(phone)
    told = phone.locator("li", has_text="—").all_inner_texts()
    expect(television.locator("li", has_text="—")).to_have_text(told)


def test_one_device_passed_round(page: Page) -> None:
    make_table(page, 2)
    page.get_by_text("All in one room").click()
    page.get_by_label("Another player on this device").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    lobby = page.url
    page.get_by_role("link", name="Pass this device round").click()
    passed = page.url
    expect(page.get_by_role("link", name="To the table")).to_be_visible()
    page.goto(lobby)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.goto(passed)
    expect(page.locator(".curtain")).to_be_visible()
    seen: set[str] = set()
    for _ in range(600):
        if over(page) or len(seen) == 2:
            break
        if page.locator(".curtain").count():
            assert page.locator(".room").count() == 0
            seen.add(page.locator(".curtain h1").inner_text())
            page.locator(".curtain button").click()
            expect(page.locator(".room").first).to_be_visible()
        answer(page)
    assert len(seen) == 2


def test_looking_back_step_by_step(page: Page, axe: str) -> None:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    play_now(page, "the-thing")
    play_to_the_end(page)
    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".chip em")).to_have_count(5)
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    expect(page.locator(".count")).to_contain_text("3 /")
    page.locator(".chip").first.click()
    expect(page.locator(".about")).to_contain_text("Role:")
    page.get_by_label("Whose eyes").select_option(label="a watcher")
    expect(page.locator(".chip em")).to_have_count(0)
    expect(page.locator(".card")).to_have_count(0)
    page.get_by_label("Whose eyes").select_option(label="Bruno")
    expect(page.locator(".card").first).to_be_visible()
    check_axe(page, axe)


def test_keyboard_only(page: Page) -> None:
    """A move is made with Tab and Enter alone, on the map and in the hand."""
    play_now(page, "the-thing")
    play_until_it_shows(page, ".room.lit")
    for place in (".room.lit", ".card.lit", ".confirm .main"):
        assert tab_to(page, place), place
        page.keyboard.press("Enter")
    expect(page.locator(".confirm")).to_have_count(0)
