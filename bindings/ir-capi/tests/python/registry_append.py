"""Dialect registries."""

from mlir.ir import *
registry = DialectRegistry()
ctx = Context()
ctx.append_dialect_registry(registry)
ctx.load_all_available_dialects()
print(ctx.get_dialect_descriptor("arith"))
print(Module.parse("func.func private @a()", ctx))
