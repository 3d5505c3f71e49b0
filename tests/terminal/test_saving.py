"""Nothing that was answered is lost, whatever happens to the file, the disk or the player."""

from __future__ import annotations

import os
from io import FileIO
from pathlib import Path
from random import Random

import pytest

from tests.terminal.typist import GAME, Typing, answers_in, people_answers, play, playing, request, saved, table_in
from visavis.files import CannotSave, open_record
from visavis.kernel.record import write
from visavis.kernel.table import Table
from visavis.terminal.keeping import saves
from visavis.terminal.keeping.saves import DAMAGED, ENDING, Autosave, locked


def some_answers(folder: Path, count: int, stop: type[BaseException] = EOFError, seed: int = 1) -> Typing:
    """So many answers, then the end of the input, or an interruption."""
    answering = playing(folder, seed)
    left = iter(range(count))

    def typing(prompt: str) -> str:
        if prompt.startswith("Your choice"):
            return ""
        if next(left, None) is None:
            raise stop
        return answering(prompt)

    return typing


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt])
def test_leaving_loses_nothing_and_is_polite(folder: Path, stop: type[BaseException]) -> None:
    played = play(request(folder), some_answers(folder, 3, stop))
    assert played.status == 0
    assert "The game is saved. Start again to go on." in played
    assert people_answers(table_in(folder)) == 3


def test_interrupted_twenty_times_a_game_goes_on_where_it_was(folder: Path) -> None:
    random = Random(20)
    given = 0
    for n in range(20):
        count = random.randrange(3)
        play(request(folder), some_answers(folder, count, KeyboardInterrupt, seed=n))
        if not list(folder.glob(f"*{ENDING}")):
            break  # the game is over
        given += count
        assert people_answers(table_in(folder)) == given


def test_starting_again_offers_the_unfinished_game(folder: Path) -> None:
    play(request(folder), some_answers(folder, 2))
    before = answers_in(folder)
    played = play(request(folder), ["", "quit"])
    assert "There is an unfinished game:" in played
    assert "Solo, Turn " in played
    assert f"Going on after {len(before)} answers." in played
    assert answers_in(folder) == before


def test_after_a_pause_only_what_is_new_is_told(folder: Path) -> None:
    play(request(folder), some_answers(folder, 2))
    news = play(request(folder), ["", "quit"]).text.partition("Since your last answer:")[2]
    assert news.partition("\n──")[0].count("Turn ") == 2


def test_another_game_may_be_begun_instead(folder: Path) -> None:
    play(request(folder), some_answers(folder, 1))
    for typed in ("n", "new", "н", "т"):  # the last is n on the other layout
        play(request(folder), [typed, "quit"])
    assert len(list(folder.glob(f"*{ENDING}"))) == 5
    assert "There are unfinished games:" in play(request(folder), ["q"])


def test_one_of_several_games_is_chosen_by_its_number(folder: Path) -> None:
    play(request(folder, "nippon", new=True), ["quit"])
    os.utime(saved(folder), (1, 1))
    play(request(folder, new=True), ["quit"])
    played = play(request(folder), ["7", "x", "2", "quit"])
    assert "“x” is none of these answers." in played
    assert "Blitzkrieg! — Nippon" in played


def test_leaving_at_the_list_leaves_everything_as_it_is(folder: Path) -> None:
    play(request(folder), some_answers(folder, 1))
    before = saved(folder).read_bytes()
    for typing in (["q"], ["quit"], ["выход"], []):
        assert play(request(folder), typing).status == 0
    assert saved(folder).read_bytes() == before


# Files that are not as they should be


def test_a_line_cut_off_in_the_middle_is_left_out(folder: Path) -> None:
    play(request(folder), some_answers(folder, 3))
    path = saved(folder)
    whole = path.read_bytes()
    path.write_bytes(whole[:-3])
    play(request(folder), ["", "quit"])
    assert answers_in(folder)[: whole.count(b"\n") - 2] == [line.split(" ", 2)[2] for line in lines_of(whole)[:-1]]
    assert path.read_bytes().endswith(b"\n")


def lines_of(data: bytes) -> list[str]:
    return data.decode().splitlines()[1:]


@pytest.mark.parametrize("damage", ["", "nonsense\n", '{"visavis": 1}\n', "\ufeff{}\n"])
def test_a_file_that_is_no_record_is_set_aside_and_never_deleted(folder: Path, damage: str) -> None:
    path = folder / f"blitzkrieg-solo-x{ENDING}"
    path.write_text(damage, encoding="utf-8")
    played = play(request(folder), ["quit"])
    aside = path.with_name(path.name + DAMAGED)
    assert played.status == 0
    assert "A saved game could not be read" in played
    assert str(aside) in played.text.replace("\n", "")
    assert aside.read_text(encoding="utf-8") == damage


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f'"rules": "{GAME.version}"'.encode(), b'"rules": "9"'),
        (b"chance deal", b"chance dial"),
        (b"chance deal ", b"chance deal \xff"),
    ],
)
def test_a_record_of_later_rules_or_with_strange_answers_is_set_aside(
    folder: Path, before: bytes, after: bytes
) -> None:
    play(request(folder), some_answers(folder, 1))
    path = saved(folder)
    damaged = path.read_bytes().replace(before, after, 1)
    path.write_bytes(damaged)
    assert "A saved game could not be read" in play(request(folder), ["quit"])
    assert path.with_name(path.name + DAMAGED).read_bytes() == damaged


