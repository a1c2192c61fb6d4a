"""Accessors of arith operations."""

from _support import attempt
from mlir.ir import *
from mlir.dialects import arith
with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        c = arith.ConstantOp(IntegerType.get_signless(32), 42)
        print(c.value, c.type, c.literal_value, c.result)
        d = arith.ConstantOp.create_index(7)
        print(d, d.literal_value)
        attempt(lambda: arith.ConstantOp(F32Type.get(), 1.5).literal_value)
        add = arith.AddIOp(c.result, c.result)
        print(add.lhs, add.rhs, add.overflowFlags, add.result)
        add.overflowFlags = Attribute.parse("#arith.overflow<nuw>")
        print(add)
        cmp = arith.CmpIOp(arith.CmpIPredicate.eq, c, c)
        print(cmp.predicate, cmp)
    attempt(arith.constant, IntegerType.get_signless(32), "x")
