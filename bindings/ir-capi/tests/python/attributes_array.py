"""Array attributes."""

from _support import attempt
from mlir.ir import *
with Context():
    a = ArrayAttr.get([UnitAttr.get(), StringAttr.get("x"), BoolAttr.get(True)])
    print(a, len(a), a[0], a[2], [str(x) for x in a], repr(a))
    attempt(lambda: a[3])
    print(a + [TypeAttr.get(F32Type.get())], ArrayAttr.get([]), a + list(a))
    attempt(ArrayAttr.get, [1])
    print([type(x).__name__ for x in a])
