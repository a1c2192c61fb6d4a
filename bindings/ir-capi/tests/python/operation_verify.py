"""Verification."""

from _support import attempt
from mlir.ir import *
with Context() as ctx, Location.unknown():
    m = Module.parse("func.func @f() -> i32 { %c = arith.constant 1 : i32 return %c : i32 }")
    print(m.operation.verify())
    m.body.operations[0].entry_block.operations[1].erase()
    attempt(m.operation.verify)
    i32 = IntegerType.get_signless(32)
    bad = Operation.create("arith.addi", results=[i32])
    attempt(bad.verify)
    print(bad)
