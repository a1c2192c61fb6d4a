"""Passes on one function."""

from mlir.ir import *
from mlir.passmanager import PassManager

with Context():
    m = Module.parse("func.func @f(%x: i8) -> i8 { %a = arith.addi %x, %x : i8 return %x : i8 } func.func @g(%x: i8) -> i8 { %a = arith.addi %x, %x : i8 return %x : i8 }")
    PassManager.parse("func.func(canonicalize)").run(m.body.operations[0].operation)
    print(m)
