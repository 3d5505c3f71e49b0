"""A game for two to five with opponents of its own: who may sit where, what they tell, how far one may take back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.server.host import SOLO, Json, Person, Server, play_on
from visavis.company.party import Party, of_record
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.moments import moments
from visavis.kernel.table import Table

GAME = load("manhattan")
AHEAD = ["sage", "thinker", "pupil"]
SCENARIOS = {2: "two", 3: "three", 4: "four", 5: "five"}


def race(*seats: str, **options: Any) -> Json:
    options.setdefault("turn_limit", 25)
    return {"game": "manhattan", "scenario": SCENARIOS[len(seats)], "seats": list(seats), "options": options}


# Who sits where


@pytest.mark.parametrize(
    "seats",
    [
        ("director", "human"),
        ("open", "trainee", "human"),
        ("random", "human", "director", "trainee"),
        ("human", "open", "human", "open", "director"),
    ],
    ids=" ".join,
)
def test_opponents_sit_in_any_seat(server: Server, seats: tuple[str, ...]) -> None:
    made = server.table(race(*seats))
    people = {
        GAME.scenario(SCENARIOS[len(seats)]).seats[n] for n, each in enumerate(seats) if each in ("human", "open")
    }
    assert set(made["links"]) == people | {"spectator"}
    with server.at(made["host"]) as person:
        found = person.look()["table"]["seats"]
        assert [each["player"] for each in found] == list(seats)
        assert [each["thinks"] for each in found] == [each not in ("human", "open") for each in seats]
        named = {"director": "Director", "trainee": "Trainee", "random": "Random moves"}
        assert all(each["played_by"] == named.get(each["player"], each["played_by"]) for each in found)


@pytest.mark.parametrize("seats", [("human", "bot"), ("human", "first"), ("human", "professor"), ("human",) * 6])
def test_nobody_else_does(server: Server, seats: tuple[str, ...]) -> None:
    asked = {"game": "manhattan", "scenario": "two", "seats": list(seats), "options": {}}
    assert "opponents of this game" in server.post("/api/tables", asked, 400)["error"]


def test_the_opponents_of_one_game_are_not_those_of_another(server: Server) -> None:
    assert server.post("/api/tables", SOLO | {"seats": ["bot", "director"]}, 400)["error"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_tells_whom_one_can_play_against(server: Server, lang: str) -> None:
    games = {each["name"]: each for each in server.get(f"/api/home?lang={lang}")["games"]}
    assert [each["name"] for each in games["manhattan"]["opponents"]] == ["director", "trainee", *AHEAD, "random"]
    assert [each["name"] for each in games["blitzkrieg"]["opponents"]] == [*AHEAD, "random"]
    said = [each[key] for game in games.values() for each in game["opponents"] for key in ("title", "help")]
    assert all(said)
    assert not any("⟨" in each for each in said)


def test_a_record_keeps_the_opponents_it_knows() -> None:
    four = GAME.scenario("four")
    assert of_record(("human", "director", "random", "somebody"), four, GAME) == (
        "human",
        "director",
        "random",
        "human",
    )
    assert Party(("human", "director", "random", "open")).agents == {1: "director", 2: "random"}


# What they tell


def test_several_opponents_explain_what_they_did_since_the_last_answer(server: Server) -> None:
    with server.at(server.table(race("human", "director", "director", "trainee"))["host"]) as person:
        person.sit()
        random, told = Random(4), set[int]()
        while told != {1, 2, 3}:
            assert not person.seen["over"]
            person.answer(random.choice(person.options))
            told = {each["seat"] for each in person.reasons}
            assert 0 not in told


def test_reasons_are_sent_once(server: Server) -> None:
    with server.at(server.table(race("human", "director"))["host"]) as person:
        person.sit()
        random, silent = Random(5), 0
        for _ in range(40):
            before = person.reasons
            frame = person.answer(random.choice(person.options))
            silent += "reasons" not in frame
            assert person.reasons != before or "reasons" not in frame
            assert person.ask("at", n=frame["n"])["reasons"] == person.reasons
        assert 5 < silent < 40


def test_what_an_opponent_holds_is_in_no_frame(server: Server) -> None:
    """A whole game over the socket; then every frame is searched for cards in the hands of others."""
    made = server.table(race("human", "director", "director"))
    with server.at(made["host"]) as person:
        play_on([person.sit()], Random(6), 3000)
        assert person.seen["over"]
        text = server.client.get(f"/api/record/{made['host']}").text
    whole = Table.replay(GAME, record.read(text, GAME))
    assert sum(no_card_in(raw, whole) for raw in person.raw) > 100


def no_card_in(raw: str, whole: Table[Any]) -> int:
    """How many hidden cards are neither seen nor named in what the opponents say."""
    told = json.loads(raw)
    if told["type"] != "frame" or told["over"]:
        return 0
    table = whole.at(moments(whole, 0).answers_at(told["n"]))
    seen = json.dumps([told["view"], told.get("reasons", [])])
    hidden = [card for nation in table.state.nation[1:] for card in nation.hand]
    assert not [card for card in hidden if f'card {card}"' in seen or f'bomb {card}"' in seen]
    return len(hidden)


# Taking back


def test_what_an_opponent_answered_is_a_wall(server: Server) -> None:
    with server.at(server.table(race("human", "trainee"))["host"]) as person:
        person.sit()
        own = until(person, lambda frame: frame["undo"]["can"])
        back = person.ask("undo", version=own["version"])
        assert back["n"] < own["n"]
        assert back["view"]["prompt"]
        ended = until(person, lambda frame: "reasons" in frame)
        assert not ended["undo"]["can"]
        assert ended["undo"]["why"]
        assert person.ask("undo", version=ended["version"])["type"] == "refused"


def until(person: Person, found: Any) -> Json:
    random = Random(1)
    for _ in range(60):
        frame = person.answer(random.choice(person.options))
        if found(frame):
            return frame
    raise AssertionError("it did not come to that")


# Records


def test_a_record_of_one_person_is_shown_from_their_seat(server: Server) -> None:
    made = server.table(race("director", "human", "director"))
    with server.at(made["host"]) as person:
        play_on([person.sit()], Random(8), 40)
    kept = server.within(server.hall.store.load, made["table"])
    text = record.write(kept.record, GAME)
    link = server.client.post("/api/records", content=text).json()["link"]
    with server.at(link) as reader:
        assert reader.look()["view"]["seat"] == 1


def test_every_game_is_introduced_in_its_own_words(server: Server) -> None:
    for asked, steps in ((SOLO, 7), (race("human", "trainee"), 7)):
        with server.at(server.table(asked)["host"], "ru") as person:
            guide = person.look()["game"]["guide"]
            assert len(guide) == steps
            assert all(" " in each["said"] and " " not in each["at"] for each in guide)
