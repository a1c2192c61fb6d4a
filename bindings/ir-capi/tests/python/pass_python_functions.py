"""Python passes on functions."""

from mlir.ir import *
from mlir.passmanager import PassManager

with Context():
    m = Module.parse("func.func @f() { return } func.func @g() { return }")
    pm = PassManager("func.func")
    pm.add(lambda op, p: print("on", op.attributes["sym_name"]), name="p")
    for f in m.body.operations:
        pm.run(f.operation)
    print(pm)
