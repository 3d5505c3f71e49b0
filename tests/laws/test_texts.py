"""Laws of the texts: whatever a player may read exists in every language, and reads as a sentence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from sys import modules
from threading import Thread
from typing import Any

import pytest
from fluent.syntax.ast import Junk, Message, TextElement

from tests.games.blitzkrieg.position import position
from tests.laws.cases import budget_of
from tests.laws.sentences import parsed
from tests.laws.test_grammar import nodes
from visavis.agents import Chair, derive, seat_agents, throw
from visavis.games import GAMES, load
from visavis.games.bear.loading import printed as counters_of_bear
from visavis.games.blitzkrieg.board import BOT_SCIENTIST, UNKNOWN, Board, Effect, SpaceType, printed
from visavis.games.blitzkrieg.bot import tables
from visavis.games.blitzkrieg.state import BOTH, FIRST, NOBODY, SECOND, War
from visavis.games.blitzkrieg.vocabulary import EVENTS, PARAGRAPH_OF_ENDING, RULE_OF_CAUSE, VOCABULARY
from visavis.games.blitzkrieg.words import cell_name, side_name, space_name, token_name
from visavis.games.manhattan.board import printed as cards_of_manhattan
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.game import Game, Setting
from visavis.kernel.journal import ALWAYS, Event
from visavis.kernel.priorities import Filter
from visavis.kernel.reasons import why_not
from visavis.kernel.table import Table
from visavis.kernel.view import READER, SPECTATOR, Text
from visavis.text import LANGUAGES, Language, language
from visavis.thinking.words import step_of

LINE = 76  # characters of the longest log line or option; most stay below seventy

SOMETIMES = 16  # answers from one view that is looked at to the next, beside those in which something is asked first
OBJECTED = 6  # and of so many reasons one is asked why not all the others
SCENARIOS = [(game, scenario.name) for game in GAMES for scenario in load(game).scenarios]

FLAGS = ("at", "gender", "number", "numbered", "counted", "nippon", "each", "group")
LATIN = re.compile(r"[A-Za-z]")
CYRILLIC = re.compile(r"[А-Яа-яЁё]")
# WE1.2, A3, S2.4.1, SG4.T, M3a, §B6.0a
CODE = re.compile(r"\b[A-Z]+[0-9]*(\.[A-Z]*[0-9]+)*\b|\b[A-Z][0-9]+[a-z]\b|§[A-Z]*[0-9.]+[a-z]?\b")


# The files


def source(code: str, game: str) -> str:
    return (files(f"visavis.games.{game}") / "text" / f"{code}.ftl").read_text(encoding="utf-8")


def programs_own(code: str) -> set[str]:
    """What the program says in any game."""
    found = [file for file in files("visavis.text").iterdir() if file.name.endswith(f"{code}.ftl")]
    return {key for file in found for key in messages(file.read_text(encoding="utf-8"))}


def messages(text: str) -> list[str]:
    return [entry.id.name for entry in parsed(text).body if isinstance(entry, Message)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_file_has_no_junk_and_no_message_twice(code: str, game: str) -> None:
    text = source(code, game)
    junk = [entry.content for entry in parsed(text).body if isinstance(entry, Junk)]
    assert junk == []
    found = messages(text)
    assert [key for key in found if found.count(key) > 1] == []
    assert set(found) & programs_own(code) == set()


MENTIONING = """
# What stands above the messages is none.
greeting = Hail,
  { $again ->
    [yes] { people }
   *[no] { people.one }
  }
people = { word } of { city }
  .one = citizen of { city }
# A message of its own.
word=people
city = Rome
city = Carthage
"""


def test_a_message_is_taken_apart_with_all_that_it_mentions_and_nothing_else() -> None:
    """The first of a name counts, as when a file is read at once."""
    said = Language("en", [MENTIONING])
    assert said("city") == "Rome"
    assert {*said.unread} == {"greeting", "people", "word"}
    assert said("greeting", again="yes").split() == ["Hail,", "people", "of", "Rome"]
    assert said("greeting", again="no").split() == ["Hail,", "citizen", "of", "Rome"]
    assert not said.unread


def test_all_messages_may_be_read_beforehand() -> None:
    said = Language("en", [MENTIONING])
    said.read_all()
    assert not said.unread
    assert said("greeting", again="no").split() == ["Hail,", "citizen", "of", "Rome"]


@pytest.mark.parametrize("other", ["greeting", "city"])
@pytest.mark.parametrize(
    ("owner", "name"), [(modules[Language.__module__], "FluentResource"), (Language, "_mentioned")]
)
def test_two_threads_may_say_an_unread_message_at_once(
    owner: object, name: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one of them takes it apart, the other says it, or what it mentions, from beginning to end."""
    said, heard = Language("en", [MENTIONING]), [Language("en", [MENTIONING])(other, again="yes")]
    does = getattr(owner, name)

    def meanwhile(*args: Any) -> Any:
        monkeypatch.undo()
        thread = Thread(target=lambda: heard.append(said(other, again="yes")))
        thread.start()
        thread.join()
        return does(*args)

    monkeypatch.setattr(owner, name, meanwhile)
    assert said("greeting", again="yes").split() == ["Hail,", "people", "of", "Rome"]
    assert heard == [heard[0]] * 2


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_define_the_same_messages_in_the_same_order(game: str) -> None:
    first, *others = (messages(source(code, game)) for code in LANGUAGES)
    for other in others:
        assert set(other) ^ set(first) == set()
        assert other == first


