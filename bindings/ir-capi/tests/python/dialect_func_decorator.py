"""Functions from Python functions."""

from mlir.ir import *
from mlir.dialects import func, arith
with Context(), Location.unknown():
    m = Module.create()
    i32 = IntegerType.get_signless(32)
    with InsertionPoint(m.body):
        @func.FuncOp.from_py_func(i32, i32)
        def add(a, b):
            return arith.addi(a, b)
        @func.FuncOp.from_py_func(i32, name="renamed")
        def caller(a):
            add(a, a)
            return a, a
        @func.FuncOp.from_py_func()
        def nothing():
            pass
    print(m, m.operation.verify())
