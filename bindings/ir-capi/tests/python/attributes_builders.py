"""Registered attribute builders."""

from _support import attempt
from mlir.ir import *
with Context(), Location.unknown():
    for name, value in [("BoolAttr", True), ("IndexAttr", 4), ("I8Attr", 3), ("I16Attr", 3), ("I32Attr", 3), ("I64Attr", 3), ("SI32Attr", -1), ("UI8Attr", 200),
                        ("F32Attr", 1.5), ("F64Attr", 2.5), ("StrAttr", "s"), ("SymbolNameAttr", "s"), ("FlatSymbolRefAttr", "f"), ("SymbolRefAttr", ["a", "b"]),
                        ("I64ArrayAttr", [1, 2]), ("I32ArrayAttr", [1]), ("BoolArrayAttr", [True]), ("DenseI64ArrayAttr", [5]), ("TypeAttr", F32Type.get()),
                        ("F32ArrayAttr", [1.0]), ("StrArrayAttr", ["q"]), ("UnitAttr", True), ("AffineMapAttr", AffineMap.get_identity(1)), ("DictionaryAttr", {})]:
        print(name, AttrBuilder.contains(name))
        if AttrBuilder.contains(name):
            attempt(AttrBuilder.get(name), value, Context.current)
    attempt(AttrBuilder.get, "Nope")
