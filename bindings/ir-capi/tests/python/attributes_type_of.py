"""Types as attributes."""

from mlir.ir import *

with Context(), Location.unknown():
    for text in ("i32", "tensor<2xf32>", "() -> i1"):
        a = TypeAttr.get(Type.parse(text))
        print(a, a.value, a.value == Type.parse(text), a.type)
