"""Modules that outlive their names."""

from mlir.ir import *
import gc
def make():
    ctx = Context()
    with ctx, Location.unknown():
        m = Module.parse("func.func @f() { return }")
        return m, m.body.operations[0].entry_block.operations[0]
m, ret = make()
gc.collect()
print(ret, ret.parent.name, ret.operation.block.owner)
print(ret.context.allow_unregistered_dialects)
