"""What has just happened: shown deed after deed, skipped by a touch, called back as a list; numbers that changed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.house import House
from tests.web.person import Person
from tests.web.positions import bombed, broke

WATCH = """
  window.told = [];
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    moved.push({ n: told.length, what: this.closest('[data-glide]')?.dataset.glide ?? '' });
    return animate.call(this, frames, how);
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const caption = document.querySelector('.news');
    const said = caption && !caption.hidden ? caption.textContent : '';
    if (said && said !== told.at(-1)) told.push(said);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] }));
"""

LISTEN = """() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (said) { sent.push(said); return send.call(this, said); };
}"""

LEFT = """() => ({
  caption: document.querySelector('.news').checkVisibility(),
  lit: document.querySelectorAll('.hinted').length,
  signs: document.querySelectorAll('.signs > *').length,
  showing: document.body.classList.contains('showing'),
  trails: document.querySelectorAll('.trail-line').length,
})"""
NOTHING = {"caption": False, "lit": 0, "signs": 0, "showing": False, "trails": 0}

VIEWS = """async () => {
  const { viewsOf, newSince, litBy } = await import('/static/js/draw/steps.js');
  const thing = (id, at) => ({ id, at, marks: [] });
  const place = (id, marks) => ({ id, marks: marks ?? [] });
  const view = (things, war, money, marks) => ({ places: [place('x', marks), place('y'), place('z')], things,
    tracks: [{ id: 'war', markers: [[0, war]] }], counts: [{ id: 'money', value: money }], prompt: null });
  const before = view([thing('mine', 'hand'), thing('old', 'x'), thing('rider', 'x')], 0, 5);
  const after = view([thing('mine', 'y'), thing('row', 'z'), thing('rider', 'z')], -1, 9, ['won']);
  const beat = (...steps) => ({ parts: steps.map(({ n }) => ({ n, text: `said ${n}` })), steps });
  const story = [
    beat({ n: 1, about: ['x'] }),
    beat({ n: 2, deed: true, about: ['y'], stands: [['war', 0, 2]] }),
    beat({ n: 3, lost: ['x'], about: ['x'], goes: [['rider', 'x', 'y']] }, { n: 4, about: ['money'] }),
    beat({ n: 5, about: ['z'], stands: [['war', 1, -1]] }),
  ];
  const told = newSince(story, 1);
  const seen = viewsOf(before, after, told).map((each) => ({
    things: Object.fromEntries(each.things.map(({ id, at }) => [id, at])),
    war: each.tracks[0].markers[0][1], money: each.counts[0].value, x: each.places[0].marks.join(),
  }));
  const said = (told) => told.flatMap((each) => each.parts.map((part) => part.text));
  const later = [said(newSince(story, 3)), said(newSince(story, 3, 'said 5'))];
  return { seen, told: told.length, lit: litBy(told[1], after), later };
}"""


def test_each_deed_brings_what_it_concerns_and_the_last_all_the_rest(guest: Guest) -> None:
    person = guest()
    person.open()
    found = person.page.evaluate(VIEWS)
    assert found["told"] == 3
    first, second, last = found["seen"]
    assert first == {"things": {"mine": "y", "old": "x", "rider": "x"}, "war": 2, "money": 5, "x": ""}
    assert second == {"things": {"mine": "y", "rider": "y"}, "war": 2, "money": 9, "x": "won"}
    assert last == {"things": {"mine": "y", "row": "z", "rider": "z"}, "war": -1, "money": 9, "x": "won"}
    assert found["lit"] == ["rider", "mine", "y", "x", "money"]
    assert found["later"] == [["said 4", "said 5"], ["said 4"]]  # neither what was told before nor the result above


def watched(guest: Guest, link: str, **how: Any) -> Person:
    """Somebody whose time stands still until it is told to go on."""
    person = guest(new=True, **how)
    person.page.clock.install()
    person.page.add_init_script(WATCH)
    person.sit(link)
    return person


def answer_until_others_act(person: Person, seed: int = 3) -> list[str]:
    """Any answers, up to one after which somebody else does something; what they did, deed by deed."""
    for n in range(30):
        before = person.version
        person.give(Random(seed + n))
        person.wait_for_change(before)
        others: list[str] = person.page.eval_on_selector_all(
            "#prompt .told:not(.own)", "all => all.map((each) => each.textContent)"
        )
        if others and person.page.evaluate("document.body.classList.contains('showing')"):
            return others
        person.page.clock.run_for(60_000)
    raise AssertionError("nobody did anything")


def test_the_turns_of_others_are_shown_one_after_the_other(house: House, guest: Guest) -> None:
    person = watched(guest, house.race("human", "director", "director", "director")["host"], motion=True)
    others = answer_until_others_act(person)
    assert len(others) >= 3
    for _ in range(40):
        person.page.clock.run_for(500)
    told = person.page.evaluate("told")
    assert [each for each in told if each in others] == others
    moved = person.page.evaluate("moved")
    assert len({each["n"] for each in moved if each["what"].startswith("thing")}) >= 3  # each with its own sentence
    assert person.page.evaluate(LEFT) == NOTHING


def test_what_is_shown_is_lit_and_what_is_asked_can_be_answered_meanwhile(house: House, guest: Guest) -> None:
    person = watched(guest, house.table()["host"], motion=True)
    answer_until_others_act(person)
    for _ in range(20):
        if person.page.locator(".news:visible").count() and person.page.inner_text(".news").startswith("Axis"):
            break
        person.page.clock.run_for(100)
    assert person.page.locator("#board .thing.hinted").count() == 1
    assert person.turn == "yours"
    before = person.version
    person.give(Random(5))  # the first touch skips what is left
    person.wait_for_change(before)


def test_what_chance_decided_is_told_to_whoever_did_it(house: House, guest: Guest) -> None:
    """One's own deed is known, how the check of it went is not; a card is played by touching it; Cancel asks again."""
    person = watched(guest, house.position(broke()), motion=True)
    person.touch("GR2")
    person.expects("#asked").to_contain_text("What do Rifles GR2 do?")
    person.page.click("#prompt .answer:has-text('Stall')")
    person.expects(".preview").to_contain_text("does nothing, but it is no pass")
    person.page.evaluate(LISTEN)
    person.page.click("#prompt [data-key=cancel]")
    person.expects("#asked").to_contain_text("What do Rifles GR2 do?")
    assert person.page.evaluate("sent") == []  # nothing is taken back with it
    before = person.version
    person.touch("card 0 1")
    person.wait_for_change(before)
    person.expects("#asked").to_contain_text("The card pays for it.")
    person.page.keyboard.press("u")
    person.expects("#asked").not_to_contain_text("The card pays for it.")
    person.page.click("#prompt .answer:has-text('Stall')")
    before = person.version
    person.page.clock.run_for(2_000)
    person.page.click("#prompt .confirm")
    person.wait_for_change(before)
    assert "spent check" in person.page.evaluate("told")[0]


