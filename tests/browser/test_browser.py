"""The browser client, clicked through as people do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE, base_url=site, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
    yield page
    context.close()
    assert problems == []


def check_axe(page: Page, axe: str) -> None:
    """No violation of axe's rules on this screen."""
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [(v["id"], v["nodes"][0]["html"]) for v in found["violations"]] == []


def no_overflow(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def click_to_the_end(page: Page) -> None:
    """Answer whatever is asked, by clicking, until the end screen."""
    for _ in range(2000):
        if page.locator(".end").count():
            return
        button = page.locator(".options button").first
        main = page.locator(".confirm .main")
        if main.count():
            main.click(timeout=2000)
        elif button.count():
            try:
                button.click(timeout=500)
            except Exception:
                continue
        else:
            page.wait_for_timeout(20)
    raise AssertionError("the game did not end")


def test_a_whole_game_on_a_phone_with_bots(page: Page, axe: str) -> None:
    page.goto("/")
    check_axe(page, axe)
    no_overflow(page)
    page.get_by_role("button", name="Play now with bots").click()
    expect(page.locator(".seat")).to_have_count(6)
    check_axe(page, axe)
    no_overflow(page)
    click_to_the_end(page)
    expect(page.locator(".end").first).to_be_visible()
    expect(page.get_by_role("link", name="Keep the record")).to_be_visible()
    check_axe(page, axe)
    page.get_by_role("button", name="Play again with the same people").click()
    expect(page.locator(".headline")).to_be_visible()


def test_friends_and_bots_at_one_table(page: Page, axe: str) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Make a table for friends").click()
    page.get_by_label("Players").fill("4")
    page.get_by_text("All rules of this table").click()
    page.get_by_label("Vengeance").check()
    check_axe(page, axe)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem")).to_have_count(4)
    check_axe(page, axe)
    code = page.url.split("#/")[1].split("/")[0]

    friend = page.context.new_page()
    friend.goto("/")
    friend.get_by_label("Code").fill(code.lower())
    friend.get_by_role("button", name="Join a table").click()
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()

    page.get_by_role("button", name="Put bots on the 2 free chairs").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    for one in (page, friend):
        expect(one.locator(".seat")).to_have_count(4)
        expect(one.locator(".card").first).to_be_visible()

    friend.get_by_role("button", name="Talk").click()
    friend.get_by_label("Say something").fill("hello Ada")
    friend.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="Talk").click()
    expect(page.get_by_text("hello Ada")).to_be_visible()
    check_axe(page, axe)

    hand = friend.locator(".card strong").all_inner_texts()
    friend.reload()
    expect(friend.locator(".card strong")).to_have_text(hand)


def test_a_choice_can_be_taken_back_and_a_refusal_says_why(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now with bots").click()
    for _ in range(200):
        if page.locator("summary").count() and page.locator(".options button").count() > 1:
            break
        if page.locator(".confirm .main").count():
            page.locator(".confirm .main").click()
        elif page.locator(".options button").count():
            page.locator(".options button").first.click()
        page.wait_for_timeout(30)
    page.locator(".options button").first.click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".options button").first).to_be_visible()
    page.locator("summary").click()
    expect(page.locator("details li").first).to_contain_text("(rule SA-")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Play now"), ("it", "Gioca subito"), ("uk", "Грати зараз")]
)
@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_every_language_fits(
    page: Page, language: str, word: str, viewport: dict[str, int]
) -> None:
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    page.goto("/")
    page.get_by_role("combobox").first.select_option(language)
    expect(page.get_by_role("button", name=word)).to_be_visible()
    no_overflow(page)
    page.get_by_role("button", name=word).click()
    expect(page.locator(".headline")).not_to_be_empty()
    no_overflow(page)
    assert page.evaluate("document.documentElement.lang") == language


def test_keyboard_only(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now with bots").focus()
    page.keyboard.press("Enter")
    for _ in range(400):
        if page.locator(".options button").count():
            break
        page.wait_for_timeout(20)
    page.locator(".options button").first.focus()
    page.keyboard.press("Enter")
    main = page.locator(".confirm .main")
    expect(main).to_be_visible()
    main.focus()
    page.keyboard.press("Enter")
    expect(main).to_have_count(0)


def test_a_link_that_leads_nowhere(page: Page, axe: str) -> None:
    page.goto("/#/ZZZZZ")
    expect(page.get_by_role("alert")).to_contain_text("no table with this code")
    check_axe(page, axe)


def test_a_watcher_sees_no_hand(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now with bots").click()
    expect(page.locator(".card").first).to_be_visible()
    code = page.url.split("#/")[1].split("/")[0]
    watcher = page.context.new_page()
    watcher.goto(f"/#/{code}")
    expect(watcher.locator(".seat")).to_have_count(6)
    expect(watcher.locator(".card")).to_have_count(0)
