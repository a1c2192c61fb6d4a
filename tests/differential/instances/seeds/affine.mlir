func.func @loop(%m: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.yield
  }
  %0 = affine.for %i = 0 to 4 iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  return
}
