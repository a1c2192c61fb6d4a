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
