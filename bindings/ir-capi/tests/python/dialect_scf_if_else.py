"""Conditions with results."""

from mlir.ir import *
from mlir.dialects import arith, scf

with Context(), Location.unknown():
    m = Module.create()
    i8 = IntegerType.get_signless(8)
    with InsertionPoint(m.body):
        c = arith.constant(IntegerType.get_signless(1), 1)
        i = scf.IfOp(c, [i8], has_else=True)
        for n, block in enumerate((i.then_block, i.else_block)):
            with InsertionPoint(block):
                scf.YieldOp([arith.constant(i8, n)])
        j = scf.IfOp(c)
        with InsertionPoint(j.then_block):
            scf.YieldOp([])
        print(i.results[0].type, j.else_block, len(j.results))
    print(m, m.operation.verify())
