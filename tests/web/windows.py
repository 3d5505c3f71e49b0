"""The windows of a browser: whoever comes next takes the window of who has left, with nothing of theirs in it.

A window that has shown our pages has their process, fonts and scripts at hand: the next page opens in half the time.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

PATIENCE: Final = 30_000  # milliseconds
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
LED_AROUND: Final = "localStorage.setItem('visavis.guided', 'true')"


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

    def take(self, kind: Kind, dark: bool, motion: bool) -> Page:
        """An empty page in a window of this kind."""
        keeper = self.free[kind].pop() if self.free[kind] else self.keeper(kind)
        self.taken.append((kind, keeper))
        return lit(keeper.context.new_page(), dark, motion)

    def keeper(self, kind: Kind) -> Page:
        """A page that stays open in its window: it keeps the process alive, and can empty the storage."""
        page = opened(self.browser, kind).new_page()
        page.goto(f"{self.url}/healthz")
        return page

    def leave(self) -> None:
        """All guests go, and take with them what the pages remembered."""
        for kind, keeper in self.taken:
            for page in keeper.context.pages:
                if page is not keeper:
                    page.close()
            keeper.evaluate("localStorage.clear()")
            self.free[kind].append(keeper)
        self.taken.clear()


def opened(browser: Browser, kind: Kind) -> BrowserContext:
    """A window that nobody has used."""
    context = browser.new_context(
        viewport=PHONE if kind.phone else DESK,  # type: ignore[arg-type]
        locale="ru-RU" if kind.lang == "ru" else "en-GB",
        has_touch=kind.phone,
        is_mobile=kind.phone,
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE)
    if kind.guided:
        context.add_init_script(LED_AROUND)
    return context


def lit(page: Page, dark: bool, motion: bool) -> Page:
    """The same page by day or night, with or without movement."""
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="no-preference" if motion else "reduce")
    return page
