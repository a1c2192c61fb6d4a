"""Strings with a type."""

from mlir.ir import *

with Context():
    a = StringAttr.get_typed(IntegerType.get_signless(32), "x")
    print(a, a.type, a.value, a == StringAttr.get("x"), StringAttr.get("x").type)
