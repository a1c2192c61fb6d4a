"""Integers of types of each signedness."""

from mlir.ir import *
from _support import attempt

with Context():
    for text, value in (("i8", -1), ("i8", 127), ("si8", -128), ("ui8", 255), ("index", 7), ("i1", 1)):
        a = IntegerAttr.get(Type.parse(text), value)
        print(a, a.value, a.type, int(a))
