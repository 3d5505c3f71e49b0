"""Errors in the reader's language. Their templates are English; a catalogue has those of another language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from visavis.kernel.errors import ENGLISH, Speech


class Translated(Speech):
    """Sentences by a catalogue; what it does not know stays English."""

    def __init__(self, catalogue: Mapping[str, str]) -> None:
        self.catalogue = catalogue

    def template(self, english: str) -> str:
        return self.catalogue.get(english, english)

    def quoted(self, value: object) -> str:
        """Text in «guillemets», anything else as it is."""
        shown = super().quoted(value)
        return f"«{shown[1:].removesuffix(shown[0])}»" if isinstance(value, str) else shown


@cache
def speech(code: str) -> Speech:
    """How a language says errors."""
    return ENGLISH if code == "en" else Translated(catalogue(code))


def catalogue(code: str) -> dict[str, str]:
    """All tables of a catalogue as one: what our own code says, and what the system and the parsers say."""
    file = files("visavis.text") / f"errors.{code}.toml"
    parts = tomllib.loads(file.read_text(encoding="utf-8")).values()
    return {english: said for part in parts for english, said in part.items()}
