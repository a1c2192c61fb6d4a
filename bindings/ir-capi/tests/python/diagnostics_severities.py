"""Diagnostics of a verifier, with their parts."""

from mlir.ir import *

with Context() as ctx:
    seen = []
    def handle(d):
        seen.append((str(d.severity), str(d.location), d.message.splitlines()[0], len(d.notes)))
        return True
    with ctx.attach_diagnostic_handler(handle) as h:
        ctx.emit_error_diagnostics = True
        try:
            Module.parse("func.func @f() -> i8 { return }")
        except MLIRError as error:
            print(len(error.error_diagnostics))
        print(h.attached, h.had_error)
    print(h.attached, seen)
