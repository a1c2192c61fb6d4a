"""Dialects that are read from their definitions (`.td` or `.ods`) when a program runs.

    from ods.definitions import load
    from ods.ir import Context, Module

    with Context():
        load("include/My/MyOps.td")
        module = Module.parse("%0 = my.constant 3")

What definitions leave to C++ can be Python:

    from ods.definitions import read

    definitions = read("include/My/MyOps.td")

    @definitions.verifier("my.wrap")
    def verify(op):
        if op.operands[0].type == op.results[0].type:
            raise ValueError("wraps nothing")

    @definitions.canonicalization("my.identity")
    def remove(op, rewriter):
        rewriter.replace_op(op, [op.operands[0]])

    with Context():
        definitions.register()
"""

import warnings
from typing import NamedTuple

from . import _native
from ._ir.context import Context, _context_init_hooks
from .ir import Attribute, Operation, Value


class LoadedDialect(NamedTuple):
    """A dialect of definitions that were registered with a context."""

    #: The namespace.
    name: str
    #: Whether it was registered. The context had other dialects before.
    is_registered: bool
    #: The code that can only run in C++, a sentence for each part.
    cpp: list[str]


class Definitions:
    """Dialects that were read from their definitions, and functions for their operations.

    `register` installs the functions that were added before."""

    def __init__(self, native):
        self._native = native

    def verifier(self, operation):
        """A decorator: the function is the verifier of an operation, given by its full name.

        The function has the operation as its argument, and raises an exception if it is invalid. The text of
        the exception is the message. It runs after a text was read, in `verify`, and after the passes of a pass
        manager. Raises `ValueError` if the definitions have no such operation, or it has a verifier already."""

        def add(function):
            self._native.set_verifier(operation, function)
            return function

        return add

    def canonicalization(self, operation, *, benefit=1):
        """A decorator: the function is a pattern that the pass `canonicalize` applies to an operation.

        Its arguments are the operation and a rewriter. A true result means that it does not match. Passes on a
        context with such functions run on one thread. Raises `ValueError` if the definitions have no such
        operation."""

        def add(function):
            self._native.add_canonicalization(operation, function, benefit)
            return function

        return add

    def folder(self, operation):
        """A decorator: the function is the folder of an operation, which the pass `canonicalize` applies.

        Its arguments are the operation, and for each operand the attribute of its constant or `None`. It returns
        the value or the attribute of each result, alone or as a list, or `None` if nothing folds. An attribute
        becomes an `arith.constant`, so it must have the type of the result. Raises `ValueError` if the
        definitions have no such operation."""

        def add(function):
            def pattern(op, rewriter):
                folded = function(op, [_native.constant_of(operand) for operand in op.operands])
                if folded is None:
                    return True
                folded = folded if isinstance(folded, (list, tuple)) else [folded]
                if len(folded) != len(op.results):
                    raise ValueError(f"{len(folded)} values for {len(op.results)} results of '{operation}'")
                values = [_value(part, result, rewriter) for part, result in zip(folded, op.results)]
                rewriter.replace_op(op, values)

            self._native.add_canonicalization(operation, pattern, _FOLDER_BENEFIT)
            return function

        return add

    def register(self, context=None):
        """Registers the dialects with a context, or the current one, and returns a `LoadedDialect` for each.

        Raises `ValueError` if the context has a dialect with functions already."""
        return [LoadedDialect(*loaded) for loaded in self._native.register(context)]


#: Folders run before patterns of the usual benefit.
_FOLDER_BENEFIT = 1000


def _value(folded, result, rewriter):
    """The value of a result that was folded to a value or an attribute."""
    if isinstance(folded, Value):
        return folded
    if not isinstance(folded, Attribute):
        raise TypeError(f"a folder returns values and attributes, and this one returned {folded!r}")
    if folded.type != result.type:
        raise ValueError(f"a result of type {result.type} cannot be a constant of type {folded.type}")
    with rewriter.ip, result.location:
        return Operation.create("arith.constant", results=[result.type], attributes={"value": folded}).result


def read(path, *, include_dirs=(), dialects=()):
    """Reads a file with definitions or a plan, or all definitions in a folder.

    Included files are found in `include_dirs`, in those of the nearest `odsgen.toml`, near the file, and in
    MLIR's definitions, which are embedded.
    `dialects` selects some by their names. Raises `OSError` for a path that cannot be read, and `ValueError`
    for wrong definitions."""
    return _read(path, include_dirs, dialects)


def load(path, *, include_dirs=(), dialects=(), context=None):
    """Reads a file with definitions or a plan, or all definitions in a folder, and registers the dialects.

    The arguments and exceptions are those of `read`. Without a context, it is the current one."""
    return _read(path, include_dirs, dialects).register(context)


def load_plan(text, *, context=None):
    """Registers the dialects of a plan, the text that `odsgen gen plan` writes, with a context."""
    return Definitions(_native.Definitions.from_plan(text)).register(context)


def register_plan(text):
    """Registers the dialects of a plan with the current context, if there is one, and with each context that is created
    from now on."""
    definitions = _native.Definitions.from_plan(text)
    if Context.current is not None:
        definitions.register(Context.current)
    _context_init_hooks.append(definitions.register)


def _read(path, include_dirs, dialects):
    native = _native.Definitions.read(path, list(include_dirs), list(dialects))
    if native.warnings:
        warnings.warn(native.warnings, stacklevel=3)
    return Definitions(native)
