"""The Manhattan Project through the page: boards of sections, boards of players, opponents, on a desk and a phone."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from tests.web.conftest import Guest, in_both_fonts
from tests.web.house import House
from tests.web.person import Person
from tests.web.positions import RACE, asked
from tests.web.test_any_game import boxes, overlap
from tests.web.test_axe import PANEL, by_day_and_night, violations
from tests.web.test_phone import OFF_THE_SCREEN
from visavis.kernel import record
from visavis.kernel.moments import moments
from visavis.kernel.table import Table

TO_A_DRAFT = ("design_bomb", "univ_3", "univ_2")  # so that there are cards to hide
HANDS = re.compile(r'"(?:card|bomb) ([a-z_]+)"')


def at(house: House, guest: Guest, question: str, seats: int = 4, by: str = "director", **how: Any) -> Person:
    """Somebody who is asked this, late enough in a race to have boards worth looking at."""
    turn = how.pop("turn", 24)
    person = guest(**how)
    person.sit(house.position(asked(question, seats, by, turn)))
    return person


# Whole games


def test_two_browsers_race_to_the_end_and_no_hand_leaves_its_seat(house: House, guest: Guest) -> None:
    links = house.race("human", "open", turn_limit=25)["links"]
    red, green = guest(), guest(lang="ru")
    frames = {red: heard_by(red), green: heard_by(green)}
    red.sit(links["red"])
    green.sit(links["green"])
    for n in range(2000):
        player = next((each for each in (red, green) if each.turn == "yours"), None)
        if player is None:
            break
        other = green if player is red else red
        player.play_fast(n + 1, liked=TO_A_DRAFT)
        other.wait_for_turn()
    assert red.turn == green.turn == "over"
    with red.page.expect_download() as download:
        red.page.click("#prompt [data-key=record]")
    whole = Table.replay(RACE, record.read(download.value.path().read_text("utf-8"), RACE))
    assert sum(hidden_from(0, heard, whole) for heard in frames[red]) > 0
    assert sum(hidden_from(1, heard, whole) for heard in frames[green]) > 0
    red.expects(".status.final").to_contain_text("turn limit")
    frame = [told for raw in frames[red] if (told := json.loads(raw))["type"] == "frame"][-1]
    result, ending = frame["result"], RACE.result(whole.state)
    assert ending is not None
    assert sorted(each["points"] for each in result["places"]) == sorted(ending.points)
    assert (result["again"], result["swap"]) == (True, True)


def heard_by(person: Person) -> list[str]:
    """Every message of the server, as it comes."""
    found: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: found.append(str(data)))

    person.page.on("websocket", listen)
    return found


def hidden_from(seat: int, raw: str, whole: Table[Any]) -> int:
    """How many cards of the other hand are not in this message."""
    told = json.loads(raw)
    if told["type"] != "frame" or told["over"]:
        return 0
    hand = whole.at(moments(whole, seat).answers_at(told["n"])).state.nation[1 - seat].hand
    assert not set(hand) & set(HANDS.findall(json.dumps(told["view"]))), told["n"]
    return len(hand)


def test_one_person_and_three_opponents_race_to_the_end(house: House, guest: Guest) -> None:
    """The last turns of it: a whole race is played by the two above."""
    person = at(house, guest, "act", turn=60)
    assert person.play_fast(3) > 2
    assert person.turn == "over"
    person.expects(".status.final").to_be_visible()
    person.expects("#scores tbody tr").to_have_count(4)


# Beginning


def test_a_race_is_one_click_away(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.select_option("#quick-many-manhattan", label="Three players")
    person.page.select_option("#quick-who-manhattan", label="Director")
    person.page.click(".play-bot[data-game=manhattan]")
    person.page.wait_for_selector("body[data-turn] #board .place")
    person.expects(".own-board").to_have_count(3)
    person.tab("table")
    person.expects(".seat-row").to_contain_text(["you", "Director", "Director"])
    person.open()
    person.expects("#quick-who-manhattan").to_have_value("director")


def test_every_seat_of_a_new_table_is_chosen(guest: Guest) -> None:
    person = guest(lang="ru")
    person.open()
    person.page.click(".more-ways[data-game=manhattan]")
    person.page.click("label[for=scenario-five]")
    for seat, who in ((1, "open"), (2, "director"), (3, "trainee"), (4, "random")):
        person.page.select_option(f"#seat-{seat}", who)
    person.page.click(".new-game .primary")
    person.page.wait_for_selector("body[data-turn]")
    person.expects("#page-table .invited").to_have_text(["Зелёные", "Для зрителей"])
    person.expects(".seat-row").to_contain_text(["вы", "", "Директор", "Стажёр", "Случайные ходы"])


# Playing


def test_a_touch_on_a_space_plays_it_and_says_first_what_it_leads_to(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.race("human", "trainee")["host"])
    while not person.page.locator("[data-touch=mine_mid].lit").count():
        person.answer(Random(1))
    person.touch("mine_mid")
    person.expects(".preview").to_contain_text("3 yellowcake")
    person.expects(".preview").to_contain_text("the others: 1 yellowcake")
    before = person.version
    person.touch_again("mine_mid")
    person.wait_for_change(before)
    stood = person.page.locator("#board .thing[data-title^='laborer of Red']")
    assert stood.count() == 1 or "Whom to place" in person.question


def test_what_a_place_does_and_why_it_is_not_lit_is_said_in_words(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.race("human", "trainee")["host"])
    while not person.page.locator("[data-touch=mine_mid].lit").count():
        person.answer(Random(1))
    person.page.hover("[data-touch=reactor]")
    person.expects("#info").to_contain_text("plutonium")
    person.expects("#info").to_contain_text("Not now — missing: 1 scientist")
    person.page.hover("[data-touch=construction]")
    person.expects("#info").not_to_contain_text("Not now")


def test_planes_are_shot_down_by_touching_their_number(house: House, guest: Guest) -> None:
    person = at(house, guest, "strike", by="random", turn=0)
    id = person.page.locator(".tally.lit").first.get_attribute("data-touch")
    target = person.page.locator(f"[data-touch='{id}']")
    before, number = person.version, target.inner_text()
    target.hover()
    person.expects("#info").to_contain_text("Fighter")
    target.click()
    person.wait_for_change(before)
    assert int(re.findall(r"\d+", target.inner_text())[0]) == int(re.findall(r"\d+", number)[0]) - 1


def test_the_cards_of_a_draft_lie_in_the_row(house: House, guest: Guest) -> None:
    person = at(house, guest, "draft_pick", 5, turn=0)
    found = person.page.locator("#board .thing.lit")
    assert found.count() > 2
    name = (found.first.get_attribute("data-title") or "").partition(",")[0]
    person.expects("#prompt .status-words").not_to_contain_text("Red")  # somebody else has begun the draft
    person.expects("#prompt .meanwhile").to_have_text("you decide this")
    before = person.version
    found.first.click()
    person.expects("#prompt .preview .was-asked").to_contain_text("Which card to keep?")
    person.page.click("#prompt .confirm")
    person.wait_for_change(before)
    hand = person.page.locator("#own .thing[data-touch^=card]")
    assert any(name in (each.get_attribute("data-title") or "") for each in hand.all())


def test_a_pact_is_built_by_buttons_and_boards(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.race("human", "trainee", "trainee")["host"])
    while not person.page.locator("[data-key='answer talk']").count():
        person.answer(Random(2))
    for key in ("talk", "spare"):
        before = person.version
        if key == "talk":
            person.page.click(".more summary")
        person.page.click(f"[data-key='answer {key}']")
        person.wait_for_change(before)
    person.expects(".whole-board.lit").not_to_have_count(0)
    before = person.version
    person.page.locator(".whole-board.lit").first.click()
    person.wait_for_change(before)


def test_only_workers_at_home_can_be_sent(house: House, guest: Guest) -> None:
    person = at(house, guest, "main_worker")
    lit = person.page.locator(".thing.lit")
    assert lit.count() == person.page.locator("#own .thing.lit").count() > 0


# What is seen


def test_boards_of_others_open_and_stay_open(house: House, guest: Guest) -> None:
    person = at(house, guest, "act", seats=5)
    board = person.page.locator("#rivals .own-board").first
    small = boxes(person, "#rivals .own-board")[0][2]
    board.locator(".open-board").click()
    person.expects("#rivals .own-board.wide").to_have_count(1)
    assert boxes(person, "#rivals .own-board")[0][2] > 1.5 * small
    person.page.reload()
    person.expects("#rivals .own-board.wide").to_have_count(1)


def test_all_numbers_stand_side_by_side(house: House, guest: Guest) -> None:
    person = at(house, guest, "act", seats=5)
    rows = person.page.locator("#scores tbody tr")
    assert rows.count() == 5
    for n in range(5):
        plate = [each.partition("/")[0] for each in tallies(person, n)]
        assert [each.partition("/")[0] for each in rows.nth(n).locator("td").all_inner_texts()] == plate
    person.expects("#scores tr.on-turn").to_have_count(1)


def tallies(person: Person, seat: int) -> list[str]:
    found = person.page.locator(f".own-board[data-seat='{seat}'] .tally")
    return [each.replace("\n", "") for each in found.all_inner_texts()]


@in_both_fonts
def test_nothing_lies_on_anything_else(house: House, guest: Guest) -> None:
    for phone in (False, True):
        person = at(house, guest, "act", seats=5, by="random", turn=40, phone=phone)
        pawns = boxes(person, ".pawn .chip-body")
        assert len(pawns) > 20
        assert not [(a, b) for n, a in enumerate(pawns) for b in pawns[:n] if overlap(a, b)]
        places = boxes(person, ".board .place > .ring")
        assert not [(a, b) for n, a in enumerate(places) for b in places[:n] if overlap(a, b)]


def test_reasons_of_opponents_are_told_bot_by_bot(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.race("human", "director", "director", "director")["host"])
    person.tab("why")
    while person.page.locator(".bot-name").count() < 3:
        person.answer(Random(5))
    person.expects(".bot-name >> nth=0").to_contain_text("decision")
    decision = person.page.locator(".decision.folded").filter(has=person.page.locator(".candidate.dropped")).first
    assert decision.locator(".chosen-words").is_visible()
    decision.locator("summary").click()
    dropped = decision.locator(".candidate.dropped").first.inner_text()
    decision.locator(".why-not select").select_option(label=dropped)
    person.expects(".why-not-said").to_contain_text(f"{dropped}:")
    decision.locator(".candidate:not(.dropped)").first.hover()
    person.page.click("#switch-language")
    person.expects(".bot-name >> nth=0").to_contain_text("решени")


def test_everything_a_bot_ruled_out_can_be_asked_about_and_has_an_answer(house: House, guest: Guest) -> None:
    person = at(house, guest, "act", seats=2)
    person.tab("why")
    most = 0
    for decision in person.page.locator(".decision").all():
        dropped = {each.strip() for each in decision.locator(".candidate.dropped").all_text_contents()}
        offered = {each.strip() for each in decision.locator(".why-not option").all_text_contents()} - {"…"}
        assert offered == dropped
        for title in sorted(dropped)[:2]:
            decision.locator(".why-not select").select_option(label=title)
            person.expects(".why-not-said").to_contain_text(title)
        most = max(most, len(dropped))
    assert most > 5  # of the spaces, not only of work and rest
    person.expects(".toast").to_have_count(0)


def test_the_language_changes_everything_on_the_table(house: House, guest: Guest) -> None:
    person = at(house, guest, "act")
    person.page.click("#switch-language")
    person.expects("#own h2").to_have_text("Красные")
    person.expects("#board .region[data-region=market] text").to_have_text("Рынок зданий")
    titles = person.page.eval_on_selector_all("[data-title]", "all => all.map((each) => each.dataset.title)")
    assert len(titles) > 100
    assert not [each for each in titles if re.search(r"[a-z]{4,} [a-z]{3,}", each)]


# A phone, keys, and whoever does not see


def test_a_phone_shows_everything_in_one_column(house: House, guest: Guest) -> None:
    person = at(house, guest, "act", seats=5, phone=True, lang="ru")
    assert person.page.evaluate(OFF_THE_SCREEN) == 0
    person.expects("#races #scores").to_be_visible()
    lefts = {round(x) for x, _, _, _ in boxes(person, ".own-board")}
    assert len(lefts) == 1
    person.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    person.expects("#prompt .status").to_be_in_viewport()
    space = person.lit("#board").first
    before, id = person.version, space.get_attribute("data-touch") or ""
    space.tap()
    person.wait_for_change(before)
    person.expects("#prompt [data-key=undo]").to_be_visible()
    person.page.tap("#prompt [data-key=undo]")
    person.expects(f"[data-touch='{id}'].lit").to_have_count(1)


def test_a_turn_is_played_with_keys_only(house: House, guest: Guest) -> None:
    person = at(house, guest, "act")
    keys, before = person.page.keyboard, person.version
    keys.press("ArrowDown")
    for _ in range(3):
        keys.press("ArrowRight")
    person.expects("[data-touch].ready:focus").to_have_count(1)
    person.expects("#info").to_be_visible()
    keys.press("Enter")
    person.wait_for_change(before)
    keys.press("u")
    person.expects("#prompt .undo-here").to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing(house: House, guest: Guest, phone: bool) -> None:
    """By day and by night; on a phone by night."""
    person = at(house, guest, "strike", seats=5, by="random", turn=0, dark=True, phone=phone)
    if phone:
        assert not violations(person)
        return
    assert not by_day_and_night(person)
    person.tab("why")
    person.expects("#page-why *").not_to_have_count(0)
    assert not by_day_and_night(person, PANEL)


def test_newcomers_are_led_around_in_the_words_of_the_game(house: House, guest: Guest) -> None:
    person = guest(guided=False, phone=True)
    person.sit(house.race("human", "trainee", "trainee")["host"])
    person.expects(".guide-card").to_contain_text("Only bombs score")
    person.expects(".guide-count").to_have_text("1 / 8")
    for _ in range(7):
        person.page.click(".guide-card .primary")
    person.expects(".guide-card").to_contain_text("Why")
    assert person.page.evaluate("scrollY") > 0
    person.page.click(".guide-card .primary")
    person.expects(".guide-card").to_have_count(0)
    assert person.page.evaluate("scrollY") == 0  # the table lies as it did before
