"""Every message of the contract: views down, answers up."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.host import BASE, SOLO, Person, Server, play_on, serving
from visavis.kernel.journal import ALWAYS
from visavis.server.http.guard import public_path
from visavis.server.wire.phrases import speech

FRAME = {"type", "version", "n", "live", "view", "log", "log_from", "moves", "you", "undo", "fork", "ends", "hints"}
FRAME |= {"asked", "over", "story", "changed"}
RUSSIAN_SIDES = [speech("ru", "blitzkrieg")(key) for key in ("side-axis", "side-allies")]
FIRST = FRAME | {"reasons", "layout", "words", "game", "table"}
RACE = {"game": "manhattan", "scenario": "two", "options": {}, "seats": ["human", "trainee"], "lang": "en"}
BATTLE = {"game": "bear", "scenario": "tutorial-german", "options": {}, "seats": ["human", "bot"], "lang": "en"}
VIEW = {"game", "scenario", "seat", "seats", "n", "places", "things", "tracks", "counts", "status", "notices", "prompt"}


# Frames


def test_the_first_frame_has_everything(server: Server) -> None:
    with server.at(server.table()["host"], "ru") as person:
        frame = person.look()
        assert set(frame) == FIRST
        assert set(frame["view"]) == VIEW | {"about", "turn", "agreements", "aims", "sheets", "near"}
        assert frame["log_from"] == ALWAYS
        assert frame["you"] == {"seat": 1, "seats": [1], "spectator": False, "hot_seat": False, "real_table": False}
        assert frame["asked"] == [1]
        assert len(frame["layout"]["regions"]) == 5
        assert {seat["player"] for seat in frame["table"]["seats"]} == {"bot", "human"}
        assert frame["view"]["prompt"]["options"]
        assert "⟨" not in person.raw[0]


def test_a_later_frame_has_only_what_is_new(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        first = person.look()
        later = person.answer(person.options[0])
        assert set(later) in (FRAME, FRAME | {"reasons"})
        assert later["version"] == first["version"] + 1
        assert later["n"] > first["n"]
        assert later["log_from"] == first["n"]
        assert all(line["n"] > first["n"] for line in later["log"])


def test_the_log_in_parts_is_the_whole_log(server: Server) -> None:
    link = server.table()["host"]
    with server.at(link) as person:
        log = person.look()["log"]
        for _ in range(6):
            log += person.answer(person.options[-1])["log"]
    with server.at(link) as again:
        assert again.look()["log"] == log


def test_bots_explain_their_latest_run(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        play_on([person.sit()], Random(3), 4)
        reasons = person.reasons
        assert reasons
        assert {"n", "decision", "seat", "title", "source", "marks", "chosen", "lines"} == set(reasons[0])
        assert {"rule", "title", "before", "after", "note"} == set(reasons[0]["lines"][0])


def test_a_whole_solo_game_is_played_to_its_end(server: Server) -> None:
    made = server.table(options={"level": "hard"})
    with server.at(made["host"]) as person:
        play_on([person.sit()], Random(1))
        assert person.seen["over"]
        assert person.seen["asked"] == []
        assert person.seen["view"]["prompt"] is None


# Answers


def refused(told: dict[str, object]) -> bool:
    return told["type"] == "refused" and isinstance(told["reason"], str) and str(told["reason"]).endswith((".", "?"))


def same(person: Person) -> bool:
    """Whether nothing has changed since the last frame."""
    before = person.seen
    after = person.ask("live")
    return bool(after["view"] == before["view"] and after["version"] == before["version"])


def test_a_stale_answer_is_refused_and_changes_nothing(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        version = person.look()["version"]
        person.answer(person.options[0])
        assert refused(person.ask("answer", version=version, answer=person.options[0]))
        assert refused(person.ask("answer", version=person.seen["version"] + 1, answer=person.options[0]))
        assert same(person)


def test_a_repeated_answer_is_refused_and_changes_nothing(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        person.sit()
        message = {"version": person.seen["version"], "answer": person.options[0]}
        person.say("answer", **message)
        person.say("answer", **message)
        assert person.look()["type"] == "frame"
        assert refused(person.look())
        assert same(person)


@pytest.mark.parametrize("answer", ["", "A9 WE1.1", None, True, 1, 1.5, [], ["A1", "WE1.1"], {"a": 1}, [[1]], "\ud800"])
def test_what_is_not_offered_is_refused(server: Server, answer: object) -> None:
    with server.at(server.table()["host"]) as person:
        person.sit()
        assert refused(person.answer(answer))
        assert same(person)


def test_nobody_answers_for_another_seat(server: Server) -> None:
    made = server.table(BASE)
    with server.at(made["links"]["axis"]) as axis, server.at(made["links"]["allies"]) as allies:
        axis.sit(), allies.sit()
        assert axis.options
        assert not allies.options
        assert refused(allies.ask("answer", version=axis.seen["version"], answer=axis.options[0]))
        assert refused(allies.ask("answer", version=axis.seen["version"], answer=axis.options[0], seat=0))
        assert refused(axis.ask("answer", version=axis.seen["version"], answer=axis.options[0], seat=1))
        assert refused(axis.ask("answer", version=axis.seen["version"], answer=axis.options[0], seat=-1))
        assert same(axis)


def test_a_spectator_only_watches(server: Server) -> None:
    made = server.table()
    with server.at(made["host"]) as person, server.at(made["links"]["spectator"]) as spectator:
        person.sit(), spectator.sit()
        assert spectator.seen["you"]["spectator"]
        assert spectator.seen["view"]["prompt"] is None
        version = person.seen["version"]
        assert refused(spectator.ask("answer", version=version, answer=person.options[0]))
        assert refused(spectator.ask("undo", version=version))
        assert refused(spectator.ask("fork", n=0))
        person.answer(person.options[0])
        assert spectator.look()["version"] == version + 1


def test_two_people_see_each_others_answers(server: Server) -> None:
    made = server.table(BASE)
    with server.at(made["links"]["axis"]) as axis, server.at(made["links"]["allies"], "ru") as allies:
        play_on([axis.sit(), allies.sit()], Random(5), 12)
        assert [each["text"] for each in axis.seen["log"]] != [each["text"] for each in allies.seen["log"]]
        assert axis.seen["asked"] == allies.seen["asked"]
        assert [seat["title"] for seat in allies.seen["view"]["seats"]] == RUSSIAN_SIDES


# Undo


def test_an_own_answer_is_taken_back(server: Server) -> None:
    """Where nothing was drawn in between: the choices of one placement."""
    with server.at(server.table(BASE, seats=["human", "random"])["host"]) as person:
        person.sit()
        for _ in range(200):
            before = person.seen
            person.answer(person.options[0])
            if person.seen["undo"]["can"]:
                break
            if not person.options:
                pytest.skip("this game never asked twice in a row")
        n = person.seen["n"]
        told = person.ask("undo", version=person.seen["version"])
        assert told["type"] == "frame"
        assert told["n"] == n - 1 == before["n"]
        assert told["version"] == before["version"] + 2
        assert told["view"] == before["view"]
        assert told["log_from"] == before["n"]
        assert told["log"] == []


def test_a_draw_is_a_wall(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        play_on([person.sit()], Random(2), 3)
        while person.seen["undo"]["can"]:
            person.answer(person.options[0])
        assert person.seen["undo"]["why"]
        assert refused(person.ask("undo", version=person.seen["version"]))
        assert same(person)


def test_undo_needs_the_latest_version(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        person.sit()
        assert refused(person.ask("undo", version=person.seen["version"] - 1))
        assert refused(person.ask("undo"))


# Time


def test_the_past_is_what_this_seat_saw_then(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        frames = [person.look()]
        reasons = [person.reasons]
        for _ in range(5):
            frames.append(person.answer(person.options[0]))
            reasons.append(person.reasons)
        for frame, thought in zip(frames, reasons, strict=True):
            past = person.ask("at", n=frame["n"])
            assert (past["type"], past["at"], past["of"]) == ("past", frame["n"], frames[-1]["n"])
            assert past["view"] == frame["view"]
            assert past["reasons"] == thought
        assert refused(person.ask("at", n=-1))
        assert refused(person.ask("at", n=frames[-1]["n"] + 1))
        assert person.ask("live")["view"] == frames[-1]["view"]


def test_a_fork_is_another_table_from_that_point(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        first = person.look()
        play_on([person], Random(4), 5)
        before = person.seen
        assert before["fork"]
        link = person.ask("fork", n=first["n"])["link"]
        with server.at(link) as other:
            assert other.look()["view"] == first["view"]
            other.answer(other.options[1])
        assert person.ask("live")["view"] == before["view"]
        assert refused(person.ask("fork", n=10_000))


def test_a_running_game_between_people_cannot_be_forked(server: Server) -> None:
    made = server.table(BASE)
    with server.at(made["host"]) as person:
        person.sit()
        assert not person.seen["fork"]
        assert refused(person.ask("fork", n=0))


def test_a_finished_game_between_people_is_forked_to_one_device(server: Server) -> None:
    made = server.table(BASE)
    with server.at(made["links"]["axis"]) as axis, server.at(made["links"]["allies"]) as allies:
        play_on([axis.sit(), allies.sit()], Random(6))
        link = allies.ask("fork", n=20)["link"]
    with server.at(link) as both:
        assert both.look()["type"] == "curtain"
        assert both.ask("lift")["you"] == {
            "seat": both.seen["asked"][0],
            "seats": [0, 1],
            "spectator": False,
            "hot_seat": True,
            "real_table": False,
        }


# Asking


def test_why_not_this(server: Server) -> None:
    """Whatever was ruled out in any decision of the game has an answer, also long afterwards."""
    with server.at(server.table()["host"]) as person:
        runs = [person.sit().reasons]
        random, asked = Random(8), 0
        for _ in range(8):
            person.answer(random.choice(person.options))
            runs.append(person.reasons)
        for run in runs:
            for reason in run:
                at = [each for each in run if each["n"] == reason["n"]].index(reason)
                for line in reason["lines"]:
                    for each in [each for each in line["before"] if each not in line["after"]]:
                        told = person.ask("why_not", n=reason["n"], at=at, id=each["id"])
                        assert told["text"].startswith(f"{each['title']}: ")
                        assert f", §{line['rule']}. " in told["text"]
                        asked += 1
        assert asked > 20


def test_why_not_knows_what_was_chosen_and_what_was_never_considered(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        play_on([person.sit()], Random(7), 4)
        reason = person.reasons[0]
        n = reason["n"]
        chosen = person.ask("why_not", n=n, at=0, id=reason["chosen"]["id"])
        assert chosen["text"] == f"That is what it chose: {reason['chosen']['title']}."
        assert person.ask("why_not", n=n, at=0, id="nonsense")["text"] == "That was not considered."
        assert refused(person.ask("why_not", n=n, at=0))
        assert refused(person.ask("why_not", n=n, at=99, id="WE"))
        assert refused(person.ask("why_not", n=n, at=-1, id="WE"))
        assert refused(person.ask("why_not", n=10**9, at=0, id="WE"))
        assert refused(person.ask("why_not", n="soon", at=0, id="WE"))


def test_a_reason_lights_what_it_speaks_of(server: Server) -> None:
    """A unit of the bot's row by the token itself, wherever it lies now: the chosen one on the board."""
    with server.at(server.table()["host"]) as person:
        random, units = Random(9), 0
        layout = person.look()["layout"]
        regions = {each["id"] for each in layout["regions"]}
        for _ in range(12):
            told = person.answer(random.choice(person.options))
            view = told["view"]
            things = {each["id"]: each for each in view["things"]}
            for reason in told.get("reasons", []):  # older ones speak of an older table
                considered = reason["lines"][0]["before"] if reason["lines"] else []
                lights = [light for each in considered for light in lit(each)]
                assert len(lights) == len(set(lights))
                assert all(each in things or each in regions or each in ids(view["places"]) for each in lights)
                if reason["decision"] == "unit" and considered:
                    units += 1
                    assert {things[each]["owner"] for each in lights} == {0}
                    (chosen,) = lit(reason["chosen"])
                    assert things[chosen]["at"] in ids(view["places"])
                    for each in considered:
                        (light,) = lit(each)
                        assert things[light]["title"].startswith(each["title"].split(" (")[0])
        assert units > 5


