"""The home page: continue, the form, a record opened, both languages."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person
from visavis.games import GAMES


def test_an_unfinished_table_can_be_continued(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.click(".play-bot")
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
    person.page.click(".more-ways >> nth=0")
    person.expects(".new-game").to_contain_text("Three rolls, each worth 2 cells for the bot.")
    assert "worth 2\u00a0cells" in (person.page.text_content(".new-game") or "")  # no line ends between the two
    person.page.click("label[for=set-level-hard]")
    person.page.click("text=All settings")
    person.page.check("#set-double_bonus")
    person.page.click("text=Start the game")
    person.page.wait_for_selector("body[data-turn]")
    person.tab("table")
    person.expects(".agreed li:visible").to_have_count(2)
    person.expects(".agreed >> nth=0").to_contain_text("hard")
    for button in ("Keys", "Download the record", "Report a problem"):
        person.page.locator(f"#page-table >> text={button}").scroll_into_view_if_needed()  # the panel scrolls by itself
        person.expects(f"#page-table >> text={button}").to_be_in_viewport()
    person.page.click(".usual > summary")
    person.expects(".usual .agreed").to_contain_text("Stratagems")


def test_the_language_of_the_home_page_changes_with_the_form_open(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.click(".more-ways >> nth=0")
    person.page.click("label[for=set-level-hard]")
    person.page.click("#switch-language")
    person.expects(".play-bot >> nth=0").to_have_text("Играть против бота")
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
    person.page.wait_for_selector("body[data-turn] #board .place")
    person.page.wait_for_selector("body.in-the-past[data-at='0']")
    assert not person.lit().count()
    person.page.click("#prompt [data-key=play]")
    person.page.wait_for_selector("body.in-the-past[data-at='1']")
    person.page.click("#time .play")
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
    person.expects("#prompt").to_contain_text("This link leads to no table")
    person.expects("#panel").to_be_hidden()
    person.expects("#time").to_be_hidden()
    person.expects(".toast").to_have_count(0)
    person.page.click("#prompt a")
    person.page.wait_for_selector(".play-bot")
    complaints.clear()  # the page itself comes as "not found"


def test_a_mistyped_address_leads_home(guest: Guest, complaints: list[str]) -> None:
    person = guest(lang="ru")
    person.open("/nowhere")
    person.expects("h1").to_have_text("Такой страницы нет.")
    person.page.click("a")
    person.page.wait_for_selector(".play-bot")
    complaints.clear()


def test_a_real_table_is_offered_to_one_person_alone(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.click(".more-ways >> nth=0")
    person.expects("#real-table").to_be_visible()
    person.page.click("label[for=scenario-base]")
    person.expects("#real-table").to_have_count(0)
    person.page.select_option("#seat-1", "random")
    person.expects("#real-table").to_be_visible()


def test_settings_that_differ_at_a_real_table_are_shown_so(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.click(".more-ways >> nth=0")
    person.page.click("text=All settings")
    person.expects("#set-look_at_research").to_be_checked()
    person.page.check("#real-table")
    person.expects("#set-look_at_research").not_to_be_checked()
    person.page.click("text=Start the game")
    person.page.wait_for_selector("body[data-turn]")
    person.tab("table")
    line = person.page.locator(".agreed li").filter(has_text="Look at researched weapons")
    assert line.locator("b").inner_text() == "off"
    assert not line.locator("p").is_visible()
    line.locator("summary").click()
    assert line.locator("p").inner_text().startswith("On: whoever researches")


def test_a_setting_with_many_values_is_a_list(guest: Guest) -> None:
    person = guest()
    person.open()
    person.page.click(".more-ways >> nth=0")
    person.page.click("text=All settings")
    person.page.select_option("#set-extra_vp", "7")
    person.page.click("text=Start the game")
    person.page.wait_for_selector("body[data-turn]")
    person.tab("table")
    line = person.page.locator(".agreed li").filter(has_text="Extra points for the bot")
    assert line.locator("b").inner_text() == "7"


def test_a_problem_is_reported_with_the_record(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.table()["host"])
    person.play(Random(2), 2)
    person.tab("table")
    with person.page.expect_download() as download:
        person.page.click("text=Report a problem")
    bundle = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert bundle["record"].startswith('{"visavis": 1, "game": "blitzkrieg"')
    assert str(bundle["answers"]) == person.page.get_attribute("body", "data-at")
    assert "1440x900" in bundle["notes"]


def known(person: Person, links: list[str]) -> None:
    """As if this browser had been at these tables."""
    person.open()
    kept = json.dumps([{"link": link, "at": 1} for link in links])
    person.page.evaluate("kept => localStorage.setItem('visavis.tables', kept)", kept)
    person.open()
    person.page.wait_for_selector(".table-card")


def test_a_friend_is_played_with_as_plainly_as_a_bot(guest: Guest) -> None:
    person = guest(new=True)
    person.open()
    person.expects(".play-bot").to_have_count(len(GAMES))
    person.expects(".play-friend").to_have_count(len(GAMES))
    person.page.click(".play-friend >> nth=0")
    person.page.wait_for_selector("#page-table .invitation")
    person.expects("#page-table .invitation").to_have_count(2)


def test_the_form_opens_below_the_card_of_its_button_and_closes_again(guest: Guest) -> None:
    person = guest(new=True)
    person.open()
    person.page.click(".more-ways[data-game=manhattan]")
    person.expects(".game-card:has([data-game=manhattan]) + form.new-game").to_be_visible()
    person.expects(".more-ways[data-game=manhattan]").to_have_attribute("aria-expanded", "true")
    person.page.click(".more-ways[data-game=blitzkrieg]")
    person.expects(".game-card:has([data-game=blitzkrieg]) + form.new-game").to_be_visible()
    person.expects("form.new-game").to_have_count(1)
    person.page.click(".more-ways[data-game=blitzkrieg]")
    person.expects("form.new-game").to_have_count(0)
    person.expects(".more-ways[aria-expanded=true]").to_have_count(0)


def test_many_tables_take_one_row_and_are_searched_as_one_types(house: House, guest: Guest) -> None:
    person = guest(new=True)
    links = [house.table()["host"] for _ in range(49)]
    known(person, [*links, house.race("human", "trainee")["host"]])
    person.expects(".strip .table-card").to_have_count(50)
    tops = person.page.eval_on_selector_all(
        ".strip .table-card", "all => new Set(all.map((each) => each.offsetTop)).size"
    )
    assert tops == 1
    assert person.page.locator("#games").bounding_box()["y"] < 720  # type: ignore[index]
    asked = person.page.eval_on_selector_all(".position[src]", "all => all.length")
    assert 0 < asked < 15, "only what is in sight"
    person.page.locator(".search").press_sequentially("manh")
    person.expects(".strip .table-card").to_have_count(1)
    person.page.locator(".search").press_sequentially("qqq")
    person.expects(".nothing-found").to_contain_text("manhqqq")
    person.expects(".table-card").to_have_count(0)
    person.page.locator(".search").fill("")
    person.expects(".strip .table-card").to_have_count(50)


def test_a_table_shows_its_position_points_and_whose_turn_it_is(house: House, guest: Guest) -> None:
    person = guest(new=True)
    known(person, [house.table()["host"]])
    person.page.wait_for_selector(".position.drawn")
    person.expects(".standing").to_contain_text("Allies 0")
    person.expects(".your-turn").to_be_visible()


def test_a_table_is_named_found_by_that_name_taken_off_the_list_and_put_back(house: House, guest: Guest) -> None:
    person = guest(new=True)
    known(person, [house.table()["host"] for _ in range(6)])
    person.page.click(".rename >> nth=2")
    person.page.fill(".table-name", "The long evening")
    person.page.press(".table-name", "Enter")
    person.open()
    person.expects(".table-card b:text-is('The long evening')").to_have_count(1)
    person.page.locator(".search").press_sequentially("evening")
    person.expects(".table-card").to_have_count(1)
    person.page.click(".forget")
    person.expects(".nothing-found").to_be_visible()
    person.page.click(".remedy")
    person.expects(".table-card").to_have_count(1)
    person.open()
    person.expects(".table-card").to_have_count(6)
    person.page.click(".forget >> nth=0")
    person.open()
    person.expects(".table-card").to_have_count(5)


def test_nothing_on_a_cover_is_a_target(guest: Guest) -> None:
    """Tokens are drawn there as on a table, without what only a table lights."""
    person = guest()
    person.open()
    person.page.wait_for_selector(".sight", state="attached")
    person.expects(".sight >> visible=true").to_have_count(0)
