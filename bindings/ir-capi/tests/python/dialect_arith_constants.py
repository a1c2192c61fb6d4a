"""Constants of each type."""

from mlir.ir import *
from mlir.dialects import arith

with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        for t, v in ((IntegerType.get_signless(32), 5), (IndexType.get(), 7), (F32Type.get(), 1.5), (IntegerType.get_signless(1), 1)):
            c = arith.ConstantOp(t, v)
            print(c, c.literal_value, c.type, c.value)
        print(arith.ConstantOp.create_index(3))
