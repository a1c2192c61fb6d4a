"""Operations that do not verify."""

from mlir.ir import *
from _support import attempt
from mlir.dialects import arith

with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        a, f = arith.constant(IntegerType.get_signless(8), 1), arith.constant(F32Type.get(), 1.0)
        bad = arith.AddIOp(a, a)
        bad.operation.operands[1] = f
    attempt(m.operation.verify)
    print("attribute", bad.overflowFlags, bad.lhs == a, bad.rhs == f)
