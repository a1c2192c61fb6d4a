"""Diagnostic handlers."""

from mlir.ir import *
with Context() as ctx:
    def handler(d):
        print(d.severity, d.location, d.message, len(d.notes), str(d))
        return True
    h = ctx.attach_diagnostic_handler(handler)
    print(h.attached, h.had_error)
    Location.name("a").emit_error("e1")
    h.detach()
    print(h.attached)
    with ctx.attach_diagnostic_handler(lambda d: print("second", d.message) or True) as g:
        Location.unknown().emit_error("e2")
    print(g.attached, g.had_error)
