"""Truth values."""

from mlir.ir import *

with Context():
    for value in (True, False):
        a = BoolAttr.get(value)
        print(a, a.value, bool(a), a.type, a == Attribute.parse(str(a)), IntegerAttr(a).value)
