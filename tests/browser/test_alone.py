"""One person in the browser: playing, the rules, looking back, every language and light."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

import gloam
from gloam import rulespage
from gloam.words import words
from tests.browser.conftest import Site
from tests.browser.people import (
    PHONE,
    WIDE,
    answer,
    check_axe,
    no_overflow,
    over,
    play_now,
    play_to_the_end,
    play_until,
    tab_to,
    title_card,
)


def test_a_whole_game_on_a_phone_with_bots(page: Page, axe: str) -> None:
    page.goto("/")
    check_axe(page, axe)
    no_overflow(page)
    play_now(page)
    expect(page.locator(".seat")).to_have_count(6)
    check_axe(page, axe)
    no_overflow(page)
    play_to_the_end(page)
    expect(page.locator(".end").first).to_be_visible()
    expect(page.get_by_text("What really happened")).to_be_visible()
    check_axe(page, axe)
    no_overflow(page)
    page.get_by_role("button", name="Play again with the same people").click()
    expect(page.locator(".headline")).to_be_visible()


def test_a_choice_can_be_taken_back_and_a_refusal_says_why(page: Page) -> None:
    play_now(page)
    play_until(page, "Play one card")
    page.locator(".card.lit").first.click()
    page.get_by_role("button", name="Take back").first.click()
    expect(page.locator(".card.chosen")).to_have_count(0)
    page.locator("summary").click()
    expect(page.locator("details li").first).to_contain_text("rule SA-")
    page.locator(".seat", has_text="you").click()
    expect(page.locator(".why")).to_be_visible()


def test_a_refusal_leads_to_its_rule_and_back(page: Page, axe: str) -> None:
    play_now(page)
    play_until(page, "Play one card")
    page.locator("summary").click()
    link = page.locator("details li a").first
    clause = link.inner_text().split()[-1]
    link.click()
    expect(page.locator(".pointed")).to_contain_text(clause)
    expect(page.locator(".pointed")).to_be_in_viewport()
    check_axe(page, axe)
    no_overflow(page)
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".headline.mine")).to_contain_text("Play one card")


def test_an_italian_host_reads_why_a_table_is_refused(page: Page) -> None:
    page.goto("/")
    page.locator(".language").select_option("it")
    say = words("it", gloam.title("stay-away").meta)
    card = title_card(page, "stay-away")
    card.get_by_role("button", name=say("web-make-table")).click()
    card.locator("summary").click()
    card.get_by_label(say("switch-deck"), exact=True).fill("the_thing=2")
    card.get_by_role("button", name=say("web-open")).click()
    expect(card.get_by_role("alert")).to_have_text(say("wrong-deck-thing"))
    card.get_by_label(say("switch-deck"), exact=True).fill("axx=2")
    card.get_by_role("button", name=say("web-open")).click()
    expect(card.get_by_role("alert")).to_have_text(
        say("wrong-unknown-card", given="axx", known="axe")
    )


@pytest.mark.parametrize("language", ["en", "it", "uk"])
def test_the_rules_can_be_read_and_searched(page: Page, axe: str, language: str) -> None:
    meta = gloam.title("stay-away").meta
    clauses = rulespage.clauses(meta, language)
    page.goto("/")
    page.locator(".language").select_option(language)
    title_card(page, "stay-away").locator("a", has_text=words(language)("web-read-rules")).click()
    expect(page.locator("li .id")).to_have_count(len(clauses))
    for clause in (clauses[0], clauses[-1]):
        expect(page.locator("main")).to_contain_text(clause.text)
    check_axe(page, axe)
    no_overflow(page)
    page.get_by_role("searchbox").fill("SA-8.4-01")
    expect(page.locator("li .id")).to_have_count(1)
    page.get_by_role("searchbox").fill("zzzz")
    expect(page.locator("li .id")).to_have_count(0)


def test_notes_are_kept_and_facts_remembered(page: Page, axe: str) -> None:
    play_now(page)
    page.get_by_role("button", name="Notes").click()
    page.get_by_label("Your note").fill("Bruno lies")
    page.get_by_role("button", name="Journal").click()
    page.reload()
    page.get_by_role("button", name="Notes").click()
    expect(page.get_by_label("Your note")).to_have_value("Bruno lies")
    check_axe(page, axe)


def test_a_reload_and_a_restarted_server_in_the_middle_of_a_reaction(
    page: Page, site: Site
) -> None:
    play_now(page)
    play_until(page, "Choose one of yours to give, or refuse")
    hand = page.locator(".card strong").all_inner_texts()
    headline = page.locator(".headline").inner_text()
    page.reload()
    expect(page.locator(".card strong")).to_have_text(hand)
    site.restart()
    expect(page.locator(".offline")).to_have_count(0, timeout=15_000)
    assert page.locator(".headline").inner_text() == headline
    expect(page.locator(".card strong")).to_have_text(hand)
    page.locator(".card.lit").first.click()
    page.locator(".confirm .main").click()
    expect(page.locator(".headline")).not_to_have_text(headline)


def test_looking_back_through_anybodys_eyes_and_from_a_file(page: Page, axe: str) -> None:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    play_now(page)
    play_to_the_end(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep the record").click()
    file = download.value.path()
    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".count")).to_contain_text("0 /")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".count")).to_contain_text("1 /")
    page.get_by_label("Whose eyes").select_option(label="Bruno")
    expect(page.locator(".card").first).to_be_visible()
    check_axe(page, axe)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".line").first).to_be_visible()
    page.goto("/")
    page.locator("#file").set_input_files(file)
    expect(page.locator(".count")).to_contain_text("0 /")
    page.goto("/")
    page.locator("#file").set_input_files(
        {"name": "x.gloam", "mimeType": "text/plain", "buffer": b"hello"}
    )
    expect(page.get_by_role("alert")).to_contain_text("not a record")


def test_rules_that_do_not_go_together_are_refused_with_the_reason(page: Page) -> None:
    page.goto("/")
    stay_away = title_card(page, "stay-away")
    stay_away.get_by_role("button", name="Make a table for friends").click()
    stay_away.get_by_label("Players").fill("4")
    stay_away.get_by_text("All rules of this table").click()
    stay_away.get_by_label("First player").fill("9")
    stay_away.get_by_role("button", name="Open the table").click()
    expect(stay_away.get_by_role("alert")).to_contain_text("at most 3 with so many players, not 9")


@pytest.mark.parametrize("language", ["en", "it", "uk"])
@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_every_language_fits(page: Page, language: str, viewport: dict[str, int]) -> None:
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    page.goto("/")
    page.locator(".language").select_option(language)
    no_overflow(page)
    play_now(page)
    no_overflow(page)
    for _ in range(12):
        answer(page)
    no_overflow(page)
    assert page.evaluate("document.documentElement.lang") == language


def test_keyboard_only(page: Page) -> None:
    """Tab, Enter and Escape alone open a table, answer what is asked, open and close the menu."""
    page.goto("/")
    assert tab_to(page, "[data-title=stay-away] button.main")
    page.keyboard.press("Enter")
    expect(page.locator(".headline")).to_be_visible()
    places = (
        ".confirm .main", ".card.lit:not(.chosen)", ".options button:not(.quiet)",
        ".seat.lit:not(.chosen)", ".door.lit:not(.chosen)",
    )  # fmt: skip
    pressed = dict.fromkeys(places, 0)
    for _ in range(3000):
        if (pressed[places[0]] >= 8 and pressed[places[1]]) or over(page):
            break
        for place in places:
            if page.locator(place).count() and tab_to(page, place):
                page.keyboard.press("Enter")
                pressed[place] += 1
                break
        page.wait_for_timeout(20)
    assert (pressed[places[0]] >= 8 and pressed[places[1]]) or over(page)
    assert tab_to(page, ".tabs [aria-expanded]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("title", [meta.name for meta in gloam.titles()])
def test_the_plain_table_plays_a_whole_game(page: Page, axe: str, title: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Plain table").check()
    page.get_by_label("Light").select_option("light")
    check_axe(page, axe)
    play_now(page, title)
    expect(page.locator(".board > :not(.sheet)")).to_have_count(0)
    expect(page.locator(".sheet")).not_to_be_empty()
    check_axe(page, axe)
    play_to_the_end(page)
    check_axe(page, axe)
    expect(page.locator(".end").first).to_be_visible()


def test_a_link_that_leads_nowhere(page: Page, axe: str) -> None:
    page.goto("/#/ZZZZZ")
    expect(page.get_by_role("alert")).to_contain_text("no table with this code")
    check_axe(page, axe)


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "uk-UA"])
def test_the_first_load_is_light(browser: Browser, site: Site, locale: str) -> None:
    context = browser.new_context(viewport=PHONE, base_url=site.url, locale=locale)  # type: ignore[arg-type]
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: list[int] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    context.close()
    assert 20_000 < sum(sizes) < 150_000
