"""Symbol references."""

from _support import attempt
from mlir.ir import *
with Context():
    f = FlatSymbolRefAttr.get("foo")
    print(f, f.value, repr(f), FlatSymbolRefAttr.get("a b"), FlatSymbolRefAttr.get(""))
    n = SymbolRefAttr.get(["a", "b", "c d"])
    print(n, n.value, repr(n), SymbolRefAttr.get(["x"]), SymbolRefAttr.get(["x"]).value)
    attempt(SymbolRefAttr.get, [])
    attempt(FlatSymbolRefAttr, n)
    print(f == SymbolRefAttr.get(["foo"]), type(Attribute.parse("@foo")).__name__)
