"""Builders of cf."""

from mlir.ir import *
from mlir.dialects import arith, cf, func
with Context(), Location.unknown():
    m = Module.create()
    i1, i32 = IntegerType.get_signless(1), IntegerType.get_signless(32)
    with InsertionPoint(m.body):
        f = func.FuncOp("f", ([i1, i32], []))
        entry = f.add_entry_block()
        a, b = entry.create_after(i32), entry.create_after()
        c, x = f.arguments
        with InsertionPoint(entry):
            cf.assert_(c, "message")
            cf.cond_br(c, [x], [], a, b)
        with InsertionPoint(a):
            cf.br([], b)
        with InsertionPoint(b):
            func.return_([])
    print(m, m.operation.verify())
    br = entry.operations[1]
    print(br.condition, br.trueDestOperands[0], len(br.falseDestOperands), len(br.operation.successors))
