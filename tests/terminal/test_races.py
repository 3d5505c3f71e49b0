"""The second game at the same prompt: two to five seats, faces in words, long lists, opponents with reasons."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.manhattan.positions import GAME as RACE
from tests.games.manhattan.positions import nation, position
from tests.picture.positions import RACES, hand_made
from tests.terminal.typist import Played, Typing, play, saved
from visavis.files import open_record, read_record
from visavis.kernel.table import Table
from visavis.kernel.view import GIVES, OR, OTHERS, SPECTATOR, Option
from visavis.terminal import PlayRequest, legend_lines, make_console
from visavis.terminal.asking.entry import spelled
from visavis.terminal.asking.prompts import answer_lines
from visavis.terminal.asking.question import Meaning, Question, Understood
from visavis.terminal.drawing.face import face_words
from visavis.terminal.drawing.panels import status_lines
from visavis.terminal.drawing.screen import show
from visavis.terminal.keeping.saves import ENDING
from visavis.text import LANGUAGES, language

OVER = {"en": "The game is over", "ru": "Игра окончена"}
SIGNS = "■□▲▼◆"


def request(folder: Path, scenario: str, **wishes: Any) -> PlayRequest:
    return PlayRequest(RACE.name, scenario, **({"language": "en", "seed": 7, "folder": folder} | wishes))


class Follower:
    """Reads the record and nothing else; what it has read it need not replay again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.table: Table[Any] | None = None

    def look(self) -> Table[Any]:
        record = read_record(saved(self.folder), RACE)[1]
        if self.table is None:
            self.table = Table.replay(RACE, record)
        for entry in record.entries[len(self.table.entries) :]:
            self.table.answer(entry.answer, entry.seat)
        return self.table


def typing(folder: Path, seed: int = 1, spell: Callable[[Option], str] | None = None) -> Typing:
    """What a trainee would answer, typed to the end; Enter at curtains and at the end."""
    follower, random = Follower(folder), Random(seed)

    def typed(prompt: str) -> str:
        if not prompt.endswith("> ") or not list(folder.glob(f"*{ENDING}")):
            return ""
        table = follower.look()
        if table.pending is None:
            return ""
        seat = table.pending.seat
        answer = random.choice(table.advise(seat, "trainee").options)
        prompt_ = RACE.view(table, seat).prompt
        assert prompt_
        option = next(each for each in prompt_.options if each.answer == answer)
        return spell(option) if spell else spelled(answer)

    return typed


def screen(table: Table[Any], seat: int, code: str, width: int, plain: bool = True) -> str:
    out = StringIO()
    console = make_console(out, plain=plain, width=width)
    if not plain:
        console = console.__class__(file=out, color_system="standard", force_terminal=True, width=width)
    show(table, seat, language(code, RACE.name), console)
    return out.getvalue()


def test_the_row_of_bombs_is_short_though_nobody_can_draft_now() -> None:
    """Why not is said to whoever asks: on the board there is no room for it."""
    table = position(red=nation(own="3L", bombs="dear_john", bombers=0), row="small_fry b_flat tomboy skydive")
    drawn = screen(table, 0, "en", 80)
    assert "  Small Fry: sci, 3 U → 9 VP, load $1" in drawn
    assert re.search(r"Dear John \d+.VP: ", drawn)
    assert "Not now" not in drawn


# Whole games


@pytest.mark.parametrize(
    ("scenario", "width", "code", "others"),
    [
        ("two", 80, "ru", "director"),
        ("three", 100, "en", "human"),
        ("five", 100, "ru", "trainee"),
    ],
)
def test_a_race_is_played_to_its_end_by_typing(folder: Path, scenario: str, width: int, code: str, others: str) -> None:
    seats = ("human", *[others] * (len(RACE.scenario(scenario).seats) - 1))
    played = play(request(folder, scenario, players=seats, language=code), typing(folder), width)
    assert played.status == 0
    assert OVER[code] in played
    assert too_wide(played, width) == []
    assert "⟨" not in played.text
    assert "\x1b" not in played.text


