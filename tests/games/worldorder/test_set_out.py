"""Chapters B2 and A2 for hands: what is laid out is what lies there before the first question; who got VP for what."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from visavis.company.by_hand import ALL, NOTHING, PIECES, asks_a_hand
from visavis.games.worldorder import GAME
from visavis.games.worldorder.gains import gains
from visavis.games.worldorder.set_out import set_out
from visavis.games.worldorder.setup import SHAPES, set_up
from visavis.games.worldorder.sheets import POWERS, REGIONS
from visavis.games.worldorder.state import Nation, World, is_expert, is_person
from visavis.games.worldorder.vocabulary import EVENTS
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.journal import Event, Journal
from visavis.kernel.record import Header
from visavis.kernel.table import Table
from visavis.kernel.view import Text
from visavis.kernel.vocabulary import Moved, done
from visavis.text import LANGUAGES, language


def word(text: Text) -> str:
    return text.key.partition("-")[2]


def counts(parts: tuple[Text, ...]) -> dict[str, int]:
    return {word(part.args["thing"]): part.args["n"] for part in parts}


class Hand:
    """Somebody who knows nothing but the words of the sentences."""

    def __init__(self) -> None:
        self.of: dict[str, dict[str, Any]] = {}
        self.cubes: Counter[tuple[str, str]] = Counter()
        self.decks: dict[str, int] = {}
        self.countries: dict[str, int] = {}

    def follow(self, step: Text) -> None:
        args = dict(step.args)
        if "power" in args:
            self.of.setdefault(word(args.pop("power")), {})[step.key] = args
        elif step.key.startswith("lay-cubes"):
            self.cubes += Counter({(word(args["region"]), owner): n for owner, n in counts(args["parts"]).items()})
        elif step.key == "lay-countries":
            self.countries = counts(args["parts"])
        elif "n" in args:
            self.decks[step.key] = args["n"]

    def check(self, s: World) -> None:
        assert self.countries == {region: len(s.countries[region]) for region in REGIONS}
        assert self.cubes == Counter(
            (region, owner) for region in REGIONS for owner in (*s.board.regions[region].printed, *s.temporary[region])
        )
        assert self.decks.get("lay-market") == len(s.abilities)
        assert self.decks.get("lay-decisions", 0) == len(s.decisions)
        assert ("lay-influence" in self.decks) is (s.scenario not in ("four",))
        assert set(self.of) == set(POWERS)
        for power, laid in self.of.items():
            if power not in s.nations:
                assert laid == {"lay-commerce-unplayed": {"n": len(s.commerce[power])}}
            else:
                assert len(laid["lay-allies"]["countries"]) == len(s.nations[power].allies)
                assert laid["lay-deck"] == {"n": 12}
                assert ("lay-objectives" in laid) is s.options.objectives
                (self.check_person if is_person(s, power) else self.check_automa)(s, s.nations[power], laid)

    def check_person(self, s: World, nation: Nation, laid: dict[str, Any]) -> None:
        assert laid["lay-goods"]["money"].args == {"n": nation.money}
        assert {word(each): each.args["n"] for each in laid["lay-goods"]["parts"]} == nation.goods
        assert {word(each): each.args["n"] for each in laid["lay-board"]["parts"]} == nation.production
        assert laid["lay-assets"] == {"n": 8 if s.options.new_assets else 5}
        assert ("lay-order" in laid) is nation.order

    def check_automa(self, s: World, nation: Nation, laid: dict[str, Any]) -> None:
        assert (laid["lay-automa"]["n"], laid["lay-automa"]["money"].args["n"]) == (nation.vp, nation.money)
        assert [word(cell) for cell in laid["lay-cells"]["cells"]] == [c for c, n in nation.cells.items() if n]
        track = laid["lay-track-expert" if is_expert(s) else "lay-track"]["spaces"]
        assert track == ", ".join(map(str, nation.track))


@pytest.mark.parametrize("scenario", SHAPES)
def test_what_is_laid_out_is_the_set_up(scenario: str) -> None:
    """§B2.1 §B2.4 §B2.5 §B2.7 §A2.1 §A2.3 §A2.5 §A2.6 With all modules; the laws do it without."""
    level = {"level": "expert"} if s_automas(scenario) else {}
    s = set_up(scenario, {"objectives": True, "orders": True, "new_assets": True, **level}, {})
    hand = Hand()
    for step in set_out(s, 0):
        hand.follow(step)
    hand.check(s)


def s_automas(scenario: str) -> int:
    return SHAPES[scenario][1]


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_step_is_a_sentence(name: str) -> None:
    """§B2 In both languages."""
    s = set_up("solo-2", {"objectives": True, "orders": True, "level": "expert"}, {})
    said = [language(name, "worldorder").say(step) for step in set_out(s, 0)]
    assert all(said)
    assert len(set(said)) == len(said)
    assert not any("⟨" in each for each in said)


def test_every_step_of_a_marker_is_a_gain() -> None:
    """§B0.7 With its source; §A2.4 an Automa does not begin at 0."""
    s = set_up("solo-1", {"powers": "usa-russia"}, {})
    journal = Journal()
    journal.add(3, [Event("scored", ("usa", 4, 4, "asset")), Event("lost", ("usa", 2, 2, "threat"))])
    table = Table(GAME, Header("worldorder", GAME.version, "solo-1", {}, (), {}), s, journal=journal)
    found = list(gains(table))
    assert found == [
        (0, 1, 10, Text("source-start")),
        (3, 0, 4, Text("source-asset")),
        (3, 0, -2, Text("source-threat")),
    ]


def test_a_vp_marker_that_moved_several_times_is_moved_once() -> None:
    """§B0.7 To where it stands in the end."""
    points, loss = EVENTS["scored"].move, EVENTS["lost"].move
    assert points is not None
    assert loss is not None
    s = set_up("solo-1", {"powers": "usa-russia"}, {})
    lines = [
        Moved(n, Text("move-scored", {"total": total}), Text("unmove-scored", {"n": 2}), "", "", 0, marker, points.path)
        for n, (total, marker) in enumerate(
            [
                (13, points.marker(s, "russia", 2, 13, "region") if points.marker else None),
                (9, loss.marker(s, "russia", 4, 9, "threat") if loss.marker else None),
                (5, points.marker(s, "usa", 2, 5, "region") if points.marker else None),
            ]
        )
    ]
    assert [move.done.args["total"] for move in done(lines)] == [9, 5]


@pytest.mark.parametrize("question", ["reveal", "decision", "influence_card"])
def test_whoever_has_the_box_turns_all_the_cards_of_an_automa(question: str) -> None:
    """§A5.1 §A4.3 §A6.1 None of its decks is drawn from by the program, unless everything is."""
    choice = Choice(CHANCE, question, ["1", "2"], "A5.1", {"power": "usa"})
    assert [asks_a_hand(GAME, way, choice) for way in (ALL, PIECES, NOTHING)] == [True, True, False]
