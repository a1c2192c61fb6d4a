"""The layout of upstream's package for extensions: where headers and libraries are, and what contexts load."""

from collections.abc import Callable

from .._ir.context import append_load_on_create_dialect as append_load_on_create_dialect
from .._ir.context import get_dialect_registry as get_dialect_registry
from .._ir.context import get_load_on_create_dialects as get_load_on_create_dialects
from .._ir.context import site_initialize as site_initialize
from ..ir import Context

def get_lib_dirs() -> list[str]: ...
def get_include_dirs() -> list[str]: ...
def append_context_init_hook(hook: Callable[[Context], object]) -> None: ...
