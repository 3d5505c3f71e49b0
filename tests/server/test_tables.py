"""Making tables, finding them again, and records in and out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.host import BASE, SOLO, Server, play_on, serving
from visavis.games import load
from visavis.kernel import record
from visavis.kernel.table import Table

GAME = load("blitzkrieg")


# Making


def test_everybody_gets_a_link(server: Server) -> None:
    made = server.table(BASE)
    assert set(made["links"]) == {"axis", "allies", "spectator"}
    assert made["host"] == made["links"]["axis"]
    assert len(set(made["links"].values())) == 3
    assert server.table(BASE, seats=["open", "human"])["host"] is not None


def test_the_host_is_the_first_person(server: Server) -> None:
    made = server.table(BASE, seats=["open", "human"])
    assert made["host"] == made["links"]["allies"]
    made = server.table()
    assert set(made["links"]) == {"allies", "spectator"}


def test_one_link_for_all_who_share_a_device(server: Server) -> None:
    made = server.table(BASE, seats=["human", "human"], hot_seat=True)
    assert made["links"]["axis"] == made["links"]["allies"] == made["host"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"scenario": "chess"},
        {"seats": []},
        {"seats": "human"},
        {"seats": ["human", "bot"]},
        {"seats": ["human", "human"]},
        {"seats": ["bot", "first"]},
        {"seats": ["bot", None]},
        {"options": []},
        {"options": {"level": "impossible"}},
        {"options": {"levle": "hard"}},
        {"options": {"extra_vp": 10**9}},
        {"game": ["blitzkrieg"]},
        {"scenario": {}},
    ],
)
def test_what_cannot_be_set_up_is_refused(server: Server, wrong: dict[str, Any]) -> None:
    for lang in ("en", "ru"):
        found = server.client.post("/api/tables", json=SOLO | {"lang": lang} | wrong)
        assert found.status_code == 400
        assert found.json()["error"].endswith(".")
        assert "⟨" not in found.json()["error"]


def test_a_wrong_setting_is_named_in_the_readers_language(server: Server) -> None:
    wrong = SOLO | {"options": {"level": "impossible"}}
    told = server.post("/api/tables", wrong | {"lang": "ru"}, 400)["error"]
    assert "level" in told
    assert "настройк" in told


def test_a_real_table_is_for_one_person(server: Server) -> None:
    assert server.client.post("/api/tables", json=BASE | {"real_table": True}).status_code == 400
    assert server.client.post("/api/tables", json=SOLO | {"real_table": True}).status_code == 201


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"[" * 5000, b"null", b'"x"', b"\xff\xfe"])
def test_garbage_is_refused(server: Server, body: bytes) -> None:
    for path in ("/api/tables", "/api/mine"):
        found = server.client.post(path, content=body)
        assert found.status_code == 400
        assert found.json()["error"]


# Finding them again


def mine(server: Server, links: list[Any], q: str = "", page: int = 1, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = server.post("/api/mine", {"links": links, "q": q, "page": page, "lang": lang}, 200)
    return found


def test_only_tables_whose_links_are_sent_are_listed(server: Server) -> None:
    first, second = server.table(), server.table(BASE)
    other = server.table()
    found = mine(server, [first["host"], second["links"]["allies"], "nonsense", 7, None])
    assert {each["link"] for each in found["tables"]} == {first["host"], second["links"]["allies"]}
    assert other["host"] not in str(found)
    assert second["links"]["axis"] not in str(found)
    turns = {each["scenario"]: each["your_turn"] for each in found["tables"]}
    assert turns == {"solo": True, "base": False}


def test_the_latest_table_stands_first(server: Server) -> None:
    made = [server.table()["host"] for _ in range(3)]
    with server.at(made[0]) as person:
        person.sit().answer(person.options[0])
    assert [each["link"] for each in mine(server, made)["tables"]] == [made[0], made[2], made[1]]


def test_tables_come_in_pages(server: Server) -> None:
    links = [server.table()["host"] for _ in range(23)]
    first, second = mine(server, links), mine(server, links, page=2)
    assert (first["page"], first["pages"], first["total"]) == (1, 2, 23)
    assert len(first["tables"]) == 20
    assert len(second["tables"]) == 3
    assert {each["link"] for each in first["tables"] + second["tables"]} == set(links)
    assert mine(server, links, page=99)["page"] == 2
    assert mine(server, links, page=-5)["page"] == 1


def test_tables_are_searched_in_the_readers_language(server: Server) -> None:
    links = [server.table()["host"], server.table(BASE, scenario="nippon")["host"]]
    assert len(mine(server, links, "nippon")["tables"]) == 1
    assert len(mine(server, links, "НИППОН", lang="ru")["tables"]) == 1
    assert mine(server, links, "zzz")["tables"] == []


def test_finished_games_stay(server: Server) -> None:
    link = server.table()["host"]
    with server.at(link) as person:
        play_on([person.sit()], Random(1))
    found = mine(server, [link])["tables"][0]
    assert found["over"]
    assert not found["your_turn"]
    assert found["status"]


def test_too_many_links_are_refused(server: Server) -> None:
    assert server.client.post("/api/mine", json={"links": ["x"] * 201}).status_code == 400
    assert server.client.post("/api/mine", json={"links": [], "page": True}).status_code == 400
    assert server.client.post("/api/mine", json={"links": [], "q": 1}).status_code == 400


# Records out


def test_the_record_of_a_solo_game_leads_to_its_table(server: Server) -> None:
    link = server.table()["host"]
    with server.at(link) as person:
        play_on([person.sit()], Random(2), 5)
        text = server.client.get(f"/api/record/{link}").text
        table = Table.replay(GAME, record.read(text, GAME))
        assert len(table.entries) == person.seen["n"]
        assert "attachment" in server.client.get(f"/api/record/{link}").headers["content-disposition"]


def test_the_record_of_a_running_game_between_people_is_not_given_out(server: Server) -> None:
    made = server.table(BASE)
    for link in made["links"].values():
        assert server.get(f"/api/record/{link}", 403)["error"]
        assert server.get(f"/api/report/{link}")["record"] is None
    spectator = server.table()["links"]["spectator"]
    assert server.get(f"/api/record/{spectator}", 403)["error"]
    shared = server.table(BASE, seats=["human", "human"], hot_seat=True)["host"]
    assert server.get(f"/api/record/{shared}", 403)["error"]


def test_the_record_of_a_finished_game_is_for_everybody(server: Server) -> None:
    made = server.table(BASE)
    with server.at(made["links"]["axis"]) as axis, server.at(made["links"]["allies"]) as allies:
        play_on([axis.sit(), allies.sit()], Random(3))
    text = server.client.get(f"/api/record/{made['links']['spectator']}").text
    assert Table.replay(GAME, record.read(text, GAME)).over


def test_a_report_has_what_is_needed(server: Server) -> None:
    made = server.table()
    report = server.get(f"/api/report/{made['host']}?notes=" + "x" * 3000)
    assert report["record"].startswith('{"visavis": 1')
    assert len(report["notes"]) == 2000
    assert made["host"] not in str(report)
    assert server.get("/api/report/nonsense", 404)["error"]
    assert server.get("/api/record/nonsense", 404)["error"]


# Records in


@pytest.fixture(scope="module")
def watching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("watching")) as found:
        yield found


def played(scenario: str, seed: int, most: int = 1000) -> Table[Any]:
    random, table = Random(seed), Table.new(GAME, scenario, players=["random", "random"])
    while table.pending is not None and len(table.entries) < most:
        table.answer(random.choice(table.pending.options), table.pending.seat)
    return table


def upload(server: Server, body: bytes | str, lang: str = "en") -> Any:
    return server.client.post(f"/api/records?lang={lang}", content=body)


@pytest.mark.parametrize(("scenario", "most"), [("solo", 1000), ("base", 1000), ("nippon", 40), ("solo-nippon", 40)])
def test_a_record_is_opened_and_watched(watching: Server, scenario: str, most: int) -> None:
    table = played(scenario, 4, most)
    link = upload(watching, record.write(table.record, GAME)).json()["link"]
    with watching.at(link) as person:
        frame = person.look()
        assert frame["n"] == len(table.entries)
        assert frame["table"]["watch"]
        assert frame["you"]["spectator"]
        assert frame["view"]["prompt"] is None
        assert person.ask("at", n=10)["view"]["prompt"] is None
        assert person.ask("answer", version=frame["version"], answer="x")["type"] == "refused"
        assert person.ask("undo", version=frame["version"])["type"] == "refused"
        forked = person.ask("fork", n=15)["link"]
    assert watching.client.get(f"/api/record/{link}").text == record.write(table.record, GAME)
    with watching.at(forked) as person:
        assert person.look()["type"] in ("frame", "curtain")


def test_in_a_solo_record_the_persons_reserve_is_seen(watching: Server) -> None:
    link = upload(watching, record.write(played("solo", 5, 30).record, GAME)).json()["link"]
    with watching.at(link) as person:
        assert [each for each in person.look()["view"]["things"] if each["at"] == "reserve 1"]


def broken(text: str) -> list[tuple[str, bytes | str]]:
    head, *lines = text.split("\n")
    return [
        ("empty", ""),
        ("not text", b"\xff\xfe\x00"),
        ("not a record", "hello\n"),
        ("cut off", text[:-5]),
        ("a line twice", "\n".join([head, lines[0], *lines])),
        ("too many lines", text + "chance draw A1\n"),
        ("another game", text.replace('"blitzkrieg"', '"chess"')),
        ("later rules", text.replace(f'"rules": "{GAME.version}"', '"rules": "9"')),
        ("a deep header", "[" * 100_000),
        ("a huge correction", text.replace('"overlay": {}', '"overlay": {"base": {"board": {"goal": 100000000}}}')),
        (
            "a wrong correction",
            text.replace('"overlay": {}', '"overlay": {"base": {"theatre": [{"id": "WE", "closing": []}]}}'),
        ),
        ("a wrong seat", text.replace("axis ", "moon ")),
    ]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_is_no_record_is_refused_with_a_sentence(watching: Server, lang: str) -> None:
    for name, body in broken(record.write(played("base", 6).record, GAME)):
        found = upload(watching, body, lang)
        assert found.status_code == 400, name
        assert found.json()["error"].endswith("."), name
        assert "⟨" not in found.json()["error"]


def test_random_damage_never_breaks_the_server(watching: Server) -> None:
    random, text = Random(7), record.write(played("solo", 8).record, GAME).encode()
    for _ in range(60):
        damaged = bytearray(text)
        for _ in range(random.randrange(1, 6)):
            damaged[random.randrange(len(damaged))] = random.randrange(256)
        assert upload(watching, bytes(damaged)).status_code in (201, 400)
    assert watching.get("/healthz")["ok"]


def test_the_data_folder_holds_the_key_for_its_owner_only(tmp_path: Path) -> None:
    with serving(tmp_path):
        key = tmp_path / "secret.key"
        assert key.stat().st_mode & 0o777 == 0o600
        first = key.read_text()
        assert len(first.strip()) == 64
    with serving(tmp_path):
        assert key.read_text() == first
    assert not list(tmp_path.glob("secret.key.*"))


def test_a_list_tells_the_points_by_side_and_who_sits_there(server: Server) -> None:
    made = server.table(BASE, names=["Anna", ""])
    (found,) = mine(server, [made["host"]])["tables"]
    assert [each["points"] for each in found["standing"]] == [0, 0]
    assert [each["yours"] for each in found["standing"]] == [True, False]
    assert "Anna" in found["standing"][0]["side"]
    bear = server.table({"game": "bear", "scenario": "tutorial-german", "seats": ["human", "bot"]})
    assert len(mine(server, [bear["host"]])["tables"][0]["standing"]) == 1


def test_a_name_that_runs_from_right_to_left_stands_apart_in_the_list(server: Server) -> None:
    made = server.table(BASE, names=["שרה 7", ""])
    sides = [each["side"] for each in mine(server, [made["links"]["axis"]])["tables"][0]["standing"]]
    assert sides[0].endswith(" (\u2068שרה 7\u2069)")
    assert "\u2068" not in sides[1]


def test_a_list_may_be_longer_and_odd_lengths_are_refused(server: Server) -> None:
    links = [server.table()["host"] for _ in range(22)]
    assert len(server.post("/api/mine", {"links": links, "many": 30}, 200)["tables"]) == 22
    for many in (0, -1, 201, "x", True, None):
        assert server.post("/api/mine", {"links": links, "many": many}, 400)["error"].endswith(".")
