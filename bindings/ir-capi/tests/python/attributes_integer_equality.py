"""Equality and hashes of integers."""

from mlir.ir import *

with Context():
    i32, i64 = IntegerType.get_signless(32), IntegerType.get_signless(64)
    print(IntegerAttr.get(i32, 1) == IntegerAttr.get(i32, 1), IntegerAttr.get(i32, 1) == IntegerAttr.get(i64, 1))
    print(len({IntegerAttr.get(i32, n % 3) for n in range(9)}), IntegerAttr.get(i32, 1) == 1)
