"""Builders of ub."""

from mlir.ir import *
from mlir.dialects import ub
with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        p = ub.PoisonOp(IntegerType.get_signless(32))
        ub.poison(F32Type.get())
        ub.poison(Type.parse("vector<4xi1>"), value=Attribute.parse("#ub.poison"))
    print(m, m.operation.verify(), p.value, p.result.type)
    print(type(m.body.operations[0]).__name__, m.body.operations[0].operation.name)
