"""Passes that run."""

from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %c0 = arith.constant 0 : i32 %0 = arith.addi %a, %c0 : i32 %1 = arith.addi %a, %c0 : i32 %2 = arith.muli %0, %1 : i32 return %2 : i32 }")
    for text in ["builtin.module(cse)", "builtin.module(canonicalize)", "builtin.module(func.func(sccp))", "builtin.module(symbol-dce)", "any(strip-debuginfo)"]:
        PassManager.parse(text).run(m.operation)
        print(text, m)
