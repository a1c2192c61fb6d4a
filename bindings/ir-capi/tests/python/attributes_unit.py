"""Unit attributes."""

from mlir.ir import *

with Context():
    a = UnitAttr.get()
    print(a, repr(a), a == Attribute.parse("unit"), a.type)
