"""Awakening the Bear through the page: the map, a touch for each step, odds, the order card; on a desk and a phone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.web.conftest import Guest, in_both_fonts
from tests.web.house import House
from tests.web.person import Person
from tests.web.test_any_game import boxes
from tests.web.test_axe import PANEL, by_day_and_night, violations
from tests.web.test_phone import OFF_THE_SCREEN
from tests.web.test_race import heard_by

ODDS = re.compile(r"9 or more, 28%")
MINE, FOE, NEXT, OTHER = "P1", "R1", "G05", "P2"  # who may attack whom at the start of scenario 1, or go there
MISSED = re.compile("needed 9, rolled 7: miss")
MISSED_IN_SHORT = re.compile(r"needed\s9, rolled\s7, miss")
TANK, AHEAD = "G8", "3-M07"  # in the duel with all arms
HIDDEN = ("S4", "S5")  # from the Germans, at the start of the duel with all arms


def battle(house: House, scenario: str, *seats: str, lang: str = "en", **options: Any) -> dict[str, Any]:
    asked = {"game": "bear", "scenario": scenario, "options": options, "seats": seats, "lang": lang}
    return house.make(asked)


def partisan(house: House, guest: Guest, **how: Any) -> Person:
    """At the table of scenario 1, as the Soviets, who begin."""
    person = guest(**how)
    person.sit(battle(house, "solo1-soviet", "bot", "human", common_sense=False)["host"])
    return person


def touch_on(person: Person, id: str) -> None:
    """A touch that only leads to the next question."""
    before = person.version
    person.touch(id)
    person.wait_for_change(before)


# Whole games


def test_a_whole_game_against_athena_is_played_through_the_page(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(battle(house, "tutorial-german", "human", "bot", common_sense=False)["host"])
    assert person.play_fast(2) > 10
    assert person.turn == "over"
    person.expects(".status.final").to_contain_text(re.compile("won|win|nobody", re.IGNORECASE))
    assert person.page.locator(".lane .here").count() == 1
    person.expects(".result .sources .margin").to_have_text(re.compile(r"ahead: \d+ − \d+ = \d+"))


def test_two_browsers_fight_and_what_is_hidden_never_comes_over_the_line(house: House, guest: Guest) -> None:
    made = battle(house, "duel-combined", "human", "open")
    germans, soviets = guest(), guest(lang="ru")
    heard = {germans: heard_by(germans), soviets: heard_by(soviets)}
    germans.sit(made["links"]["germans"])
    soviets.sit(made["links"]["soviets"])
    for n in range(4):
        player, other = (germans, soviets) if germans.turn == "yours" else (soviets, germans)
        player.play_fast(n + 3, most=6)
        if player.turn != "yours":
            other.wait_for_turn()
    own = [told for raw in heard[soviets] if (told := json.loads(raw))["type"] == "frame"]
    assert all(things_in(own[0], HIDDEN))
    for raw in heard[germans]:
        told = json.loads(raw)
        revealed = {id for id in HIDDEN if any(things_in(told, (id,)))}
        assert not [id for id in HIDDEN if id not in revealed and f'"{id}"' in raw]
        assert {each["kind"] for each in in_hand(told, 1)} <= {"back"}
    assert any(in_hand(json.loads(raw), 1) for raw in heard[germans])
    assert any(each["kind"] != "back" for told in own for each in in_hand(told, 1))


def things_in(told: dict[str, Any], ids: tuple[str, ...]) -> list[bool]:
    there = {each["id"] for each in told["view"]["things"]} if told["type"] == "frame" else set()
    return [id in there for id in ids]


def in_hand(told: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    return [each for each in told["view"]["things"] if each["at"] == f"hand {seat}"] if told["type"] == "frame" else []


def test_the_form_keeps_apart_what_one_plays_alone_and_the_card_says_what_begins(house: House, guest: Guest) -> None:
    person = guest()
    person.open()
    card = ".game-card:has([data-game=bear])"
    person.expects(f"{card} .quiet").to_contain_text("Roadside picket, solo. A first game: you hold a road crossing")
    person.expects(f"{card} .cover-picture use[href$=cover]").to_have_count(1)
    person.page.click(f"{card} .more-ways")
    groups = person.page.locator(".new-game fieldset:has([name=scenario])")
    assert [groups.nth(n).locator("input").count() for n in range(groups.count())] == [4, 4]
    assert "Athena" in groups.first.locator("legend").inner_text()
    assert groups.first.locator("input").first.is_checked()


# A touch for each step


def test_a_counter_then_an_enemy_shows_the_odds_before_anything_is_confirmed(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    touch_on(person, MINE)
    person.expects(f"[data-touch={MINE}]").to_have_class(re.compile("asked"))
    person.expects("#prompt .answers").to_contain_text("Attack")
    touch_on(person, FOE)
    person.expects("#asked").to_contain_text("9 or more is a hit")
    person.expects("#prompt .answers").to_contain_text(ODDS)
    person.page.click("#prompt .answer >> nth=0")
    person.expects(".preview").to_contain_text("no CAP spent")
    person.expects("#prompt .confirm").to_be_visible()
    assert not [line for line in person.log() if "needed" in line]
    person.page.click("#prompt .confirm")
    person.expects(".log").to_contain_text("needed 9")


def test_a_hex_that_may_be_entered_or_attacked_asks_which_and_one_beside_it_is_a_way(
    house: House, guest: Guest
) -> None:
    person = partisan(house, guest)
    touch_on(person, MINE)
    touch_on(person, NEXT)
    facing = person.lit("#board .places")
    assert facing.count() == 6
    person.expects("#asked").to_contain_text("Which way")


def test_a_counter_that_is_no_answer_passes_the_touch_to_the_lit_hex_under_it(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    touch_on(person, MINE)
    touch_on(person, NEXT)
    assert person.page.locator(f"[data-touch={FOE}].ready").count() == 0
    before = person.version
    person.page.locator(f"[data-touch={FOE}]").click()
    person.wait_for_change(before)
    person.expects("#asked").to_contain_text("may be spent by it")


def test_another_counter_is_chosen_instead_and_cancel_goes_back_to_the_action(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    touch_on(person, MINE)
    before = person.version
    person.page.locator(f"[data-touch={OTHER}]").click()
    person.expects("#asked").to_contain_text(f"What do Rifles {OTHER} do?")
    person.wait_for_change(before)
    person.page.locator(f"[data-touch={MINE}]").click()
    person.expects("#asked").to_contain_text(f"What do Rifles {MINE} do?")
    touch_on(person, FOE)
    person.expects("#asked").to_contain_text("9 or more is a hit")
    for asked in ("Which hex", f"What do Rifles {MINE} do?", "Who acts?"):
        person.page.keyboard.press("u")
        person.expects("#asked").to_contain_text(asked)
        if asked == f"What do Rifles {MINE} do?":  # what was decided after that has been taken back
            person.page.locator(f"[data-touch={OTHER}]").click()
            person.expects("#asked").to_contain_text(f"What do Rifles {OTHER} do?")
            person.page.locator(f"[data-touch={MINE}]").click()
            person.expects("#asked").to_contain_text(asked)
    touch_on(person, MINE)
    person.page.keyboard.press("Escape")
    person.expects("#asked").to_contain_text("Who acts?")
    assert person.page.locator(".log-text").all_inner_texts()[-1] == "Round\u00a01. Turn of the Soviets"


def test_what_a_button_lit_goes_out_with_its_question(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    touch_on(person, MINE)
    person.page.hover("#prompt .answer:has-text('Move')")
    assert person.page.locator(".hinted").count() > 3
    before = person.version
    person.page.keyboard.press("u")
    person.wait_for_change(before)
    assert person.page.locator(".hinted").count() == 0


def test_reach_and_sight_are_shown_on_demand_and_explained(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    seeing, reaching = (person.page.locator(f".map-tools button >> nth={n}") for n in (3, 4))
    person.page.locator(f"[data-touch={FOE}]").hover()
    assert person.page.locator(".hex.reached").count() > 5
    assert person.page.locator(".hex.unsighted").count() == 0
    seeing.click()
    person.page.locator(f"[data-touch={OTHER}]").hover()
    unseen = person.page.locator(".hex.unsighted").count()
    assert 0 < unseen < person.page.locator(".hex").count()
    assert person.page.locator(".hex.unsighted.reached").count() == 0
    seeing.click()
    reaching.click()
    assert person.page.locator(".hex.covered").count() > 5
    assert reaching.get_attribute("aria-pressed") == "true"
    assert person.page.locator("#legend li:has-text('button with the')").count() == 2


# Whoever is shown to act on somebody is seen together with him, if there is room, wherever the map stood before.
SHOWN_TOGETHER = """async () => {
  const { showThis } = await import('/static/js/ask/touch.js');
  const map = document.querySelector('.map-window');
  document.querySelector('.map-tools button').click();
  const seen = map.getBoundingClientRect();
  const left = (each) => each.getBoundingClientRect().left;
  const hexes = [...document.querySelectorAll('.hex')];
  const [one, other] = [0.3, 1].map((far) => hexes.find((each) => left(each) - left(hexes[0]) > far * seen.width));
  map.scrollTo(0, 0);
  showThis([other, one].map((each) => each.dataset.touch));
  return [one, other].map((each) => each.getBoundingClientRect())
    .map((at) => at.left >= seen.left - 1 && at.right <= seen.right + 1);
}"""


def test_what_came_of_an_attack_is_told_beside_the_map_and_drawn_on_it_and_read_aloud_once(
    house: House, guest: Guest
) -> None:
    person = partisan(house, guest, new=True)
    person.page.clock.install()
    person.page.reload()
    person.page.wait_for_selector("body[data-turn] #board .place")
    touch_on(person, MINE)
    touch_on(person, FOE)
    person.expects(".signs .news-tip").to_have_count(1)
    before = person.version
    person.choose(person.page.locator("#prompt .answer >> nth=0"))
    person.wait_for_change(before)
    person.expects(".news").to_contain_text(MISSED_IN_SHORT)
    person.expects(".news").to_have_attribute("aria-hidden", "true")
    person.expects("#spoken").to_have_text(re.compile(rf"(?!.*{MISSED.pattern}.*{MISSED.pattern}).*{MISSED.pattern}"))
    person.expects(".signs .news-tip").to_have_count(1)
    assert is_within(boxes(person, ".signs .news-line")[0], spanned(person, MINE, FOE))
    assert person.page.locator(".news .thrown-die").count() == 2
    person.page.click("#time [data-key=back]")
    person.expects(".news").to_be_hidden()
    person.expects(".signs .news-tip").to_have_count(0)
    assert person.page.evaluate(SHOWN_TOGETHER) == [True, True]


def test_a_mark_shows_where_somebody_fell_and_the_list_shows_it_again(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    told = person.page.locator(".told:has-text('destroyed')")
    for seed in range(3, 60):
        if told.count():
            break
        person.play_fast(seed, most=1)
    person.page.keyboard.press("Escape")
    person.expects(".signs .lost").to_have_count(0)
    person.page.click("#prompt .happened summary")
    told.first.hover()
    person.expects(".signs .lost").to_have_count(1)
    person.page.mouse.move(5, 5)
    person.expects(".signs .lost").to_have_count(0)


def spanned(person: Person, *ids: str) -> tuple[float, float, float, float]:
    """The least box around these."""
    found = [boxes(person, f"[data-touch={id}]")[0] for id in ids]
    x, y = min(box[0] for box in found), min(box[1] for box in found)
    return x, y, max(box[0] + box[2] for box in found) - x, max(box[1] + box[3] for box in found) - y


def is_within(inner: tuple[float, ...], outer: tuple[float, ...]) -> bool:
    return all(outer[n] <= inner[n] and inner[n] + inner[n + 2] <= outer[n] + outer[n + 2] for n in (0, 1))


def test_athenas_order_lights_who_acts_on_whom_and_the_refusal_comes_last(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(battle(house, "solo1-german", "human", "bot", common_sense=True)["host"])
    person.expects("#asked").to_contain_text("Athena, order 2: SMG Rifles P4 attack Rifles R3: 6+, 72%, 3 AP.")
    person.expects("#asked").to_contain_text("you may overrule it")
    for id in ("P4", "R3"):
        person.expects(f"[data-touch={id}]").to_have_class(re.compile("asked"))
    person.expects(".signs .news-tip").to_have_count(1)
    assert is_within(boxes(person, ".signs .news-line")[0], spanned(person, "P4", "R3"))
    answers = person.page.locator("#prompt .answer").all_inner_texts()
    assert answers == [
        "Let her act",
        "Let her act without asking for the rest of the round",
        "Overrule the order",
    ]
    person.tab("why")
    person.expects(".decision:has(.verdict.done) >> nth=0").to_contain_text("attack")


def test_what_wins_comes_first_in_the_guide_and_stands_by_the_track(house: House, guest: Guest) -> None:
    person = guest(guided=False)
    person.sit(battle(house, "tutorial-german", "human", "bot", common_sense=False)["host"])
    aim = "Germans: +1 for each Soviet counter destroyed. Soviets: +1 for each German counter destroyed, +1 for taking"
    person.expects(".guide-card").to_contain_text(f"You play the Germans. {aim}")
    person.expects(".guide-card").to_contain_text("when the track reaches cell 6")
    person.page.keyboard.press("Escape")
    person.expects("#aims").to_contain_text(aim)
    assert person.page.locator("#aims[data-title]").count() == 0  # no tip repeats what stands there in full
    person.expects("[data-touch=I06]").to_have_attribute("data-said", re.compile("Soviets: .1 for taking I06"))


# Two at one device


def test_at_one_device_the_words_are_true_and_nobody_takes_back_the_others_answer_unaware(
    house: House, guest: Guest
) -> None:
    person = guest()
    asked = {"game": "bear", "scenario": "duel-combined", "options": {}, "seats": ("human", "human"), "lang": "en"}
    person.open(f"/t/{house.make(asked | {'hot_seat': True})['host']}")
    take_over(person)
    touch_on(person, TANK)
    touch_on(person, AHEAD)
    for target in ("#prompt .confirm", "[data-touch='3-N08'].lit", "#prompt .answer:visible:has-text('Stop')"):
        before = person.version
        person.choose(person.page.locator(target))
        person.wait_for_change(before)
    person.expects("#prompt").to_contain_text("Your turn is not over: Soviets may react")
    hand_over(person)
    person.expects("#asked").to_contain_text("so that nothing is given away")
    person.expects("#prompt [data-key=undo]").to_contain_text("the answer of: Germans")
    before = person.version
    person.page.keyboard.press("u")
    person.expects("#toasts").to_contain_text("the other player’s answer: Germans")
    assert person.version == before
    for _ in range(2):  # about two cards
        before = person.version
        person.page.click("#prompt .answer:has-text('No')")
        person.wait_for_change(before)
    person.expects("#prompt").to_contain_text("their turn continues")
    hand_over(person)
    person.expects("#tray .side-name").to_have_text("Germans")


def take_over(person: Person) -> None:
    person.page.click("#curtain button")
    person.page.wait_for_selector("body[data-turn=yours] #board .place")


def hand_over(person: Person) -> None:
    person.page.click("#prompt [data-key=hand-over]")
    take_over(person)


# What stands around the map


@in_both_fonts
def test_the_map_is_large_the_numbers_are_on_one_line_and_nothing_is_clipped(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    _, _, wide, _ = boxes(person, f"[data-touch={NEXT}] .hex-ground")[0]
    assert wide >= 60
    assert all(high <= 45 for *_, high in boxes(person, "#races, #others .seat"))
    for selector in ("#races .cell", "#others .count", "#tray .count"):
        for x, y, w, h in boxes(person, selector):
            assert x >= 0
            assert x + w <= 1440
            assert y + h <= 900
    person.page.locator("#races .cell.signed").first.hover()
    person.expects("#info").to_be_visible()
    assert not person.page.locator("#prompt .warning").count()
    assert person.page.locator(f"[data-touch={MINE}] .counter-label").all_text_contents() == ["P1", "3/0", "12"]
    assert person.page.evaluate(WAITING_BESIDE_A_FULL_HAND) == []


# A unit that waits beside the map, and a hand of ten cards: which zone is narrower than what lies in it.
WAITING_BESIDE_A_FULL_HAND = """() => {
  const hand = document.querySelector('#tray .zone');
  const [card] = hand.querySelectorAll('.piece');
  const waiting = hand.cloneNode(true);
  waiting.querySelector('.pieces').replaceChildren(card.cloneNode(true));
  hand.before(waiting);
  for (let n = 0; n < 9; n += 1) card.after(card.cloneNode(true));
  return [waiting, hand].map((each) => each.scrollWidth - each.clientWidth).filter((missing) => missing > 1);
}"""


def test_the_order_card_is_read_line_by_line(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    person.tab("why")
    failed = person.page.locator("#page-why .decision.folded:has(.failure)")
    for seed in range(3, 30):
        if failed.count() and person.page.locator("#page-why .verdict.done").count():
            break
        person.play_fast(seed, most=2)
    assert re.fullmatch(r"Order card \d+, (action|command) card", person.page.inner_text(".source >> nth=0"))
    person.expects(".decision .verdict.done >> nth=0").to_have_attribute("aria-label", "carried out")
    assert "No suitable AI" in failed.first.inner_text()
    person.expects(".own-design >> nth=0").to_have_attribute("data-title", re.compile("reconstruction"))
    person.page.click("#switches button >> nth=0")
    person.expects(".source >> nth=0").to_contain_text("Карта приказов")
    person.expects(".status-words").to_contain_text("Раунд")


# By keyboard, on a phone, in the dark


def test_everything_by_keyboard_and_read_aloud(house: House, guest: Guest) -> None:
    person = partisan(house, guest)
    keys = person.page.keyboard
    person.page.locator(f"[data-touch={MINE}]").focus()
    before = person.version
    keys.press("Enter")
    person.wait_for_change(before)
    person.expects("#spoken").to_contain_text("What do Rifles P1 do?")
    seen: set[str] = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowDown"):
        keys.press(key)
        seen.add(person.page.evaluate("document.activeElement?.getAttribute('data-touch') ?? ''"))
    assert len(seen - {""}) > 3
    person.page.locator(f"[data-touch={FOE}]").focus()
    before = person.version
    keys.press("Enter")
    person.wait_for_change(before)
    person.expects("#spoken").to_contain_text("9 or more is a hit")
    person.expects("#prompt .answers").to_contain_text(ODDS)


def test_a_phone_shows_map_track_and_points_above_the_question(house: House, guest: Guest) -> None:
    person = partisan(house, guest, phone=True)
    assert person.page.evaluate(OFF_THE_SCREEN) == 0
    dock = boxes(person, ".dock")[0][1]
    for selector in (".map-window", ".lane", '#others [data-seat="0"]'):
        _, y, _, high = boxes(person, selector)[0]
        assert y + high <= dock + 1, selector
    _, _, wide, _ = boxes(person, f"[data-touch={NEXT}] .hex-ground")[0]
    assert wide >= 44
    person.press(person.page.locator(".map-tools button >> nth=0"))
    assert boxes(person, f"[data-touch={NEXT}] .hex-ground")[0][2] > wide
    assert person.page.locator(f"[data-touch={MINE}] .counter-label").first.is_visible()
    touch_on(person, MINE)
    touch_on(person, FOE)
    person.expects("#prompt .answers").to_contain_text(ODDS)


def test_on_a_phone_counters_have_names_at_any_size_and_the_page_stays_where_it_is(house: House, guest: Guest) -> None:
    person = partisan(house, guest, phone=True)
    assert person.page.locator(f"[data-touch={MINE}] .counter-label").first.is_visible()
    person.press(person.page.locator(".map-tools button >> nth=2"))
    assert person.page.locator(f"[data-touch={MINE}] .counter-name").is_visible()
    assert not person.page.locator(f"[data-touch={MINE}] .counter-label").first.is_visible()
    for _ in range(4):
        person.press(person.page.locator(".map-tools button >> nth=0"))
    person.page.evaluate("document.querySelector('.map-window').scrollTo(9999, 0)")
    person.expects("#prompt .answer.fresh").to_have_count(0)  # it lies still for a moment after another press
    before = person.version
    person.press(person.page.locator("#prompt .everything summary"))
    person.press(person.page.locator("#prompt .option-list .answer").first)
    person.wait_for_change(before)
    assert person.page.evaluate("scrollY") == 0
    shown = boxes(person, ".map-window")[0]
    assert any(is_within(box, shown) for box in boxes(person, "#board [data-touch].lit"))


def test_a_tip_covers_neither_a_counter_nor_its_neighbours_and_bare_signs_are_in_the_legend(
    house: House, guest: Guest
) -> None:
    person = partisan(house, guest)
    person.page.locator(f"[data-touch={FOE}]").hover()
    person.expects("#info").to_be_visible()
    x, y, wide, high = boxes(person, "#info")[0]
    for hex in ("G06", "G07", "F06", "H07"):
        left, top, across, down = boxes(person, f"[data-touch={hex}]")[0]
        assert left + across < x or x + wide < left or top + down < y or y + high < top, hex
    assert person.page.locator("#legend li:has-text('Order deck')").count() == 1


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing(house: House, guest: Guest, phone: bool) -> None:
    """By day and by night; on a phone by night."""
    person = partisan(house, guest, dark=True, phone=phone)
    touch_on(person, MINE)
    if phone:
        assert not violations(person)
        return
    assert not by_day_and_night(person)
    person.play_fast(5, most=6)
    person.tab("why")
    assert not by_day_and_night(person, PANEL)


def test_a_hex_that_is_no_answer_says_why(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(battle(house, "tutorial-german", "human", "bot", common_sense=False)["host"])
    person.page.locator("#board [data-touch].lit").first.dispatch_event("click")
    person.heard()
    person.page.locator("#board .place:not(.ready)").first.dispatch_event("click")
    person.expects("#prompt .barred").to_contain_text("There is no way to")
    person.expects("#prompt .barred [data-rule]").to_have_text("§B4.5a")
