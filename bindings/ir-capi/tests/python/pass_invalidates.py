"""Operations that passes erase."""

from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    m = Module.parse("func.func @f() { %c = arith.constant 1 : i32 return }")
    PassManager.parse("builtin.module(canonicalize)").run(m.operation)
    f = m.body.operations[0]
    print(len(f.entry_block.operations), f)
    pm = PassManager.parse("builtin.module(func.func(cse))")
    pm.run(m.operation)
    pm.run(m.operation)
    print(m)
