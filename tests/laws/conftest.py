"""Generated examples are the same in every run, and take the time they take."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("visavis", deadline=None, derandomize=True)
settings.load_profile("visavis")
