// options: --canonicalize
// MLIR 22 casts the source to tensor<2x1x2xf32>, and rejects its own cast.
func.func @dropped(%a: tensor<1x?x?xf32>, %d: tensor<1x?x1x?xf32>) -> tensor<1x?x1x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %a into %d[0, 0, 0, 0] [1, %c2, 1, %c2] [1, 1, 1, 1] : tensor<1x?x?xf32> into tensor<1x?x1x?xf32>
  return %0 : tensor<1x?x1x?xf32>
}

// MLIR 22 takes the size 3 for the first dimension.
func.func @cast(%a: tensor<?x3xf32>, %d: tensor<?x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<?x3xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %d[0, 0] [%n, %m] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
