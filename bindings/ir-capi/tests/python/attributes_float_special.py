"""Infinities and not-a-number."""

import math
from mlir.ir import *

with Context(), Location.unknown():
    for value in (float("inf"), -float("inf"), float("nan"), -0.0):
        a = FloatAttr.get_f32(value)
        print(a, math.isnan(a.value) or a.value, a == FloatAttr.get_f32(value))
