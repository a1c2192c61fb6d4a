"""Integers of more than 64 bits."""

from _support import attempt
from mlir.ir import *
with Context():
    big = Attribute.parse("123456789012345678901234567890 : i128")
    print(big)
    print(IntegerAttr.get(IntegerType.get_signless(128), -5))
    print(IntegerAttr.get(IntegerType.get_unsigned(64), 2**63 - 1).value)
    attempt(IntegerAttr.get, IntegerType.get_signless(64), 2**70)
