"""Functions of one and of two numbers."""

from mlir.ir import *
from mlir.dialects import arith, math

with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        f = arith.constant(F32Type.get(), 2.0)
        for function in (math.sin, math.cos, math.exp, math.log, math.sqrt, math.absf, math.tanh):
            function(f)
        math.powf(f, f), math.fma(f, f, f), math.absi(arith.constant(IntegerType.get_signless(8), 1))
    print(m, m.operation.verify())