def lit(candidate: dict[str, Any]) -> list[str]:
    """What a page lights for it: what is named, or it itself."""
    return candidate.get("lights", [candidate["id"]])


def ids(named: list[dict[str, str]]) -> set[str]:
    return {each["id"] for each in named}


def test_there_is_no_why_without_a_bot(server: Server) -> None:
    with server.at(server.table(BASE)["host"]) as person:
        person.sit()
        assert refused(person.ask("why_not", n=6, at=0, id="WE"))


def test_the_language_changes_at_any_moment(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        english = person.look()
        russian = person.ask("lang", lang="ru")
        assert set(russian) == FIRST
        assert len(russian["log"]) == len(english["log"])
        assert russian["version"] == english["version"]
        assert russian["view"]["status"] != english["view"]["status"]
        assert person.ask("lang", lang="en") == english
        assert refused(person.ask("lang", lang="fr"))


def test_a_ping_is_answered(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        person.sit()
        assert person.ask("ping") == {"type": "pong"}


def test_everybody_hears_who_is_there(server: Server) -> None:
    made = server.table(BASE)
    with server.at(made["links"]["axis"]) as axis:
        axis.sit()
        here, absent = axis.hear()["seats"]
        assert here == {"seat": 0, "online": True, "devices": 1, "seated": None, "name": "", "draws": False, "hints": 0}
        assert absent == {
            "seat": 1,
            "online": False,
            "devices": 0,
            "seated": False,
            "name": "",
            "draws": False,
            "hints": 0,
        }
        with server.at(made["links"]["allies"]) as allies:
            allies.sit()
            assert axis.hear()["seats"][1] == {
                "seat": 1,
                "online": True,
                "devices": 1,
                "seated": True,
                "name": "",
                "draws": False,
                "hints": 0,
            }
        assert not axis.hear()["seats"][1]["online"]


# Connections


@pytest.mark.parametrize("link", ["nonsense", "a.b", "é", "x" * 500])
def test_no_link_no_seat(server: Server, link: str) -> None:
    with server.at(link) as person:
        assert person.hear()["type"] == "refused"
        assert person.closed() == 1008


def test_a_link_of_another_server_opens_nothing(server: Server, tmp_path: Path) -> None:
    with serving(tmp_path / "other") as other:
        link = other.table()["host"]
    with server.at(link) as person:
        assert refused(person.hear())
        assert person.closed() == 1008


def test_a_changed_link_opens_nothing(server: Server) -> None:
    link = server.table()["host"]
    head, tail = link.split(".")
    for wrong in (head, f"{head}.", f"{head}.{tail[:-2]}", f"{head}.{tail[::-1]}", f"{head}A.{tail}"):
        assert server.hall.links.read(wrong) is None


def test_coming_back_shows_the_same_table(server: Server) -> None:
    link = server.table()["host"]
    with server.at(link) as person:
        play_on([person.sit()], Random(8), 5)
        before = person.seen
    with server.at(link) as person:
        again = person.look()
    assert again["view"] == before["view"]
    assert again["version"] == before["version"]


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        link = server.table()["host"]
        with server.at(link) as person:
            play_on([person.sit()], Random(9), 6)
            before, reasons = person.seen, person.reasons
    with serving(tmp_path) as server, server.at(link) as person:
        again = person.look()
        assert (again["view"], again["version"], again["undo"]) == (before["view"], before["version"], before["undo"])
        assert again["reasons"] == reasons
        person.answer(person.options[0])
        assert person.seen["version"] == before["version"] + 1


def test_a_foreign_page_gets_no_socket(server: Server) -> None:
    link = server.table()["host"]
    for origin in ("http://evil.example", "null", "http://localhost:81", "https://localhost.evil.example"):
        with pytest.raises(WebSocketDisconnect), server.at(link, origin=origin):
            pass
    with server.at(link, origin="http://localhost") as person:
        assert person.look()["type"] == "frame"


def test_agents_play_against_a_person(server: Server) -> None:
    for seats in (["human", "random"], ["random", "human"]):
        with server.at(server.table(BASE, seats=seats)["host"]) as person:
            play_on([person.sit()], Random(10))
            assert person.seen["over"]


def test_two_random_players_play_for_spectators(server: Server) -> None:
    made = server.table(BASE, seats=["random", "random"])
    assert set(made["links"]) == {"spectator"}
    with server.at(made["host"]) as person:
        person.sit()
        while not person.seen["over"]:
            person.look()


def test_solo_nippon_is_played_too(server: Server) -> None:
    with server.at(server.table(SOLO, scenario="solo-nippon")["host"], "ru") as person:
        play_on([person.sit()], Random(11))
        assert person.seen["over"]
        assert not [raw for raw in person.raw if "⟨" in raw]


def test_no_path_in_the_log_holds_a_link() -> None:
    assert public_path("/t/abc.def") == "/t/…"
    assert public_path("/ws/abc.def") == "/ws/…"
    assert public_path("/api/record/abc.def") == "/api/record/…"
    assert public_path("/api/report/abc.def") == "/api/report/…"
    assert public_path("/abc.def") == "…"
    assert public_path("/api/abc.def") == "/api/…"
    assert public_path("/healthz/abc.def") == "/healthz/…"
    assert public_path("/api/home") == "/api/home"
    assert public_path("/static/js/draw/board.js") == "/static/js/draw/board.js"


# What cannot be taken back


def test_an_answer_that_cannot_be_taken_back_is_given_when_it_is_confirmed(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        first = person.look()
        answer = person.options[0]  # where the bot begins: it draws at once
        asked = person.answer(answer, sure=False)
        assert asked == {"type": "confirm", "version": first["version"], "answer": answer, "next": -1}
        assert person.catch_up() == first
        given = person.answer(answer, sure=True)
        assert given["type"] == "frame"
        assert not given["undo"]["can"]


def test_an_answer_that_can_be_taken_back_is_given_at_once(server: Server) -> None:
    with server.at(server.table(RACE)["host"]) as person:
        person.look()
        while "draft" in str(person.seen["view"]["prompt"]["rule"]) or not person.options:
            person.answer(person.options[0])
        given = person.answer(person.options[0], sure=False)
        assert given["type"] == "frame"
        assert given["undo"]["can"]


@pytest.mark.parametrize("sure", [0, "no", None, []])
def test_whether_one_is_sure_is_yes_or_no(server: Server, sure: object) -> None:
    with server.at(server.table()["host"]) as person:
        person.look()
        assert person.answer(person.options[0], sure=sure)["type"] == "refused"


def test_an_answer_that_is_not_offered_needs_no_confirmation(server: Server) -> None:
    with server.at(server.table()["host"]) as person:
        person.look()
        assert person.answer("nonsense", sure=False)["type"] == "refused"


def test_what_lies_beyond_the_next_question_can_be_foreseen(server: Server) -> None:
    """A touch of a hex means to go there: what that costs is told before, and nothing has been answered."""
    with server.at(server.table(BATTLE)["host"]) as person:
        person.look()
        unit = next(each for each in person.seen["view"]["prompt"]["options"] if each["leads"])
        person.answer(unit["answer"])
        move = next(each for each in person.seen["view"]["prompt"]["options"] if each["answer"] == "move")
        before = person.seen
        told = person.ask("foresee", version=before["version"], id=move["touches"][0])
        assert told["type"] == "foreseen"
        assert [each["answer"] for each in told["told"] if each["answer"] == move["touches"][0]]
        assert all(each["preview"] for each in told["told"])
        assert person.ask("foresee", version=before["version"], id="nowhere")["told"] == []
        assert person.ask("foresee", version=before["version"] + 1, id="nowhere")["type"] == "refused"
        assert person.catch_up() == before


def test_why_something_is_no_answer_can_be_asked(server: Server) -> None:
    """Nothing is answered by that, and whoever is not asked hears nothing."""
    with server.at(server.table(BATTLE)["host"]) as person:
        person.look()
        unit = next(each for each in person.seen["view"]["prompt"]["options"] if each["leads"])
        person.answer(unit["answer"])
        before, version = person.seen, person.seen["version"]
        place = next(thing for thing in before["view"]["things"] if thing["id"] == unit["answer"])["at"]
        far = next(each["id"] for each in reversed(before["view"]["places"]) if each["id"][0] != place[0])
        told = person.ask("cannot", version=version, ids=[far])
        assert (told["type"], told["ids"]) == ("barred", [far])
        assert told["said"].startswith(f"There is no way to {far} for ")
        assert "§B" in told["said"]
        assert person.ask("cannot", version=version, ids=["nonsense"])["said"] == ""
        assert person.ask("cannot", version=version + 1, ids=[far])["type"] == "refused"
        for wrong in (far, [1], [far] * 9, None):
            assert person.ask("cannot", version=version, ids=wrong)["type"] == "refused"
        assert person.catch_up() == before
