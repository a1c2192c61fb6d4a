// options: --canonicalize
func.func @elements(%a: i32, %t: tensor<?xi32>, %i: index) -> (i32, index, i32, tensor<2xi32>, tensor<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 3 : i32
  %0 = tensor.cast %t : tensor<?xi32> to tensor<4xi32>
  %1 = tensor.extract %0[%i] : tensor<4xi32>
  %2 = arith.index_cast %t : tensor<?xi32> to tensor<?xindex>
  %3 = tensor.extract %2[%i] : tensor<?xindex>
  %4 = tensor.from_elements %a, %k : tensor<2xi32>
  %5 = tensor.extract %4[%c0] : tensor<2xi32>
  %6 = tensor.from_elements %k, %k : tensor<2xi32>
  %7 = tensor.splat %k : tensor<2x2xi32>
  return %1, %3, %5, %6, %7 : i32, index, i32, tensor<2xi32>, tensor<2x2xi32>
}

func.func @inserted(%i: index) -> tensor<4xi32> {
  %k = arith.constant 3 : i32
  %c = arith.constant dense<3> : tensor<4xi32>
  %0 = tensor.insert %k into %c[%i] : tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @reshapes(%t: tensor<?xf32>, %u: tensor<2x?xf32>, %s: tensor<1xindex>, %r: tensor<2xindex>) -> (tensor<?xf32>, tensor<?xf32>, tensor<2x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %1 = tensor.reshape %u(%s) : (tensor<2x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %2 = tensor.reshape %1(%s) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %d = tensor.dim %u, %c1 : tensor<2x?xf32>
  %own = tensor.from_elements %c2, %d : tensor<2xindex>
  %3 = tensor.reshape %u(%own) : (tensor<2x?xf32>, tensor<2xindex>) -> tensor<2x?xf32>
  return %0, %2, %3 : tensor<?xf32>, tensor<?xf32>, tensor<2x?xf32>
}

func.func @one(%t: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tensor.concat dim(0) %t : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @gathered(%i: tensor<2x1xindex>) -> tensor<2x1xi32> {
  %c = arith.constant dense<3> : tensor<9xi32>
  %0 = tensor.gather %c[%i] gather_dims([0]) : (tensor<9xi32>, tensor<2x1xindex>) -> tensor<2x1xi32>
  return %0 : tensor<2x1xi32>
}

// -----

func.func @elements_of_sparse_constants() -> (f16, f16, i32, i32, i32, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %points = arith.constant sparse<[[0, 0, 0], [1, 1, 1]], [-5.0, -2.0]> : tensor<4x4x4xf16>
  %0 = tensor.extract %points[%c1, %c1, %c1] : tensor<4x4x4xf16>
  %1 = tensor.extract %points[%c1, %c0, %c1] : tensor<4x4x4xf16>
  %point = arith.constant sparse<1, 7> : tensor<2x2xi32>
  %2 = tensor.extract %point[%c1, %c1] : tensor<2x2xi32>
  %3 = tensor.extract %point[%c0, %c1] : tensor<2x2xi32>
  %twice = arith.constant sparse<[[1], [1]], [3, 4]> : tensor<2xi32>
  %4 = tensor.extract %twice[%c1] : tensor<2xi32>
  %same = arith.constant sparse<[[0, 1], [1, 0]], 2.5> : tensor<2x2xf64>
  %5 = tensor.extract %same[%c1, %c0] : tensor<2x2xf64>
  return %0, %1, %2, %3, %4, %5 : f16, f16, i32, i32, i32, f64
}

// -----

func.func @sparse_without_points(%i: index) -> (i8, i8, i8) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %none = arith.constant sparse<> : tensor<2xi8>
  %0 = tensor.extract %none[%c1] : tensor<2xi8>
  %1 = tensor.extract %none[%c9] : tensor<2xi8>
  %2 = tensor.extract %none[%i] : tensor<2xi8>
  return %0, %1, %2 : i8, i8, i8
}
