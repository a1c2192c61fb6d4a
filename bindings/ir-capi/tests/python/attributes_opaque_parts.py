"""Attributes of dialects that are not registered."""

from mlir.ir import *

with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    a = OpaqueAttr.get("nowhere", b"bytes", NoneType.get())
    print(a, a.dialect_namespace, a.data, a.type)
    b = Attribute.parse("#nowhere<more>")
    print(type(b).__name__, b.dialect_namespace, b.data)
