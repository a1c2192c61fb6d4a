"""The builtin dialect."""

from mlir.ir import *
from mlir.dialects import builtin
with Context(), Location.unknown():
    m = builtin.ModuleOp()
    print(m, m.body, m.operation.name)
    outer = Module.create()
    with InsertionPoint(outer.body):
        builtin.ModuleOp()
        builtin.UnrealizedConversionCastOp([F32Type.get()], [])
    print(outer)
    print(type(outer.body.operations[0]).__name__, type(outer.body.operations[1]).__name__)
