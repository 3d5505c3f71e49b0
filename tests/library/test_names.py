"""One import gives what a program needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

import visavis
from visavis.kernel.errors import UnknownName
from visavis.kernel.table import Table

HEAVY = ("rich", "fluent.runtime", "starlette", "visavis.text", "visavis.sim", "visavis.games.blitzkrieg")


def test_every_name_is_there_and_listed() -> None:
    homes = [name for names in visavis._HOME.values() for name in names]
    assert sorted(homes) == sorted(visavis.__all__)
    assert {name: getattr(visavis, name) for name in visavis.__all__}["Table"] is Table
    assert set(visavis.__all__) < set(dir(visavis))


def test_importing_it_imports_nothing_heavy() -> None:
    asked = "import sys, visavis; visavis.Table; visavis.new; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()
    assert "visavis.kernel.table" in loaded
    assert [name for name in HEAVY if name in loaded] == []


def test_a_name_that_does_not_exist_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="module 'visavis' has no attribute 'tabel'"):
        _ = visavis.tabel


def test_a_table_is_made_in_one_line() -> None:
    table = visavis.new("blitzkrieg", "solo", level="medium", players=("bot", "human"))
    assert (table.header.scenario, table.header.options["level"]) == ("solo", "medium")
    assert table.header.players == ("bot", "human")
    assert visavis.new(visavis.load("manhattan"), quiet=True).header.scenario == "two"
    with pytest.raises(UnknownName, match="did you mean solo"):
        visavis.new("blitzkrieg", "sole")
