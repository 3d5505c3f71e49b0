"""The table in a terminal: the same View as everywhere, in signs and colours."""

from __future__ import annotations

from visavis.terminal.asking.talk import be_tolerant
from visavis.terminal.drawing.legend import legend_lines
from visavis.terminal.drawing.pages import rule_lines
from visavis.terminal.drawing.panels import log_lines
from visavis.terminal.drawing.reasons import explanation_lines
from visavis.terminal.drawing.screen import events_since, print_lines, show, usable
from visavis.terminal.drawing.style import make_console
from visavis.terminal.keeping.saves import saves_folder
from visavis.terminal.play import PlayRequest, run, silence

__all__ = [
    "PlayRequest",
    "be_tolerant",
    "events_since",
    "explanation_lines",
    "legend_lines",
    "log_lines",
    "make_console",
    "print_lines",
    "rule_lines",
    "run",
    "saves_folder",
    "show",
    "silence",
    "usable",
]
