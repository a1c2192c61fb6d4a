"""Builders of math."""

from _support import attempt
from mlir.ir import *
from mlir.dialects import arith, math
with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        x, n = arith.constant(F32Type.get(), 2.0), arith.constant(IntegerType.get_signless(32), 9)
        for build in [math.sin, math.cos, math.exp, math.log, math.sqrt, math.tanh, math.absf, math.floor, math.ceil, math.rsqrt, math.erf]:
            build(x)
        math.powf(x, x)
        math.fma(x, x, x)
        math.fpowi(x, n)
        for build in [math.ctpop, math.absi, math.cttz, math.ctlz]:
            build(n)
        attempt(math.sin, n)
    print(m)
