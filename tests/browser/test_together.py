"""Several people at one table: friends, a host, a room, one device, watchers."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Site
from tests.browser.people import (
    WIDE,
    answer,
    check_axe,
    code_of,
    no_overflow,
    over,
    play_now,
    play_to_the_end,
    title_card,
)


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


def test_an_invitation_from_this_computer_leads_other_devices_here(page: Page, site: Site) -> None:
    """“localhost” would lead a phone to itself; and without TLS there is no clipboard to ask."""
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    site.web.near = "http://192.0.2.7:8000"
    try:
        page.goto("/")
        stay_away = title_card(page, "stay-away")
        stay_away.get_by_role("button", name="Make a table for friends").click()
        stay_away.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("listitem")).to_have_count(6)
        expect(page.locator("code")).to_have_text(f"http://192.0.2.7:8000/#/{code_of(page)}")
        page.get_by_role("button", name="Copy the link").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        screen = page.context.new_page()
        screen.goto(f"/#/{code_of(page)}/screen")
        expect(screen.get_by_text("http://192.0.2.7:8000/#/")).to_be_visible()
    finally:
        site.web.near = None


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


def test_names_and_talk_are_text_and_nothing_else(page: Page) -> None:
    name, said = "<img src=x onerror=a()>", "<script>alert(1)</script><b>bold</b>"
    page.goto("/")
    page.get_by_label("Your name").fill(name)
    title_card(page, "stay-away").locator("button.main").click()
    page.get_by_role("button", name="Talk").click()
    page.get_by_label("Say something").fill(said)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".talk li")).to_contain_text(said)
    watcher = page.context.new_page()
    watcher.goto(f"/#/{code_of(page)}")
    expect(watcher.locator(".seat", has_text=name)).to_be_visible()
    assert watcher.locator("main img, main script").count() == 0


def test_the_host_removes_hands_over_and_gives_a_seat_to_another_device(page: Page) -> None:
    page.goto("/")
    stay_away = title_card(page, "stay-away")
    stay_away.get_by_role("button", name="Make a table for friends").click()
    stay_away.get_by_label("Players").fill("4")
    stay_away.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem")).to_have_count(4)
    friends = []
    for name in ("Ben", "Cleo"):
        friend = page.context.new_page()
        friend.goto(f"/#/{code_of(page)}")
        friend.get_by_label("Your name").fill(name)
        friend.get_by_role("button", name="Sit down").click()
        expect(page.get_by_text(name, exact=True)).to_be_visible()
        friends.append(friend)
    ben, cleo = friends
    page.get_by_label("Bots").select_option("random")
    page.get_by_role("button", name="Put a bot on the free chair").click()
    expect(page.get_by_text("plays at random", exact=True).last).to_be_visible()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(ben.locator(".card").first).to_be_visible()

    page.get_by_role("button", name="Table and links").click()
    page.get_by_role("button", name="Remove Ben").click()
    expect(ben.get_by_role("alert")).to_contain_text("holds no seat")
    page.get_by_role("button", name="New link for this seat").first.click()
    link = page.get_by_role("dialog").locator("code").inner_text()
    phone = page.context.new_page()
    phone.goto(link)
    expect(phone.locator(".card").first).to_be_visible()
    page.get_by_role("button", name="Make host").last.click()
    expect(page.get_by_role("button", name="Pause the table")).to_have_count(0)
    cleo.get_by_role("button", name="Table and links").click()
    cleo.get_by_role("button", name="Pause the table").click()
    expect(page.locator(".headline")).to_contain_text("paused")


def test_a_watcher_sees_no_hand(page: Page) -> None:
    play_now(page)
    expect(page.locator(".card").first).to_be_visible()
    watcher = page.context.new_page()
    watcher.goto(f"/#/{code_of(page)}")
    expect(watcher.locator(".seat")).to_have_count(6)
    expect(watcher.locator(".card")).to_have_count(0)
