"""A Python function with explicit results that returns values as well."""

from mlir.dialects import func
from mlir.ir import *

with Context(), Location.unknown():
    module = Module.create()
    f64 = F64Type.get()
    with InsertionPoint(module.body):
        try:

            @func.FuncOp.from_py_func(f64, results=[f64])
            def returns(a):
                return a

        except AssertionError as error:
            print(error)

        @func.FuncOp.from_py_func(f64, results=[f64])
        def creates_return(a):
            func.ReturnOp([a])

        print(creates_return.func_op)
