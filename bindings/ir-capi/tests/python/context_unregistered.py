"""Unknown operations are rejected until the context allows them."""

from _support import attempt
from mlir.ir import *
with Context() as ctx:
    print(ctx.allow_unregistered_dialects)
    attempt(Module.parse, '"a.b"() : () -> ()')
    ctx.allow_unregistered_dialects = True
    print(ctx.allow_unregistered_dialects)
    print(Module.parse('"a.b"() {x = 1 : i8} : () -> ()'))
