"""Types of unregistered dialects in texts."""

from mlir.ir import *
from _support import attempt

with Context() as ctx:
    attempt(Type.parse, "!unknown.thing<3>")
    ctx.allow_unregistered_dialects = True
    t = Type.parse("!unknown.thing<3>")
    print(type(t).__name__, t.dialect_namespace, t.data, t)