def too_wide(played: Played, width: int) -> list[str]:
    return [line for line in played.text.split("\n") if len(line) > width]


def test_names_may_be_typed_instead_of_codes(folder: Path) -> None:
    said = language("ru", RACE.name)
    asked = request(
        folder, "two", players=("human", "trainee"), language="ru", options={"turn_limit": 25, "pacts": False}
    )
    played = play(asked, by_name_else_code(folder, said.say))
    assert OVER["ru"] in played


def by_name_else_code(folder: Path, say: Callable[[Any], str]) -> Typing:
    """The name where it tells the answer from all others; the code where it does not."""
    follower = Follower(folder)

    def spell(option: Option) -> str:
        pending = follower.look().pending
        assert pending
        prompt = RACE.view(follower.look(), pending.seat).prompt
        titles = [say(each.title).casefold() for each in prompt.options] if prompt else []
        mine = say(option.title).casefold()
        alone = sum(mine in title for title in titles) == 1 and not any(letter.isdigit() for letter in mine)
        return mine if alone and len(mine) > 3 else spelled(option.answer)

    return typing(folder, spell=spell)


def test_a_place_called_like_its_part_of_the_board_and_a_card_of_the_market_say_why_not(folder: Path) -> None:
    """§5.6 §8.1.2"""
    card = "factory 2"  # on the market of this seed
    played = play(request(folder, "two", players=("human", "trainee"), seed=4), ["bomb design", card, "quit"])
    assert "Bomb design: not now, missing: 1 engineer, 1 scientist, §5.6." in played.after("bomb design")
    assert "§8.1.2" in played.after(card)


def test_an_opponent_of_the_games_own_says_why(folder: Path) -> None:
    played = play(request(folder, "two", players=("director", "human"), seed=3), ["why", "why not reactor", "quit"])
    assert "→" in played.after("why")
    assert "Red: " in played.after("why")
    assert "⟨" not in played.text


def test_a_rule_is_looked_up(folder: Path) -> None:
    played = play(request(folder, "two", players=("human", "trainee")), ["rule 9.4", "quit"])
    assert "§9.4" in played.after("rule 9.4")


# The board


@pytest.mark.parametrize("width", [60, 80, 100, 160])
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("scenario", RACES)
def test_a_position_fits_and_shows_every_place_and_piece(scenario: str, code: str, width: int) -> None:
    table = hand_made(scenario)
    view = RACE.view(table, 0)
    said = screen(table, 0, code, width)
    assert [line for line in said.split("\n") if len(line) > width] == []
    assert "⟨" not in said
    drawn = sum(len(letters) for letters in re.findall(rf"[{SIGNS}●]([LES]+)", said))
    assert drawn == sum(thing.id.startswith("worker") for thing in view.things)
    assert all(f"{sign} " in said for sign in SIGNS[: len(view.seats)])


def test_a_space_shows_what_it_asks_and_gives_and_who_stands_there() -> None:
    """§5.6 §5.7"""
    said = screen(hand_made("three"), 0, "en", 100)
    assert "Middle money any → $5; others $2 +bribe  ▲L" in said
    assert "Enrichment plant: sci, $3, 2 cake → 1 U" in said
    assert re.search(r"Construction: any → buy .*■.*□.*▲", said)


def test_a_building_shows_its_number_its_damage_and_its_workers() -> None:
    """§6.2 §9.5"""
    table = position("two", red=nation(buildings="12*2 22:L0"))
    said = screen(table, 0, "en", 100)
    assert "Mine 12: 2 any → 2 cake damage 2" in said
    assert "Univ. 22: any → eng  ■L" in said


def test_the_others_hold_cards_nobody_sees() -> None:
    """§1.21"""
    table = position("two", red=nation(hand="skydive"), green=nation(hand="tear_drop split_pea"))
    for seat, seen, unseen in (
        (0, ["Skydive"], ["Tear Drop", "Split Pea"]),
        (1, ["Tear Drop", "Split Pea"], ["Skydive"]),
    ):
        said = screen(table, seat, "en", 100)
        assert all(name in said for name in seen)
        assert not any(name in said for name in unseen)
        assert said.count("▒") == len(unseen)
    assert screen(table, SPECTATOR, "en", 100).count("▒") == 3


