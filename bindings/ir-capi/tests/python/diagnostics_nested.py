"""Handlers that pass diagnostics on."""

from mlir.ir import *

with Context() as ctx, Location.unknown() as loc:
    seen = []
    outer = ctx.attach_diagnostic_handler(lambda d: seen.append("outer " + d.message) or True)
    inner = ctx.attach_diagnostic_handler(lambda d: seen.append("inner " + d.message) or d.message == "stop")
    loc.emit_error("go")
    loc.emit_error("stop")
    inner.detach()
    loc.emit_error("last")
    print(seen, inner.attached, outer.attached)
