"""Builders of arith."""

from mlir.ir import *
from mlir.dialects import arith
with Context(), Location.unknown():
    m = Module.create()
    i32, f32 = IntegerType.get_signless(32), F32Type.get()
    with InsertionPoint(m.body):
        a, x = arith.constant(i32, 5), arith.constant(f32, 1.5)
        arith.constant(IndexType.get(), 3)
        for build in [arith.addi, arith.subi, arith.muli, arith.andi, arith.ori, arith.xori, arith.shli, arith.divsi, arith.remui, arith.maxsi, arith.minui]:
            build(a, a)
        for build in [arith.addf, arith.mulf, arith.divf, arith.maximumf, arith.minnumf]:
            build(x, x)
        arith.cmpi(arith.CmpIPredicate.slt, a, a)
        arith.cmpf(arith.CmpFPredicate.OLT, x, x)
        arith.select(arith.constant(IntegerType.get_signless(1), True), a, a)
        arith.addi(a, a, overflow_flags=arith.IntegerOverflowFlags.nsw)
        arith.extsi(IntegerType.get_signless(64), a)
        arith.sitofp(f32, a)
        arith.negf(x)
        arith.mulf(x, x, fastmath=arith.FastMathFlags.nnan | arith.FastMathFlags.ninf)
    print(m, m.operation.verify())
