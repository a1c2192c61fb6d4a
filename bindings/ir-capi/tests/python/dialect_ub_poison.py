"""Poison and unreachable code."""

from mlir.ir import *
from mlir.dialects import func, ub

with Context(), Location.unknown():
    m = Module.create()
    with InsertionPoint(m.body):
        f = func.FuncOp("f", ([], []))
        with InsertionPoint(f.add_entry_block()):
            p = ub.poison(F32Type.get(), value=Attribute.parse("#ub.poison"))
            ub.unreachable()
    print(m, p.type, m.operation.verify())
