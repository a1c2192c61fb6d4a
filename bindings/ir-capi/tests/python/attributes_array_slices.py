"""Elements of arrays."""

from mlir.ir import *
from _support import attempt

with Context():
    a = Attribute.parse('[1 : i8, "two", [3.0 : f32], unit, i32]')
    print(len(a), [str(x) for x in a], a[0], a[4])
    print(a + [a[0]], ArrayAttr.get([]), len(ArrayAttr.get([])))
    print([type(x).__name__ for x in a])
