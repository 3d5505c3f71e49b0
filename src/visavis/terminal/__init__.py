"""The table in a terminal: the same View as everywhere, in signs and colours."""

from __future__ import annotations

from visavis.terminal.pages import legend_lines, rule_lines
from visavis.terminal.panels import log_lines
from visavis.terminal.play import HUMAN, PlayRequest, run
from visavis.terminal.reasons import explanation_lines
from visavis.terminal.saves import read_record, saves_folder
from visavis.terminal.screen import events_since, print_lines, show, usable
from visavis.terminal.style import make_console

__all__ = [
    "HUMAN",
    "PlayRequest",
    "events_since",
    "explanation_lines",
    "legend_lines",
    "log_lines",
    "make_console",
    "print_lines",
    "read_record",
    "rule_lines",
    "run",
    "saves_folder",
    "show",
    "usable",
]
