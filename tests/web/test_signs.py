"""The signs of buttons and lists are drawn: whatever fonts a machine has, nobody sees an empty box."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import visavis
from tests.web.conftest import Guest, in_both_fonts
from tests.web.house import House
from tests.web.positions import asked
from tests.web.test_fonts import LACKING

PAGES: Final = Path(visavis.__file__).parent / "web"
COMMENT: Final = re.compile(r"^\s*//.*$|/\*.*?\*/", re.MULTILINE | re.DOTALL)
SIGN: Final = re.compile("[\u2190-\u2211\u2213-\u2bff\u3000-\u303f\ufe0f\U0001f000-\U0001faff]")  # but for the minus
MINUS: Final = "\u2212"  # of sentences; Noto has it in a file of mathematics, which the tests do not pin
IN_A_TITLE: Final = {"js/page/announce.js": "●"}  # of a tab, where nothing can be drawn
PICTURED: Final = """() => [...document.querySelectorAll('.sign path')].filter((each) => {
  const { width, height } = each.getBBox();
  return each.checkVisibility() && (width > 24 || height > 24 || width + height < 6);
}).map((each) => each.parentElement.getAttribute('class'))"""


def files() -> list[Path]:
    return sorted(each for each in PAGES.rglob("*") if each.suffix in (".js", ".css", ".html"))


@pytest.mark.parametrize("file", files(), ids=lambda file: str(file.relative_to(PAGES)))
def test_no_sign_is_left_to_a_font(file: Path) -> None:
    name = str(file.relative_to(PAGES))
    found = set(SIGN.findall(COMMENT.sub("", file.read_text("utf-8"))))
    assert not found - set(IN_A_TITLE.get(name, ""))


@in_both_fonts
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_letter_of_a_table_is_missing_and_every_sign_lies_in_its_square(
    house: House, guest: Guest, lang: str
) -> None:
    battle = house.make({"game": "bear", "scenario": "solo1-soviet", "seats": ("bot", "human"), "lang": "en"})
    for link in (house.table()["host"], house.position(asked("act", 4)), battle["host"]):
        person = guest(lang=lang)
        person.sit(link)
        for tab in ("log", "why", "rules", "table"):
            person.tab(tab)
            assert set(person.page.evaluate(LACKING)) <= {MINUS}
            assert not person.page.evaluate(PICTURED)
        assert person.page.locator(".sign").count() > 8
