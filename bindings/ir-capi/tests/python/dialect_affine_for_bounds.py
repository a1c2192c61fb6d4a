"""Bounds of affine loops that are none."""

from _support import attempt
from mlir.dialects import affine, arith
from mlir.ir import *

with Context(), Location.unknown():
    module = Module.create()
    with InsertionPoint(module.body):
        index = IndexType.get()
        one, two = (arith.ConstantOp(index, value) for value in (1, 2))
        pair = affine.AffineDelinearizeIndexOp([index] * 2, one, [], [1, 1])
        map = AffineMap.get_identity(1)
        attempt(affine.AffineForOp, pair, two, 1)
        attempt(affine.AffineForOp, 0, pair, 1)
        attempt(affine.AffineForOp, 1.0, two, 1)
        attempt(affine.AffineForOp, 0, "10", 1)
        attempt(affine.AffineForOp, map, map, lower_bound_operands=[one, two], upper_bound_operands=[one])
        attempt(affine.AffineForOp, 0, two, lower_bound_operands=[one])
        attempt(affine.AffineForOp, one, two, lower_bound_operands=[one])
        attempt(lambda: affine.AffineForOp(one, map, upper_bound_operands=[two]).operation.name)
