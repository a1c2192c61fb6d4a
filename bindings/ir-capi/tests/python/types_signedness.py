"""Signedness of integer types."""

from mlir.ir import *

with Context():
    for get in (IntegerType.get_signless, IntegerType.get_signed, IntegerType.get_unsigned):
        t = get(9)
        print(t, t.width, t.is_signless, t.is_signed, t.is_unsigned)
    for name in ("SIGNLESS", "SIGNED", "UNSIGNED"):
        t = IntegerType.get(3, getattr(IntegerType, name))
        print(t, t.signedness, t.signedness == getattr(IntegerType.Signedness, name))
