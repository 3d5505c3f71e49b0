"""Screenshots of the pages for the docs: home, all games, their panels, a phone, dark, both languages.

    python tools/screenshots.py            write them all into docs/pictures
    python tools/screenshots.py phone      only those whose name contains this

The positions are those of the records in docs/pictures; battles are played anew with loaded dice. So the same pictures
come out every time.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.chromium import ARGS, MISSING, chromium
from tests.web.house import House
from tests.web.person import PLAY
from tests.web.windows import LED_AROUND

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESK: Final = (1440, 900)
LARGE: Final = (1920, 1080)
LAPTOP: Final = (1280, 720)
PHONE: Final = (390, 844)
BATTLES: Final = {"battle": 0, "battle-later": 14}  # answers that are given first in scenario 1
WATCHED: Final = {"war": "src/visavis/games/blitzkrieg/data/recorded/base-6.visavis"}  # whole games, to be looked at
PLAYOUTS: Final = 200  # of each thought
EARLIER: Final = {"solo": 24, "nippon": 30}  # answers before the end of a record, to have an open position


class Shot(NamedTuple):
    """One picture: its name, the position, the size, the language, the colours, and what is done first."""

    name: str
    record: str  # none: the home page
    size: tuple[int, int] = DESK
    lang: str = "en"
    dark: bool = False
    act: Callable[[Page], None] = lambda page: None


def open_form(page: Page) -> None:
    page.locator(".more-ways").first.click()
    page.wait_for_selector(".new-game")


def open_tab(name: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.locator("#open-panel").click() if page.locator("#open-panel").is_visible() else None
        page.click(f"#tab-{name}")
        page.wait_for_timeout(400)

    return act


def why(page: Page) -> None:
    """A line of the reasons, and what it lights."""
    open_tab("why")(page)
    page.locator(".reason.cut").first.hover()


def rules(page: Page) -> None:
    page.click("#prompt .paragraph")
    page.wait_for_selector(".rule.wanted")


def pick(page: Page) -> None:
    """A token and a space, before they are confirmed."""
    page.locator("#tray .lit").first.click()
    page.locator("#board .lit").first.click()
    page.mouse.move(5, 5)


def enter(page: Page) -> None:
    """A space, before it is confirmed."""
    page.locator("#board .place.lit").nth(3).click()
    page.mouse.move(5, 5)


def reasons(page: Page) -> None:
    """What an opponent thought, line by line."""
    open_tab("why")(page)
    page.locator(".decision summary").first.click()


def where(page: Page) -> None:
    """Where an Automa has done what its card made due: the decision after that one."""
    open_tab("why")(page)
    decision = page.locator(".decision").nth(1)
    decision.locator("summary").first.click()
    decision.evaluate("(decision) => decision.scrollIntoView({ block: 'start' })")
    decision.locator(".reason").first.hover()  # what it left standing is lit
    page.evaluate("scrollTo(0, 0)")


def hover_score(page: Page) -> None:
    """Who would score what in a region, and why."""
    page.locator("[data-touch='score europe']").hover()
    page.wait_for_timeout(400)


def larger(page: Page) -> None:
    """The board of another player in full."""
    page.locator(".open-board").first.click()


def to_the_rivals(page: Page) -> None:
    page.locator("#own").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('#own').scrollIntoView({ block: 'start' }); scrollBy(0, -60)")


def attack(page: Page) -> None:
    """A counter and its target, before they are confirmed."""
    for id in ("P1", "R1"):
        before = page.get_attribute("body", "data-version")
        page.locator(f"[data-touch={id}].ready").click()
        page.wait_for_selector(f"body[data-version]:not([data-version='{before}'])")
    page.mouse.move(5, 5)


def sight(page: Page) -> None:
    """What somebody sees, and where he can fire."""
    page.locator(".map-tools button >> nth=3").click()
    page.locator("#board [data-touch=P2]").hover()
    page.wait_for_timeout(400)


def lines(page: Page) -> None:
    """Where all are supplied from."""
    page.get_by_label("Supply lines").click()
    page.mouse.move(5, 5)


def past(page: Page) -> None:
    page.locator(".scrubber").fill("40")
    page.wait_for_selector("body.in-the-past")


def review(page: Page) -> None:
    """What each answer was worth, and the position of the dearest mistake."""
    page.click("#prompt [data-key=review]")
    page.wait_for_selector("#page-review:has(.mistakes):not(:has(progress))", timeout=300_000)
    page.click("[data-key=mistakes-0]")
    page.wait_for_timeout(600)
    page.evaluate("document.querySelector('#page-review').scrollTop = 0")
    page.mouse.move(5, 5)


SHOTS: Final = (
    Shot("web-home.en", ""),
    Shot("web-home.ru", "", lang="ru", dark=True, act=open_form),
    Shot("web-solo.en", "solo", act=pick),
    Shot("web-solo-dark.ru", "solo", lang="ru", dark=True),
    Shot("web-why.ru", "solo", lang="ru", act=why),
    Shot("web-rules.en", "solo", act=rules),
    Shot("web-past.en", "solo", act=past),
    Shot("web-review.ru", "war", lang="ru", act=review),
    Shot("web-nippon.ru", "nippon", lang="ru"),
    Shot("web-phone.ru", "solo", PHONE, "ru", act=pick),
    Shot("web-phone-dark.ru", "solo", PHONE, "ru", dark=True),
    Shot("web-phone-why.en", "solo", PHONE, act=open_tab("why")),
    Shot("web-phone-nippon.en", "nippon", PHONE),
    Shot("web-race.en", "race-early", act=enter),
    Shot("web-race-five.ru", "race-middle", lang="ru", dark=True),
    Shot("web-race-large.en", "race-middle", size=LARGE, act=larger),
    Shot("web-race-strike.en", "race-strike"),
    Shot("web-race-why.ru", "race-middle", lang="ru", act=reasons),
    Shot("web-race-laptop.ru", "race-middle", size=LAPTOP, lang="ru"),
    Shot("web-race-phone.ru", "race-early", PHONE, "ru", act=enter),
    Shot("web-race-phone-rivals.en", "race-middle", PHONE, act=to_the_rivals),
    Shot("web-race-phone-dark.en", "race-strike", PHONE, dark=True),
    Shot("web-battle.en", "battle", act=attack),
    Shot("web-battle-sight.ru", "battle", lang="ru", act=sight),
    Shot("web-battle-why.ru", "battle-later", lang="ru", act=open_tab("why")),
    Shot("web-battle-why-dark.en", "battle-later", dark=True, act=open_tab("why")),
    Shot("web-battle-phone.ru", "battle", PHONE, "ru", act=attack),
    Shot("web-battle-phone-dark.en", "battle-later", PHONE, dark=True),
    Shot("web-war.en", "moscow-move"),
    Shot("web-war-battle.ru", "moscow-battle", lang="ru"),
    Shot("web-war-front.en", "front", act=lines),
    Shot("web-war-front-dark.ru", "front", lang="ru", dark=True),
    Shot("web-war-phone.ru", "moscow-move", PHONE, "ru"),
    Shot("web-war-phone-dark.en", "moscow-battle", PHONE, dark=True),
    Shot("web-world.en", "world", act=hover_score),
    Shot("web-world-dark.ru", "world", lang="ru", dark=True),
    Shot("web-world-why.ru", "world", lang="ru", act=where),
)


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    if not chromium():
        sys.exit(MISSING)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as (house, browser):
        for shot in SHOTS:
            if wanted in shot.name:
                take(house, browser, shot)
                print(FOLDER / f"{shot.name}.png")


@contextmanager
def opened(folder: Path) -> Iterator[tuple[House, Browser]]:
    house = House(folder, PLAYOUTS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGS))
        try:
            yield house, browser
        finally:
            browser.close()
            house.kill()


def take(house: House, browser: Browser, shot: Shot) -> None:
    phone = shot.size == PHONE
    context = browser.new_context(
        viewport={"width": shot.size[0], "height": shot.size[1]},
        device_scale_factor=2 if phone else 1,
        color_scheme="dark" if shot.dark else "light",
        locale="ru-RU" if shot.lang == "ru" else "en-GB",
        is_mobile=phone,
        has_touch=phone,
        reduced_motion="reduce",
    )
    context.add_init_script(LED_AROUND)
    page = context.new_page()
    page.goto(house.url + (table(house, page, shot.record) if shot.record else "/"))
    page.wait_for_selector("body[data-turn] #board .place" if shot.record else ".play-bot")
    page.wait_for_timeout(400)
    shot.act(page)
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{shot.name}.png")
    context.close()


def table(house: House, page: Page, record: str) -> str:
    """A table that goes on where a record ends, or somewhat earlier: watched, and played on from there."""
    if record in BATTLES:
        return battle(house, page, BATTLES[record])
    if record in WATCHED:
        return f"/t/{house.opened((FOLDER.parent.parent / WATCHED[record]).read_text('utf-8'))}"
    text = (FOLDER / f"{record}.visavis").read_text(encoding="utf-8")
    if record not in EARLIER:
        return f"/t/{house.position(text)}"
    at = open_position(text.splitlines()[1:], EARLIER[record])
    page.goto(f"{house.url}/t/{house.opened(text)}")
    page.wait_for_selector("body[data-turn] #board .place")
    page.locator(".scrubber").evaluate(
        "(slider, n) => { slider.value = n; slider.dispatchEvent(new Event('input')); }", at
    )
    page.wait_for_selector(f"body.in-the-past[data-at='{at}']")
    before = page.url
    page.click("#prompt [data-key=fork]")
    page.wait_for_url(lambda url: url != before)
    return page.url.removeprefix(house.url)


def battle(house: House, page: Page, answers: int) -> str:
    """Scenario 1 against Athena after so many answers."""
    asked = {"game": "bear", "scenario": "solo1-soviet", "seats": ("bot", "human"), "lang": "en"}
    link = f"/t/{house.make(asked | {'options': {'common_sense': False}})['host']}"
    page.goto(house.url + link)
    page.wait_for_selector("body[data-turn] #board .place")
    page.evaluate(PLAY, [7, answers, []])
    return link


def open_position(entries: list[str], earlier: int) -> int:
    """So many answers before the end, or a little more: where somebody is about to place a token."""
    asked = [n for n, entry in enumerate(entries) if entry.split()[1] == "place"]
    return max(n for n in asked if n <= len(entries) - earlier)


if __name__ == "__main__":
    main()
