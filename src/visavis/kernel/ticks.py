"""How a line of a sheet stands that lies beside the board: what is owed, done, or read just now."""

from __future__ import annotations

from typing import Final

READ: Final = "read"  # the line that holds now
DUE: Final = "due"
DONE: Final = "done"
UNDONE: Final = "undone"  # it could have been done
IMPOSSIBLE: Final = "impossible"
SKIPPED: Final = "skipped"
