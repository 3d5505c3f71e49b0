"""Many games at once: playouts, their summary, and fuzzing of the rules."""

from __future__ import annotations

from visavis.sim.fuzz import Failure, fuzz
from visavis.sim.match import Match, Standing, match
from visavis.sim.playouts import playout, simulate
from visavis.sim.records import write_records, write_table
from visavis.sim.summary import Outcome, Share, Spread, Summary, summarise, wilson

__all__ = [
    "Failure",
    "Match",
    "Outcome",
    "Share",
    "Spread",
    "Standing",
    "Summary",
    "fuzz",
    "match",
    "playout",
    "simulate",
    "summarise",
    "wilson",
    "write_records",
    "write_table",
]
