"""Each browser reads the pages in the one family it was given, whatever else the machine has."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.web import debian
from tests.web.conftest import Guest, in_both_fonts
from tests.web.fonts import FAMILIES
from tests.web.house import House
from tests.web.person import Person

LACKING = """() => {
  const pen = new OffscreenCanvas(40, 40).getContext('2d', { willReadFrequently: true });
  pen.font = `30px ${getComputedStyle(document.body).fontFamily}`;
  const drawn = (sign) => {
    pen.clearRect(0, 0, 40, 40);
    pen.fillText(sign, 2, 32);
    return pen.getImageData(0, 0, 40, 40).data.join();
  };
  const nothing = drawn('\\uffff');
  const known = (window.signsKnown ??= new Map());
  const lacks = (sign) => known.get(sign) ?? known.set(sign, drawn(sign) === nothing).get(sign);
  return [...new Set(document.body.innerText)].filter((sign) => sign.trim() && lacks(sign));
}"""


def families_of(person: Person, selector: str) -> set[str]:
    """The fonts the words of an element were really drawn with."""
    tools = person.page.context.new_cdp_session(person.page)
    for domain in ("DOM", "CSS"):
        tools.send(f"{domain}.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    return {font["familyName"] for font in tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]}


@in_both_fonts
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_page_is_read_in_the_pinned_family(guest: Guest, request: pytest.FixtureRequest, lang: str) -> None:
    person = guest(lang=lang)
    person.open()
    person.page.wait_for_selector(".more-ways")
    assert families_of(person, "h1") == {FAMILIES[request.node.callspec.params["browser"]].name}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_sign_of_a_page_is_missing_in_a_plain_font(house: House, guest: Guest, lang: str) -> None:
    person = guest(lang=lang)
    person.sit(house.table()["host"])
    person.to_a_placement(Random(3))
    person.play(Random(3), 2)
    assert not person.page.evaluate(LACKING)
    person.page.click("#time [data-key=play]")
    assert not person.page.evaluate(LACKING)


def test_nothing_is_installed_where_that_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VISAVIS_NO_APT", "1")
    monkeypatch.setattr(debian, "install", lambda package: pytest.fail(package))
    assert not debian.had(lambda: "", "chromium")


def test_a_second_worker_finds_what_the_first_has_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It looks again as soon as it is its turn, and installs nothing twice."""
    monkeypatch.delenv("VISAVIS_NO_APT", raising=False)
    monkeypatch.setattr(debian, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(debian.os, "geteuid", lambda: 0)
    monkeypatch.setattr(debian.shutil, "which", lambda name: name)
    monkeypatch.setattr(debian, "install", lambda package: pytest.fail(package))
    looked = iter(["", "/usr/bin/chromium", "/usr/bin/chromium"])
    assert debian.had(lambda: next(looked), "chromium") == "/usr/bin/chromium"
