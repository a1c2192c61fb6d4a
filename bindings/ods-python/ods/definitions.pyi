"""Dialects that are read from their definitions (`.td` or `.ods`) when a program runs."""

from collections.abc import Iterable
from os import PathLike
from typing import NamedTuple

from .ir import Context

class LoadedDialect(NamedTuple):
    name: str
    is_registered: bool
    cpp: list[str]

def load(
    path: str | PathLike[str],
    *,
    include_dirs: Iterable[str | PathLike[str]] = (),
    dialects: Iterable[str] = (),
    context: Context | None = None,
) -> list[LoadedDialect]: ...
def load_plan(text: str, *, context: Context | None = None) -> list[LoadedDialect]: ...
def register_plan(text: str) -> None: ...
