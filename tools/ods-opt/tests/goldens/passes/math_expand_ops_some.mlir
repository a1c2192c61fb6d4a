// options: --math-expand-ops=ops=tan,sinh
func.func @some(%x: f32) -> (f32, f32, f32, f32) {
  %0 = math.ceil %x : f32
  %1 = math.tan %x : f32
  %2 = math.sinh %x : f32
  %3 = math.cosh %x : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
