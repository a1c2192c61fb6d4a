"""Comparisons and selection."""

from mlir.ir import *
from mlir.dialects import arith

with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        a = arith.constant(IntegerType.get_signless(32), 1)
        f = arith.constant(F32Type.get(), 1.0)
        for p in (arith.CmpIPredicate.eq, arith.CmpIPredicate.slt, arith.CmpIPredicate.uge):
            c = arith.cmpi(p, a, a)
        g = arith.cmpf(arith.CmpFPredicate.OLT, f, f)
        print(arith.select(c, a, a).type, g.type)
    print(m, m.operation.verify())
