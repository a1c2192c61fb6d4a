"""Parents of operations."""

from _support import attempt
from mlir.ir import *
with Context():
    m = Module.parse("module @outer { module @inner { func.func @f() { return } } }")
    inner = m.body.operations[0]
    f = inner.body.operations[0]
    ret = f.entry_block.operations[0]
    print(ret.parent.name, ret.parent == f, f.parent == inner.operation, inner.parent, m.operation.parent, type(ret.parent).__name__)
    print(ret.operation.block == f.entry_block, f.operation.block.owner == inner)
