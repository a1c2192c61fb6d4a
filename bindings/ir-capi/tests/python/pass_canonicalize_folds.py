"""Constants that are folded."""

from mlir.ir import *
from mlir.passmanager import PassManager

with Context():
    m = Module.parse("""func.func @f(%x: i8) -> (i8, i1) {
      %c2 = arith.constant 2 : i8 %c0 = arith.constant 0 : i8 %a = arith.addi %c2, %c2 : i8 %b = arith.addi %x, %c0 : i8 %c = arith.muli %a, %b : i8
      %d = arith.cmpi slt, %c2, %a : i8 return %c, %d : i8, i1 }""")
    PassManager.parse("builtin.module(canonicalize)").run(m.operation)
    print(m)
