"""Dense arrays."""

from _support import attempt
from mlir.ir import *
with Context():
    for cls, values in [(DenseBoolArrayAttr, [True, False]), (DenseI8ArrayAttr, [1, -1, 127]), (DenseI16ArrayAttr, [1, -300]),
                        (DenseI32ArrayAttr, [7, 8]), (DenseI64ArrayAttr, [2**40, -1]), (DenseF32ArrayAttr, [1.5, -0.0, 0.1]), (DenseF64ArrayAttr, [0.1, 1e300])]:
        a = cls.get(values)
        print(a, repr(a), len(a), a[0], list(a), cls.get([]))
        attempt(lambda: a[9])
        print(a + [values[0]], type(Attribute.parse(str(a))).__name__)
    attempt(DenseI8ArrayAttr.get, [300])
    attempt(DenseI8ArrayAttr, Attribute.parse("array<i16: 1>"))
