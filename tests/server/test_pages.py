"""Questions over HTTP: the games, the rules, the pages, and who may ask."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.host import SOLO, Server
from visavis.compiled import BUILD
from visavis.games import GAMES, load
from visavis.kernel.table import Table
from visavis.server.config import Config
from visavis.server.http.guard import POLICY, accepted
from visavis.server.wire.facts import game_words
from visavis.server.wire.phrases import speech
from visavis.text import LANGUAGES, rulebook


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_describes_every_game(server: Server, lang: str) -> None:
    home = server.get(f"/api/home?lang={lang}")
    assert home["lang"] == lang
    assert [game["name"] for game in home["games"]] == list(GAMES)
    card, game = home["games"][0], load("blitzkrieg")
    assert [each["name"] for each in card["scenarios"]] == [each.name for each in game.scenarios]
    assert [each["name"] for each in card["settings"]] == [each.name for each in game.settings]
    level = next(each for each in card["settings"] if each["name"] == "level")
    assert all({"value", "title", "help"} == set(value) for value in level["values"])
    assert next(each for each in card["settings"] if each["name"] == "stratagems")["values"] is None
    assert "⟨" not in str(home)


def test_the_language_is_that_of_the_browser_unless_told(server: Server) -> None:
    assert server.client.get("/api/home", headers={"accept-language": "ru-RU,ru;q=0.9"}).json()["lang"] == "ru"
    assert server.client.get("/api/home?lang=xx", headers={"accept-language": "de, en;q=0.5"}).json()["lang"] == "en"
    assert accepted("") == "en"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_the_rulebook(server: Server, lang: str) -> None:
    rules = server.get(f"/api/rules/blitzkrieg?lang={lang}")
    assert [each["id"] for each in rules] == list(rulebook("blitzkrieg").paragraphs)
    assert all(each["title"] and each["text"] for each in rules)
    assert server.get("/api/rules/chess", 404)["error"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_pieces_can_do_is_said_by_their_codes(server: Server, lang: str) -> None:
    """And a table names those that are in its game."""
    told = server.get(f"/api/abilities/blitzkrieg?lang={lang}")
    assert {"A1", "GOD", "SCI"} <= set(told)
    assert all(each["title"] and each["does"] for each in told.values())
    say = speech(lang, "blitzkrieg")
    able = {name: game_words(Table.new(load("blitzkrieg"), name), say)["able"] for name in ("base", "nippon")}
    assert "GOD" not in able["base"]
    assert "GOD" in able["nippon"]
    assert set(able["base"]) <= set(told)


def test_art_is_served(server: Server) -> None:
    assert server.get("/static/art/blitzkrieg/theme.json")["token"]["A1"] == {"symbol": "army", "label": "1"}
    for sheet in ("symbols", "america"):
        found = server.client.get(f"/static/art/blitzkrieg/{sheet}.svg")
        assert found.status_code == 200
        assert "svg" in found.headers["content-type"]


@pytest.mark.parametrize(
    "path", ["/nothing", "/static/nothing.js", "/static/../server/app.py", "/api/nothing", "/api/tables"]
)
def test_what_is_not_there_is_said_in_a_sentence(server: Server, path: str) -> None:
    found = server.client.get(path)
    assert found.status_code in (404, 405)
    assert found.json()["error"].endswith(".")


def test_the_server_says_that_it_is_well(server: Server) -> None:
    found = server.get("/healthz")
    assert (found["ok"], found["build"]) == (True, BUILD.name)


def test_the_server_says_what_ails_it(server: Server) -> None:
    """A table can still be looked at; that is not enough to be well."""
    made = server.table()
    server.hall.store.writer.connection.execute("PRAGMA query_only=ON")
    found = server.get("/healthz", 503)
    assert (found["ok"], found["why"]) == (False, "unwritable")
    with server.at(made["host"]) as person:
        assert person.sit().options


# What browsers are told


@pytest.mark.parametrize("path", ["/healthz", "/api/home", "/nothing", "/static/art/blitzkrieg/symbols.svg", "/t/bad"])
def test_every_answer_forbids_what_is_not_ours(server: Server, path: str) -> None:
    headers = server.client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy == POLICY
    assert policy["default-src"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_link_is_never_kept_in_a_cache(server: Server) -> None:
    link = server.table()["host"]
    for path in (f"/t/{link}", f"/api/record/{link}", "/api/home"):
        assert server.client.get(path).headers["cache-control"] == "no-store"


# Who may ask


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:9", ""])
def test_a_foreign_page_cannot_post(server: Server, origin: str) -> None:
    found = server.client.post("/api/tables", json=SOLO, headers={"origin": origin})
    assert found.status_code == 403
    assert found.json()["error"]
    assert found.headers["x-content-type-options"] == "nosniff"


def test_an_own_page_can_post(server: Server) -> None:
    assert server.client.post("/api/tables", json=SOLO, headers={"origin": "http://localhost"}).status_code == 201


def test_a_name_that_merely_leads_here_is_not_served(server: Server) -> None:
    assert server.client.get("/healthz", headers={"host": "rebound.example"}).status_code == 421
    for host in ("localhost:8000", "127.0.0.1", "[::1]:8000"):
        assert server.client.get("/healthz", headers={"host": host}).status_code == 200


def test_other_names_are_served_when_told() -> None:
    behind = Config(Path("."), names=("play.example",))
    assert behind.welcomes("play.example")
    assert behind.welcomes("PLAY.example:443")
    assert not behind.welcomes("evil.example")
    assert Config(Path("."), host="0.0.0.0").welcomes("192.168.1.5:8000")
    assert not Config(Path("."), host="0.0.0.0", names=("play.example",)).welcomes("evil.example")


def test_a_body_that_is_too_large_is_not_read(server: Server) -> None:
    for path, size in (("/api/tables", 70_000), ("/api/mine", 70_000), ("/api/records", 300_000)):
        found = server.client.post(path, content=b"x" * size)
        assert found.status_code == 413
        assert found.json()["error"]


@pytest.mark.parametrize(("lang", "said"), [("en", "There is no such page."), ("ru", "Такой страницы нет.")])
def test_a_person_who_mistypes_an_address_gets_a_page_and_the_way_home(server: Server, lang: str, said: str) -> None:
    found = server.client.get("/nowhere", headers={"accept": "text/html,*/*", "accept-language": lang})
    assert found.status_code == 404
    assert found.headers["content-type"].startswith("text/html")
    assert f'lang="{lang}"' in found.text
    assert said in found.text
    assert 'href="/"' in found.text
    assert "Content-Security-Policy" in found.headers
    assert server.get("/nowhere", 404)["error"]
