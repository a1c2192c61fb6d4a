"""Floats of other types."""

from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    attempt(FloatAttr.get, IntegerType.get_signless(32), 1.0)
    attempt(FloatAttr, IntegerAttr.get(IndexType.get(), 1))
    print(FloatAttr.get_f64(3), float(FloatAttr.get_f64(3)))
