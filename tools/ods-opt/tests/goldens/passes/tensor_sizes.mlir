// options: --canonicalize
func.func @casts(%t: tensor<4x?xf32>) -> (tensor<4x?xf32>, tensor<?x8xf32>, tensor<?xi32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  %2 = tensor.cast %t : tensor<4x?xf32> to tensor<4x8xf32>
  %3 = tensor.cast %2 : tensor<4x8xf32> to tensor<?x8xf32>
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %4 = tensor.cast %c : tensor<2xf32> to tensor<?xf32>
  %5 = tensor.bitcast %4 : tensor<?xf32> to tensor<?xui32>
  %6 = tensor.bitcast %5 : tensor<?xui32> to tensor<?xi32>
  return %1, %3, %6 : tensor<4x?xf32>, tensor<?x8xf32>, tensor<?xi32>
}

func.func @sizes(%t: tensor<?x?xf32>, %v: f32, %n: index, %s: tensor<2xi32>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.dim %0, %n : tensor<4x?xf32>
  %2 = tensor.insert %v into %t[%c0, %c1] : tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %4 = tensor.reshape %t(%s) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %5 = tensor.dim %4, %c0 : tensor<?x?xf32>
  %6 = tensor.empty(%n) : tensor<3x?xf32>
  %7 = tensor.dim %6, %c1 : tensor<3x?xf32>
  %8 = tensor.insert_slice %6 into %t[0, 0] [3, %n] [1, 1] : tensor<3x?xf32> into tensor<?x?xf32>
  %9 = tensor.dim %8, %n : tensor<?x?xf32>
  return %1, %3, %5, %7, %9 : index, index, index, index, index
}

func.func @empty(%n: index) -> (tensor<?x?xf32>, tensor<5x?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.empty(%c4, %n) : tensor<?x?xf32>
  %1 = tensor.empty(%n, %n) : tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<5x?xf32>
  return %0, %2 : tensor<?x?xf32>, tensor<5x?xf32>
}

func.func @generate(%n: index, %i: index) -> (tensor<?x?xindex>, index) {
  %c4 = arith.constant 4 : index
  %0 = tensor.generate %c4, %n {
  ^bb0(%a: index, %b: index):
    %s = arith.addi %a, %b : index
    tensor.yield %s : index
  } : tensor<?x?xindex>
  %1 = tensor.extract %0[%i, %n] : tensor<?x?xindex>
  return %0, %1 : tensor<?x?xindex>, index
}

func.func @pads(%t: tensor<4x4xf32>, %u: tensor<?x?xf32>, %v: f32, %n: index) -> (tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<8x9xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[%c0, 0] high[0, %c0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  %d = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.pad %d low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %t low[%c1, %n] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x4xf32> to tensor<?x?xf32>
  %3 = tensor.pad %u low[%n, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.cast %3 : tensor<?x?xf32> to tensor<8x9xf32>
  return %0, %1, %2, %4 : tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<8x9xf32>
}
