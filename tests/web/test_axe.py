"""axe finds nothing to complain about, on any page, by day and by night."""

from __future__ import annotations

from typing import Final, Literal

import pytest

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed (dev extra)")


PANEL = "#panel"
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def violations(person: Person, within: str | None = None) -> list[str]:
    """Of a page or a part of it. Injected by the debugger, so that the page's own policy may stay strict."""
    found = axe.Axe().run(person.page, within)
    return [
        f"{each['id']}: {each['help']}: {[node['target'] for node in each['nodes']][:4]}"
        for each in found.response["violations"]
    ]


def by_day_and_night(person: Person, within: str | None = None) -> list[str]:
    """What it finds in either theme of a page, which changes with the system's."""
    found = []
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme)
        person.page.wait_for_selector(f"html[data-theme={theme}]", state="attached")
        found += violations(person, within)
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_home(guest: Guest, phone: bool) -> None:
    person = guest(phone=phone)
    person.open()
    person.press(person.page.locator(".more-ways >> nth=0"))
    person.page.wait_for_selector(".new-game")
    assert not by_day_and_night(person)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_table(house: House, guest: Guest, phone: bool) -> None:
    """By day and by night; on a phone by night."""
    person = guest(dark=True, phone=phone)
    looked_at = violations if phone else by_day_and_night
    person.sit(house.table()["host"])
    person.play_fast(1, most=6)
    assert not looked_at(person)
    for tab in ("why", "rules", "table"):
        if phone:
            person.page.tap("#open-panel")
        person.tab(tab)
        person.expects(f"#page-{tab} *").not_to_have_count(0)
        assert not looked_at(person, PANEL), tab
        if phone:
            person.page.tap("#close-panel")


def test_nippon_and_its_guide(house: House, guest: Guest) -> None:
    person = guest(guided=False)
    person.sit(house.table("solo-nippon")["host"])
    person.page.wait_for_selector(".guide-card")
    assert not violations(person)
    person.page.keyboard.press("Escape")
    person.play_fast(2, most=4)
    assert not violations(person)
