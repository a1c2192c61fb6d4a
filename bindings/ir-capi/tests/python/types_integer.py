"""Integer types."""

from _support import attempt
from mlir.ir import *
with Context():
    for ty in [IntegerType.get_signless(1), IntegerType.get_signed(8), IntegerType.get_unsigned(64), IntegerType.get_signless(12345)]:
        print(ty, repr(ty), ty.width, ty.is_signless, ty.is_signed, ty.is_unsigned)
    attempt(IntegerType.get_signless, 0)
    print(IntegerType.get_signless(32) == IntegerType.get_signless(32), IntegerType.get_signless(32) == IntegerType.get_signed(32))
    print(IntegerType.get(16), IntegerType.get(16, IntegerType.SIGNED) if hasattr(IntegerType, "SIGNED") else "")
