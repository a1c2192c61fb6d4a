"""Errors at a location."""

from mlir.ir import *
with Context() as ctx:
    def handler(diagnostic):
        print(diagnostic.severity, diagnostic.location, diagnostic.message)
        return True
    ctx.attach_diagnostic_handler(handler)
    Location.file("f", 1, 2).emit_error("bad thing")
    Location.unknown().emit_error("")
    Location.name("n").emit_error("two\nlines")
