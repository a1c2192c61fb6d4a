"""Diagnostics after their handler."""

from _support import attempt
from mlir.ir import *
kept = []
with Context() as ctx:
    def handler(d):
        kept.append(d)
        return True
    ctx.attach_diagnostic_handler(handler)
    Location.unknown().emit_error("gone")
    attempt(lambda: kept[0].message)
    attempt(lambda: kept[0].notes)
    def bad(d):
        raise ValueError("in handler")
    h = ctx.attach_diagnostic_handler(bad)
    Location.unknown().emit_error("x")
    print(h.had_error)
