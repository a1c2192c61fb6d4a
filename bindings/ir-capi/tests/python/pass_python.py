"""Passes written in Python."""

from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    m = Module.parse("func.func @f() { return } func.func @g() { return }")
    def show(op, pass_):
        print(op.name, type(pass_).__name__, len(op.regions))
    pm = PassManager("builtin.module")
    pm.add(show, name="Show", argument="show", description="shows")
    pm.add(lambda op, p: print("second", op.name), name="Second")
    pm.run(m.operation)
    print(pm)
