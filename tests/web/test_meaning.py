"""The page reads no meaning out of a sentence: with every sentence made unreadable it shows and does the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person

ANSWERS = 5

# Every letter, figure and stop of a sentence becomes the same letter, so that its length is all that is left of it.
UNREADABLE = """() => {
  const SENTENCES = ['title', 'said', 'short', 'help', 'text', 'status', 'notices', 'agreements', 'aims', 'preview',
    'row_titles', 'row_shorts', 'moves', 'unmoves', 'cells', 'source', 'account', 'value', 'why', 'whose'];
  const hidden = (said) => said.replaceAll(/\\S/g, 'o');
  const all = (said) => typeof said === 'string' ? hidden(said) : Array.isArray(said) ? said.map(all)
    : said && typeof said === 'object' ? Object.fromEntries(Object.entries(said).map(([key, each]) => [key, all(each)]))
    : said;
  const disguised = (told) => Array.isArray(told) ? told.map(disguised) : !told || typeof told !== 'object' ? told
    : Object.fromEntries(Object.entries(told).map(([key, each]) =>
      [key, key === 'words' ? each : SENTENCES.includes(key) ? all(each) : disguised(each)]));
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const told = parse(text, ...more);
    return ['frame', 'past', 'curtain'].includes(told?.type) ? disguised(told) : told;
  };
}"""
ALIKE = """() => {
  CanvasRenderingContext2D.prototype.measureText = (said) => ({ width: 60 * said.length });
}"""

# What is there and what can be done with it, without a word; the last two classes only say that words need more lines.
BONES = """() => [...document.querySelectorAll('body *:not(script)')].map((each) => [each.localName,
  [...each.classList].filter((name) => !['close', 'tall'].includes(name)).join(' '),
  ...['data-touch', 'data-key', 'data-zone', 'data-region', 'role', 'href'].map((name) => each.getAttribute(name)),
  each.checkVisibility()].join(' | '))"""

TAKEN = """(before) =>
  document.querySelector('#prompt .confirm, #prompt .picked') || document.body.dataset.version !== before"""


def seen(person: Person, link: str) -> list[list[str]]:
    """The table as it is opened, with a place pointed at, with a part of an answer picked, and some answers later."""
    page = person.page
    page.add_init_script(f"({ALIKE})(); localStorage.setItem('visavis.pace', JSON.stringify('off'))")
    person.sit(link)
    found = [page.evaluate(BONES)]
    page.locator("#board .place[data-said]").first.dispatch_event("pointerover", {"pointerType": "mouse"})
    page.wait_for_selector(".info:not([hidden])")
    found.append(page.evaluate(BONES))
    page.mouse.move(1, 1)
    before = person.version
    person.lit().first.dispatch_event("click")
    page.wait_for_function(TAKEN, arg=before)
    person.heard()
    found.append(page.evaluate(BONES))
    for seed in range(1, ANSWERS + 1):
        person.play_fast(seed, 1)
        page.wait_for_selector("body[data-turn=yours]")  # bots answer when they like
    found.append(page.evaluate(BONES))
    return found


TABLES: dict[str, dict[str, Any]] = {
    "blitzkrieg": {"scenario": "solo", "seats": ["bot", "human"]},
    "manhattan": {"scenario": "two", "seats": ["human", "trainee"]},
    "bear": {"scenario": "solo1-soviet", "seats": ["bot", "human"], "options": {"common_sense": False}},
}


@pytest.mark.parametrize("game", TABLES)
def test_a_page_shows_and_does_the_same_whatever_its_sentences_say(house: House, guest: Guest, game: str) -> None:
    asked = {"game": game, "options": {}, "lang": "en"} | TABLES[game]
    reads, cannot = guest(new=True), guest(new=True)
    cannot.page.add_init_script(f"({UNREADABLE})()")
    meant = seen(reads, house.make(asked)["host"])
    told = seen(cannot, house.make(asked)["host"])
    assert "ooo" in cannot.page.inner_text("#prompt")
    assert "ooo" not in reads.page.inner_text("#prompt")
    assert len(meant) == len(told)
    for one, other in zip(meant, told, strict=True):
        assert [each for each in one if each not in other] == []
        assert [each for each in other if each not in one] == []
        assert one == other
