"""Operations from decorated functions."""

from mlir.ir import *
from mlir.extras.meta import region_op
from mlir.dialects import func, scf, arith
import mlir.extras.types as T
with Context(), Location.unknown():
    m = Module.create()
    execute = region_op(lambda results=None: scf.ExecuteRegionOp(results or []), terminator=lambda xs: scf.YieldOp(xs))
    with InsertionPoint(m.body):
        @execute()
        def nothing():
            arith.constant(T.i32(), 4)
        @execute([T.i32()])
        def one():
            return [arith.constant(T.i32(), 5)]
        print(type(nothing).__name__, type(one).__name__)
    print(m, m.operation.verify())
