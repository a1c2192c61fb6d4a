"""Common subexpressions."""

from mlir.ir import *
from mlir.passmanager import PassManager

with Context():
    m = Module.parse("func.func @f(%x: i8) -> i8 { %a = arith.addi %x, %x : i8 %b = arith.addi %x, %x : i8 %c = arith.muli %a, %b : i8 return %c : i8 }")
    PassManager.parse("builtin.module(func.func(cse))").run(m.operation)
    print(m)
