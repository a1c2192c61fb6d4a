"""Forms of attributes in texts."""

from mlir.ir import *

with Context():
    for text in ("true", "1", "1.0", "-3 : i8", "0x1F : i16", "[]", "{}", "unit", '"s" : i32', "i32", "@f::@g", "affine_map<(i) -> (i + 1)>",
                 "affine_set<(i) : (i >= 0)>", "array<i8: 1>", "dense<0> : tensor<1xi1>", "strided<[1, ?], offset: 2>", "loc(unknown)"):
        a = Attribute.parse(text)
        print(type(a).__name__, a, a.type)
