"""Pieces glide one after the other, in the order in which they were placed."""

from __future__ import annotations

from random import Random

from tests.web.conftest import Guest
from tests.web.house import House

TURNS = """async () => {
  const { turns } = await import('/static/js/draw/motion.js');
  const thing = (id, at) => ({ id, at });
  const track = (id, at) => ({ id, markers: [[0, at]] });
  const places = ['x', 'y', 'z'].map((id) => ({ id }));
  const before = { places, things: [thing('old', 'x'), thing('mine', 'hand'), thing('row', 'rack')],
    tracks: [track('war', 0), track('peace', 0)] };
  const view = { places, things: [thing('old', 'x'), thing('mine', 'y'), thing('row', 'z'), thing('drawn', 'hand')],
    tracks: [track('war', 2), track('peace', 0)] };
  return { both: Object.fromEntries(turns(before, view)), none: turns(null, view).size,
    one: Object.fromEntries(turns({ ...before, things: view.things.slice(1) }, { ...view, tracks: before.tracks })) };
}"""

LISTEN = """
  window.moves = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const what = this.closest('#board .thing') ? 'thing' : 'other';
    moves.push({ what, duration: how.duration, delay: how.delay });
    return animate.call(this, frames, how);
  };
"""


def test_a_reply_waits_for_the_move_it_replies_to(guest: Guest) -> None:
    person = guest()
    person.open()
    found = person.page.evaluate(TURNS)
    last = {"thing row": 1, "thing drawn": 1, "marker war 0": 1, "race war 0": 1}
    assert found["both"] == {"thing mine": 0} | last
    assert found["one"] == {"thing old": 0}
    assert found["none"] == 0


def test_no_movement_is_long(house: House, guest: Guest) -> None:
    """Each takes less than 250 milliseconds, and the bot's reply begins when the move has ended."""
    person = guest(motion=True, new=True)
    person.page.add_init_script(LISTEN)
    person.sit(house.table()["host"])
    replies = 0
    while replies < 2:
        person.to_a_placement(Random(3))
        person.page.evaluate("moves.length = 0")
        person.answer(Random(3))
        person.page.wait_for_selector("body:not([data-turn=others])")
        found = person.page.evaluate("moves")
        assert all(each["duration"] < 250 for each in found)
        waits = sorted({each["delay"] / each["duration"] for each in found if each["what"] == "thing"})
        assert waits == list(range(len(waits)))
        replies += len(waits) > 1


def test_nothing_moves_where_motion_is_not_wanted(house: House, guest: Guest) -> None:
    person = guest(new=True)
    person.page.add_init_script(LISTEN)
    person.sit(house.table()["host"])
    person.play(Random(3), 3)
    assert person.page.evaluate("moves") == []
