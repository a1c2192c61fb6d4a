"""Passes without the verifier."""

from _support import attempt
from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    m = Module.parse("func.func @f() { return }")
    def breaks(op, pass_):
        op.regions[0].blocks[0].operations[0].regions[0].blocks[0].operations[0].erase()
    pm = PassManager("builtin.module")
    pm.enable_verifier(False)
    pm.add(breaks)
    pm.run(m.operation)
    print(m.operation.get_asm(print_generic_op_form=True, assume_verified=True))
    attempt(m.operation.verify)
