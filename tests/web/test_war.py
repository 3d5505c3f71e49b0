"""No Retreat! on the page: what lies beside the map, what a move costs, what is due; and what changes everything."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tests.web.conftest import Guest
from tests.web.house import House
from visavis.agents import throw
from visavis.games import load
from visavis.kernel.record import write
from visavis.kernel.table import Table

WAR = load("noretreat")


@cache
def asked(name: str, scenario: str = "moscow-solo", answers: int = 60) -> str:
    """A battle for Moscow up to the first question of this name to the person after so many answers."""
    table: Table[Any] = Table.new(WAR, scenario, {}, ("human", "bot"))
    random = Random(3)
    while (choice := table.pending) is not None:
        if choice.name == name and choice.seat == 0 and len(table.entries) >= answers:
            return write(table.record, WAR)
        table.answer(throw(choice, random))
    raise LookupError(name)


def test_whoever_is_touched_shows_what_every_hex_costs_and_goes_where_is_touched(house: House, guest: Guest) -> None:
    """§B8.1 Two touches are a move, and the train is a box beside the map (§B9.2)."""
    person = guest()
    person.sit(house.position(asked("move")))
    page = person.page
    counter = page.locator("#board svg .thing.counter.lit").first
    unit = counter.get_attribute("data-touch")
    counter.click()
    page.wait_for_selector(".figures .figure")
    costs = page.locator(".figures .figure").all_text_contents()
    assert len(costs) == page.locator("#board .place.hex.lit:not([data-touch^=rail])").count() > 3
    assert set(costs) <= set("123456789")
    at = page.locator(f"#board [data-touch='{unit}']").get_attribute("data-at")
    goal = next(
        id_
        for id_ in page.locator("#board .place.hex.lit").evaluate_all("all => all.map((each) => each.dataset.touch)")
        if id_.isdigit() and not page.locator(f"#board [data-at='{id_}']").count()
    )
    page.locator(f"#board [data-touch='{goal}']").click()
    page.wait_for_selector(f"#board [data-touch='{unit}'][data-at='{goal}']")
    assert goal != at


def test_boxes_cards_and_sheets_can_be_read_without_pointing(house: House, guest: Guest) -> None:
    """§B5.2 Both halves of every card; §UM11 what is still needed; the boxes of either side."""
    person = guest()
    person.sit(house.position(asked("move")))
    page = person.page
    assert page.locator("#board .place.hex[data-touch^='destroyed ']").count() == 2
    cards = page.locator("#tray .lettered")
    assert cards.count() >= 1
    for part in (".letter-name", ".letter-words", ".letter-rest"):
        assert all(cards.nth(n).locator(part).inner_text() for n in range(cards.count()))
    line = page.locator("[data-sheet=points] .memo-line").first
    assert "needed 3" in line.inner_text()
    line.hover()
    assert page.locator("#board .place.hinted").count() == 4
    assert page.locator("[data-sheet=points] [data-rule=UM11]").count() == 2


def test_supply_lines_and_enemy_zones_are_shown_on_demand(house: House, guest: Guest) -> None:
    """§B6.5 §B8.5"""
    person = guest()
    person.sit(house.position(asked("move")))
    page = person.page
    page.mouse.move(2, 2)
    supply, zones = page.get_by_label("Supply lines"), page.get_by_label("What the enemy reaches")
    supply.click()
    assert len(page.locator(".supply-way").get_attribute("d") or "") > 20
    supply.click()
    page.mouse.move(2, 2)
    assert not page.locator(".supply-way").count()
    zones.click()
    assert page.locator(".hex.covered").count() > 5
    zones.click()


def test_the_next_that_can_act_comes_by_a_key_one_after_the_other(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.position(asked("move")))
    page = person.page
    found = []
    for _ in range(page.locator("#board svg .thing.counter.lit").count()):
        page.keyboard.press("n")
        found.append(page.evaluate("document.activeElement.dataset.touch"))
    assert len(set(found)) == len(found) > 1


def test_a_stack_is_laid_open_by_a_touch(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.position(asked("goal", answers=0)))
    page = person.page
    several = page.evaluate(
        """() => {
          const at = [...document.querySelectorAll("#board svg .thing.counter")].map((each) => each.dataset.at);
          return at.find((id, n) => at.indexOf(id) !== n);
        }"""
    )
    page.locator(f"#board svg .thing[data-at='{several}']").first.click()
    assert page.locator(".map-stack .counter").count() >= 2
    assert page.locator(".map-stack .stack-name").inner_text()


def test_what_changes_everything_is_read_before_anything_else(house: House, guest: Guest) -> None:
    """§SG1.13 With its paragraph, and nothing else can be reached until it is closed."""
    person = guest()
    person.sit(house.position(asked("move")))
    page = person.page
    page.evaluate(
        """async () => {
          const { showTurning } = await import("/static/js/table/dialogs.js");
          const line = { n: 1, text: "You change sides", rule: "SG1.7", turning: true };
          showTurning([line], { seat: 0, seats: [{ title: "You", sign: "soviet" }] });
        }"""
    )
    dialog = page.locator("dialog[open]")
    assert "You change sides" in dialog.inner_text()
    assert dialog.locator("[data-rule='SG1.7']").count() == 1
    dialog.locator("button").click()
    assert not page.locator("dialog[open]").count()
