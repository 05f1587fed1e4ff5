"""The browser client, clicked through as people do."""

from __future__ import annotations

from collections.abc import Iterator

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
    code_of,
    no_overflow,
    over,
    play_now,
    play_to_the_end,
    play_until,
    title_card,
)


def policy(text: str) -> bool:
    """Whether the browser complains of something the content security policy forbids."""
    return "Content Security Policy" in text


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE, base_url=site.url, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    problems: list[str] = []
    context.on("weberror", lambda error: problems.append(str(error.error)))
    context.on("console", lambda said: problems.append(said.text) if policy(said.text) else None)
    context.on("request", lambda r: problems.append(r.url) if site.url not in r.url else None)
    yield page
    context.close()
    assert problems == []


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


def test_friends_and_bots_at_one_table(page: Page, axe: str) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Ada")
    stay_away = title_card(page, "stay-away")
    stay_away.get_by_role("button", name="Make a table for friends").click()
    stay_away.get_by_label("Players").fill("4")
    stay_away.get_by_label("Pace").select_option("live")
    stay_away.get_by_label("Time for an answer").select_option("300")
    stay_away.get_by_text("All rules of this table").click()
    stay_away.get_by_label("Vengeance").check()
    check_axe(page, axe)
    no_overflow(page)
    stay_away.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    check_axe(page, axe)
    no_overflow(page)

    friend = page.context.new_page()
    friend.goto("/")
    friend.get_by_label("Code").fill(code_of(page).lower())
    friend.get_by_role("button", name="Join a table").click()
    friend.get_by_label("Your name").fill("Ada")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_contain_text("has that name")
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()

    page.get_by_role("button", name="Put bots on the 2 free chairs").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    for one in (page, friend):
        expect(one.locator(".seat")).to_have_count(4)
        expect(one.locator(".card").first).to_be_visible()
    expect(page.locator(".clock")).to_be_visible()

    friend.get_by_role("button", name="Talk").click()
    friend.get_by_label("Say something").fill("hello Ada")
    friend.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="Talk").click()
    expect(page.get_by_text("hello Ada")).to_be_visible()
    page.get_by_label("Claim").first.select_option("given")
    page.get_by_role("button", name="Claim", exact=True).click()
    expect(friend.locator(".claim")).to_contain_text("gave me an infection")
    check_axe(page, axe)

    page.get_by_role("button", name="Table and links").click()
    check_axe(page, axe)
    page.get_by_role("button", name="Pause the table").click()
    expect(friend.locator(".headline")).to_contain_text("paused")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Close").click()
    play_to_the_end(page, friend)
    expect(friend.locator(".end").first).to_be_visible()


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


def test_one_room_with_a_shared_screen_and_two_phones(
    page: Page, browser: Browser, site: Site, axe: str
) -> None:
    page.goto("/")
    stay_away = title_card(page, "stay-away")
    stay_away.get_by_role("button", name="Make a table for friends").click()
    stay_away.get_by_label("Players").fill("4")
    stay_away.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem")).to_have_count(4)
    code = code_of(page)
    television = browser.new_context(viewport=WIDE, base_url=site.url).new_page()  # type: ignore[arg-type]
    television.goto(f"/#/{code}/screen")
    expect(television.locator(".code")).to_have_text(code)
    check_axe(television, axe)
    phone = page.context.new_page()
    phone.goto(f"/#/{code}/hand")
    phone.get_by_label("Your name").fill("Ben")
    phone.get_by_role("button", name="Sit down").click()
    expect(television.get_by_text("Ben")).to_be_visible()
    page.get_by_role("button", name="Put bots").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(television.locator(".seat")).to_have_count(4)
    expect(television.locator(".card")).to_have_count(0)
    expect(phone.locator(".card").first).to_be_visible()
    expect(phone.locator(".seat")).to_have_count(0)
    check_axe(television, axe)
    check_axe(phone, axe)
    play_to_the_end(page, phone)
    expect(television.locator(".big").first).to_be_visible()
    television.context.close()


def test_one_device_passed_round(page: Page, axe: str) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Ada")
    stay_away = title_card(page, "stay-away")
    stay_away.get_by_role("button", name="Make a table for friends").click()
    stay_away.get_by_label("Players").fill("4")
    stay_away.get_by_role("button", name="Open the table").click()
    page.get_by_text("All in one room").click()
    page.get_by_label("Another player on this device").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Put bots").click()
    lobby = page.url
    page.get_by_role("link", name="Pass this device round").click()
    expect(page.get_by_role("link", name="To the table")).to_be_visible()
    passed = page.url
    page.goto(lobby)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.goto(passed)
    seen: set[str] = set()
    expect(page.locator(".curtain")).to_be_visible()
    check_axe(page, axe)
    for _ in range(1500):
        if over(page) or seen == {"Ada", "Ben"}:
            break
        if page.locator(".curtain").count():
            assert page.locator(".card").count() == 0
            who = page.locator(".curtain h1").inner_text().split()[-1]
            page.locator(".curtain button").click()
            expect(page.locator(".play")).to_be_visible()
            seen.add(who)
        answer(page)
    assert seen == {"Ada", "Ben"}


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
    """Tab and Enter alone answer what is asked, again and again."""
    page.goto("/")
    title_card(page, "stay-away").locator("button.main").focus()
    page.keyboard.press("Enter")
    answered = 0
    for _ in range(2000):
        if answered >= 6 or over(page):
            break
        for place in (".confirm .main", ".options button:not(.quiet)", ".options .all"):
            if page.locator(place).count():
                page.locator(place).first.focus()
                page.keyboard.press("Enter")
                answered += place.startswith(".confirm")
                break
        page.wait_for_timeout(15)
    assert answered >= 6 or over(page)


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


def test_a_watcher_sees_no_hand(page: Page) -> None:
    play_now(page)
    expect(page.locator(".card").first).to_be_visible()
    watcher = page.context.new_page()
    watcher.goto(f"/#/{code_of(page)}")
    expect(watcher.locator(".seat")).to_have_count(6)
    expect(watcher.locator(".card")).to_have_count(0)


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
