"""With the box on the table: what is done by hand is asked of the person, and undo goes over it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.host import SOLO, Person, Server
from visavis.company.party import Party
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table
from visavis.text.names import names_of

GAME = load("blitzkrieg")
REAL = SOLO | {"real_table": True, "by_hand": "all"}


@pytest.fixture
def person(server: Server) -> Iterator[Person]:
    with server.at(server.table(REAL)["host"]) as found:
        yield found.sit()


def answer_any(person: Person, random: Random) -> None:
    """What comes out of a bag is tried until it is what can come."""
    options = person.options
    apart = [each["answer"] for each in person.seen["view"]["prompt"]["options"] if each.get("apart")]
    random.shuffle(options)
    for option in options:
        if person.answer(option)["type"] == "frame":
            assert option not in apart
            return
    raise AssertionError("nothing could be answered")


def test_a_draw_does_not_tell_what_is_in_the_bag(person: Person) -> None:
    prompt = person.seen["view"]["prompt"]
    assert prompt["secret"]
    assert person.options == list(names_of("blitzkrieg").codes)
    assert person.seen["asked"] == [1]
    told = person.answer("GOD")
    assert told["type"] == "refused"
    assert told["reason"].startswith("That cannot come now.")


def test_pieces_that_everybody_knows_to_be_elsewhere_stand_apart(person: Person) -> None:
    """§11.5 Before any research no weapon is in a bag, and Godzilla is in another game; nothing tells what is left."""
    random = Random(4)
    stood = set()
    while person.seen["view"]["prompt"]["secret"]:
        stood.add(tuple(each["answer"] for each in person.seen["view"]["prompt"]["options"] if not each["apart"]))
        answer_any(person, random)
    assert stood == {("A1", "A2", "A3", "N1", "N2", "N3", "F1", "F2", "FB0", "GEN", "ADM")}


def test_a_whole_game_is_typed(server: Server) -> None:
    random = Random(1)
    made = server.table(REAL, options={"level": "hard"})
    with server.at(made["host"]) as person:
        person.sit()
        while not person.seen["over"]:
            answer_any(person, random)
        table = Table.replay(GAME, record.read(server.client.get(f"/api/record/{made['host']}").text, GAME))
        assert table.over
        assert CHANCE in {entry.seat for entry in table.entries}


def test_dice_are_listed(person: Person) -> None:
    random = Random(2)
    while person.seen["view"]["prompt"]["secret"]:
        answer_any(person, random)
    assert person.options == [1, 2, 3, 4, 5, 6]


def is_own_question(person: Person) -> bool:
    return any(option["touches"] for option in person.seen["view"]["prompt"]["options"])


def moves_of(person: Person) -> list[str]:
    return [move for turn in person.seen["moves"] for move in turn["moves"]]


def test_whoever_is_asked_for_a_draw_has_been_told_what_comes_first(person: Person) -> None:
    """All but what was moved when a draw was entered."""
    random, lists = Random(3), 0
    for _ in range(60):
        answer_any(person, random)
        lists += bool(moves_of(person)) and not is_own_question(person)
        assert not [move for move in moves_of(person) if "from the bag" in move or "bot’s bag" in move]
    assert lists > 3


def test_ones_own_moves_and_those_of_the_bot_are_two_lists(person: Person) -> None:
    random, seen = Random(3), set()
    for _ in range(60):
        answer_any(person, random)
        seen |= {(turn["title"], turn["own"]) for turn in person.seen["moves"]}
    assert seen == {("", False), ("the Axis", False), ("your turn", True)}


def test_what_is_usual_at_a_real_table_holds_unless_somebody_sets_it(server: Server) -> None:
    """§7.4.1 Nobody there looks at a researched weapon for the program."""
    settings = {each["name"]: each for each in server.get("/api/home?lang=en")["games"][0]["settings"]}
    assert settings["look_at_research"]["default"] is True
    assert settings["look_at_research"]["at_real_table"] is False
    assert settings["stratagems"]["at_real_table"] is True
    usual, chosen = server.table(REAL), server.table(REAL, options={"look_at_research": True})
    assert [looks_at_research(server, made["host"]) for made in (usual, chosen, server.table())] == [False, True, True]


def looks_at_research(server: Server, link: str) -> bool:
    text = server.client.get(f"/api/record/{link}").text
    return bool(record.read_header(text).options["look_at_research"])


def test_undo_goes_over_dice_and_draws_and_says_how_to_repair_the_table(person: Person) -> None:
    random, frames = Random(4), [person.seen]
    for _ in range(30):
        answer_any(person, random)
        frames.append(person.seen)
    repaired = 0
    for before in reversed(frames[:-1]):
        told = person.ask("undo", version=person.seen["version"])
        assert told["type"] == "frame"
        assert told["view"] == before["view"]
        assert told["n"] == before["n"]
        repaired += "unmoves" in told
    assert person.seen["undo"] == {"can": False, "why": "There is nothing to take back yet."}
    assert repaired > 20


def test_a_spectator_is_told_neither_moves_nor_draws(server: Server) -> None:
    made, random = server.table(REAL), Random(5)
    with server.at(made["host"]) as person, server.at(made["links"]["spectator"]) as spectator:
        person.sit(), spectator.sit()
        for _ in range(15):
            answer_any(person, random)
            told = spectator.look()
            assert told["moves"] == []
            assert told["view"]["prompt"] is None
        person.ask("undo", version=person.seen["version"])
        assert "unmoves" not in spectator.look()


# What is done by hand


def seated(server: Server, **more: object) -> tuple[str, Any]:
    link = server.table(SOLO, real_table=True, **more)["host"]
    return link, server.at(link)


def entries(server: Server, link: str) -> tuple[record.Entry, ...]:
    return record.read(server.client.get(f"/api/record/{link}").text, GAME).entries


def asked_names(person: Person, server: Server, link: str, answers: int) -> set[str]:
    """The dice and draws that a person has to say while this many answers are given."""
    random, found = Random(7), set()
    for _ in range(answers):
        if not is_own_question(person):
            found.add(Table.replay(GAME, record.Record(header(server, link), entries(server, link))).pending.name)  # type: ignore[union-attr]
        answer_any(person, random)
        if person.seen["over"]:
            break
    return found


def header(server: Server, link: str) -> record.Header:
    return record.read_header(server.client.get(f"/api/record/{link}").text)


def test_usually_only_pieces_are_drawn_by_hand(server: Server) -> None:
    """The program rolls the dice and draws the lots: no piece depends on them."""
    link, sitting = seated(server)
    with sitting as person:
        person.sit()
        asked = asked_names(person, server, link, 50)
    rolled = {entry.name for entry in entries(server, link) if entry.seat == CHANCE} - asked
    assert {"deal", "draw"} <= asked <= {"deal", "draw", "produce", "weapon", "research", "bomb"}
    assert {"difficulty", "stratagem", "bot_unit"} <= rolled


def until_a_bot_has_decided(person: Person, server: Server, link: str) -> None:
    """Up to the first draw of a bot’s turn after one's own, before which the program has drawn a stratagem."""
    random = Random(8)
    while [each.name for each in entries(server, link)[-2:]] != ["draw", "stratagem"]:
        answer_any(person, random)


