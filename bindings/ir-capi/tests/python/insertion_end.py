"""Insertion at the end of a block."""

from _support import attempt
from mlir.ir import *
with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.create()
    with InsertionPoint(m.body) as ip:
        Operation.create("t.a")
        Operation.create("t.b")
        print(InsertionPoint.current is ip, ip.block == m.body, ip.ref_operation)
    with InsertionPoint.at_block_begin(m.body):
        Operation.create("t.first")
    print(m)
    attempt(lambda: InsertionPoint.current)