@pytest.mark.parametrize("by", ["touch", "key"])
def test_a_touch_or_a_key_shows_how_things_stand(house: House, guest: Guest, by: str) -> None:
    person = watched(guest, house.race("human", "director", "director", "director")["host"], motion=True)
    answer_until_others_act(person)
    person.page.keyboard.press("ArrowRight") if by == "key" else person.page.mouse.click(5, 400)
    assert person.page.evaluate(LEFT) == NOTHING
    resting = "() => document.getAnimations().filter((each) => each.effect.target.closest('[data-glide]')).length"
    assert person.page.evaluate(resting) == 0
    shown = person.page.evaluate("told.length")
    person.page.clock.run_for(20_000)
    assert person.page.evaluate("told.length") == shown


def test_a_touch_means_what_was_seen_under_it_and_nothing_else(house: House, guest: Guest) -> None:
    """What lies there only when the show is skipped was not meant."""
    person = watched(guest, house.table()["host"], motion=True)
    answer_until_others_act(person)
    press = """(was) => {
      const [one, other] = ['#tray .lit', '#board .place.lit'].map((each) => document.querySelector(each));
      (was ? other : one).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      other.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return document.querySelectorAll('.chosen').length;
    }"""
    assert person.page.evaluate(press, False) == 0
    person.page.evaluate("document.body.click()")
    assert person.page.evaluate(press, True) > 0


