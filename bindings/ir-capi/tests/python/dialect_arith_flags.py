"""Flags of arithmetic."""

from mlir.ir import *
from mlir.dialects import arith

with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        a, f = arith.constant(IntegerType.get_signless(8), 1), arith.constant(F32Type.get(), 1.0)
        arith.addi(a, a, overflow_flags=arith.IntegerOverflowFlags.nsw)
        arith.muli(a, a, overflow_flags=arith.IntegerOverflowFlags.nsw | arith.IntegerOverflowFlags.nuw)
        arith.addf(f, f, fastmath=arith.FastMathFlags.nnan | arith.FastMathFlags.ninf)
        arith.mulf(f, f, fastmath=Attribute.parse("#arith.fastmath<fast>"))
    print(m)
