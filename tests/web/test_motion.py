"""Pieces glide from where they were; nothing moves where motion is not wanted."""

from __future__ import annotations

from random import Random

from tests.web.conftest import Guest
from tests.web.house import House

LISTEN = """
  window.moves = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    moves.push(how.duration);
    return animate.call(this, frames, how);
  };
"""


def test_no_movement_is_long(house: House, guest: Guest) -> None:
    """Whoever is shown the next deed after a second has seen where the piece went."""
    person = guest(motion=True, new=True)
    person.page.add_init_script(LISTEN)
    person.sit(house.table()["host"])
    person.play(Random(3), 4)
    found = person.page.evaluate("moves")
    assert found
    assert all(each < 500 for each in found)


def test_nothing_moves_where_motion_is_not_wanted(house: House, guest: Guest) -> None:
    person = guest(new=True)
    person.page.add_init_script(LISTEN)
    person.sit(house.table()["host"])
    person.play(Random(3), 3)
    assert person.page.evaluate("moves") == []
