"""Commands that show something: games, rules, replay, explain, show."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.running import GAME, Visavis, coverage_of, in_a_shell, text_of
from visavis import __version__, compiled
from visavis.compiled import BUILD, CHANGED, DAMAGED, NONE_MADE, OTHER_PYTHON, UNWANTED, Build
from visavis.files import open_record
from visavis.games import GAMES, load
from visavis.kernel.choice import CHANCE
from visavis.kernel.record import Header, write
from visavis.kernel.table import EXPLAINED, Table
from visavis.kernel.view import READER
from visavis.text import LANGUAGES, language

ROOT = Path(__file__).parents[2]
PARAGRAPHS = 386  # 314 of the inventory of Blitzkrieg!, 72 rulings
OF_MANHATTAN = 323  # 239 of the inventory, 54 lines of our own opponents, 30 rulings
OF_BEAR = 528  # of its inventory, rulings among them
OF_NO_RETREAT = 657  # 629 of its inventory, rulings among them, and 28 readings of our own
OF_WORLD_ORDER = 599  # 522 of its inventory, 70 rulings, 7 of our own opponent


# games


def test_games_are_listed_with_their_modes_and_settings(visavis: Visavis) -> None:
    said = visavis("games")
    assert said.status == 0
    assert "Blitzkrieg! (blitzkrieg)" in said
    for scenario in GAME.scenarios:
        assert f"\n{scenario.name} " in said.out
    for setting in GAME.settings:
        assert f"\n{setting.name} " in said.out


def test_games_as_json(visavis: Visavis) -> None:
    found = visavis("games", "--json").json
    assert list(found) == list(GAMES)
    assert found["blitzkrieg"]["scenarios"][0] == {"name": "base", "seats": ["axis", "allies"], "bots": []}
    level = next(setting for setting in found["blitzkrieg"]["settings"] if setting["name"] == "level")
    assert (level["default"], level["values"]) == ("easy", ["easy", "medium", "hard"])


# rules


def test_a_rulebook_lists_its_paragraphs(visavis: Visavis) -> None:
    said = visavis("rules", "blitzkrieg")
    assert said.status == 0
    assert said.out.count("§") == PARAGRAPHS
    assert len(visavis("rules", "blitzkrieg", "--json").json) == PARAGRAPHS


@pytest.mark.parametrize("typed", ["7.3", "§7.3", "7.3."])
def test_a_paragraph_is_read_by_its_number(visavis: Visavis, typed: str) -> None:
    assert "7.3" in visavis("rules", "blitzkrieg", typed).out
    (found,) = visavis("rules", "blitzkrieg", typed, "--json").json
    assert (found["id"], set(found), set(found["text"])) == ("7.3", {"id", "status", "title", "text"}, set(LANGUAGES))


def test_a_heading_has_all_its_paragraphs(visavis: Visavis) -> None:
    found = visavis("rules", "blitzkrieg", "7", "--json").json
    assert len(found) > 5
    assert all(paragraph["id"].startswith("7.") for paragraph in found)


def test_paragraphs_are_found_by_words_of_the_language(visavis: Visavis) -> None:
    found = visavis("rules", "blitzkrieg", "scientist", "--json").json
    assert found
    assert all("scientist" in f"{each['title']['en']} {each['text']['en']}".casefold() for each in found)
    assert visavis("rules", "blitzkrieg", "учёный", "--json", "--lang", "ru").json


@pytest.mark.parametrize(
    ("game", "paragraph", "how", "test"),
    [
        ("blitzkrieg", "6.1.1", "question", "test_06_turn.py"),
        ("blitzkrieg", "7.10.4", "place", "test_07_effects.py"),
        ("manhattan", "5.7", "event", "test_rulings.py"),
        ("bear", "5.4a", "reason", "test_ai_5_choice.py"),
        ("bear", "R24", "", "test_ai_5_groups.py"),  # rarely cited
    ],
)
def test_where_a_paragraph_lives_and_a_recorded_game_that_can_be_opened(
    visavis: Visavis, game: str, paragraph: str, how: str, test: str
) -> None:
    (found,) = visavis("rules", game, paragraph, "--where", "--json").json
    assert found["id"] == paragraph
    for place in found["places"]:
        assert (ROOT / place.partition(":")[0]).is_file()
    assert any(each.startswith(f"tests/games/{game}/{test}::test_") for each in found["tests"])
    assert found["recorded"]["how"] == (how or found["recorded"]["how"])
    command = found["recorded"]["command"].split()
    assert visavis(*command[1:]).status == 0
    for code in LANGUAGES:
        said = visavis("rules", game, paragraph, "--where", "--lang", code).out
        assert all(each in said for each in (*found["places"], *found["tests"], found["recorded"]["command"]))


def test_the_position_named_asks_what_the_paragraph_says(visavis: Visavis) -> None:
    (found,) = visavis("rules", "blitzkrieg", "6.1.1", "--where", "--json").json
    at = str(found["recorded"]["at"])
    assert visavis("replay", found["recorded"]["file"], "--at", at, "--json").json["asked"]["rule"] == "6.1.1"


def test_a_paragraph_that_no_recorded_game_has_met_says_so(visavis: Visavis) -> None:
    (found,) = visavis("rules", "blitzkrieg", "2.1", "--where", "--json").json
    assert found["recorded"] is None
    assert "never carried out in a recorded game" in visavis("rules", "blitzkrieg", "2.1", "--where")
    assert "ни в одной записанной партии" in visavis("rules", "blitzkrieg", "2.1", "--where", "--lang", "ru")


def test_where_an_unknown_paragraph_lives_is_one_sentence(visavis: Visavis) -> None:
    assert visavis("rules", "bear", "99.9", "--where").err == (
        "visavis: no paragraph of bear has the number or the words '99.9'\n"
    )
    assert visavis("rules", "--coverage", "--where").err == "visavis: --where does not go with --coverage\n"


def test_coverage_counts_every_paragraph_three_times(visavis: Visavis) -> None:
    """The shape is a promise; the rulebook file, the map and the inventory agree."""
    found = visavis("rules", "--coverage", "--json").json
    inventory = {"blitzkrieg": (PARAGRAPHS,) * 3, "manhattan": (OF_MANHATTAN,) * 3, "bear": (OF_BEAR,) * 3}
    inventory["noretreat"] = (OF_NO_RETREAT,) * 3
    inventory["worldorder"] = (OF_WORLD_ORDER,) * 3
    counted = {game: (row["paragraphs"], row["placed"], row["tested"]) for game, row in found["games"].items()}
    assert counted == inventory
    assert {game: row["paragraphs"] for game, row in found["games"].items()} == {
        game: coverage_of(game) for game in GAMES
    }


def test_coverage_is_a_table_for_people(visavis: Visavis) -> None:
    said = visavis("rules", "--coverage")
    assert said.status == 0
    assert said.out.count(str(PARAGRAPHS)) == 3


# replay


def test_a_record_is_told_and_its_end_is_shown(visavis: Visavis, base: Path) -> None:
    said = visavis("replay", base)
    assert said.status == 0
    assert "Turn 1" in said
    assert "Western Europe" in said


def test_a_record_is_told_up_to_an_answer(visavis: Visavis, base: Path) -> None:
    begun, whole = visavis("replay", base, "--at", "8").out, visavis("replay", base).out
    assert 0 < len(begun) < len(whole)
    found = visavis("replay", base, "--at", "8", "--json").json
    assert (found["answers"], found["result"]) == (8, None)
    assert found["asked"] == {"seat": "chance", "name": "draw", "rule": found["asked"]["rule"]}


def test_a_replay_as_json_has_the_state_the_result_and_the_log(visavis: Visavis, base: Path) -> None:
    found = visavis("replay", base, "--json").json
    table = open_record(base)
    assert found["answers"] == len(table.entries)
    assert found["state"] == json.loads(json.dumps(table.state.dump()))
    assert found["asked"] is None
    assert set(found["result"]) == {"winners", "points", "reason", "rule"}
    told = {"n", "text", "rule", "news", "part", "seat", "dice", "begins"}
    assert all(set(line) == told and line["text"] for line in found["log"])


def test_the_first_position_of_a_record_is_a_position(visavis: Visavis, base: Path) -> None:
    assert visavis("replay", base, "--at", "0", "--json").json["answers"] == 0
    last = text_of("base").count("\n") - 1
    assert visavis("replay", base, "--at", str(last), "--json").json["result"]


# explain


def test_the_bot_explains_its_last_decisions(visavis: Visavis, solo: Path) -> None:
    said = visavis("explain", solo)
    assert said.status == 0
    assert "§S" in said.out


def test_explanations_go_back_to_any_point(visavis: Visavis, solo: Path) -> None:
    then, now = visavis("explain", solo, "--at", "40", "--json").json, visavis("explain", solo, "--json").json
    assert then
    assert then != now
    assert max(each["after_answer"] for each in then) <= 40
    everything = visavis("explain", solo, "--all", "--json").json
    assert len(everything) > len(now)
    assert everything[-len(now) :] == now


def test_all_explanations_go_back_to_the_first_answer_of_an_opponent(visavis: Visavis, elsewhere: Path) -> None:
    race = load("manhattan")
    table = Table.open(race, Header(race.name, race.version, "two", race.options("two", {}), ("director", "trainee")))
    while len(table.entries) < 2 * EXPLAINED and (choice := table.pending) is not None:
        drawn = choice.seat == CHANCE
        table.answer(
            choice.options[0] if drawn else table.advise(choice.seat, table.header.players[choice.seat]).options[0]
        )
    path = elsewhere / "race.visavis"
    path.write_text(write(table.record, race), "utf-8")
    everything = visavis("explain", path, "--all", "--json").json
    assert everything[0]["after_answer"] < EXPLAINED
    assert len(everything) > EXPLAINED


def test_an_explanation_as_json_names_lines_rules_and_candidates(visavis: Visavis, solo: Path) -> None:
    for decision in visavis("explain", solo, "--json").json:
        assert set(decision) == {"after_answer", "under", "decision", "text", "chosen", "lines"}
        for line in decision["lines"]:
            assert set(line) == {"rule", "line", "text", "before", "after", "skipped", "note"}
            assert set(line["after"]) <= set(line["before"])


def test_all_explanations_stand_under_their_turn_and_stratagem(visavis: Visavis, solo: Path) -> None:
    """Each heading once, in the order of the log."""
    table = open_record(solo)
    log = [language("en", "blitzkrieg").say(line.text) for line in table.log(READER)]
    wanted = [line for line in log if line.startswith("Stratagem: ") or re.fullmatch(r"Turn \d+\. The Axis", line)]
    said = visavis("explain", solo, "--all").out
    assert [line.removeprefix("── ") for line in said.splitlines() if line.startswith("── ")] == wanted
    assert visavis("explain", solo).out.splitlines()[:2] == [f"── {line}" for line in wanted[-2:]]


def test_where_nobody_explains_anything_it_says_so(visavis: Visavis, base: Path) -> None:
    assert "Nobody has explained anything yet" in visavis("explain", base)
    assert visavis("explain", base, "--json").json == []


# show


def test_a_position_is_shown_on_the_screen(visavis: Visavis, base: Path) -> None:
    assert "Western Europe" in visavis("show", base)
    assert visavis("show", base).out != visavis("show", base, "--at", "12").out


def test_a_seat_sees_its_own_reserve_only(visavis: Visavis, base: Path) -> None:
    axis, allies = (visavis("show", base, "--at", "12", "--seat", seat).out for seat in ("axis", "allies"))
    assert axis != allies


def test_a_view_as_json_is_in_words(visavis: Visavis, base: Path) -> None:
    found = visavis("show", base, "--at", "6", "--seat", "axis", "--json").json
    assert (found["game"], found["scenario"], found["seat"], found["n"]) == ("blitzkrieg", "base", 0, 6)
    assert found["seats"] == [language("en", "blitzkrieg")("side-axis"), language("en", "blitzkrieg")("side-allies")]
    assert found["places"]
    assert found["prompt"]["options"][0]["title"]
    russian = visavis("show", base, "--at", "6", "--seat", "axis", "--json", "--lang", "ru").json
    assert russian["seats"] == [language("ru", "blitzkrieg")("side-axis"), language("ru", "blitzkrieg")("side-allies")]


def test_a_picture_is_printed_or_written(visavis: Visavis, base: Path) -> None:
    printed = visavis("show", base, "--svg")
    assert ElementTree.fromstring(printed.out).tag.endswith("svg")
    said = visavis("show", base, "--svg", "--out", "board.svg")
    assert (said.status, said.out, said.err) == (0, "", "")
    assert Path("board.svg").read_text("utf-8").strip() == printed.out.strip()
    assert sorted(path.name for path in Path.cwd().iterdir()) == ["base.visavis", "board.svg"]


def test_a_picture_may_be_dark_and_of_one_seat(visavis: Visavis, base: Path) -> None:
    words = ("show", base, "--svg", "--at", "12")
    ways = ([], ["--dark"], ["--seat", "axis"], ["--seat", "allies"])
    pictures = {visavis(*words, *way).out for way in ways}
    assert len(pictures) == len(ways)


def test_a_picture_replaces_an_older_one_whole(visavis: Visavis, base: Path) -> None:
    Path("board.svg").write_text("x" * 500_000)
    Path("link.svg").symlink_to("board.svg")
    assert visavis("show", base, "--svg", "--out", "link.svg").status == 0
    assert Path("link.svg").is_symlink()
    assert ElementTree.parse("board.svg").getroot().tag.endswith("svg")


# Languages


def test_everything_is_said_in_the_language_asked_for(visavis: Visavis, solo: Path) -> None:
    for words in (["games"], ["rules", "blitzkrieg", "7.3"], ["replay", solo], ["explain", solo], ["show", solo]):
        english, russian = visavis(*words, "--lang", "en"), visavis(*words, "--lang=ru")
        assert english.status == russian.status == 0
        assert not has_russian(english.out)
        assert has_russian(russian.out)
        assert visavis("--lang", "ru", *words).out == russian.out


def has_russian(text: str) -> bool:
    return any("а" <= letter <= "я" for letter in text)


@pytest.mark.parametrize(
    ("env", "russian"),
    [
        ({"LANG": "ru_RU.UTF-8"}, True),
        ({"LANG": "en_US.UTF-8"}, False),
        ({"LANG": "fr_FR.UTF-8"}, False),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, True),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8"}, False),
    ],
)
def test_the_language_is_that_of_the_system(
    visavis: Visavis, monkeypatch: pytest.MonkeyPatch, env: dict[str, str], russian: bool
) -> None:
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert has_russian(visavis("games").out) == russian
    assert has_russian(visavis("--help").out) == russian
    assert has_russian(visavis("games", "--lang", "en").out) is False


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ["", "play", "games", "replay", "explain", "show", "rules", "sim", "fuzz"])
def test_every_command_has_help_in_every_language(visavis: Visavis, name: str, code: str) -> None:
    said = visavis(*([name] if name else []), "--help", "--lang", code)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(
        f"usage: visavis {name}".rstrip() if code == "en" else f"использование: visavis {name}".rstrip()
    )
    assert "⟨" not in said.out
    if code == "ru":
        assert not any(word in said.out for word in ("usage", "options", "arguments", "show this help"))


def test_the_version_is_told_and_what_of_it_runs(visavis: Visavis) -> None:
    assert visavis("--version").out.startswith(f"visavis {__version__}, {BUILD.name}")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("why_not", ["", NONE_MADE, UNWANTED, OTHER_PYTHON, CHANGED, DAMAGED])
def test_why_no_compiled_modules_run_is_said(
    visavis: Visavis, monkeypatch: pytest.MonkeyPatch, why_not: str, code: str
) -> None:
    file = "kernel/choice.py" if why_not in (CHANGED, DAMAGED) else ""
    monkeypatch.setattr(compiled, "BUILD", Build(not why_not, why_not, file))
    said = visavis("--version", "--lang", code).out
    assert said.startswith(f"visavis {__version__}, ")
    assert file in said
    assert "version-" not in said
    assert has_russian(said) == (code == "ru")


def test_it_is_a_program(base: Path) -> None:
    assert in_a_shell("games", "--json").json
    assert in_a_shell("replay", base, "--json").json["game"] == "blitzkrieg"
    assert has_russian(in_a_shell("rules", "blitzkrieg", "7.3", LANG="ru_RU.UTF-8").out)
