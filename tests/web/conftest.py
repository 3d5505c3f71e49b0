"""Browsers for the tests of the pages, each with the fonts of one family; none of them may complain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.web.chromium import MISSING, chromium
from tests.web.fonts import FAMILIES, USUAL, folder_of

try:
    from playwright.sync_api import Browser, Page, expect

    from tests.web.browsers import Browsers
    from tests.web.house import House
    from tests.web.person import Person
    from tests.web.windows import PATIENCE, Kind, Windows, opened
except ImportError as error:
    NOT_INSTALLED = f"SKIPPED: the browser tests need the dev extra ({error})"
    collect_ignore_glob = ["test_*.py"]
else:
    NOT_INSTALLED = ""
    BROWSERS = pytest.StashKey[Browsers]()
HERE = Path(__file__).parent
NOBODYS_ICON = "/favicon.ico"  # what a window that shows nothing yet asks for; our pages name theirs

Guest = Callable[..., "Person"]

in_both_fonts = pytest.mark.parametrize("browser", FAMILIES, indirect=True, scope="module")  # for what must fit


def pytest_report_header() -> list[str]:
    """Say clearly if nothing here will run."""
    return [why for why in (NOT_INSTALLED, "" if chromium() else MISSING) if why]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that do not kill it."""
    if not chromium():
        pytest.skip(MISSING)
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.kill()


@pytest.fixture
def mortal_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed."""
    if not chromium():
        pytest.skip(MISSING)
    found = House(tmp_path)
    yield found
    found.kill()


@pytest.fixture(scope="session")
def browsers(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browsers]:
    """Those of all tests of the pages that one process runs."""
    with Browsers(tmp_path_factory) as found:
        pytestconfig.stash[BROWSERS] = found
        yield found


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Before tests of other things: the loop that browsers run would be in their way."""
    if BROWSERS in item.config.stash and (nextitem is None or not nextitem.path.is_relative_to(HERE)):
        item.config.stash[BROWSERS].close()


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest, browsers: Browsers) -> Browser:
    family = FAMILIES[getattr(request, "param", USUAL)]
    if not chromium() or not folder_of(family):
        pytest.skip(family.missing if chromium() else MISSING)
    return browsers.of(family)


@pytest.fixture
def complaints() -> list[str]:
    """What a browser complained of; a test that expects something takes it out."""
    return []


@pytest.fixture(scope="module")
def windows(browser: Browser, browsers: Browsers, house: House) -> Windows:
    """Those of all tests in one browser, one after the other."""
    return browsers.windows_of(browser, house.url)


@pytest.fixture
def guest(browser: Browser, complaints: list[str], request: pytest.FixtureRequest) -> Iterator[Guest]:
    """Anybody with a window of their own: a new one for who visits another house, or changes what would stay changed,
    such as its clock, permissions, routes or scripts."""
    own: list[Page] = []
    shared: list[Windows] = []
    listening = ExitStack()

    def arrive(
        url: str = "",
        lang: str = "en",
        dark: bool = False,
        phone: bool = False,
        guided: bool = True,
        motion: bool = False,
        new: bool = False,
    ) -> Person:
        kind = Kind(lang, phone, guided)
        if url or new:
            page = opened(browser, kind)
            own.append(page)
        else:
            shared.append(request.getfixturevalue("windows"))
            page = shared[-1].take(kind)
        page.emulate_media(
            color_scheme="dark" if dark else "light", reduced_motion="no-preference" if motion else "reduce"
        )
        listening.callback(listen(page, complaints))
        return Person(page, url or request.getfixturevalue("house").url, phone)

    expect.set_options(timeout=PATIENCE)
    yield arrive
    listening.close()
    for page in own:
        page.context.close()
    for windows in shared:
        windows.leave()
    assert not complaints, complaints


def listen(page: Page, complaints: list[str]) -> Callable[[], None]:
    """Whatever the page complains of, until one listens no longer."""

    def said(message: Any) -> None:
        if message.type in ("error", "warning") and not message.location["url"].endswith(NOBODYS_ICON):
            complaints.append(message.text)

    def failed(error: Any) -> None:
        complaints.append(str(error))

    def stop() -> None:
        page.remove_listener("console", said)
        page.remove_listener("pageerror", failed)

    page.on("console", said)
    page.on("pageerror", failed)
    return stop
