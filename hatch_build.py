"""Lets a wheel carry the compiled modules: VISAVIS_WHEEL=compiled, as `make wheel` says. Others are pure Python."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = Path(self.root) / "src" / "visavis.compiled"
        if os.environ.get("VISAVIS_WHEEL") == "compiled":
            if not (folder / "list.json").is_file():
                raise FileNotFoundError("nothing has been compiled yet: run `make compiled`")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][str(folder)] = folder.name
