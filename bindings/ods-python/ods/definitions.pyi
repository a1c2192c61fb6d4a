"""Dialects that are read from their definitions (`.td` or `.ods`) when a program runs."""

from collections.abc import Callable, Iterable, Sequence
from os import PathLike
from typing import Any, NamedTuple, TypeVar

from .ir import Attribute, Context, Value
from .rewrite import PatternRewriter

_Verifier = TypeVar("_Verifier", bound=Callable[[Any], None])
_Pattern = TypeVar("_Pattern", bound=Callable[[Any, PatternRewriter], object])
_Folded = Attribute | Value | Sequence[Attribute | Value] | None
_Folder = TypeVar("_Folder", bound=Callable[[Any, list[Attribute | None]], _Folded])

class LoadedDialect(NamedTuple):
    name: str
    is_registered: bool
    cpp: list[str]

class Definitions:
    def verifier(self, operation: str) -> Callable[[_Verifier], _Verifier]: ...
    def canonicalization(self, operation: str, *, benefit: int = 1) -> Callable[[_Pattern], _Pattern]: ...
    def folder(self, operation: str) -> Callable[[_Folder], _Folder]: ...
    def register(self, context: Context | None = None) -> list[LoadedDialect]: ...

def read(
    path: str | PathLike[str],
    *,
    include_dirs: Iterable[str | PathLike[str]] = (),
    dialects: Iterable[str] = (),
) -> Definitions: ...
def load(
    path: str | PathLike[str],
    *,
    include_dirs: Iterable[str | PathLike[str]] = (),
    dialects: Iterable[str] = (),
    context: Context | None = None,
) -> list[LoadedDialect]: ...
def load_plan(text: str, *, context: Context | None = None) -> list[LoadedDialect]: ...
def register_plan(text: str) -> None: ...
