"""The same game in the terminal and in the browser: both ask, list and take back alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.host import Json, Person, Server, serving
from tests.terminal.typist import play
from visavis.agents.players import agent
from visavis.company.by_hand import ALL, NOTHING, PIECES
from visavis.files import open_record
from visavis.games import load
from visavis.kernel.choice import CHANCE, Choice
from visavis.server.room import opponents, rooms
from visavis.terminal import PlayRequest
from visavis.terminal import play as terminal
from visavis.terminal.asking.answers import answers_of
from visavis.terminal.asking.entry import spelled
from visavis.terminal.keeping.saves import ENDING
from visavis.text import language

SEED = 1  # of the server's dice in these tests
TABLES = {
    "blitzkrieg solo, all by hand": ("blitzkrieg", "solo", ("bot", "human"), ALL),
    "blitzkrieg solo, pieces by hand": ("blitzkrieg", "solo", ("bot", "human"), PIECES),
    "blitzkrieg solo, nothing by hand": ("blitzkrieg", "solo", ("bot", "human"), NOTHING),
    "bear, all by hand": ("bear", "tutorial-german", ("human", "bot"), ALL),
    "bear, pieces by hand": ("bear", "tutorial-german", ("human", "bot"), PIECES),
    "manhattan, all by hand": ("manhattan", "three", ("trainee", "human", "director"), ALL),
}
SHARED = {
    "blitzkrieg": ("blitzkrieg", "base", ("human", "human")),
    "bear": ("bear", "duel-tutorial", ("human", "human")),
    "manhattan": ("manhattan", "two", ("human", "human")),
    "manhattan with an opponent": ("manhattan", "three", ("human", "trainee", "human")),
}


@pytest.fixture(autouse=True)
def the_same_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks by itself has the same random numbers on both sides, and takes none of the dice's."""
    for module in (opponents, terminal):
        monkeypatch.setattr(module, "agent", lambda game, name, seed: agent(game, name, 3))
    monkeypatch.setattr(rooms.Room, "_open", without_seeds(rooms.Room._open))


def without_seeds(opens: Any) -> Any:
    async def opened(room: rooms.Room) -> None:
        room.random.getrandbits = lambda bits: 0  # type: ignore[method-assign]
        await opens(room)

    return opened


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (found := tmp_path / "saves").mkdir()
    return found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "server") as found:
        yield found


class Both:
    """Somebody at the keyboard who does everything in the browser, too, and compares what is said."""

    def __init__(self, person: Person, room: rooms.Room, folder: Path, steps: int) -> None:
        self.person, self.room, self.folder, self.steps = person, room, folder, steps
        self.random = Random(5)
        self.lang = language("en", room.table.game.name)
        self.screen, self.read = "", 0
        self.check: Callable[[str, str], None] = self.asks
        self.warned = False  # that the answer to be taken back is another's
        self.counted = Counter[str]()  # what was compared

    def watch(self, screen: str) -> None:
        self.screen = screen

    @property
    def frame(self) -> Json:
        return self.person.seen

    def type(self, prompt: str) -> str:
        """What is typed at a prompt, done in the browser at the same moment."""
        if not prompt.endswith("> "):
            return ""  # a curtain
        self.check(self.screen[self.read :], prompt)
        self.read = len(self.screen)
        self.steps -= 1
        if self.steps < 0 or self.frame["over"]:
            return "quit"
        if self.warned or self.random.random() < 0.3:
            return self.take_back()
        return self.answer()

    def answer(self) -> str:
        choice = self.room.table.pending
        assert choice is not None
        answer = self.random.choice(choice.options)
        typed = self.typed(choice, answer)
        self.look(self.person.answer(answer, seat=choice.seat))
        self.check = self.asks_and_lists_turns(self.frame["moves"])
        return typed

    def typed(self, choice: Choice[Any], answer: Any) -> str:
        """An answer by its number in the list, if it is a number itself; what came by hand is typed as it came."""
        if choice.seat == CHANCE or not isinstance(answer, int):
            return spelled(answer)
        table = self.room.table
        view, layout = table.view(choice.seat), table.game.layout(table.state)
        answers = answers_of(view, layout, choice.seat, self.lang)
        return next(each.number for each in answers if each.option.answer == answer)

    def take_back(self) -> str:
        undo = self.frame["undo"]
        if not undo["can"]:
            self.check = self.says("refused", undo["why"])
        elif "whose" in undo and not self.warned:
            self.warned = True
            self.check = self.says("warned", "Type it once more to take that back.")
        else:
            self.warned = False
            self.counted["undone"] += 1
            self.look(self.person.ask("undo", version=self.frame["version"]))
            self.check = self.asks_and_lists("unmoves-heading", self.frame.get("unmoves", []))
        return "undo"

    def look(self, told: Json) -> None:
        if told["type"] == "curtain":
            told = self.person.ask("lift")
        assert told["type"] == "frame", told

    # What the screen has said since the last line typed

    def says(self, what: str, words: str) -> Callable[[str, str], None]:
        self.counted[what] += 1

        def check(said: str, prompt: str) -> None:
            assert words in flat(said)

        return check

    def asks_and_lists(self, heading: str, expected: list[str]) -> Callable[[str, str], None]:
        self.counted[heading] += bool(expected)

        def check(said: str, prompt: str) -> None:
            self.asks(said, prompt)
            assert listed(said, self.lang(heading)) == [flat(each) for each in expected]

        return check

    def asks_and_lists_turns(self, turns: list[Json]) -> Callable[[str, str], None]:
        self.counted["moves-heading"] += bool(turns)

        def check(said: str, prompt: str) -> None:
            self.asks(said, prompt)
            for turn in turns:
                heading = (
                    self.lang("moves-heading-of", who=turn["title"]) if turn["title"] else self.lang("moves-heading")
                )
                assert listed(said, heading) == [flat(each) for each in turn["moves"]]
                said = said.partition(heading)[2]

        return check

    def asks(self, said: str, prompt: str) -> None:
        """The same question to the same seat, after as many answers."""
        assert len(saved(self.folder).read_bytes().splitlines()) - 1 == len(self.room.table.entries)
        if self.frame["over"]:
            return
        asked = self.frame["view"]["prompt"]
        assert flat(asked["title"]) in flat(said)
        seat = self.room.table.waiting[0].seat
        assert (self.frame["view"]["seats"][seat]["title"] if seat != CHANCE else self.lang("prompt-table")) in prompt