def test_two_damaged_files_of_one_name_are_both_kept(folder: Path) -> None:
    path = folder / f"blitzkrieg-solo-x{ENDING}"
    for text in ("one", "two"):
        path.write_text(text)
        play(request(folder), ["q"])
    assert {found.read_text() for found in folder.glob(f"*{DAMAGED}*")} == {"one", "two"}


def test_only_games_of_the_scenario_asked_for_are_offered(folder: Path) -> None:
    """Somebody who names a mode wants to play that one."""
    play(request(folder), ["quit"])
    assert "unfinished" not in play(request(folder, "nippon", explicit=True), ["", "quit"])
    assert "There is an unfinished game:" in play(request(folder, "nippon", explicit=True), ["q"])
    assert "There are unfinished games:" in play(request(folder, "nippon"), ["q"])


def test_a_game_in_another_window_is_not_offered(folder: Path) -> None:
    play(request(folder), some_answers(folder, 1))
    path = saved(folder)
    with locked(path):
        assert "unfinished" not in play(request(folder), ["quit"])
        played = play(request(folder, resume=path), ["quit"])
    assert played.status == 2
    assert "is being played in another window" in played


# Files of the player's own


def test_a_game_is_kept_where_the_player_says_and_goes_on_from_there(folder: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.visavis"
    play(request(folder, save=mine, seed=1), ["quit"])
    assert list(folder.iterdir()) == []
    assert "Going on after" in play(request(folder, resume=mine), ["quit"])


def test_a_file_that_is_there_is_not_overwritten(folder: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.visavis"
    mine.write_text("a letter")
    played = play(request(folder, save=mine), ["quit"])
    assert played.status == 2
    assert "Cannot write" in played
    assert mine.read_text() == "a letter"


@pytest.mark.parametrize("content", [None, b"", b"a letter\n", b"\xff\n"])
def test_what_cannot_be_resumed_says_so_and_stays(folder: Path, tmp_path: Path, content: bytes | None) -> None:
    mine = tmp_path / "mine.visavis"
    if content is not None:
        mine.write_bytes(content)
    played = play(request(folder, resume=mine), [])
    assert played.status == 2
    assert "Cannot go on with" in played
    assert (mine.read_bytes() if mine.exists() else None) == content


def test_a_copy_is_saved_again_and_again_but_over_nothing_else(folder: Path, tmp_path: Path) -> None:
    copy, letter = tmp_path / "copy.visavis", tmp_path / "letter.txt"
    letter.write_text("a letter")
    save_twice = ["save", f"save {copy}", f"сохранить {copy}", f"save {letter}", f"save {letter}/x"]
    played = play(request(folder), [*save_twice, "quit"])
    assert "saved after every answer" in played.after("save")
    assert "A copy is in" in played.after(f"сохранить {copy}")
    assert "exists already" in played.after(f"save {letter}")
    assert "The game goes on" in played.after(f"save {letter}/x")
    assert letter.read_text() == "a letter"
    assert open_record(copy, GAME).record == table_in(folder).record


def test_a_copy_into_a_folder_that_is_not_there_is_refused_and_the_folder_is_not_made(
    folder: Path, tmp_path: Path
) -> None:
    missing = tmp_path / "evenings" / "copy.visavis"
    played = play(request(folder), [f"save {missing}", f"сохранить {missing}", "quit"])
    assert f"There is no folder {missing.parent}" in played.after(f"save {missing}").replace("evenings :", "evenings:")
    assert "A copy" not in played
    assert not missing.parent.exists()


# Disks


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    played = play(request(blocked / "saves"), ["quit"])
    assert played.status == 2
    assert "Cannot write" in played
    assert "No game has been started." in played
    assert played.text.count("\n") <= 3


def test_a_full_disk_is_one_sentence_and_the_file_stays_valid(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answering = playing(folder)
    asked = iter(range(100))
    on_disk: list[bytes] = []

    def typing(prompt: str) -> str:
        if next(asked) == 3:
            on_disk.append(saved(folder).read_bytes())
            monkeypatch.setattr(saves, "write_all", full)
        return answering(prompt)

    def full(file: FileIO, data: bytes) -> None:
        file.write(data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    played = play(request(folder), typing)
    assert played.status == 2
    assert "No space left on device. Everything up to the last question is safe." in played
    assert [saved(folder).read_bytes()] == on_disk
    assert open_record(saved(folder), GAME)


def test_an_undo_the_disk_refuses_leaves_the_old_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new(GAME, "base", players=("human", "human"))
    table.answer("A1")
    save = Autosave.create(folder / "game.visavis", table)
    before = save.path.read_bytes()
    assert before.decode() == write(table.record, GAME)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSave):
        save.rewrite(table.at(0))
    save.close()
    assert save.path.read_bytes() == before
    assert [path.name for path in folder.iterdir()] == ["game.visavis"]
