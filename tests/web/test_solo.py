"""A game against the bot, played through the page."""

from __future__ import annotations

import re
from random import Random

from tests.web.conftest import Guest
from tests.web.house import House


def test_a_newcomer_is_in_a_game_against_the_bot_within_two_clicks(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.click(".play-bot")
    person.page.wait_for_selector("#board .place")
    person.to_a_placement(Random(1))
    assert "Place a token" in person.question


def test_a_whole_solo_game_is_played_through_the_page_to_its_end(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    answers = person.play(Random(7))
    assert answers > 5
    assert person.turn == "over"
    person.expects(".question.over").to_be_visible()
    assert any("win" in line for line in person.log()[-3:])
    with person.page.expect_download() as download:
        person.page.click("[data-key=record]")
    assert "blitzkrieg" in download.value.path().read_text(encoding="utf-8")


def test_the_end_tells_who_won_by_how_much_and_why_and_leads_to_the_same_game_again(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table(options={"level": "hard", "extra_vp": 3})["host"])
    person.play_fast(3)
    person.expects(".outcome").to_have_text("You lost.")
    person.expects(".taken").to_have_count(2)
    scores = person.page.locator(".score").all_inner_texts()
    told = person.page.locator(".taken").all_inner_texts()
    assert "1." in told[0]
    assert "2." in told[1]
    assert [n for n, line in enumerate(told) if "(you)" in line] == [1]
    assert {re.findall(r"(\d+) point", line)[0] for line in told} == set(scores)
    person.page.click(".result .paragraph")
    person.expects(".rule.wanted").to_be_visible()
    before = person.page.url
    person.page.click("[data-key=again]")
    person.page.wait_for_selector("body[data-turn=yours]")
    assert person.page.url != before
    person.tab("table")
    person.expects(".agreed >> nth=0").to_contain_text("hard")
    person.expects(".agreed >> nth=0").to_contain_text("3")


def test_a_problem_is_reported_with_a_file(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.tab("table")
    with person.page.expect_download() as download:
        person.page.click("text=Report a problem")
    assert "version" in download.value.path().read_text(encoding="utf-8")


def test_the_title_says_whose_turn_it_is(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    assert person.page.title().startswith("● Your turn — Blitzkrieg!")


def test_a_piece_then_a_place_or_the_other_way_round(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(2))
    piece = person.lit("#tray").first.get_attribute("data-touch") or ""
    person.touch(piece)
    place = person.lit("#board").first.get_attribute("data-touch") or ""
    person.touch(place)
    person.expects(".preview").to_contain_text(" to ")
    there = person.page.inner_text(".preview")
    person.page.click("[data-key=cancel]")
    person.touch(place)
    person.touch(piece)
    assert person.page.inner_text(".preview") == there


def test_the_last_thing_touched_again_confirms(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(2))
    before = person.version
    person.lit("#tray").first.click()
    place = person.lit("#board").first.get_attribute("data-touch") or ""
    person.touch(place)
    person.heard()
    person.touch(place)  # a double touch is no second one
    person.page.wait_for_timeout(100)
    assert person.version == before
    person.touch_again(place)
    person.wait_for_change(before)


def test_without_confirming_the_second_touch_is_the_answer(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(2))
    person.tab("table")
    person.page.uncheck("#habit-confirm")
    before = person.version
    person.lit("#tray").first.click()
    person.lit("#board").first.click()
    person.wait_for_change(before)


def test_the_bots_reasons_stand_line_by_line_and_light_the_board(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(3))
    person.tab("why")
    decision = person.page.locator(".decision")
    decision.filter(has_text="Choice of theatre").locator(".chosen-words").first.hover()
    person.expects(".whole.hinted").to_have_count(1)
    decision.filter(has_text="Choice of space").locator(".chosen-words").first.hover()
    person.expects(".place.hinted").to_have_count(1)


def test_a_token_of_the_bots_row_is_lit_although_the_row_has_changed_since(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(3))
    person.tab("why")
    unit = person.page.locator(".decision").filter(has_text="Choice of unit")
    unit.locator(".chosen-words").first.hover()
    person.expects("#board .thing.hinted").to_have_count(1)
    line = unit.locator(".reason.cut").first
    line.locator(".candidate.dropped").first.hover()
    person.expects("#others .piece.hinted").to_have_count(1)


def test_why_not_is_answered_with_the_line_that_ruled_it_out(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(4))
    person.tab("why")
    for n in range(person.page.locator(".why-not select").count()):
        person.page.locator(".why-not select").nth(n).select_option(index=1)
        person.expects(".why-not-said").to_have_count(1)
        person.expects(f".why-not >> nth={n} >> .why-not-said").to_contain_text("§")  # beside its question


def test_why_not_asks_about_the_decision_that_is_shown(house: House, guest: Guest) -> None:
    """Looking back at an earlier turn of the bot, its candidates are those of that turn."""
    person = guest()
    person.sit(house.table()["host"])
    person.play_fast(4, most=8)
    person.tab("log")
    person.page.locator(".log-text", has_text="Turn 3. The Axis").click()
    person.page.wait_for_selector("body.in-the-past")
    person.page.keyboard.press("]")
    person.tab("why")
    for n in range(person.page.locator(".why-not select").count()):
        select = person.page.locator(".why-not select").nth(n)
        name = select.locator("option").nth(1).inner_text()
        select.select_option(index=1)
        person.expects(".why-not-said").to_contain_text(f"{name}:")


def test_every_paragraph_number_leads_to_its_paragraph(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.to_a_placement(Random(2))
    person.page.click("#prompt .paragraph")
    person.expects(".rule.wanted .rule-number").to_have_text("§6.1.1")
    person.page.fill("#rules-search", "propaganda")
    assert person.page.locator(".rule").count() > 2
    person.page.fill("#rules-search", "zzzz")
    person.expects(".paragraphs").to_contain_text("No paragraph")


def test_rules_are_found_in_any_form_of_a_word_by_their_titles_first(house: House, guest: Guest) -> None:
    person = guest(lang="ru")
    person.sit(house.table()["host"])
    person.tab("rules")
    person.page.fill("#rules-search", "пропаганды")
    found = person.page.locator(".rule")
    person.expects(".rule mark").not_to_have_count(0)
    titled = [bool(each.locator("h3 mark").count()) for each in found.all()]
    assert titled == sorted(titled, reverse=True)
    assert {True, False} == set(titled)
    assert all("ропаганд" in each for each in found.all_inner_texts())
    person.page.fill("#rules-search", "победное очко")
    marked = {each.lower() for each in person.page.locator("mark").all_inner_texts()}
    assert {"победных", "очков"} <= marked


def test_first_time_players_are_led_around_the_board_once(house: House, guest: Guest) -> None:
    person = guest(guided=False, new=True)
    person.sit(house.table()["host"])
    person.page.wait_for_selector(".guide-card")
    for _ in range(7):
        person.page.click(".guide-card .primary")
    person.expects(".guide-card .primary").to_have_text("Play")
    person.page.click(".guide-card .primary")
    person.page.clock.install()
    person.page.reload()
    person.page.wait_for_selector("#board .place")
    person.page.clock.run_for(2000)
    person.expects(".guide-card").to_have_count(0)


def test_the_guided_start_belongs_to_a_game_goes_back_and_comes_again(house: House, guest: Guest) -> None:
    person = guest(guided=False, new=True)
    person.sit(house.table()["host"])
    person.expects(".guide-count").to_have_text("1 / 8")
    person.expects(".guide-card .back").to_have_count(0)
    person.page.click(".guide-card .primary")
    person.page.click(".guide-card .back")
    person.expects(".guide-count").to_have_text("1 / 8")
    person.page.keyboard.press("ArrowRight")
    person.expects(".guide-count").to_have_text("2 / 8")
    person.page.keyboard.press("Escape")
    person.expects(".guide-card").to_have_count(0)
    person.tab("table")
    person.page.click(".habits .link-button >> nth=0")
    person.expects(".guide-count").to_have_text("1 / 8")
    person.page.keyboard.press("Escape")
    person.sit(house.race("human", "trainee")["host"])
    person.expects(".guide-card").to_contain_text("Only bombs score")


def test_while_somebody_is_led_around_nothing_else_can_be_touched(house: House, guest: Guest) -> None:
    person = guest(guided=False)
    person.sit(house.table()["host"])
    person.page.wait_for_selector(".guide-card")
    reached = set()
    for _ in range(8):
        person.page.keyboard.press("Tab")
        reached.add(person.page.evaluate("document.activeElement.closest('.guide, body').className.split(' ')[0]"))
    assert "guide" in reached
    assert not person.page.evaluate("document.elementFromPoint(300, 300).closest('#board')")
    person.page.keyboard.press("Escape")
    person.expects(".guide-card").to_have_count(0)
    person.expects("#prompt").not_to_have_attribute("inert", "")
    assert not person.page.evaluate("[...document.body.children].some((each) => each.inert)")


def test_without_a_bot_nobody_is_told_of_one(house: House, guest: Guest) -> None:
    person = guest(guided=False)
    person.sit(house.table("base", ("human", "open"))["host"])
    person.page.wait_for_selector(".guide-card")
    person.expects(".guide-count").to_have_text("1 / 6")


def test_a_reconstructed_board_says_so(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table("solo-nippon")["host"])
    person.expects("#notices").to_contain_text("reconstruction")
    assert "reconstruction" in (person.page.locator(".reconstructed").first.get_attribute("data-title") or "")
