"""Inlining and symbol elimination."""

from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    m = Module.parse("func.func private @g(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 } func.func @f(%a: i32) -> i32 { %0 = call @g(%a) : (i32) -> i32 return %0 : i32 }")
    PassManager.parse("builtin.module(inline,symbol-dce)").run(m.operation)
    print(m)
