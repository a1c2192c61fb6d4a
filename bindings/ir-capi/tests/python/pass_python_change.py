"""Python passes that change the module."""

from mlir.ir import *
from mlir.passmanager import PassManager
from mlir.dialects import func
with Context(), Location.unknown():
    m = Module.parse("func.func @f() { return }")
    def adds(op, pass_):
        with InsertionPoint.at_block_begin(op.regions[0].blocks[0]):
            func.FuncOp("made", ([], []), visibility="private")
        op.attributes["t.seen"] = UnitAttr.get()
    pm = PassManager("builtin.module")
    pm.add(adds)
    pm.add("cse")
    pm.run(m.operation)
    print(m)
