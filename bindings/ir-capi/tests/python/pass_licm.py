"""Loop-invariant code motion."""

from mlir.ir import *
from mlir.passmanager import PassManager
with Context():
    m = Module.parse("""func.func @f(%a: i32, %m: memref<8xi32>) {
  %c0 = arith.constant 0 : index %c8 = arith.constant 8 : index %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c8 step %c1 { %0 = arith.muli %a, %a : i32 memref.store %0, %m[%i] : memref<8xi32> }
  return }""")
    PassManager.parse("builtin.module(func.func(loop-invariant-code-motion))").run(m.operation)
    print(m)
