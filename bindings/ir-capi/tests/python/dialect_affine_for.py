"""Bounds and iteration arguments of affine loops."""

from _support import attempt
from mlir.ir import *
from mlir.dialects import affine, arith, func
with Context(), Location.unknown():
    m = Module.create()
    index = IndexType.get()
    with InsertionPoint(m.body):
        @func.FuncOp.from_py_func(index, index)
        def f(a, b):
            for i, acc in affine.for_(a, b, 1, iter_args=[a]):
                affine.yield_([acc])
            d0 = AffineDimExpr.get(0)
            loop = affine.AffineForOp(AffineMap.get(1, 0, [d0 + 1]), AffineMap.get_constant(64), 4, lower_bound_operands=[a])
            with InsertionPoint(loop.body):
                affine.yield_([])
            attempt(affine.AffineForOp, AffineMap.get(2, 0, [d0]), 4, 1, lower_bound_operands=[a])
    print(m)
