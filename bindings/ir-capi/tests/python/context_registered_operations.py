"""Names of registered operations."""

from mlir.ir import *
with Context() as ctx:
    for name in ["func.func", "arith.addi", "arith.nothing", "builtin.module", "scf.for", "x.y", "module", ""]:
        print(name, ctx.is_registered_operation(name))
