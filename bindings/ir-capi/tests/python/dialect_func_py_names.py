"""Python functions with a name of their own, and calls of them."""

from mlir.ir import *
from mlir.dialects import func

with Context(), Location.unknown():
    m = Module.create()
    i8 = IntegerType.get_signless(8)
    with InsertionPoint(m.body):
        @func.FuncOp.from_py_func(i8, i8, name="renamed")
        def swap(a, b):
            return b, a

        @func.FuncOp.from_py_func(i8, results=[i8])
        def once(a):
            func.ReturnOp([swap(a, a)[0]])

        @func.FuncOp.from_py_func()
        def nothing():
            pass
    print(m, swap.func_op.name, m.operation.verify())
