// options: --canonicalize
func.func @static_parts(%t: tensor<?x?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%c0, %n, %c1] [%c4, 1, %n] [%c1, 1, %c1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @never_valid(%t: tensor<4xf32>) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.extract_slice %t[%c3] [%c5] [1] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @of_cast(%t: tensor<4x8xf32>, %n: index) -> tensor<2x?xf32> {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, 1] [2, %n] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
  return %1 : tensor<2x?xf32>
}

func.func @cast_of_slice(%t: tensor<8x16x4xf32>, %n: index) -> tensor<16x3xf32> {
  %0 = tensor.extract_slice %t[0, 0, 1] [1, 16, %n] [1, 1, 1] : tensor<8x16x4xf32> to tensor<16x?xf32>
  %1 = tensor.cast %0 : tensor<16x?xf32> to tensor<16x3xf32>
  return %1 : tensor<16x3xf32>
}

func.func @whole_and_back(%t: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> (tensor<8xf32>, tensor<2xf32>, tensor<8xf32>) {
  %0 = tensor.extract_slice %t[0] [8] [1] : tensor<8xf32> to tensor<8xf32>
  %1 = tensor.insert_slice %s into %t[%n] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %2 = tensor.extract_slice %1[%n] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %3 = tensor.extract_slice %t[%n] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %4 = tensor.insert_slice %3 into %t[%n] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %0, %2, %4 : tensor<8xf32>, tensor<2xf32>, tensor<8xf32>
}

func.func @inserts(%t: tensor<?x?xf32>, %s: tensor<?x?xf32>, %u: tensor<2x3xf32>, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %t[%c0, %n] [%c2, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %d = tensor.cast %u : tensor<2x3xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %d into %t[%n, %n] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %2 = tensor.insert_slice %u into %t[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
  %3 = tensor.insert_slice %u into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
  return %0, %1, %3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

func.func @of_constant() -> tensor<2xi32> {
  %c = arith.constant dense<7> : tensor<9xi32>
  %0 = tensor.extract_slice %c[3] [2] [1] : tensor<9xi32> to tensor<2xi32>
  return %0 : tensor<2xi32>
}

func.func @nothing(%t: tensor<8xf32>, %s: tensor<0xf32>, %n: index) -> tensor<8xf32> {
  %0 = tensor.insert_slice %s into %t[%n] [0] [1] : tensor<0xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
