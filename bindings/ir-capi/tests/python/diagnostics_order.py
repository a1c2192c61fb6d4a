"""Several handlers and their results."""

from mlir.ir import *
with Context() as ctx:
    first = ctx.attach_diagnostic_handler(lambda d: print("first", d.message) or True)
    second = ctx.attach_diagnostic_handler(lambda d: print("second", d.message) or False)
    Location.unknown().emit_error("a")
    second.detach()
    Location.unknown().emit_error("b")