@pytest.mark.parametrize("game", GAMES)
def test_a_russian_file_is_written_in_russian_letters(game: str) -> None:
    """Outside placeables no Latin letter; ё is not spared, quotes are «these»."""
    values = "\n".join(written(source("ru", game)))
    assert LATIN.findall(values) == []
    assert '"' not in values
    assert not re.search(r"\b(еще|ее|учен(?!и)\w+|все-таки|идет|берет|кладет|достает)\b", values)


def written(text: str) -> Iterator[str]:
    """All the words of a file, without what is put in, and without forms that are no words: .gender, .at, .nippon"""
    for entry in parsed(text).body:
        if isinstance(entry, Message):
            patterns = [entry.value, *(each.value for each in entry.attributes if each.id.name not in FLAGS)]
            yield from (each.value for each in nodes(patterns) if isinstance(each, TextElement))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_shouts_but_the_title(code: str, game: str) -> None:
    text = re.sub(r"(?m)^(#|game-title).*$", "", source(code, game))
    assert "!" not in text


# What every game has to say


def require(game: str, keys: Iterable[str]) -> None:
    wanted = list(keys)
    assert wanted
    for code in LANGUAGES:
        assert [key for key in wanted if not language(code, game).knows(key)] == [], code


@pytest.mark.parametrize("game", GAMES)
def test_the_game_its_scenarios_and_settings_are_described(game: str) -> None:
    found = load(game)
    require(game, ("game-title", "game-tagline", "game-length", "game-players"))
    for scenario in found.scenarios:
        require(game, (f"scenario-{scenario.name}", f"scenario-{scenario.name}-help"))
        require(game, (f"side-{seat}" for seat in scenario.seats))
    for setting in found.settings:
        require(game, (f"setting-{setting.name}", f"setting-{setting.name}-help"))
        words = [value for value in setting.values if isinstance(value, str)]
        if words:
            require(game, (f"{setting.name}-{value}{end}" for value in words for end in ("", "-help")))


# Everything a game shows while it is played


def texts(shown: Any) -> Iterator[Text]:
    """Every Text inside a view, a log, a layout, or whatever else is made of tuples."""
    if isinstance(shown, Text):
        if shown.key:
            yield shown
    elif isinstance(shown, (tuple, list)):
        for each in shown:
            yield from texts(each)
    elif isinstance(shown, Mapping):
        yield from texts(tuple(shown.values()))


