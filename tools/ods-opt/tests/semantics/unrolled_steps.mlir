// options: --pass-pipeline=builtin.module(any(affine-loop-unroll{unroll-factor=-1}))
// MLIR 22 counts no turn, and four times the step does not fit.
func.func @wide(%m: memref<4xf32>, %x: f32) {
  affine.for %i = -9223372036854775807 to 9223372036854775807 step 4611686018427387904 {
    affine.store %x, %m[0] : memref<4xf32>
  }
  return
}
