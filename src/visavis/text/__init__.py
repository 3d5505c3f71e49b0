"""The two languages: Texts become sentences here, and only here."""

from __future__ import annotations

from visavis.text.language import LANGUAGES, Language, language, language_of_locale
from visavis.text.rulebook import Paragraph, Rulebook, rulebook

__all__ = ["LANGUAGES", "Language", "Paragraph", "Rulebook", "language", "language_of_locale", "rulebook"]
