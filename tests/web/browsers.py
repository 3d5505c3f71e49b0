"""One browser for each family of fonts, with its windows, for all tests of the pages that a process runs.

To start one costs as much as four pages, and its windows have everything at hand after the first of them.
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from typing import Self

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.web.chromium import ARGS, chromium
from tests.web.fonts import Family, pinned
from tests.web.windows import Windows


class Browsers(ExitStack):
    """They start when they are first asked for, and end together; whoever asks later gets others."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        super().__init__()
        self.folders = folders
        self.playwright: Playwright | None = None
        self.started: dict[str, Browser] = {}
        self.windows: dict[Browser, Windows] = {}

    def __enter__(self) -> Self:
        return self

    def of(self, family: Family) -> Browser:
        if family.name not in self.started:
            self.started[family.name] = self.start(family)
        return self.started[family.name]

    def start(self, family: Family) -> Browser:
        if self.playwright is None:
            self.playwright = self.enter_context(sync_playwright())
        fonts = {"FONTCONFIG_FILE": str(pinned(family, self.folders.mktemp("fonts")))}
        found = self.playwright.chromium.launch(
            executable_path=chromium(), args=list(ARGS), env={**os.environ, **fonts}
        )
        self.callback(found.close)
        return found

    def windows_of(self, browser: Browser, url: str) -> Windows:
        return self.windows.setdefault(browser, Windows(browser, url))

    def close(self) -> None:
        super().close()
        self.playwright = None
        self.started.clear()
        self.windows.clear()
