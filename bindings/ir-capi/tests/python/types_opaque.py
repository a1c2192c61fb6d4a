"""Opaque types."""

from _support import attempt
from mlir.ir import *
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    o = OpaqueType.get("d", "x<1>")
    print(o, o.dialect_namespace, o.data, repr(o))
    print(Type.parse("!d.y"), repr(Type.parse("!d.y")), Type.parse('!d<"q r">'))
