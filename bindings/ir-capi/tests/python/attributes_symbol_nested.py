"""Nested references to symbols."""

from mlir.ir import *
from _support import attempt

with Context():
    a = SymbolRefAttr.get(["root", "middle", "leaf"])
    print(a, a.value, type(Attribute.parse("@a::@b")).__name__, type(Attribute.parse("@a")).__name__)
    b = SymbolRefAttr.get(["one"])
    print(b, b.value, b == FlatSymbolRefAttr.get("one"))
    attempt(SymbolRefAttr.get, [])
    attempt(FlatSymbolRefAttr, a)
    print(FlatSymbolRefAttr.get("needs quotes"), FlatSymbolRefAttr.get("needs quotes").value)
