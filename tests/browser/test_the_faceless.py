"""The Faceless in the browser: clicking and dragging to the end, the fog, friends who look on."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from gloam.server import hosting
from tests.browser.people import (
    PHONE,
    WIDE,
    answer,
    check_axe,
    click,
    no_overflow,
    over,
)

Data = dict[str, Any]
TRYING = ".tools"


@pytest.fixture(autouse=True)
def _same_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """One seed for all: in its games the first player holds three cards that move a Faceless."""
    monkeypatch.setattr(hosting, "new_seed", lambda: "dusk")


def sit_down(page: Page, seats: int = 2, **more: Any) -> Data:
    """A table with bots on the other chairs, and this page at the first one, whose turn it is."""
    switches = {"first_player": 0, **more.pop("switches", {})}
    wanted = {"title": "the-faceless", "name": "Ada", "seats": seats, "bots": "random", **more}
    response = page.request.post("/api/tables", data={**wanted, "switches": switches})
    opened: Data = response.json()
    assert response.ok, opened
    page.goto(f"/#/{opened['code']}/{opened['key']}")
    expect(page.locator(".map")).to_be_visible(timeout=20_000)
    return opened


def walk(page: Page) -> bool:
    """Touch a card of one's own that moves a figure, and walk with it. False if there is none."""
    card = page.locator(".hand .card.lit:not(.purple):not(.chosen)")
    if not card.count() or not click(card.first):
        return False
    first = page.locator(".options button:not(.quiet)").first
    if page.locator(".options button:not(.quiet)").count():
        click(first)
    return click(page.locator(".confirm .main"))


def try_a_figure(page: Page) -> Locator:
    """Go on until a figure is tried: which one."""
    for _ in range(300):
        if page.locator(TRYING).count():
            return page.locator(".figure.tried, .figure").last
        assert not over(page)
        if not walk(page):
            answer(page)
    raise AssertionError("no figure was tried")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    for part in (0.25, 0.5, 0.75, 1.0):
        page.mouse.move(*(a + (b - a) * part for a, b in zip(start, end, strict=True)))
    page.mouse.up()


def step_to(page: Page) -> bool:
    """Hold the figure at the next place, if there is another."""
    return click(page.locator(".tools .place button").first)


def knob_of(page: Page) -> Locator:
    """The knob that lies nearer to the middle of the map: the other may be over its edge."""
    knobs, centre = page.locator(".knob"), middle(page.locator(".map"))
    return min(
        (knobs.nth(at) for at in range(knobs.count())),
        key=lambda knob: math.dist(middle(knob), centre),
    )


def needle(page: Page) -> float:
    return float(page.locator(".big").get_attribute("data-needle") or "nan")


def held(page: Page, what: str) -> str:
    found = page.locator(".figure.tried").get_attribute(f"data-{what}")
    assert found is not None
    return found


def test_a_figure_is_dragged_turned_and_the_needle_answers(page: Page) -> None:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    sit_down(page)
    try_a_figure(page)
    step_to(page)
    before = needle(page)
    body = page.locator(".figure.tried")
    heading = float(held(page, "heading"))
    x, y = middle(knob_of(page))
    centre = middle(body.locator(".head"))
    turned = math.radians(70)
    away = (x - centre[0], y - centre[1])
    there = (
        centre[0] + away[0] * math.cos(turned) + away[1] * math.sin(turned),
        centre[1] - away[0] * math.sin(turned) + away[1] * math.cos(turned),
    )
    drag(page, (x, y), there)
    assert abs((float(held(page, "heading")) - heading) % 360 - 70) < 3
    assert needle(page) != before
    expect(page.locator(".confirm .main")).to_contain_text(held(page, "heading"))

    place = held(page, "place")
    lit = page.locator(".outer.open, circle.lit")
    target = max((lit.nth(at) for at in range(lit.count())), key=lambda one: middle(one)[1])
    drag(page, centre, middle(target))
    assert held(page, "place") != place or lit.count() == 1

    page.locator(".map").focus()
    heading = float(held(page, "heading"))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+ArrowUp")
    assert abs((float(held(page, "heading")) - heading) % 360 - 5.1) < 0.01
    page.mouse.move(*middle(page.locator(".map")))
    heading = float(held(page, "heading"))
    page.mouse.wheel(0, -100)
    expect(page.locator(".figure.tried")).not_to_have_attribute("data-heading", f"{heading:.1f}")
    page.locator(".tools input").focus()
    page.keyboard.press("ArrowLeft")
    place, heading = held(page, "place"), float(held(page, "heading"))
    page.locator(".confirm .main").click()
    stands = page.locator(f".figure[data-place={place}]")
    expect(stands).to_have_attribute("data-heading", f"{heading:.1f}")


