"""A real table on a phone: dice and draws are tapped in, the bot’s moves are a list, undo repairs the table."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person


def test_dice_and_draws_are_large_keys_and_bot_moves_a_checklist(house: House, guest: Guest) -> None:
    person = guest(phone=True)
    person.sit(house.table(real_table=True, by_hand="all")["host"])
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
            if not repaired and not person.page.get_by_text("The set-up", exact=True).count():
                repaired = take_back(person)
        before = person.version
        give_any(person, random)
        person.wait_for_change(before)
    assert dice
    assert pieces
    assert checked
    assert repaired


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_done_by_hand_is_chosen_with_the_real_table(guest: Guest, phone: bool) -> None:
    person = guest(phone=phone)
    person.open()
    person.page.click(".more-ways >> nth=0")
    person.expects("#by-hand-pieces").to_have_count(0)
    person.page.check("#real-table")
    person.expects("#by-hand-pieces").to_be_checked()
    for way in ("all", "pieces", "nothing"):
        assert person.page.locator(f"#by-hand-{way}-help").inner_text().endswith(".")
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.page.click("label[for=by-hand-nothing]")
    person.page.click("text=Start the game")
    person.page.wait_for_selector("body[data-turn]")
    assert person.turn == "yours"
    assert person.page.locator("#prompt .key").count() == 0


def test_with_nothing_by_hand_the_list_names_what_was_drawn(house: House, guest: Guest) -> None:
    person, random = guest(phone=True), Random(6)
    person.sit(house.table(real_table=True, by_hand="nothing")["host"])
    for _ in range(20):
        assert person.page.locator("#prompt .key").count() == 0
        listed = person.page.locator(".checklist li").all_text_contents()
        if any("from the bot’s bag to the right end of its row" in line for line in listed):
            return
        before = person.version
        person.give(random)
        person.wait_for_change(before)
    raise AssertionError("the bot never drew")


@pytest.mark.parametrize(
    ("asked", "steps"),
    [
        ({}, 9),
        ({"game": "manhattan", "scenario": "five", "seats": ["human", *["director"] * 4]}, 10),
        ({"game": "bear", "scenario": "solo4-german", "seats": ["human", "bot"]}, 22),
    ],
)
def test_the_set_up_is_the_first_list_and_with_its_keys_covers_less_than_half_of_a_laptop(
    house: House, guest: Guest, asked: dict[str, object], steps: int
) -> None:
    person = guest()
    person.page.set_viewport_size({"width": 1280, "height": 720})
    person.sit(house.table(real_table=True, **asked)["host"])
    person.expects(".checklist .turn >> nth=0 >> h4").to_have_text("The set-up")
    person.expects(".checklist .turn >> nth=0 >> li").to_have_count(steps)
    assert person.page.locator("#prompt").bounding_box()["height"] < 720 / 2  # type: ignore[index]
    before = "(list) => list.compareDocumentPosition(document.querySelector('#prompt .key')) & 4"
    assert person.page.locator(".checklist").evaluate(before)


def test_several_dice_are_a_row_of_faces_each_and_the_last_touched_is_the_answer(house: House, guest: Guest) -> None:
    person = guest()
    asked = {"game": "bear", "scenario": "tutorial-german", "seats": ["human", "bot"], "by_hand": "all"}
    person.sit(house.table(real_table=True, **asked)["host"])
    for wanted in (".key", ".answer:has-text('MG')", ".answer:has-text('Attack')", ".answer", ".answer"):
        before = person.version
        every = person.page.locator("#prompt [data-key=everything]")
        if every.count() and not person.page.locator(f"#prompt {wanted}:visible").count():
            person.press(every)  # whoever likes lists finds all of them there
        person.choose(person.page.locator(f"#prompt {wanted}:visible").first)
        person.wait_for_change(before)
    person.expects("#prompt .key").to_have_count(12)
    before = person.version
    person.page.click("[data-key='die 0 2']")
    person.expects("[data-key='die 0 2']").to_have_attribute("aria-pressed", "true")
    assert person.version == before
    person.page.click("[data-key='die 1 6']")
    person.wait_for_change(before)
    assert any("2 + 6" in each or "2 and 6" in each for each in person.page.locator(".log-text").all_text_contents())


def test_how_to_lay_out_the_box_is_told_again_beside_the_table(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table(real_table=True)["host"])
    before = person.version
    person.page.click("[data-key='piece A1']")
    person.wait_for_change(before)
    assert not person.page.locator(".checklist").count()
    person.tab("table")
    person.page.click(".set-up summary")
    person.expects(".set-up li").to_have_count(9)
    person.expects(".set-up li >> nth=0").to_have_text("Lay the board down with the five theatres up")


def test_keys_of_pieces_that_cannot_have_come_are_folded_away(house: House, guest: Guest) -> None:
    person = guest(phone=True, lang="ru")
    person.sit(house.table(real_table=True, by_hand="all")["host"])
    person.expects("#prompt .key:visible").to_have_count(11)
    person.page.tap(".other-pieces summary")
    person.page.tap("[data-key='piece GOD']")
    person.expects(".toast.wrong").to_contain_text("Сейчас это выйти не может")


def take_back(person: Person) -> bool:
    before = person.version
    person.page.keyboard.press("u")
    person.wait_for_change(before)
    return bool(person.page.locator(".checklist.undone li").count())


def give_any(person: Person, random: Random) -> None:
    """A key that is possible: what is not in a bag any more is refused with a sentence."""
    keys = person.page.locator("#prompt .key:visible")
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
