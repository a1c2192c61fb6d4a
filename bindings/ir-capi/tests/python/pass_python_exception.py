"""A Python exception that escapes from a pass."""

from _support import attempt
from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    m = Module.parse("func.func @f() { return }")
    def fails(op, pass_):
        raise ValueError("from the pass")
    pm = PassManager("builtin.module")
    pm.add(fails)
    attempt(pm.run, m.operation)
    print(m)
