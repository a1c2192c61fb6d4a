"""Type attributes."""

from mlir.ir import *
with Context():
    a = TypeAttr.get(Type.parse("(i32) -> f32"))
    print(a, a.value, type(a.value).__name__, repr(a), a.type)
    print(Attribute.parse("vector<2xi8>").value)
