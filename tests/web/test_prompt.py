"""What is asked: it never buries the table, and what an answer leads to is said before it is given."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person
from tests.web.positions import asked
from tests.web.test_any_game import boxes
from tests.web.test_axe import violations

CANNOT_GO = re.compile(r"You cannot put .+ on a (land|sea) space, §3\.[12]")
PROMISES = [f"Red and Green spare each other's planes and buildings, promise {n}" for n in range(1, 15)]
SIZES = [(1280, 720), (1440, 900), (390, 844)]


def at(house: House, guest: Guest, question: str, seats: int = 4, by: str = "director", **how: Any) -> Person:
    turn, offering = how.pop("turn", 24), how.pop("offering", "")
    size = how.pop("size", None)
    person = guest(**how)
    if size:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.sit(house.position(asked(question, seats, by, turn, offering)))
    return person


def promising(person: Person) -> None:
    """Whatever the server says, so much was promised."""

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def said(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "frame":
                told["view"]["agreements"] = PROMISES
            route.send(json.dumps(told))

        server.on_message(said)
        route.on_message(server.send)

    person.page.route_web_socket("**/ws/*", connect)


def prompt_height(person: Person) -> float:
    return boxes(person, "#prompt")[0][3]


# Agreements


@pytest.mark.parametrize(
    ("size", "lang"), list(zip(SIZES, ("en", "ru", "ru"), strict=True)), ids=["laptop", "desk", "phone"]
)
def test_promises_are_one_quiet_line_that_unfolds(house: House, guest: Guest, size: tuple[int, int], lang: str) -> None:
    person = guest(lang=lang, phone=size[0] < 700, new=True)
    promising(person)
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.sit(house.position(asked("act", 5, "director", 24)))
    person.expects("#prompt .warning").to_have_count(0)
    line = person.page.locator(".agreements summary")
    assert line.inner_text() == {"en": "Agreements: 14", "ru": "Соглашения: 14"}[lang]
    assert prompt_height(person) <= size[1] * 0.37
    person.expects(".agreement-list").to_be_hidden()
    person.press(line)
    person.expects(".agreement-list li >> nth=0").to_have_text(PROMISES[0])
    assert within(boxes(person, ".agreement-list")[0], size)
    assert not violations(person, "#prompt")
    person.press(line)
    person.expects(".agreement-list").to_be_hidden()


def within(found: list[float], size: tuple[int, int]) -> bool:
    x, y, width, height = found
    return x >= 0 and y >= 0 and x + width <= size[0] and y + height <= size[1]


@pytest.mark.parametrize("question", ["act", "strike", "draft_pick"])
@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]], ids=["laptop", "phone"])
def test_a_question_covers_no_more_than_about_a_third(
    house: House, guest: Guest, question: str, size: tuple[int, int]
) -> None:
    by = "random" if question == "strike" else "director"
    person = at(house, guest, question, 3, by, turn=0, lang="ru", phone=size[0] < 700, size=size)
    assert prompt_height(person) <= size[1] * 0.37


# The list of all answers


@pytest.mark.parametrize("width", [1100, 1400])
def test_the_list_of_all_answers_stays_on_the_screen(house: House, guest: Guest, width: int) -> None:
    person = at(house, guest, "act", 2, turn=30, size=(width, 900))
    person.page.click(".everything summary")
    person.expects(".option-list").to_be_visible()
    assert within(boxes(person, ".option-list")[0], (width, 900))
    person.page.keyboard.press("Escape")
    person.expects(".option-list").to_be_hidden()
    person.page.click(".everything summary")
    person.page.mouse.click(5, 890)
    person.expects(".option-list").to_be_hidden()


# What an answer leads to


def test_a_pointer_or_the_focus_is_told_what_an_answer_leads_to(house: House, guest: Guest) -> None:
    person = at(house, guest, "act", 2, turn=30, offering="retrieve")
    retrieve = person.page.locator("[data-key='answer retrieve']")
    retrieve.hover()
    person.expects("#info").to_contain_text("Red gets back")
    assert retrieve.get_attribute("aria-describedby") == "info"
    person.page.mouse.move(5, 5)
    person.expects("#info").to_be_hidden()
    person.page.locator(".everything summary").focus()
    while not person.page.evaluate("document.activeElement.dataset.key === 'answer retrieve'"):
        person.page.keyboard.press("Tab")
    person.expects("#info").to_contain_text("Red gets back")


def test_a_finger_sees_what_an_answer_leads_to_and_confirms_it(house: House, guest: Guest) -> None:
    person = at(house, guest, "act", 2, turn=10, offering="retrieve", phone=True)
    before = person.version
    person.page.tap("[data-key='answer retrieve']")
    person.expects("#prompt .preview").to_contain_text("Red gets back")
    person.expects("#prompt .preview").to_contain_text("next to play: Green")
    person.expects("#spoken").to_contain_text("Touch it again to confirm")
    person.page.tap("#prompt [data-key=cancel]")
    person.expects("[data-key='answer retrieve']").to_be_visible()
    assert person.version == before
    person.page.tap("[data-key='answer retrieve']")
    person.page.tap("#prompt .confirm")
    person.wait_for_change(before)


def test_whoever_wants_no_confirmation_needs_one_tap(house: House, guest: Guest) -> None:
    person = guest(phone=True, new=True)
    person.page.add_init_script("localStorage.setItem('visavis.confirm', 'false')")
    person.sit(house.position(asked("act", 2, "director", 30, "retrieve")))
    before = person.version
    person.page.tap("[data-key='answer retrieve']")
    person.wait_for_change(before)


def test_a_second_press_gives_no_answer_that_has_just_come_under_the_pointer(house: House, guest: Guest) -> None:
    """The press was meant for the button that stood there; the other buttons can be pressed at once."""
    person = guest(new=True)
    person.page.clock.install(time=0)
    person.sit(house.position(asked("act", 2, "director", 10, "retrieve")))
    person.page.clock.pause_at(3_600_000)
    start = person.page.locator("[data-key='answer retrieve']")
    box = start.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = person.version
    start.click()
    person.expects("#prompt .confirm").to_have_count(1)
    assert person.version == before
    under = person.page.evaluate(
        "([x, y]) => [...document.querySelectorAll('#prompt .confirm')].map((each) => {"
        "  const at = each.getBoundingClientRect();"
        "  return [x >= at.left && x <= at.right && y >= at.top && y <= at.bottom, each.matches('.fresh')];"
        "})",
        [x, y],
    )
    assert any(inside for inside, _ in under)
    assert all(inside == fresh for inside, fresh in under)
    person.page.clock.run_for(1000)
    person.expects("#prompt .fresh").to_have_count(0)


def test_a_touch_where_the_piece_in_hand_cannot_go_changes_nothing_and_says_so(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(5))
    unlit = person.page.locator("#board .place.active:not(.lit):has(.tile > :nth-child(3))").first  # with its print
    for piece in person.lit("#tray").all():
        piece.click()
        if unlit.count():
            break
    before = person.version
    for _ in range(2):
        unlit.click()
        for said in ("#prompt .barred", "#info", "#spoken"):
            person.expects(said).to_contain_text(CANNOT_GO)
        person.expects("#prompt .barred [data-rule]").to_have_count(1)
        assert person.version == before
        person.expects("#tray .chosen").to_have_count(1)
        person.expects("#board .chosen").to_have_count(0)


def test_a_place_and_then_a_piece_that_does_not_go_there_says_why(house: House, guest: Guest) -> None:
    """One begins anew with the piece, and the sentence goes with the next touch."""
    person = guest(lang="ru")
    person.sit(house.table()["host"])
    person.to_a_placement(Random(5))
    barred = person.page.locator("#tray .ready:not(.lit)")
    places = [each.get_attribute("data-touch") or "" for each in person.lit("#board").all()]
    for place in places:
        person.touch(place)
        if barred.count():
            break
        person.page.keyboard.press("Escape")
    barred.first.click()
    person.expects("#prompt .barred").to_contain_text(
        re.compile(r"На (наземную|морскую) ячейку нельзя поставить .+, §3\.[12]")
    )
    person.expects("#tray .chosen").to_have_count(1)
    person.page.keyboard.press("Escape")
    person.expects("#prompt .barred").to_have_count(0)


def test_a_space_says_why_nothing_can_be_placed_there(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(5))
    person.page.locator("#board .place.waiting").first.hover()
    person.expects("#info").to_contain_text("the one before it is filled first")
    person.page.locator("#board .place.active.lit").first.hover()
    person.expects("#info").to_be_visible()
    person.expects("#info").not_to_contain_text("filled first")


# Cards and lit things


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_button_shows_the_face_of_its_card(house: House, guest: Guest, phone: bool) -> None:
    person = at(house, guest, "draft_pick", 3, turn=0, phone=phone)
    buttons = person.page.locator("#prompt .answer.with-face")
    cards = person.page.locator("#board .thing.lit")
    assert buttons.count() == cards.count() >= 3
    for n in range(buttons.count()):
        printed = cards.nth(n).locator(".face text").all_text_contents()
        assert sorted(buttons.nth(n).locator(".face-line text").all_text_contents()) == sorted(printed)
    if person.page.locator(".everything").count():
        person.press(person.page.locator(".everything summary"))
        person.expects(".option-preview >> nth=0").to_contain_text("scientist")
    elif not phone:
        buttons.first.hover()
        person.expects("#info").to_contain_text("scientist")


@pytest.mark.parametrize(("question", "by"), [("draft_pick", "director"), ("strike", "random")])
def test_on_a_phone_what_is_lit_comes_into_sight(house: House, guest: Guest, question: str, by: str) -> None:
    person = at(house, guest, question, 3, by, turn=0, phone=True)
    top = boxes(person, ".dock")[0][1]
    lit = boxes(person, "#stage [data-touch].lit")
    assert any(y >= 0 and y + height <= top for _, y, _, height in lit)


def test_on_a_phone_buttons_stand_two_abreast(house: House, guest: Guest) -> None:
    person = at(house, guest, "strike", 3, "random", turn=10, phone=True)
    buttons = boxes(person, "#prompt .answers > .button")
    assert len(buttons) > 4
    assert len({round(y) for _, y, _, _ in buttons}) <= (len(buttons) + 1) // 2
    assert min(height for _, _, _, height in buttons) >= 40


# Nothing behind it, nothing without room


def test_nothing_shines_through_what_is_asked(house: House, guest: Guest) -> None:
    person = at(house, guest, "act", 2, turn=30)
    person.page.locator(".scrubber").fill("40")
    person.page.wait_for_selector("body.in-the-past")
    look = "getComputedStyle(document.querySelector('#prompt'))"
    assert person.page.evaluate(f"{look}.backgroundColor").startswith("rgb(")
    assert person.page.evaluate(f"{look}.backdropFilter") == "none"


def test_a_table_without_any_width_is_not_drawn(house: House, guest: Guest) -> None:
    """Nobody sees it then, and the browser would complain; afterwards it is there again."""
    person = at(house, guest, "act", 2, turn=30)
    hide = "document.querySelector('#stage').style.{}"
    person.page.evaluate(hide.format("setProperty('width', '0')"))
    person.page.evaluate("dispatchEvent(new Event('resize'))")
    person.page.evaluate(hide.format("removeProperty('width')"))
    person.page.evaluate("dispatchEvent(new Event('resize'))")
    person.play(Random(1), 1)


SET = """async () => {
  const { rich } = await import('/static/js/page/richtext.js');
  const line = document.createElement('p');
  line.append(...rich('Out of sight, §B5.2a. Too far (§B6.1a), §B6.2a and on'));
  return [line.textContent, [...line.querySelectorAll('.bound')].map((each) => each.textContent)];
}"""


def test_no_line_begins_with_what_closes_a_sentence(guest: Guest) -> None:
    person = guest()
    person.open()
    whole, bound = person.page.evaluate(SET)
    assert whole == "Out of sight, §B5.2a. Too far (§B6.1a), §B6.2a and on"
    assert bound == ["§B5.2a.", "§B6.1a),"]


def test_a_hint_names_answers_lights_their_pieces_and_gives_them(house: House, guest: Guest) -> None:
    """By its key; the next question has none until somebody asks."""
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(1))
    person.page.keyboard.press("i")
    person.page.wait_for_selector(".hint-answers li")
    person.page.wait_for_selector(".hint-sheet:not(:has(.thinks-dots))")
    first = person.page.locator(".hint-answers .button").first
    assert "%" in person.page.inner_text(".hint-chance >> nth=0")
    assert "wins" in (person.page.locator(".hint-chance").first.get_attribute("aria-label") or "")
    sheet, board = (person.page.locator(each).bounding_box() for each in (".hint-sheet", "#board"))
    assert sheet
    assert board
    assert sheet["x"] >= board["x"] + board["width"]
    person.press(person.lit("#tray").first)
    person.expects(".hint-sheet").to_be_visible()
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("i")
    first.hover()
    lights = person.page.evaluate("[...document.querySelectorAll('[data-touch].hinted')].map(e => e.dataset.touch)")
    assert lights
    before = person.version
    person.choose(first)
    person.wait_for_change(before)
    assert not person.page.locator(".leaf.hint[open]").count()
    person.tab("table")
    person.expects(".seat-row.here").to_contain_text(["hints: 1"])
