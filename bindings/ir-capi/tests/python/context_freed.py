"""Contexts end with the last object of theirs: after operations moved, and with handlers of diagnostics."""

import gc

from mlir.ir import *


def run(function):
    function()
    gc.collect()
    print(function.__name__, Context._get_live_count())


def two_modules():
    first = Module.parse("func.func private @a()\nfunc.func private @b()")
    return first, Module.parse("func.func private @c()\nfunc.func private @d()")


@run
def symbol_inserted_twice():
    with Context():
        first, second = two_modules()
        table = SymbolTable(first.operation)
        moved = second.body.operations[0]
        first.body.append(moved)
        table.insert(moved)


@run
def detached_and_back():
    with Context():
        first, _ = two_modules()
        moved = first.body.operations[0]
        moved.detach_from_parent()
        first.body.append(moved)


@run
def moved_around():
    with Context():
        first, second = two_modules()
        moved = first.body.operations[0]
        second.body.append(moved)
        first.body.append(second.body.operations[0])
        first.body.append(moved)
        second.body.append(moved)
        moved.detach_from_parent()
        first.body.append(moved)


@run
def moved_through_three():
    with Context():
        first, second = two_modules()
        third = Module.parse("")
        moved = first.body.operations[0]
        second.body.append(moved)
        third.body.append(moved)
        first.body.append(third.body.operations[0])
        third.body.append(second.body.operations[0])
        second.body.append(third.body.operations[0])


@run
def with_handler():
    with Context() as context:
        handler = context.attach_diagnostic_handler(lambda diagnostic: True)
        print(handler.attached)


def handler_of_ended_context():
    context = Context()
    return context.attach_diagnostic_handler(lambda diagnostic: True)


handler = handler_of_ended_context()
gc.collect()
print(handler.attached, Context._get_live_count())
handler.detach()