@pytest.mark.parametrize(("pace", "each"), [("slow", 2000), ("normal", 1000), ("fast", 500)])
def test_faster_and_slower_are_settings(house: House, guest: Guest, pace: str, each: int) -> None:
    person = watched(guest, house.race("human", "director", "director")["host"], motion=True)
    person.tab("table")
    person.page.select_option("#habit-pace", pace)
    person.page.evaluate(
        "window.waits = []; const wait = setTimeout;"
        "window.setTimeout = (f, ms) => { waits.push(ms); return wait(f, ms); }; 0"
    )
    answer_until_others_act(person)
    person.page.clock.run_for(30_000)
    waits = [ms for ms in person.page.evaluate("waits") if ms >= 0.4 * each]
    assert min(waits) in (0.4 * each, each)
    assert max(ms for ms in waits if ms <= 3 * each) >= each


def test_where_it_is_switched_off_everything_is_there_at_once(house: House, guest: Guest) -> None:
    person = watched(guest, house.table()["host"], motion=True)
    person.tab("table")
    person.page.select_option("#habit-pace", "off")
    person.play(Random(3), 6)
    assert person.page.evaluate("told") == []
    assert person.page.locator("#prompt .happened .told").count()  # it can still be called back


def test_without_motion_the_sentences_are_told_and_nothing_moves(house: House, guest: Guest) -> None:
    person = watched(guest, house.race("human", "director", "director")["host"])
    others = answer_until_others_act(person)
    log = person.page.locator(".log-text").count()
    at_once = "all => all.map((each) => each.dataset.touch + each.dataset.at)"
    pieces = person.page.eval_on_selector_all("#board .thing", at_once)
    person.page.clock.run_for(30_000)
    assert log
    assert person.page.eval_on_selector_all("#board .thing", at_once) == pieces
    assert [each for each in person.page.evaluate("told") if each in others] == others
    assert person.page.evaluate("moved") == []
    assert person.page.evaluate(LEFT) == NOTHING


# Called back


def test_what_happened_can_be_called_back_and_points_at_the_board(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.race("human", "director", "director")["host"])
    person.play(Random(4), 4)
    person.page.keyboard.press("h")
    person.expects("#prompt .happened").to_have_attribute("open", "")
    lines = person.page.locator("#prompt .told")
    assert lines.count() >= 2
    person.expects("#prompt .told >> nth=0").to_be_focused()
    assert person.page.locator(".hinted").count()
    placed = person.page.locator("#prompt .told:has-text(' laborer')").last
    placed.hover()
    assert person.page.locator("#stage .thing.hinted").count()
    person.page.keyboard.press("Escape")
    person.page.mouse.move(5, 5)
    person.expects("#prompt .happened").not_to_have_attribute("open", "")
    person.expects(".hinted").to_have_count(0)


def test_what_was_lost_from_a_hand_leaves_a_cross_there(house: House, guest: Guest) -> None:
    person = guest()
    person.sit(house.position(bombed()))
    person.page.keyboard.press("h")
    person.page.locator("#prompt .told:has-text('bomb')").first.hover()
    person.expects("#tray .zone.bereft").to_have_count(1)
    person.page.keyboard.press("Escape")
    person.page.mouse.move(5, 5)
    person.expects(".bereft").to_have_count(0)


def test_the_list_is_there_after_a_reload_and_in_russian(house: House, guest: Guest) -> None:
    person = guest(lang="ru")
    link = house.table()["host"]
    person.sit(link)
    person.play(Random(3), 6)
    told = person.page.locator("#prompt .told").all_text_contents()
    assert any(each.startswith("Ось: ") for each in told)
    person.sit(link)
    assert person.page.locator("#prompt .told").all_text_contents() == told
    person.expects(".news").to_be_hidden()


