"""Float attributes."""

from _support import attempt
from mlir.ir import *
with Context(), Location.unknown():
    for ty in [F32Type.get(), F64Type.get(), F16Type.get(), BF16Type.get(), Float8E5M2Type.get()]:
        for value in [0.0, -0.0, 1.1, float("inf"), float("nan"), 3.0]:
            a = FloatAttr.get(ty, value)
            print(a, a.value, a.type)
    print(FloatAttr.get_f32(1.5), FloatAttr.get_f64(0.1), float(FloatAttr.get_f32(0.1)))
    attempt(FloatAttr.get, IntegerType.get_signless(32), 1.0)
    print(FloatAttr.get_unchecked(F32Type.get(), 2.0))
