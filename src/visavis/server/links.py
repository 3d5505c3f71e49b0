"""Signed links: whoever has the link of a seat, sits there; no link, no seat. An invitation is good for one."""

from __future__ import annotations

import os
import secrets
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from itsdangerous import BadData, URLSafeSerializer

from visavis.company.party import Party

KEY_FILE: Final = "secret.key"
SALT: Final = "visavis.seat"
LONGEST: Final = 200  # characters of a link that is worth reading


class Ticket(NamedTuple):
    """What a link opens: which seat of which table."""

    table: str
    seat: int  # or SPECTATOR
    key: str = ""  # of whoever has taken the seat; without one it is an invitation, or the seat of who made the table


class Links:
    """Writes links, and reads only those it has written."""

    def __init__(self, key: str) -> None:
        self.signer = URLSafeSerializer(key, salt=SALT)
        self.key = key

    def mark(self, address: str) -> str:
        """What an address is known by on the disk: the same for the same, and nobody can tell which it was."""
        return blake2b(address.encode(), digest_size=12, key=self.key.encode()[:64]).hexdigest()

    def write(self, table: str, seat: int, key: str = "") -> str:
        link = self.signer.dumps([table, seat, key] if key else [table, seat])
        return link if isinstance(link, str) else link.decode()

    def read(self, link: str) -> Ticket | None:
        """What a link opens; None if it is not one of ours."""
        if len(link) > LONGEST:
            return None
        try:
            return Ticket(*self.signer.loads(link))
        except (BadData, ValueError):
            return None


def seats_opened(ticket: Ticket, party: Party) -> tuple[int, ...]:
    """What a link still opens: an invitation nothing, once somebody has taken the seat."""
    return party.seats_of(ticket.seat) if party.key_of(ticket.seat) in ("", ticket.key) else ()


def new_key() -> str:
    return secrets.token_urlsafe(9)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def secret_key(folder: Path) -> str:
    """The key of a data folder, made once and readable by its owner only."""
    path = folder / KEY_FILE
    if not path.exists():
        make_key(path)
    return path.read_text(encoding="ascii").strip()


def make_key(path: Path) -> None:
    """Write the whole key beside its place first, so that a half-written key can never be read."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "w", encoding="ascii") as out:
        out.write(secrets.token_hex(32) + "\n")
        out.flush()
        os.fsync(out.fileno())
    put_in_place(beside, path)


def put_in_place(beside: Path, path: Path) -> None:
    """Whoever comes first wins; where the disk knows no links, whoever comes last."""
    try:
        os.link(beside, path)
    except FileExistsError:
        pass
    except OSError:
        beside.replace(path)
    beside.unlink(missing_ok=True)
