"""A real table on a phone: dice and draws are tapped in, the bot's moves are a list, undo repairs the table."""

from __future__ import annotations

from random import Random

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person


def test_dice_and_draws_are_large_keys_and_bot_moves_a_checklist(house: House, guest: Guest) -> None:
    person = guest(phone=True)
    person.sit(house.table(real_table=True)["host"])
    random = Random(6)
    dice = pieces = checked = repaired = False
    for _ in range(90):
        if person.turn != "yours" or (dice and pieces and checked and repaired):
            break
        if person.page.locator(".key.die").count():
            dice = True
            assert person.page.locator(".key.die").first.bounding_box()["height"] >= 60  # type: ignore[index]
        if person.page.locator(".pieces-keypad").count():
            pieces = True
        if person.page.locator(".checklist:not(.undone) li").count():
            checked = True
            if not person.page.locator(".checklist[open]").count():
                person.page.locator(".checklist summary").tap()
            person.page.locator(".checklist input").first.check()
            if not repaired:
                repaired = take_back(person)
        before = person.version
        give_any(person, random)
        person.wait_for_change(before)
    assert dice
    assert pieces
    assert checked
    assert repaired


def take_back(person: Person) -> bool:
    before = person.version
    person.page.keyboard.press("u")
    person.wait_for_change(before)
    return bool(person.page.locator(".checklist.undone li").count())


def give_any(person: Person, random: Random) -> None:
    """A key that is possible: what is not in a bag any more is refused with a sentence."""
    keys = person.page.locator("#prompt .key")
    if not keys.count():
        person.give(random)
        return
    before = person.version
    for n in random.sample(range(keys.count()), keys.count()):
        person.page.evaluate("document.querySelector('#toasts').replaceChildren()")
        keys.nth(n).tap()
        person.page.wait_for_selector(f".toast.wrong, body:not([data-version='{before}'])")
        if person.version != before:
            return
