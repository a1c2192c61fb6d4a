"""Locations of operations, and their change."""

from mlir.ir import *

with Context() as ctx:
    m = Module.parse('module @m { func.func private @f() loc("a.py":3:4) } loc("x")')
    f = m.body.operations[0].operation
    print(f.location, m.operation.location)
    f.location = Location.name("new", context=ctx)
    print(m.operation.get_asm(enable_debug_info=True))
    print(m.operation.get_asm(enable_debug_info=True, pretty_debug_info=True))
