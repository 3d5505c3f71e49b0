"""The windows of a browser: whoever comes next takes the window of who has left, with nothing of theirs in it.

A window that has shown our pages has their process, fonts and scripts at hand: they open in a third of the time.
"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

from visavis.games import GAMES

PATIENCE: Final = 30_000  # milliseconds
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
NOTHING: Final = "/healthz"  # of ours, so that the process stays and its storage can be emptied
LED_AROUND: Final = f"localStorage.setItem('visavis.guided', {json.dumps(json.dumps(GAMES))})"


class Kind(NamedTuple):
    """What cannot be changed in a window once it is open."""

    lang: str
    phone: bool
    guided: bool


class Windows:
    """Those of one browser, for the pages of one address."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.taken: list[tuple[Kind, Page]] = []
        self.free: dict[Kind, list[Page]] = defaultdict(list)

    def take(self, kind: Kind) -> Page:
        """The page of a window of this kind, showing nothing yet."""
        page = self.free[kind].pop() if self.free[kind] else self.opened(kind)
        self.taken.append((kind, page))
        return page

    def opened(self, kind: Kind) -> Page:
        page = opened(self.browser, kind)
        page.goto(self.url + NOTHING)
        return page

    def leave(self) -> None:
        """All guests go, and take with them what the pages remembered."""
        for kind, page in self.taken:
            for other in page.context.pages:
                if other is not page:
                    other.close()
            page.goto(self.url + NOTHING)
            page.evaluate("localStorage.clear()")
            page.mouse.move(0, 0)
            page.set_viewport_size(size(kind))
            self.free[kind].append(page)
        self.taken.clear()


def opened(browser: Browser, kind: Kind) -> Page:
    """The page of a window that nobody has used."""
    context = browser.new_context(
        viewport=size(kind),
        locale="ru-RU" if kind.lang == "ru" else "en-GB",
        has_touch=kind.phone,
        is_mobile=kind.phone,
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE)
    if kind.guided:
        context.add_init_script(LED_AROUND)
    return context.new_page()


def size(kind: Kind) -> ViewportSize:
    return PHONE if kind.phone else DESK
