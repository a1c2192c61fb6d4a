"""Representations of types."""

from mlir.ir import *

with Context(), Location.unknown():
    for text in ("i32", "index", "none", "f16", "tuple<i1>", "() -> ()", "vector<2xf32>", "tensor<*xi8>", "memref<?xindex>", "!foo<bar>" ):
        Context.current.allow_unregistered_dialects = True
        t = Type.parse(text)
        print(repr(t), repr(Type(t)))
