"""Views that are built by their parts."""

from mlir.ir import *
from mlir.dialects import arith

with Context(), Location.unknown():
    m = Module.create()
    i8 = IntegerType.get_signless(8)
    with InsertionPoint(m.body):
        c = arith.ConstantOp(i8, 3)
        a = arith.AddIOp.build_generic(results=[i8], operands=[c.result, c.result])
        print(a, a.operation.opview == a)
        b = arith.AddIOp(c.result, c)
        print(b.result.type, [x.owner.operation.name for x in b.operands])
    print(m)
