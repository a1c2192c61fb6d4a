"""Modules without text."""

from mlir.ir import *
with Context() as ctx, Location.name("here"):
    m = Module.create()
    print(m, m.operation.name, m.context is ctx, m.body.owner.name, m.operation.location)
    print(m.operation.get_asm(enable_debug_info=True), repr(m)[:7], len(m.body.operations))
    print(Module.create(Location.file("f", 1, 2)).operation.location)
    m.dump()
