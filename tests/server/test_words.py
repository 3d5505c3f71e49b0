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
from visavis.kernel.view import Text
from visavis.server.wire.facts import page_words
from visavis.server.wire.phrases import frozen, packed, speech, unpacked
from visavis.text import LANGUAGES

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


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_of_the_pages_can_be_read(code: str) -> None:
    assert [said for said in page_words(code).values() if "⟨" in said or not said] == []


def test_a_text_survives_the_disk() -> None:
    inner = Text("side-axis")
    text = Text("track-led", {"side": inner, "cells": 3, "names": (inner, Text("theatre-WE"))})
    assert unpacked(packed(text)) == text
    assert frozen(text) == frozen(unpacked(packed(text)))
    assert frozen(text) != frozen(Text("track-led", {"side": inner, "cells": 4}))
