"""Widths that integer types may have."""

from mlir.ir import *
from _support import attempt

with Context():
    for width in (0, 1, 128, 65535, 16777215):
        print(IntegerType.get_signless(width))
    attempt(Type.parse, "i16777216")
