"""Properties that say when diagnostics have stack traces."""

from mlir.ir import *
with Context() as ctx:
    ctx.emit_error_diagnostics = True
    print(ctx.emit_error_diagnostics)
    ctx.emit_error_diagnostics = False
    print(ctx.emit_error_diagnostics)
