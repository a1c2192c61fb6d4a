"""Custom syntax of the ten dialects."""

from mlir.ir import *
texts = ["arith.constant dense<[1, 2]> : tensor<2xi8>", "ub.poison : f32", "index.constant 4", "tensor.empty() : tensor<2xf32>", "memref.alloc() : memref<2xf32>",
         "memref.global @g : memref<2xi8> = dense<[1, 2]>", "func.func @f(%a: i8 {t.x}) -> (i8 {t.y}) { return %a : i8 }", "module @m { }",
         "func.func @g(%m: memref<4xf32>) { affine.for %i = 0 to 4 { %0 = affine.load %m[%i] : memref<4xf32> } return }",
         "func.func @h(%x: f32) -> f32 { %0 = math.sqrt %x fastmath<fast> : f32 return %0 : f32 }", "func.func @k() { cf.br ^a ^a: return }"]
with Context():
    for text in texts:
        m = Module.parse(text)
        print(m)
        print(m.operation.get_asm(print_generic_op_form=True))