def test_a_draw_is_mended_and_what_the_program_rolled_since_is_kept(server: Server) -> None:
    """A stratagem that came after it comes again, though the dice would show another."""
    link, sitting = seated(server)
    with sitting as person:
        person.sit()
        until_a_bot_has_decided(person, server, link)
        before = entries(server, link)
        assert person.ask("undo", version=person.seen["version"])["type"] == "frame"
        after = entries(server, link)
        rolled = before[len(after) + 1 :]
        assert {"stratagem"} <= {each.name for each in rolled}
        assert before[len(after)].name in ("deal", "draw")
        (room,) = server.hall.rooms.values()
        room.random.seed(99)
        assert person.answer(before[len(after)].answer)["type"] == "frame"
        assert entries(server, link) == before


def test_with_nothing_by_hand_no_draw_is_asked_and_the_list_names_the_pieces(server: Server) -> None:
    link, sitting = seated(server, by_hand="nothing")
    random, told = Random(10), []
    with sitting as person:
        person.sit()
        for _ in range(40):
            if person.seen["over"]:
                break
            assert is_own_question(person) or person.seen["view"]["prompt"]["options"][0]["answer"] == "stop"
            told += moves_of(person)
            answer_any(person, random)
    drawn = [entry for entry in entries(server, link) if entry.name == "draw"]
    taken = [move for move in told if "from the bot’s bag" in move or "from the bag into the reserve" in move]
    assert len(taken) > 10
    assert len(drawn) > 10
    assert [move for move in told if move.startswith("Lay out ")]
    assert not [move for move in taken if "a token" in move]


def test_a_table_from_before_there_was_a_choice_asks_for_everything() -> None:
    old = Party(("bot", "human"), real_table=True, by_hand="pieces").facts()
    assert Party.read(old).by_hand == "pieces"
    del old["by_hand"]
    assert Party.read(old).way == "all"


@pytest.mark.parametrize("wrong", ["some", "", None, 1, ["all"], {"all": 1}])
def test_what_is_done_by_hand_is_one_of_three(server: Server, wrong: object) -> None:
    told = server.post("/api/tables", SOLO | {"real_table": True, "by_hand": wrong}, 400)["error"]
    assert told == "What is done by hand at a real table may be one of: all, pieces, nothing."


def test_the_table_says_what_is_done_by_hand(server: Server) -> None:
    _, sitting = seated(server, by_hand="nothing")
    with sitting as person:
        found = person.sit().seen["table"]["options"][0]
    assert (found["title"], found["value"]) == ("What you roll and draw yourself", "Nothing")
    with server.at(server.table(SOLO)["host"]) as person:
        assert found["title"] not in [each["title"] for each in person.sit().seen["table"]["options"]]


def test_a_fork_is_played_as_its_table(server: Server) -> None:
    _, sitting = seated(server, by_hand="nothing")
    with sitting as person:
        person.sit()
        link = person.ask("fork", n=0)["link"]
    with server.at(link) as person:
        assert person.sit().seen["table"]["options"][0]["value"] == "Nothing"
