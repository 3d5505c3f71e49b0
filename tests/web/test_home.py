"""The home page: continue, the form, a record opened, both languages."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.web.conftest import Guest
from tests.web.house import House


def test_an_unfinished_table_can_be_continued(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.click("#play-bot")
    person.page.wait_for_selector("body[data-turn]")
    at = person.page.url
    person.page.click("#home")
    person.expects(".table-card").to_have_count(1)
    person.expects(".your-turn").to_be_visible()
    person.page.click(".table-card a")
    person.page.wait_for_selector("body[data-turn]")
    assert person.page.url == at


def test_options_explain_themselves(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.click("text=Other ways to play")
    person.expects(".new-game").to_contain_text("Three rolls, each worth 2 cells for the bot.")
    person.page.click("label[for=set-level-hard]")
    person.page.click("text=All settings")
    person.page.check("#set-double_bonus")
    person.page.click("text=Start the game")
    person.page.wait_for_selector("body[data-turn]")
    person.tab("table")
    person.expects(".agreed").to_contain_text("hard")


def test_the_language_of_the_home_page_changes_with_the_form_open(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.click("text=Other ways to play")
    person.page.click("label[for=set-level-hard]")
    person.page.click("#switch-language")
    person.expects("#play-bot").to_have_text("Играть против бота")
    person.expects("#set-level-hard").to_be_checked()
    assert person.page.get_attribute("html", "lang") == "ru"


def test_a_record_file_is_opened_and_watched(house: House, guest: Guest, tmp_path: Path) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.play(Random(2), 5)
    with person.page.expect_download() as download:
        person.tab("table")
        person.page.click("text=Download the record")
    record = tmp_path / "game.visavis"
    download.value.save_as(record)
    person.open()
    person.page.set_input_files("#record", record)
    person.page.wait_for_url("**/t/*")
    person.page.wait_for_selector("body[data-turn] #board .thing")
    assert not person.lit().count()
    person.page.locator(".scrubber").fill("3")
    person.page.wait_for_selector("body.in-the-past[data-at='3']")


def test_what_is_no_record_is_refused_with_a_sentence(guest: Guest, tmp_path: Path, complaints: list[str]) -> None:
    person = guest()
    person.open()
    file = tmp_path / "cat.txt"
    file.write_text("meow", encoding="utf-8")
    person.page.set_input_files("#record", file)
    person.expects(".toast.wrong").to_be_visible()
    assert complaints
    complaints.clear()


def test_a_link_that_opens_no_table_says_so(guest: Guest, complaints: list[str]) -> None:
    person = guest()
    person.open("/t/nothing")
    person.expects("#line").to_contain_text("link")
    complaints.clear()  # the page itself comes as "not found"
