from collections.abc import Iterable
from os import PathLike

from .definitions import LoadedDialect
from .ir import Context

def load_definitions(
    path: str | PathLike[str],
    *,
    include_dirs: Iterable[str | PathLike[str]] = (),
    dialects: Iterable[str] = (),
    context: Context | None = None,
) -> list[LoadedDialect]: ...
