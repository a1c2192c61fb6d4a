"""Modules from text."""

from _support import attempt
from mlir.ir import *
with Context():
    for good in ["module { }", "module @m attributes {t.a = 1 : i8} { }", b"func.func private @f(i32)"]:
        attempt(Module.parse, good)
    print(Module.parse(""))
    for bad in ["module {", "func.func @f(", "%0 = arith.addi", "}", "arith.addi %a, %a : i32", "module { } }"]:
        attempt(Module.parse, bad)
