"""Thinking ahead, in any game: worlds are imagined, played on, and what comes of each answer is counted."""

from __future__ import annotations

from visavis.thinking.levels import LEVELS, Level, chosen
from visavis.thinking.search import Budget, Search
from visavis.thinking.thought import Considered, Thought

__all__ = ["LEVELS", "Budget", "Considered", "Level", "Search", "Thought", "chosen"]
