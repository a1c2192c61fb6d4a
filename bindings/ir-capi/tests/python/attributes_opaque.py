"""Opaque attributes."""

from mlir.ir import *
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    o = OpaqueAttr.get("d", b"x<1>", NoneType.get())
    print(o, o.dialect_namespace, o.data, repr(o), o.type)
    print(Attribute.parse("#d.y<[a]>"), Attribute.parse('#d<"q r"> : i32'), repr(Attribute.parse("#d.y")))