def test_what_is_tried_can_be_taken_back_and_a_refused_place_says_why(page: Page) -> None:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    sit_down(page)
    for _ in range(40):
        try_a_figure(page)
        if page.locator(".outer.open").count():
            break
        step_to(page)
        page.locator(".confirm .main").click()
    figure = page.locator(".headline").inner_text().split(":")[0].strip(" ◆").lower()
    stands = page.locator(f"[data-figure={figure}]")
    place = stands.get_attribute("data-place")
    step_to(page)
    page.locator(".confirm button").last.click()
    expect(stands).to_have_attribute("data-place", place or "")
    shut = page.locator(".outer:not(.open)")
    page.mouse.click(*middle(shut.nth(shut.count() // 2)))
    expect(page.locator(".about")).to_contain_text("rule TF-")


def test_what_is_chosen_from_the_list_is_shown_on_the_board(page: Page) -> None:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    sit_down(page)
    try_a_figure(page)
    if page.locator(".options .all").count():
        page.locator(".options .all").click()
    mark = page.locator(".options input[type=number]")
    if not mark.count():
        choose = page.locator(".options").get_by_role("button", name="Choose", exact=True)
        (choose if choose.count() else page.locator(".options button").first).click()
    mark.fill("90")
    page.locator(".options").get_by_role("button", name="Choose", exact=True).click()
    expect(page.locator(".figure.tried")).to_have_attribute("data-heading", "90.0")
    expect(page.locator(".confirm .main")).to_contain_text("heading 90.0")


def test_a_whole_game_on_a_phone_by_touching_and_dragging(page: Page, axe: str) -> None:
    """Two seats, one bot; cards, figures and directions on the board, to the end screen."""
    sit_down(page, switches={"difficulty": "hard"})
    check_axe(page, axe)
    no_overflow(page)
    dragged = 0
    for turns in range(3000):
        if over(page):
            break
        if page.locator(TRYING).count():
            if step_to(page) and page.locator(".knob").count() == 2:
                before = held(page, "heading")
                x, y = middle(knob_of(page))
                drag(page, (x, y), (x + 30, y - 20))
                dragged += held(page, "heading") != before
            if dragged == 1:
                check_axe(page, axe)
                no_overflow(page)
            click(page.locator(".confirm .main"))
        elif page.locator(".way").count() and click(page.locator(".way").first):
            click(page.locator(".confirm .main"))
        elif turns % 3 or not walk(page):
            answer(page)
    expect(page.locator(".end").first).to_be_visible()
    assert dragged > 0
    check_axe(page, axe)
    no_overflow(page)


def frames_of(page: Page) -> list[Data]:
    """Every table message this page gets from now on."""
    got: list[Data] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: got.append(json.loads(str(text))))

    page.on("websocket", listen)
    return got


def test_under_the_fog_no_needle_is_on_the_wire_before_it_may_show(page: Page) -> None:
    got = frames_of(page)
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    sit_down(page, switches={"fog": True})
    try_a_figure(page)
    step_to(page)
    page.wait_for_timeout(200)
    assert page.locator(".big .fog").count() == 1
    assert page.locator(".needle").count() == 0
    assert page.locator(".big").get_attribute("data-needle") == ""
    fogged = [
        one["table"]["game"]["table"]
        for one in got
        if one["type"] == "table" and one["table"]["game"]["table"]["fogged"]
    ]
    assert len(fogged) >= 2
    tried = [table["trial"] for table in fogged if table["trial"] is not None]
    assert tried
    for table in fogged:
        assert table["needle"] is None
    for trial in tried:
        assert trial["rest"] is None
        assert set(trial["places"].values()) == {None}
    before = len(got)
    page.locator(".confirm .main").click()
    expect(page.locator("ol li", has_text="The fog lifts").first).to_be_attached()
    journal = [e["event"] for one in got[before:] for e in one["table"]["game"]["journal"]]
    assert "fog_lifts" in journal


def test_friends_see_the_figure_move_point_and_agree(page: Page) -> None:
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    wanted = {"title": "the-faceless", "name": "Ada", "seats": 2, "switches": {"first_player": 0}}
    opened = page.request.post("/api/tables", data=wanted).json()
    code = opened["code"]
    other = page.request.post(f"/api/tables/{code}/seats", data={"name": "Ben"}).json()
    page.request.post(f"/api/tables/{code}/host", data={"key": opened["key"], "do": "start"})
    friend = page.context.new_page()
    friend.set_viewport_size(WIDE)  # type: ignore[arg-type]
    friend.goto(f"/#/{code}/{other['key']}")
    page.goto(f"/#/{code}/{opened['key']}")
    expect(page.locator(".headline.mine")).to_be_visible()

    friend.locator(".person.turn .card").first.click()
    friend.get_by_role("button", name="Propose: Walk").click()
    expect(page.get_by_text("Ben proposes: Walk")).to_be_visible()
    friend.get_by_role("button", name="Close", exact=True).click()
    friend.mouse.click(*middle(friend.locator(".memory").first))
    friend.get_by_role("button", name="Point there").click()
    expect(page.locator(".pointed")).to_contain_text("Ben")

    for _ in range(200):
        if page.locator(TRYING).count():
            break
        if not walk(page):
            for one in (page, friend):
                one.bring_to_front()
                answer(one)
    page.bring_to_front()
    step_to(page)
    page.locator(".tools input").focus()
    page.keyboard.press("ArrowRight")
    seen = friend.locator(".figure.tried")
    expect(seen).to_have_attribute("data-place", held(page, "place"))
    expect(seen).to_have_attribute("data-heading", held(page, "heading"))
    expect(friend.locator(".big")).to_have_attribute(
        "data-needle", page.locator(".big").get_attribute("data-needle") or ""
    )
    page.get_by_role("button", name="Ask the others").click()
    friend.get_by_role("button", name="Agree").click()
    expect(page.get_by_text("✓ Ben")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_every_language_and_width_is_whole_and_accessible(
    page: Page, axe: str, language: str, size: dict[str, int]
) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto("/")
    page.locator(".language").select_option(language)
    sit_down(page, seats=4, edition="scenario-1")
    try_a_figure(page)
    step_to(page)
    check_axe(page, axe)
    no_overflow(page)
    text = page.locator("main").inner_text()
    assert "wood-" not in text
    assert "web-" not in text
    small = page.evaluate(
        """() => [...document.querySelectorAll('.dusk *, .hand *')].filter(e => !e.closest('svg')
        && !e.closest('.hidden') && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())
        && parseFloat(getComputedStyle(e).fontSize) < 14).map(e => e.outerHTML)"""
    )
    assert small == []
    narrow = page.evaluate(
        """() => [...document.querySelectorAll('.dusk button, .hand button, .ask button')]
        .filter(e => e.getBoundingClientRect().width < 43.5
        || e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML)"""
    )
    assert narrow == []
