shape.func @f(%x: !shape.value_shape) -> !shape.value_shape {
  shape.return %x : !shape.value_shape
}
// -----
func.func @shapes(%s: !shape.shape, %n: !shape.size, %w: !shape.witness, %x: i32) {
  %0 = shape.reduce(%s, %n) : !shape.shape -> !shape.size {
  ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  %1 = shape.assuming %w -> (i32) {
    shape.assuming_yield %x : i32
  }
  return
}