def test_a_finger_on_a_line_brings_what_it_tells_into_sight(house: House, guest: Guest) -> None:
    person = guest(phone=True)
    person.sit(house.race("human", "director", "director")["host"])
    person.play(Random(4), 4)
    person.page.locator("#prompt .happened summary").tap()
    person.page.locator("#prompt .told:has-text(' laborer')").last.tap()
    seen = """() => [...document.querySelectorAll('#stage .hinted')].some((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top >= 0 && bottom <= document.querySelector('.dock').getBoundingClientRect().top;
    })"""
    assert person.page.evaluate(seen)


# On a phone

PLACED = """() => {
  const newest = document.querySelector('#board .newest')?.closest('.thing');
  if (!newest) return null;
  for (const each of newest.getAnimations({ subtree: true })) each.finish();
  const { top, bottom } = newest.getBoundingClientRect();
  return [top, bottom, document.querySelector('.dock').getBoundingClientRect().top];
}"""


@pytest.mark.parametrize("motion", [True, False])
def test_a_phone_scrolls_to_where_the_newest_piece_is(house: House, guest: Guest, motion: bool) -> None:
    """Not to where it comes from: it is looked for before it glides."""
    person = watched(guest, house.table()["host"], phone=True, motion=motion)
    seen = 0
    for n in range(8):
        if person.turn != "yours":
            break
        before = person.version
        person.give(Random(20 + n))
        person.wait_for_change(before)
        for _ in range(30):
            if not person.page.evaluate("document.body.classList.contains('showing')"):
                break
            last = person.page.eval_on_selector(".news", "(each) => (each.hidden ? '' : each.textContent)")
            found = person.page.evaluate(PLACED)
            if found and " to " in last and last.startswith("Axis"):
                assert 0 <= found[0] < found[1] <= found[2], (last, found)
                seen += 1
            person.page.clock.run_for(300)
    assert seen


# What has changed

MARKS = """() => [...document.querySelectorAll('.delta')].map((each) =>
  `${each.closest('[data-title]')?.dataset.title ?? each.closest('.plate')?.textContent} ${each.ariaLabel}`)"""


def test_numbers_that_changed_are_marked_until_the_next_answer_for_everybody(house: House, guest: Guest) -> None:
    made = house.race("human", "director", "director")
    person, watcher = guest(), guest()
    person.sit(made["host"])
    watcher.sit(made["spectator"] if "spectator" in made else made["links"]["spectator"])
    for _ in range(20):
        person.answer(Random(4))
        marks = person.page.evaluate(MARKS)
        if any("+" in each for each in marks) and any("−" in each for each in marks):
            break
    assert any("+" in each for each in marks)
    assert any("−" in each for each in marks)
    assert all(
        sign in ("more", "less")
        for sign in person.page.eval_on_selector_all(".delta", "all => all.map((each) => each.classList[1])")
    )
    assert person.page.locator(".delta svg path").count() == len(marks)  # told apart by a sign, not by colour
    person.sit(made["host"])
    assert person.page.evaluate(MARKS) == marks
    watcher.page.wait_for_selector(".delta")
    person.answer(Random(4))
    assert person.page.evaluate(MARKS) != marks


# Dice


def test_dice_are_drawn_in_the_sentence_and_in_the_log(house: House, guest: Guest) -> None:
    person = guest()
    asked = {"game": "bear", "scenario": "solo1-soviet", "seats": ("bot", "human"), "lang": "en"}
    person.sit(house.make(asked | {"options": {"common_sense": False}})["host"])
    for seed in range(3, 40):
        if person.page.locator("#prompt .told .thrown-die").count():
            break
        person.play_fast(seed, most=1)
    faces = (
        """all => all.map((each) => [Number(each.getAttribute('aria-label')), each.querySelectorAll('.pip').length])"""
    )
    for where in ("#prompt .told .thrown-die", ".log-text .thrown-die"):
        found = person.page.eval_on_selector_all(where, faces)
        assert found
        assert all(said == pips for said, pips in found)
    assert not person.page.evaluate("/[\\u2680-\\u2685]/.test(document.body.textContent)")
