"""Loops with a condition."""

from mlir.ir import *
from mlir.dialects import arith, scf

with Context(), Location.unknown():
    m = Module.create()
    i32 = IntegerType.get_signless(32)
    with InsertionPoint(m.body):
        a = arith.constant(i32, 0)
        w = scf.WhileOp([i32], [a])
        before, after = w.before.blocks.append(i32), w.after.blocks.append(i32)
        with InsertionPoint(before):
            c = arith.cmpi(arith.CmpIPredicate.slt, before.arguments[0], before.arguments[0])
            scf.ConditionOp(c, list(before.arguments))
        with InsertionPoint(after):
            scf.YieldOp(list(after.arguments))
    print(m, m.operation.verify())
