"""Verifier errors of the ten dialects."""

from _support import attempt
from mlir.ir import *
texts = ["arith.constant 1.0 : i32", "tensor.empty(%a) : tensor<2xf32>", "memref.alloc() : memref<?xf32>", "index.constant 4.0", "func.func @f() { scf.yield }",
         "func.func @f(%a: i8) { cf.br ^a ^a(%b: i8): return }", "func.func @f(%c: i1) { scf.if %c { } else { func.return } return }",
         "func.func @f(%a: f32) { %0 = math.ctpop %a : f32 return }", "func.func @f() -> i32 { return }", "memref.global @g : tensor<2xi8>",
         "func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i, %i] : memref<4xf32> return }"]
with Context():
    for text in texts:
        attempt(Module.parse, text)
