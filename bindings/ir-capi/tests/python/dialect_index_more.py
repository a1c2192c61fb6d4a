"""Arithmetic of the type index."""

from mlir.ir import *
from mlir.dialects import index

with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        a = index.ConstantOp(IntegerAttr.get(IndexType.get(), 3)) if False else index.constant(value=IntegerAttr.get(IndexType.get(), 3))
        for f in (index.add, index.sub, index.mul, index.divs, index.maxu, index.shl, index.xor):
            f(a, a)
        index.cmp(index.IndexCmpPredicate.SLT, a, a)
        index.casts(IntegerType.get_signless(32), a)
    print(m, m.operation.verify())
