"""Integer attributes."""

from _support import attempt
from mlir.ir import *
with Context():
    i8, u8, s8 = IntegerType.get_signless(8), IntegerType.get_unsigned(8), IntegerType.get_signed(8)
    for ty in [i8, u8, s8, IntegerType.get_signless(64), IntegerType.get_signless(1)]:
        for value in [0, 1, *([] if ty.is_unsigned else [-1]), *([] if ty.width == 1 else [100])]:
            a = IntegerAttr.get(ty, value)
            print(a, a.value, int(a), a.type)
    for value in [0, 1, -1, 100]:
        a = IntegerAttr.get(IndexType.get(), value)
        print(a, a.value, int(a), a.type)
    print(repr(IntegerAttr.get(i8, 3)), IntegerAttr.get(i8, 3) == IntegerAttr.get(i8, 3))
