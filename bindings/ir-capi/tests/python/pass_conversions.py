# Passes that convert between dialects, by name and with options, and what they leave.
from mlir.ir import *
from mlir.passmanager import PassManager

TEXT = """
func.func @f(%a: i64, %b: i64, %x: f32, %m: memref<?xf32>) -> (i64, f32) {
  %0 = arith.ceildivsi %a, %b : i64
  %1 = math.sin %x : f32
  affine.for %i = 0 to 10 {
    affine.store %1, %m[%i + 1] : memref<?xf32>
  }
  %2 = builtin.unrealized_conversion_cast %0 : i64 to index
  %3 = builtin.unrealized_conversion_cast %2 : index to i64
  return %3, %1 : i64, f32
}
"""

with Context(), Location.unknown():
    for pipeline in (
        "arith-expand",
        "arith-expand{include-bf16=true}",
        "convert-math-to-libm",
        "func.func(lower-affine)",
        "reconcile-unrealized-casts",
        "func.func(lower-affine),convert-math-to-libm,arith-expand,convert-scf-to-cf,reconcile-unrealized-casts",
    ):
        module = Module.parse(TEXT)
        manager = PassManager.parse(f"builtin.module({pipeline})")
        print(manager)
        manager.run(module.operation)
        print(module)
    try:
        PassManager.parse("builtin.module(lower-affine{no-such-option=1})")
    except ValueError as error:
        print(error)
