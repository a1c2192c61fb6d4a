"""Builders of attributes by the names of definitions."""

from mlir.ir import *

with Context(), Location.unknown():
    for kind, value in (("I32Attr", 3), ("I64Attr", -1), ("BoolAttr", True), ("IndexAttr", 9), ("F32Attr", 0.5), ("F64Attr", 2.5), ("StrAttr", "s"),
                        ("SymbolNameAttr", "n"), ("FlatSymbolRefAttr", "f"), ("I64ArrayAttr", [1, 2]), ("StrArrayAttr", ["a"]), ("DenseI64ArrayAttr", [4]),
                        ("DenseBoolArrayAttr", [True]), ("F32ArrayAttr", [1.0]), ("TypeAttr", F32Type.get()), ("TypeArrayAttr", [F32Type.get()]), ("UnitAttr", True)):
        print(kind, AttrBuilder.contains(kind), AttrBuilder.get(kind)(value, context=Context.current))
    print(AttrBuilder.contains("NoSuchAttr"))
