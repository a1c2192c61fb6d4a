"""Down-casting of attributes."""

from _support import attempt
from mlir.ir import *
with Context():
    a = Attribute.parse("1 : i32")
    print(type(a).__name__, type(a.maybe_downcast()).__name__, isinstance(a, IntegerAttr), isinstance(a, StringAttr))
    for cls in [FloatAttr, StringAttr, ArrayAttr, DictAttr, TypeAttr, UnitAttr, DenseElementsAttr, AffineMapAttr, SymbolRefAttr]:
        attempt(cls, a)
    for text in ["1.0", '"x"', "[]", "{}", "i1", "unit", "dense<1> : tensor<1xi8>", "affine_map<() -> ()>", "@x", "@x::@y", "dense<1.0> : tensor<1xf32>", "loc(unknown)"]:
        print(text, type(Attribute.parse(text)).__name__)
