"""What people do in the browser, as the tests say it."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator, Page, expect

RANDOM = Random("clicks")
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}


def check_axe(page: Page, axe: str) -> None:
    """No violation of axe's rules on this screen."""
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    problems = [(v["id"], v["nodes"][0]["html"]) for v in found["violations"]]
    assert not problems, problems


def no_overflow(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def title_card(page: Page, title: str) -> Locator:
    return page.locator(f"[data-title={title}]")


def play_now(page: Page, title: str = "stay-away") -> None:
    page.goto("/")
    title_card(page, title).locator("button.main").click()
    expect(page.locator(".headline")).to_be_visible()


def answer(page: Page) -> bool:
    """One click forward if anything is asked: confirm, else any choice, else all choices.

    Now and then a standing offer is taken: some games end only so.
    """
    offers = page.locator(".standing button")
    if RANDOM.random() < 0.02 and offers.count():
        return click(offers.first)
    if page.locator(".confirm .main").count():
        return click(page.locator(".confirm .main"))
    more = page.locator(".options .all")
    if more.count():
        return click(more)
    choices = page.locator(".options button:not(.quiet)")
    count = choices.count()
    if count:
        return click(choices.nth(RANDOM.randrange(count)))
    page.wait_for_timeout(15)
    return False


def tab_to(page: Page, place: str) -> bool:
    """Press Tab until something of this kind has the focus; False if nothing comes to have it."""
    for _ in range(120):
        if page.evaluate("place => document.activeElement.matches(place)", place):
            return True
        page.keyboard.press("Tab")
    return False


def click(button: Locator) -> bool:
    try:
        button.click(timeout=500)
    except BrowserError:
        return False
    return True


def over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def play_to_the_end(*pages: Page) -> None:
    """Answer whatever is asked, by clicking, until the end screen."""
    for _ in range(4000):
        for page in pages:
            if len(pages) > 1:
                page.bring_to_front()
            if over(page):
                return
            answer(page)
    raise AssertionError("the game did not end")


def play_until(page: Page, question: str) -> None:
    """Answer until the ask bar says this; a game that ends before is begun anew."""
    headline = page.locator(".headline.mine")
    for _ in range(1500):
        if headline.count() and question in headline.inner_text():
            return
        if over(page):
            play_now(page)
        answer(page)
    raise AssertionError(f"nobody asked “{question}”")


def code_of(page: Page) -> str:
    return page.url.split("#/")[1].split("/")[0]
