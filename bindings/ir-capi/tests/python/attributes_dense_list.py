"""Dense elements of lists of attributes."""

from _support import attempt
from mlir.ir import *
with Context(), Location.unknown():
    i32 = IntegerType.get_signless(32)
    values = [IntegerAttr.get(i32, n) for n in range(4)]
    print(DenseElementsAttr.get(values))
    print(DenseElementsAttr.get(values, RankedTensorType.get([2, 2], i32)))
    attempt(DenseElementsAttr.get, [])
    attempt(DenseElementsAttr.get, values, i32)
    attempt(DenseElementsAttr.get, values + [FloatAttr.get_f32(1.0)])
