"""Casts between classes of types."""

from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    t = Type(IntegerType.get_signless(7))
    print(type(t).__name__, type(t.maybe_downcast()).__name__, t)
    print(IntegerType(t).width)
    attempt(F32Type, t)
    attempt(ShapedType, t)
    v = Type.parse("vector<2xi8>")
    print(type(ShapedType(v)).__name__, ShapedType(v).shape, type(ShapedType(v).maybe_downcast()).__name__)
