"""Conditions of scf."""

from mlir.ir import *
from mlir.dialects import arith, func, scf
with Context(), Location.unknown():
    m = Module.create()
    i1, i32 = IntegerType.get_signless(1), IntegerType.get_signless(32)
    with InsertionPoint(m.body):
        @func.FuncOp.from_py_func(i1, i32)
        def cond(c, x):
            op = scf.IfOp(c, [i32], has_else=True)
            with InsertionPoint(op.then_block):
                scf.YieldOp([x])
            with InsertionPoint(op.else_block):
                scf.YieldOp([arith.addi(x, x)])
            plain = scf.IfOp(c)
            with InsertionPoint(plain.then_block):
                scf.YieldOp([])
            return op.results[0]
    print(m, m.operation.verify())
