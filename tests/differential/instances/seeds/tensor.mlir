func.func @tensors(%i: index, %t: tensor<4xf32>, %u: tensor<8xf32>) {
  %0 = tensor.generate %i {
  ^bb0(%x: index):
    %f = arith.constant 1.0 : f32
    tensor.yield %f : f32
  } : tensor<?xf32>
  %1 = scf.forall (%n) in (2) shared_outs(%o = %u) -> tensor<8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return
}
// -----
func.func @shapes(%m: tensor<4x8xf32>, %n: tensor<32xf32>, %i: index, %s: tensor<2x4xf32>, %ix: tensor<1x2x2xindex>, %u: tensor<1x2xf32>, %f: f32) {
  %0 = tensor.collapse_shape %m [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %1 = tensor.expand_shape %n [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
  %2 = tensor.extract_slice %m[%i, 0] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  %3 = tensor.insert_slice %s into %m[%i, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x8xf32>
  %4 = tensor.gather %m[%ix] gather_dims([0, 1]) : (tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32>
  %5 = tensor.scatter %u into %m[%ix] scatter_dims([0, 1]) unique : (tensor<1x2xf32>, tensor<4x8xf32>, tensor<1x2x2xindex>) -> tensor<4x8xf32>
  %6 = tensor.pad %m low[1, 2] high[2, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x8xf32> to tensor<7x13xf32>
  return
}
