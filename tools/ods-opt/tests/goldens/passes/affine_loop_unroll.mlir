// options: --pass-pipeline=builtin.module(any(affine-loop-unroll))
// Loops with remaining iterations, with values that are carried, with a step, and with bounds of one operand.
func.func @loops(%m: memref<100xf32>, %n: index, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %0 = affine.load %m[%i] : memref<100xf32>
    %1 = arith.addf %a, %0 : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0 * 2)>(%i) to affine_map<(d0) -> (d0 * 2 + 9)>(%i) step 2 {
      %0 = affine.load %m[%j] : memref<100xf32>
      affine.store %0, %m[%i] : memref<100xf32>
    }
  }
  affine.for %i = 3 to 41 step 3 {
    affine.store %r, %m[%i] : memref<100xf32>
  }
  return %r : f32
}

// Loops that stay: without a body, with several bounds, with fewer iterations than the factor.
func.func @stay(%m: memref<100xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to %n {
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 10)>()[%n] {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  affine.for %i = max affine_map<()[s0] -> (s0, 1)>()[%n] to 10 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  affine.for %i = 5 to 6 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 0 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// The constant is at the beginning of the function.
func.func private @declared()
module {
  func.func @nested(%m: memref<100xf32>, %x: f32) {
    %c = arith.constant 7 : index
    affine.for %i = affine_map<(d0) -> (d0)>(%c) to affine_map<(d0) -> (d0 + 2)>(%c) {
      affine.for %j = 1 to 4 {
        affine.store %x, %m[%i + %j] : memref<100xf32>
      }
    }
    return
  }
}
