"""Modules that live as long as their parts."""

import gc
from mlir.ir import *

with Context() as ctx:
    def block():
        return Module.parse("module @m { module @n {} }").body
    b = block()
    gc.collect()
    print(b.operations[0].operation.name, b.owner.operation.attributes["sym_name"])
