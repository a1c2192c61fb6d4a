"""Loops of scf."""

from mlir.ir import *
from mlir.dialects import arith, func, scf
with Context(), Location.unknown():
    m = Module.create()
    index, i32 = IndexType.get(), IntegerType.get_signless(32)
    with InsertionPoint(m.body):
        @func.FuncOp.from_py_func(index, index, i32)
        def loop(lo, hi, x):
            step = arith.constant(index, 1)
            op = scf.ForOp(lo, hi, step, [x])
            with InsertionPoint(op.body):
                scf.yield_([arith.addi(op.inner_iter_args[0], x)])
            print(op.induction_variable, [str(a) for a in op.inner_iter_args], op.lowerBound)
            for i, acc, res in scf.for_(lo, hi, step, iter_args=[x]):
                scf.yield_([acc])
            for i in scf.for_(0, 4, 2):
                scf.yield_([])
            return op.result
    print(m, m.operation.verify())
