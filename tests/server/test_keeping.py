"""Tables have an end: so many there may be, and so long each is kept. Whatever is played stays."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from sqlite3 import Connection

import pytest

from tests.server.host import SOLO, UNLIMITED, Server, play_on, serving
from visavis.server.config import Config, Doors, Keeping, WrongSetting
from visavis.server.links import Links

DAY = timedelta(days=1)


def age(server: Server, table: str, days: int) -> None:
    """As if the last answer had been given so long ago."""
    then = (datetime.now(UTC) - days * DAY).isoformat(timespec="milliseconds")

    def job(connection: Connection) -> None:
        connection.execute("UPDATE game SET updated = ? WHERE id = ?", (then, table))

    server.within(server.hall.store.writer.write, job)


def is_there(server: Server, link: str) -> bool:
    return bool(server.post("/api/mine", {"links": [link]}, 200)["tables"])


def finished(server: Server) -> tuple[str, str]:
    made = server.table()
    with server.at(made["host"]) as person:
        play_on([person.sit()], Random(1))
        assert person.seen["over"]
    return made["table"], made["host"]


def test_old_tables_go_and_those_that_are_played_stay(tmp_path: Path) -> None:
    with serving(tmp_path, keeping=Keeping(finished=90, unfinished=365)) as server:
        over, running = finished(server), server.table()
        for days, there in ((89, (True, True)), (91, (False, True)), (364, (False, True)), (366, (False, False))):
            age(server, over[0], days)
            age(server, running["table"], days)
            server.within(server.hall.clear_out)
            assert (is_there(server, over[1]), is_there(server, running["host"])) == there, days
        with server.at(running["host"]) as late:
            assert late.hear()["reason"] == "This table does not exist any more."


def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    with serving(tmp_path, keeping=Keeping()) as server:
        made = server.table()
        age(server, made["table"], 1000)
        with server.at(made["host"]) as person:
            person.sit()
            server.within(server.hall.clear_out)
            assert is_there(server, made["host"])
            person.answer(person.options[0])  # and from now on it is played again
        server.within(server.hall.clear_out)
        assert is_there(server, made["host"])


def test_tables_may_be_kept_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path, keeping=Keeping(0, 0, 0, 0)) as server:
        over = finished(server)
        age(server, over[0], 100_000)
        server.within(server.hall.clear_out)
        assert is_there(server, over[1])


@pytest.mark.parametrize(("keeping", "said"), [
    (Keeping(of_one=2), "Very many tables have been made from your address."),
    (Keeping(tables=2), "This server has no room for another table."),
])  # fmt: skip
def test_there_are_so_many_tables_and_not_more(tmp_path: Path, keeping: Keeping, said: str) -> None:
    with serving(tmp_path, keeping=keeping) as server:
        first, second = server.table(), server.table()
        assert server.post("/api/tables", SOLO, 403)["error"].startswith(said)
        with server.at(second["host"]) as person:
            person.sit()
            assert person.ask("fork", n=0)["reason"].startswith(said)
            person.answer(person.options[0])
        server.within(server.hall.store.delete, [first["table"]])
        server.table()


def test_no_address_is_on_the_disk(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.table()
        count = server.within(server.hall.store.count, server.hall.links.mark("testclient"))
        assert count == 1
    assert b"testclient" not in (tmp_path / "tables.sqlite").read_bytes()
    assert Links("one").mark("192.0.2.1") != Links("other").mark("192.0.2.1")


def test_the_home_page_says_how_long_tables_are_kept(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED, keeping=Keeping(finished=7, unfinished=30)) as server:
        assert server.get("/api/home")["kept"] == {"finished": 7, "unfinished": 30}
    assert (Config(Path(".")).keeping.finished, Config(Path(".")).keeping.unfinished) == (90, 365)


def test_it_may_be_set_from_outside() -> None:
    assert Keeping.given({"VISAVIS_KEEP_FINISHED": "7", "VISAVIS_KEEP_TABLES": "0"}) == Keeping(finished=7, tables=0)
    for wrong in ("", "-1", "7 days", "1.5", "9" * 20, "²"):
        with pytest.raises(WrongSetting):
            Keeping.given({"VISAVIS_KEEP_FINISHED": wrong})
    assert Doors.given({"VISAVIS_DOORS_OF_ONE_HOME": "7"}) == Doors(of_one_home=7)