def test_the_readers_own_board_comes_last() -> None:
    table = hand_made("three")
    for seat, name in enumerate(("Red", "Green", "Blue")):
        said = screen(table, seat, "en", 100)
        assert (
            max(("Red", "Green", "Blue"), key=lambda each: said.index(f"{SIGNS[names().index(each)]} {each}")) == name
        )


def names() -> list[str]:
    return ["Red", "Green", "Blue"]


def test_seats_have_their_own_colours_and_without_colour_their_own_signs() -> None:
    table = hand_made("five")
    coloured = screen(table, 0, "en", 100, plain=False)
    codes = [re.search(rf"\x1b\[([0-9;]+)m[►; ]*{sign} ", coloured) for sign in SIGNS]
    assert all(codes)
    assert len({found[1] for found in codes if found}) == len(SIGNS)
    assert "\x1b" not in screen(table, 0, "en", 100)


def test_a_long_status_stands_below_the_rule() -> None:
    view = RACE.view(hand_made("five"), 0)
    warned = view._replace(status=(*view.status, *view.agreements))
    first, *rest = (line.plain for line in status_lines(warned, language("en", RACE.name), 80))
    assert "Turn 9" in first
    assert "until" not in first
    assert "until" in rest[0]


def test_agreements_stand_below_the_rule_and_are_no_warning() -> None:
    """§9.18"""
    first, *rest = screen(hand_made("five"), 0, "en", 80).split("\n")
    assert "Turn 9" in first
    assert "Agreements" not in first
    assert rest[0].startswith("Agreements (2): ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_short_word_is_in_the_legend(code: str) -> None:
    table = hand_made("five")
    said = language(code, RACE.name)
    text = "\n".join(line.plain for line in legend_lines(table, 0, said, 80))
    assert "⟨" not in text
    faces = {sign.partition(" ")[0] for place in RACE.view(table, 0).places for sign in place.face}
    for symbol in faces - {GIVES, OR, OTHERS}:
        assert said(f"means-{symbol}") in " ".join(text.split()), symbol


def test_faces_in_words() -> None:
    said = language("en", RACE.name)
    assert face_words(("any 1", "money 5", GIVES, "yellowcake 4"), said) == "any, $5 → 4 cake"
    assert face_words(("any 2", GIVES, "engineers 2", OR, "scientists 1"), said) == "2 any → 2 eng / sci"
    assert face_words(("any 1", GIVES, "money 5", OTHERS, "money 2"), said) == "any → $5; others $2"
    assert face_words(("plutonium 7", GIVES, "points 16", OR, "points 30"), said) == "7 Pu → 16/30 VP"


# Questions


def long_question() -> Question:
    """§4.2 Everything at once: spaces, buildings, bombs to build, to test and to load."""
    red = nation(
        own="4L 4E 4S",
        money=30,
        yellowcake=20,
        uranium=8,
        plutonium=8,
        bombers=5,
        buildings="1 3 12 22 31 42 43",
        hand="small_fry nutcracker",
        bombs="tomboy big_bang",
    )
    table = position("two", red=red, spaces={})
    return Question(RACE.view(table, 0), RACE.layout(table.state), 0, language("en", RACE.name))


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_long_list_is_grouped_and_numbered_as_it_is_read(code: str, width: int) -> None:
    question, said = long_question(), language(code, RACE.name)
    assert len(question.options) > 24
    lines = [line.plain for line in answer_lines(question.answers, RACE.name, said, width)]
    assert [line for line in lines if len(line) > width] == []
    groups = [said(f"group-{name}") for name in ("main-board", "buildings", "bombs", "loading")]
    headings = [line for line in lines if not line.startswith(" ")]
    assert [line for line in headings if line in groups] == groups
    assert headings[-1] == said("group-other")
    numbers = sorted(int(each) for line in lines for each in re.findall(r"(?:^| {2})\s*(\d+)  \S", line))
    assert numbers == list(range(1, len(question.options) + 1))


def test_a_number_of_the_list_goes_before_the_number_of_a_building() -> None:
    """Whoever sees a numbered list means its numbers; the building is meant by its name or its whole code."""
    question = long_question()
    assert meant(question.understand("12")) == ["building 12"]
    question.list_these(question.answers)
    assert question.understand("12").answers == (question.answers[11],)
    for typed in ("building 12", "b 12"):
        assert meant(question.understand(typed)) == ["building 12"]
    assert meant(question.understand_name("mine 12")) == ["building 12"]


def meant(understood: Understood) -> list[str]:
    return [answer.option.answer for answer in understood.answers]


def test_a_word_that_many_share_lists_them_and_picks_nothing() -> None:
    question = long_question()
    understood = question.understand("building")
    assert understood.meaning == Meaning.SEVERAL
    question.list_these(understood.answers)
    assert question.picked == ""


def test_cards_of_the_market_are_counted_like_any_list_and_say_what_they_do(folder: Path) -> None:
    """§8.1.2"""
    table = position("two", red=nation(money=30))
    table.answer("construction")
    question = Question(RACE.view(table, 0), RACE.layout(table.state), 0, language("en", RACE.name))
    lines = [line.plain for line in answer_lines(question.answers, RACE.name, question.lang, 80)]
    assert any(re.fullmatch(r" +4 +Mine 12 for \$7: 2 any → 2 cake; .*", line) for line in lines), lines
    question.list_these(question.answers)
    assert meant(question.understand("4")) == meant(question.understand("12")) == ["12"]


# Several people


def test_between_curtains_nobody_sees_anothers_bombs(folder: Path) -> None:
    """§1.21"""
    follower, secrets = Follower(folder), 0

    def watch(text: str) -> None:
        nonlocal secrets
        act = text.rpartition("Pass the screen to")[2]
        if not text.endswith("> ") or "\n──" not in act:
            return
        table = follower.look()
        if table.pending is None:
            return
        seat, s = table.pending.seat, table.state
        known = {*s.nation[seat].hand, *s.row, *(bomb for nation in s.nation for bomb in nation.bombs)}
        hidden = {card for n, nation in enumerate(s.nation) if n != seat for card in nation.hand} - known
        board = act[act.rindex("\n──") :]
        secrets += len(hidden)
        assert [card for card in hidden if language("en", RACE.name)(f"bomb-{card}") in board] == []

    asked = request(folder, "three", players=("human", "director", "human"))
    played = play(asked, typing(folder), watch=watch)
    assert OVER["en"] in played
    assert secrets > 50


def test_what_is_seldom_wanted_comes_last() -> None:
    """By what the game says of an answer, not by its name."""
    question = long_question()
    aside = [answer.option.aside for answer in question.answers]
    assert any(aside)
    assert aside == sorted(aside)
    assert [answer.option.answer for answer in question.answers][-2:] == ["occupy", "talk"]


# The end of a turn


def test_before_a_turn_that_ends_by_itself_passes_to_a_bot_its_answer_can_be_taken_back(folder: Path) -> None:
    """Whatever else is typed changes nothing; with Enter the bot has its turn."""
    asked = request(folder, "two", players=("human", "director"))
    played = play(asked, ["mine_mid", "nonsense", "undo", "factory_fighters", "", "quit"])
    assert "“nonsense” is none of these" in played.after("nonsense")
    assert "Taken back: Middle mine." in played.after("undo")
    assert "Turn 2. Green" in played.after("")
    mine = [entry.answer for entry in open_record(saved(folder), RACE).entries if entry.name == "act"]
    assert mine[0] == "factory_fighters"


def test_a_turn_that_somebody_ends_passes_at_once(folder: Path) -> None:
    """There is nothing to take back but the end that was asked for."""
    played = play(PlayRequest("bear", "tutorial-german", language="en", seed=7, folder=folder), ["pass", "quit"])
    assert "That ends your turn." not in played
    assert "Order card" in played
