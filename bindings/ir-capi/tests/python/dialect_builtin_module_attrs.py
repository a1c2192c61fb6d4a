"""Modules of Python functions, with attributes and with values that their bodies return."""

from _support import attempt
from mlir.dialects import arith, builtin
from mlir.extras import types as T
from mlir.extras.meta import region_op
from mlir.ir import *


def untyped(argument):
    return argument


with Context(), Location.unknown():
    module = Module.create()
    with InsertionPoint(module.body):

        @builtin.module(sym_name="inner", attrs={"test.first": UnitAttr.get(), "test.second": StringAttr.get("text")})
        def inner():
            # Without a terminator for it, the value is not used.
            return arith.constant(T.i32(), 1)

        print(type(inner).__name__, list(inner.attributes.keys()) if hasattr(inner, "attributes") else "")
        try:
            builtin.module()(untyped)
        except Exception as error:
            print(type(error).__name__)
    print(module.body.operations[0])