def changed(setting: Setting) -> bool | int | str:
    """A value that is not the default."""
    return setting.values[len(setting.values) // 2] if setting.values else not setting.default


def settings_of(game: Game[Any], scenario: str) -> list[dict[str, Any]]:
    """All as they are by default or all different, in turn; in every other scenario only every second one is."""
    index = [each.name for each in game.scenarios].index(scenario)
    other = {setting.name: changed(setting) for setting in game.settings_of(scenario)[:: 1 + index % 2]}
    return [[{}, other][(index + n) % 2] for n in range(budget_of(game.name).read)]


def shown_in(name: str, scenario: str) -> tuple[Text, ...]:
    """Every different Text that some random games of a scenario show to anybody."""
    game = load(name)
    found: dict[str, Text] = {}
    for number, options in enumerate(settings_of(game, scenario)):
        for text in texts_of_a_game(game, scenario, options, derive(0, name, scenario, number)):
            found.setdefault(repr(text), text)
    return tuple(found.values())


def texts_of_a_game(game: Game[Any], scenario: str, options: Mapping[str, Any], seed: int) -> Iterator[Text]:
    table = Table.new(game, scenario, options)
    people = len(game.scenario(scenario).seats) - len(game.scenario(scenario).bots)
    names = ["random", *game.opponents]
    agents = seat_agents(game, scenario, [names[seat % len(names)] for seat in range(people)], seed)
    random = Random(seed)
    seats = [SPECTATOR, CHANCE, *range(len(game.scenario(scenario).seats))]
    asked: set[str] = set()
    answered: Counter[tuple[int, str]] = Counter()
    yield from texts(game.layout(table.state))
    while table.pending is not None:
        choice = table.pending
        if choice.name not in asked or len(table.entries) % SOMETIMES == 0:
            asked.add(choice.name)
            for seat in {choice.seat, seats[len(table.entries) % len(seats)]}:
                yield from texts(game.view(table, seat))
            if choice.seat != CHANCE:
                yield expected(table, choice)
        at_random = choice.seat == CHANCE or answered[choice.seat, choice.name] % budget_of(game.name).thought
        answered[choice.seat, choice.name] += 1
        table.answer(throw(choice, random) if at_random else agents[choice.seat](choice, Chair(table, choice.seat)))
    for seat in seats:
        yield from texts((game.view(table, seat), game.log(table, seat, ALWAYS)))
    yield from texts(
        (
            game.reasons(table, ALWAYS, READER),
            game.moves(table, ALWAYS, SPECTATOR),
            game.unmoves(table, ALWAYS, 0),
            game.moves(table, ALWAYS, 1),
        )
    )
    yield from objections(table)
    result = game.result(table.state)
    if result is not None:
        yield Text(result.reason)


def expected(table: Table[Any], choice: Choice[Any]) -> Text:
    """An answer as a search tells that it expects it."""
    return step_of(table.view(choice.seat), choice.options[-1])


def objections(table: Table[Any]) -> Iterator[Text]:
    """Why not this? asked of everything the bots considered, and once when they had considered nothing."""
    named = table.game.layout(table.state).regions[0].id
    yield table.game.why_not(table, len(table.entries), [named], READER)[0].said[0]
    for reason in table.game.reasons(table, ALWAYS, READER)[::OBJECTED]:
        for each in sorted({candidate.id for line in reason.lines for candidate in line.before}):
            yield from (text for objection in why_not([reason], [each]) for text in objection.said)


@cache
def printed_names() -> str:
    """Those that stand on the cards of The Manhattan Project and on counters, in whatever language."""
    bombs = [language("ru", "manhattan")(f"bomb-{bomb}") for bomb in cards_of_manhattan().bombs]
    units = [language("ru", "bear")(f"unit-{kind}") for kind in counters_of_bear("combined").kinds]
    return "|".join(map(re.escape, sorted([*bombs, *units], key=len, reverse=True)))


def complaint(code: str, said: str) -> str:
    """What is wrong with a sentence, if anything."""
    if not said.strip() or said != said.strip() or "  " in said:
        return "empty or badly spaced"
    if re.search(r"[⟨⟩{}]|None|Text\(", said):
        return "not a sentence"
    said = re.sub(printed_names(), "Бомба", said) if code == "ru" else said
    if code == "ru" and LATIN.search(CODE.sub("", said)):
        return "Latin letters"
    if code == "ru" and re.search(r"[^\W\d_]", CODE.sub("", said)) and not CYRILLIC.search(said):
        return "not Russian"
    if code == "en" and CYRILLIC.search(said):
        return "not English"
    return ""


def complaints(code: str, game: str, shown: Iterable[Text]) -> list[tuple[str, str]]:
    return complaints_of(code, map(language(code, game).say, shown))


def complaints_of(code: str, said: Iterable[str]) -> list[tuple[str, str]]:
    return sorted({(wrong, each) for each in said if (wrong := complaint(code, each))})


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_whatever_random_games_show_can_be_read_and_fits_on_a_line(game: str, scenario: str) -> None:
    """In every language; the games are played once for all of them."""
    shown = shown_in(game, scenario)
    is_short = [text.key.startswith(("event-", "option-", "preview-")) for text in shown]
    assert len(shown) > 500
    for code in LANGUAGES:
        said = list(map(language(code, game).say, shown))
        assert complaints_of(code, said) == []
        assert {each for each, short in zip(said, is_short, strict=True) if short and len(each) > LINE} == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_stands_alone_can_be_read(game: str, code: str) -> None:
    """Titles, helps and names take no argument."""
    alone = [key for key in messages(source(code, game)) if key.startswith(("game-", "scenario-", "setting-"))]
    helps = [key for key in messages(source(code, game)) if key.endswith("-help") or key.startswith("ability-")]
    assert complaints(code, game, map(Text, (*alone, *helps))) == []
    assert [key for key in helps if not language(code, game)(key).endswith(".")] == []


# Blitzkrieg: also what random games hardly ever come to

BOARDS = ("base", "nippon")


def every_reason() -> set[str]:
    """The key of every line in the bot's tables, and of the lines made outside them."""
    found = {"die", "top_left"}
    for value in vars(tables).values():
        for table in value.values() if isinstance(value, dict) else (value,):
            if isinstance(table, tuple):
                found |= {line.text for line in table if isinstance(line, Filter)}
    return found


def every_token(board: Board) -> list[str]:
    return [token_name(code).key for code in (*board.tokens, UNKNOWN)]


def test_blitzkrieg_names_all_its_things() -> None:
    for name in BOARDS:
        board = printed(name)
        require("blitzkrieg", every_token(board))
        require("blitzkrieg", (key.replace("token-", "ability-") for key in every_token(board)[:-1]))
        require("blitzkrieg", (f"theatre-{theatre}" for theatre in board.theatres))
        stratagems = [stratagem.id for stratagem in board.solo.stratagem]
        require("blitzkrieg", (f"stratagem-{each}{end}" for each in stratagems for end in ("", "-help")))
    effects = Effect.__args__  # type: ignore[attr-defined]
    require("blitzkrieg", (f"effect-{effect}{end}" for effect in effects for end in ("", "-help")))
    require("blitzkrieg", (f"type-{type_}" for type_ in SpaceType.__args__))  # type: ignore[attr-defined]
    require("blitzkrieg", (f"cause-{cause}" for cause in RULE_OF_CAUSE))
    require("blitzkrieg", (f"ending-{ending}" for ending in PARAGRAPH_OF_ENDING))


def test_blitzkrieg_has_words_for_every_line_of_the_bots_tables() -> None:
    found = every_reason()
    assert len(found) > 30
    require("blitzkrieg", ("reason-" + key.replace("_", "-") for key in found))
    defined = {key for key in messages(source("en", "blitzkrieg")) if key.startswith("reason-")}
    assert defined == {"reason-" + key.replace("_", "-") for key in found}


def test_an_answer_that_is_expected_is_told_with_what_was_asked_where_it_does_not_say_so_itself() -> None:
    where = Text("theatre-EE")
    placed = Text("option-place", {"token": Text("token-A1"), "space": where})
    asked = [
        Text("ask-strategic", {"from": Text("theatre-WE"), "n": 1, "answer": where}),
        Text("ask-place", {"answer": placed}),
    ]
    steps = [
        Text("thought-step", {"side": Text("side-allies"), "question": each, "answer": each.args["answer"]})
        for each in asked
    ]
    assert [language("ru", "blitzkrieg").say(step) for step in steps] == [
        "Союзники: стратегическое преимущество — Восточная Европа",
        "Союзники: армия 1 — Восточная Европа",
    ]


def war(board: str) -> War:
    state: War = Table.new(load("blitzkrieg"), "solo" if board == "base" else "solo-nippon").state
    return state


def values(s: War, kind: str) -> Sequence[Any]:
    """Everything an argument of an event may be; of numbers those that a language counts differently."""
    board = s.board
    return {
        "number": (1, 2, 5, 11, 21, 0),
        "side": (FIRST, SECOND),
        "token": (*(code for code in board.tokens if code not in (BOT_SCIENTIST, UNKNOWN)), BOT_SCIENTIST),
        "space": tuple(board.spots),
        "cause": tuple(RULE_OF_CAUSE),
        "theatre": tuple(board.theatres),
        "campaign": tuple(board.campaigns),
        "cell": (0, 1, 13, -1, -13),
        "stratagem": tuple(stratagem.id for stratagem in board.solo.stratagem),
        "ending": tuple(PARAGRAPH_OF_ENDING),
    }[kind]


def printed_only(tokens: Sequence[str]) -> list[str]:
    """Without the scientist of the bot, which is only what another token counts as."""
    return [token for token in tokens if token != BOT_SCIENTIST]


def plain_values(s: War, kind: str) -> Sequence[Any]:
    return printed_only(values(s, kind)) if kind == "token" else values(s, kind)


def events(s: War) -> Iterator[Event]:
    """Every kind of event, each argument with each of its values, the others going round."""
    for name, row in EVENTS.items():
        fields = row.fields
        lists = [values(s, each.kind) if each.name == "identity" else plain_values(s, each.kind) for each in fields]
        for turn in range(len(lists)):
            for n in range(len(lists[turn])):
                yield Event(name, tuple(each[(n if i == turn else n * 7) % len(each)] for i, each in enumerate(lists)))
    for theatre in s.board.theatres:
        yield Event("filled", (theatre,))
        yield Event("marker", ("strategic", theatre, 3, 3))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_blitzkrieg_tells_every_event_in_a_line(board: str, code: str) -> None:
    s = war(board)
    shown = [VOCABULARY.text(s, event) for event in events(s)]
    assert {text.key for text in shown} == {key for key in messages(source(code, "blitzkrieg")) if "event-" in key}
    assert complaints(code, "blitzkrieg", shown) == []
    elsewhere = (
        {"event-placed-as"} if s.board.linked else {"event-placed-as", "event-opened"}
    )  # measured, or never told
    said = {language(code, "blitzkrieg").say(text) for text in shown if text.key not in elsewhere}
    assert {each for each in said if len(each) > LINE} == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_blitzkrieg_says_how_to_do_and_undo_every_move(board: str, code: str) -> None:
    s = war(board)
    moved = [move for event in events(s) if (move := VOCABULARY.move(0, s, event)) is not None]
    shown = [text for move in moved for text in (move.done, move.undone)]
    defined = {key for key in messages(source(code, "blitzkrieg")) if key.startswith(("move-", "unmove-"))}
    assert {text.key for text in shown} == defined
    assert complaints(code, "blitzkrieg", shown) == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_the_longest_placement_fits_on_a_line(board: str, code: str) -> None:
    """Every token, and a spy as every token, on the space with the longest name, by either side."""
    s, say = war(board), language(code, "blitzkrieg").say
    space = max(s.board.spots, key=lambda each: len(say(space_name(s.board, each), "to")))
    tokens = plain_values(s, "token")
    for side in (FIRST, SECOND):
        placed = [Event("placed", (side, token, space, token, 11)) for token in tokens]
        copied = [Event("placed", (side, "SPY", space, token, 11)) for token in values(s, "token") if token != "SPY"]
        said = [say(VOCABULARY.text(s, event)) for event in (*placed, *copied)]
        assert [each for each in said if len(each) > LINE] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_closes_a_theatre_is_asked_in_words(code: str) -> None:
    """Random players hardly ever close one with effects left."""
    table = position("base", marker={"WE": "Al 13"}, reserve={"allies": "A1"}, to_move="allies")
    table.answer("A1 WE1.2")
    while table.pending is not None and table.pending.name != "leftover":
        table.answer(table.pending.options[0])
    asked = table.game.view(table, SECOND).prompt
    assert asked is not None
    assert len(asked.options) > 3
    assert complaints(code, "blitzkrieg", texts(asked)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_sides_agree_with_their_verbs(code: str) -> None:
    """One side is one, another many, by its number or its gender."""
    lang = language(code, "blitzkrieg")
    say = lang.say
    numbers = [lang.number(side_name(war(board), side)) for board in BOARDS for side in (FIRST, SECOND, BOTH, NOBODY)]
    assert set(numbers) == {"one", "many"}
    ended = {say(VOCABULARY.text(war("base"), Event("turn", (1, side)))) for side in (FIRST, SECOND)}
    assert len(ended) == 2


def test_russian_names_have_the_forms_that_sentences_ask_for() -> None:
    """Where a form is missing the plain name is said; these may never be missing."""
    forms = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in parsed(source("ru", "blitzkrieg")).body
        if isinstance(entry, Message)
    }
    for board in map(printed, BOARDS):
        assert all(forms[f"theatre-{theatre}"] >= {"in"} for theatre in board.theatres)
        assert all(forms[f"side-{side}"] >= {"gen", "dat", "ins", "gender"} for side in board.head.sides)


def test_russian_declines_what_it_mentions() -> None:
    """The forms a sentence asks for, where a wrong one would be heard at once."""
    s, say = war("base"), language("ru", "blitzkrieg").say
    assert (
        say(VOCABULARY.text(s, Event("placed", (SECOND, "A3", "PO1.2", "A3", 3))))
        == "Союзники: армия 3 — Тихий океан 1.2"
    )
    assert "1 очко " in say(VOCABULARY.text(s, Event("scored", (FIRST, "WE1", 1, 0, 1))))
    assert "2 очка " in say(VOCABULARY.text(s, Event("scored", (FIRST, "WE1", 2, 0, 2))))
    assert "5 очков за Западную Европу 3" in say(VOCABULARY.text(s, Event("scored", (FIRST, "WE3", 5, 0, 5))))
    assert say(cell_name(s, -2), "gen") == "деления 2 Союзников"
