"""Insertion before terminators."""

from _support import attempt
from mlir.ir import *
with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse("func.func @f() { return }")
    block = m.body.operations[0].entry_block
    with InsertionPoint.at_block_terminator(block):
        Operation.create("t.x")
    print(m)
    attempt(InsertionPoint.at_block_terminator, m.body)
    try:
        with InsertionPoint(block):
            Operation.create("t.y")
    except Exception as error:
        print(type(error).__name__, error)
