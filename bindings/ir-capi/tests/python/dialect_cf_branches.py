"""Branches between blocks."""

from mlir.ir import *
from mlir.dialects import arith, cf, func

with Context(), Location.unknown():
    m = Module.create()
    i1, i32 = IntegerType.get_signless(1), IntegerType.get_signless(32)
    with InsertionPoint(m.body):
        f = func.FuncOp("f", ([i1, i32], []))
        entry = f.add_entry_block()
        left, right = entry.create_after(i32), entry.create_after()
        with InsertionPoint(entry):
            c = cf.CondBranchOp(entry.arguments[0], [entry.arguments[1]], [], left, right)
        with InsertionPoint(left):
            cf.BranchOp([], right)
        with InsertionPoint(right):
            func.ReturnOp([])
    print(m, m.operation.verify(), c.condition.type, len(c.trueDestOperands), len(c.falseDestOperands))
