"""What the server and the pages say exists in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import visavis.server
from visavis.games import GAMES
from visavis.kernel.view import Place, Text
from visavis.server.http.app import warm_up
from visavis.server.store.shelf import Shelf
from visavis.server.wire.facts import page_words
from visavis.server.wire.phrases import Memory, Speech, frozen, packed, speech, unpacked
from visavis.server.wire.written import place
from visavis.text import LANGUAGES, language

SOURCE = Path(visavis.server.__file__).parent
STEMS = [stem for stem in ("server", "web") if (files("visavis.text") / f"{stem}.en.ftl").is_file()]


def messages(stem: str, code: str) -> list[str]:
    text = (files("visavis.text") / f"{stem}.{code}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    return [entry.id.name for entry in body if isinstance(entry, Message)]


@pytest.mark.parametrize("stem", STEMS)
def test_all_languages_define_the_same_messages_in_the_same_order(stem: str) -> None:
    found = [messages(stem, code) for code in LANGUAGES]
    assert all(each == found[0] for each in found)
    assert len(set(found[0])) == len(found[0])


def test_every_refusal_has_its_sentence() -> None:
    sources = chain(SOURCE.rglob("*.py"), [SOURCE.parent / "commands" / "serving.py", SOURCE.parent / "cli.py"])
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    used = set(re.findall(r'"((?:server|serve|cli-serve)-[a-z-]+)"', code))
    assert len(used) > 25
    for lang in LANGUAGES:
        assert [key for key in used if not speech(lang).knows(key)] == []
    unused = set(messages("server", "en")) - used - {"server-on", "server-off", "cli-serve"}
    assert unused == set()


def test_a_server_reads_beforehand_what_the_first_frame_of_a_game_may_say() -> None:
    warm_up(Shelf())
    assert [(game, code) for game in ("", *GAMES) for code in LANGUAGES if language(code, game).unread] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_of_the_pages_can_be_read(code: str) -> None:
    assert [said for said in page_words(code).values() if "⟨" in said or not said] == []


def test_a_text_survives_the_disk() -> None:
    inner = Text("side-axis")
    text = Text("track-led", {"side": inner, "cells": 3, "names": (inner, Text("theatre-WE"))})
    assert unpacked(packed(text)) == text
    assert frozen(text) == frozen(unpacked(packed(text)))
    assert frozen(text) != frozen(Text("track-led", {"side": inner, "cells": 4}))


def test_a_word_is_not_the_text_that_has_its_name() -> None:
    """Somebody may call a scenario as we call a sentence."""
    say = Speech(language("en", "blitzkrieg"))
    text, word = (say("status-turn", n=1, side=side) for side in (Text("side-axis"), "side-axis"))
    assert text != word
    assert "side-axis" in word


def test_a_memory_forgets_before_it_is_full() -> None:
    memory: Memory[str] = Memory(100)
    for n in range(1000):
        memory.keep(n, "word", 30)
        assert len(memory) <= 3
        assert memory[n] == "word"


def test_what_is_told_of_a_thing_follows_its_words() -> None:
    """Alike in everything but its title, it is told anew; alike altogether, it is the same object."""
    say = Speech(language("en", "blitzkrieg"))
    before, after = (Place("WE1.1", "land", title=Text(f"side-{side}")) for side in ("axis", "allies"))
    told = [say.told_of(each, "blitzkrieg", place) for each in (before, before._replace(), after, before)]
    assert told[0] is told[1]
    assert [each["title"] for each in told] == [
        say("side-axis"),
        say("side-axis"),
        say("side-allies"),
        say("side-axis"),
    ]
