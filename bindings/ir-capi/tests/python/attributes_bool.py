"""Bool and unit attributes."""

from _support import attempt
from mlir.ir import *
with Context():
    t, f = BoolAttr.get(True), BoolAttr.get(False)
    print(t, f, t.value, f.value, bool(t), bool(f), t.type, repr(t))
    print(UnitAttr.get(), repr(UnitAttr.get()), UnitAttr.get() == UnitAttr.get())
    print(type(Attribute.parse("true")).__name__, type(Attribute.parse("1 : i1")).__name__)
    attempt(BoolAttr, IntegerAttr.get(IndexType.get(), 1))