def saved(folder: Path) -> Path:
    """The only game, be it finished."""
    (found,) = folder.rglob(f"*{ENDING}")
    return found


def flat(text: str) -> str:
    return " ".join(text.split())


def listed(screen: str, heading: str) -> list[str]:
    """The numbered lines under a heading."""
    _, found, rest = screen.partition(heading)
    if not found:
        return []
    lines = re.match(r"\n(?:(?: +\d+\. | {5}).*\n)*", rest)
    assert lines is not None
    return [flat(each) for each in re.split(r"^ +\d+\. ", lines[0], flags=re.M)[1:]]


def played_alike(server: Server, folder: Path, asked: Json, steps: int) -> Both:
    """So many lines typed, each done in the browser as well; the records are the same."""
    made = server.table(asked)
    game, real_table = load(asked["game"]), asked.get("real_table", False)
    with server.at(made["host"]) as person:
        both = Both(person, server.hall.rooms[made["table"]], folder, steps)
        both.look(person.look())
        request = PlayRequest(
            asked["game"],
            asked["scenario"],
            tuple(asked["seats"]),
            game.usual_at_real_table(asked["scenario"]) if real_table else {},
            language="en",
            seed=SEED,
            real_table=real_table,
            by_hand=asked.get("by_hand", ""),
            folder=folder,
            new=True,
        )
        play(request, both.type, 160, both.watch)
        assert open_record(saved(folder), game).record == both.room.table.record
    return both


@pytest.mark.parametrize("case", TABLES)
def test_at_a_real_table_both_ask_list_and_take_back_alike(server: Server, folder: Path, case: str) -> None:
    game, scenario, seats, way = TABLES[case]
    asked = {"game": game, "scenario": scenario, "seats": list(seats), "real_table": True, "by_hand": way}
    both = played_alike(server, folder, asked, 70)
    assert both.counted["moves-heading"] > 3
    assert both.counted["undone"] + both.counted["refused"] > 5
    assert both.counted["undone"] == 0 or both.counted["unmoves-heading"] > 0


@pytest.mark.parametrize("case", SHARED)
def test_at_one_device_both_ask_and_take_back_alike(server: Server, folder: Path, case: str) -> None:
    game, scenario, seats = SHARED[case]
    both = played_alike(
        server, folder, {"game": game, "scenario": scenario, "seats": list(seats), "hot_seat": True}, 70
    )
    assert both.counted["undone"] > 0
    assert both.counted["warned" if game != "blitzkrieg" else "refused"] > 0  # whose turns end with a draw
