"""Builders of affine."""

from mlir.ir import *
from mlir.dialects import affine, arith, func, memref
with Context(), Location.unknown():
    m = Module.create()
    index, f32 = IndexType.get(), F32Type.get()
    with InsertionPoint(m.body):
        @func.FuncOp.from_py_func(index, MemRefType.get([8, 8], f32))
        def f(n, buffer):
            d0, s0 = AffineDimExpr.get(0), AffineSymbolExpr.get(0)
            affine.apply(AffineMap.get(1, 1, [d0 + s0 * 2]), [n, n])
            affine.AffineMinOp(AffineMap.get(1, 0, [d0, d0 + 4]), [n])
            loop = affine.AffineForOp(0, 8, 2)
            with InsertionPoint(loop.body):
                affine.AffineStoreOp(affine.AffineLoadOp(f32, buffer, [loop.induction_variable, loop.induction_variable], AffineMap.get_identity(2)), buffer,
                                     [loop.induction_variable, loop.induction_variable], AffineMap.get_identity(2))
                affine.yield_([])
            print(loop.lowerBoundMap, loop.upperBoundMap, loop.step)
            op = affine.AffineIfOp(IntegerSet.get(1, 0, [d0 - 2], [False]), cond_operands=[n])
            with InsertionPoint(op.then_block):
                affine.yield_([])
    print(m, m.operation.verify())
