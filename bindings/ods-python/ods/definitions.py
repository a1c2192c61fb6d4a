"""Dialects that are read from their definitions (`.td` or `.ods`) when a program runs.

    from ods.definitions import load
    from ods.ir import Context, Module

    with Context():
        load("include/My/MyOps.td")
        module = Module.parse("%0 = my.constant 3")
"""

import warnings
from typing import NamedTuple

from . import _native
from ._ir.context import Context, _context_init_hooks


class LoadedDialect(NamedTuple):
    """A dialect of definitions that were registered with a context."""

    #: The namespace.
    name: str
    #: Whether it was registered. The context had other dialects before.
    is_registered: bool
    #: The code that can only run in C++, a sentence for each part.
    cpp: list[str]


def load(path, *, include_dirs=(), dialects=(), context=None):
    """Registers the dialects of a file with definitions or a plan, or of all definitions in a folder, with a context.

    Included files are found in `include_dirs`, near the file, and in MLIR's definitions, which are embedded.
    `dialects` selects some by their names. Raises `OSError` for a path that cannot be read, and `ValueError`
    for wrong definitions."""
    definitions = _native.Definitions.read(path, list(include_dirs), list(dialects))
    if definitions.warnings:
        warnings.warn(definitions.warnings, stacklevel=2)
    return _register(definitions, context)


def load_plan(text, *, context=None):
    """Registers the dialects of a plan, the text that `odsgen gen plan` writes, with a context."""
    return _register(_native.Definitions.from_plan(text), context)


def register_plan(text):
    """Registers the dialects of a plan with the current context, if there is one, and with each context that is created
    from now on."""
    definitions = _native.Definitions.from_plan(text)
    if Context.current is not None:
        definitions.register(Context.current)
    _context_init_hooks.append(definitions.register)


def _register(definitions, context):
    return [LoadedDialect(*loaded) for loaded in definitions.register(context)]
