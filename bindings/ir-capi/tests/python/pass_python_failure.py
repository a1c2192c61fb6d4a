"""Python passes that fail."""

from _support import attempt
from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    m = Module.parse("func.func @f() { return }")
    def fails(op, pass_):
        print("before")
        pass_.signal_pass_failure()
    pm = PassManager("builtin.module")
    pm.add(fails)
    pm.add(lambda op, p: print("never"), name="never")
    attempt(pm.run, m.operation)
