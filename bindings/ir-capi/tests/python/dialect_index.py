"""Builders of index."""

from mlir.ir import *
from mlir.dialects import index
with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        a = index.constant(42)
        b = index.ConstantOp(value=7)
        for build in [index.add, index.sub, index.mul, index.divs, index.divu, index.ceildivs, index.floordivs, index.rems, index.maxs, index.minu, index.shl, index.and_, index.or_, index.xor]:
            build(a, b)
        index.casts(IntegerType.get_signless(32), a)
        index.CmpOp(Attribute.parse("#index<cmp_predicate slt>"), a, b)
        index.sizeof()
        index.bool_constant(True)
    print(m, m.operation.verify())
