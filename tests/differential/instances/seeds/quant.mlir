!q = !quant.uniform<i8:f32, 2.0>
func.func @casts(%f: f32, %t: tensor<4xf32>) {
  %0 = quant.qcast %f : f32 to !q
  %1 = quant.dcast %0 : !q to f32
  %2 = quant.qcast %t : tensor<4xf32> to tensor<4x!q>
  %3 = quant.dcast %2 : tensor<4x!q> to tensor<4xf32>
  return
}
// -----
!q = !quant.uniform<i8:f32, 2.0>
func.func @storage(%x: i8) {
  %0 = quant.scast %x : i8 to !q
  return
}
