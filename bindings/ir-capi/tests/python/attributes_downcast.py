"""Casts between classes of attributes."""

from mlir.ir import *
from _support import attempt

with Context():
    a = Attribute(IntegerAttr.get(IndexType.get(), 5))
    print(type(a).__name__, type(a.maybe_downcast()).__name__, IntegerAttr(a).value)
    attempt(StringAttr, a)
    attempt(BoolAttr, a)
    print(BoolAttr(Attribute.parse("true")).value)
