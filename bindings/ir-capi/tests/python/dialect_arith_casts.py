"""Casts of numbers."""

from mlir.ir import *
from mlir.dialects import arith

with Context(), Location.unknown():
    m = Module.create()
    i8, i32, f32, f64 = IntegerType.get_signless(8), IntegerType.get_signless(32), F32Type.get(), F64Type.get()
    with InsertionPoint(m.body):
        a, f = arith.constant(i8, 1), arith.constant(f32, 1.0)
        for v in (arith.extsi(i32, a), arith.extui(i32, a), arith.sitofp(f32, a), arith.uitofp(f64, a), arith.fptosi(i8, f), arith.extf(f64, f),
                  arith.index_cast(IndexType.get(), a), arith.bitcast(i32, f), arith.trunci(IntegerType.get_signless(1), a)):
            print(v, v.type)
    print(m.operation.verify())
