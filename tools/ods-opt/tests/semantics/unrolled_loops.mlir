// options: --pass-pipeline=builtin.module(func.func(affine-loop-unroll))
// MLIR 22 yields values of the first copy, uses the result of the first loop as a bound, and starts the last loop below 0.
func.func @iv(%arg0: index) -> index {
  %0 = affine.for %i = 1 to 6 iter_args(%x = %arg0) -> (index) {
    %z = affine.apply affine_map<(d0) -> (d0)>(%arg0)
    affine.yield %i : index
  }
  return %0 : index
}
func.func @swap(%a: index, %b: index) -> (index, index) {
  %0:2 = affine.for %i = 0 to 5 iter_args(%x = %a, %y = %a) -> (index, index) {
    %z = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%x, %i)
    affine.yield %y, %z : index, index
  }
  return %0#0, %0#1 : index, index
}
func.func @bound(%n: index) -> index {
  %0 = affine.for %i = 0 to %n iter_args(%x = %n) -> (index) {
    %z = affine.apply affine_map<(d0, d1) -> (d0 + d1 + 1)>(%x, %i)
    affine.yield %z : index
  }
  return %0 : index
}
func.func @step(%m: memref<100xf32>, %n: index, %x: f32) {
  affine.for %i = 3 to %n step 3 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}
