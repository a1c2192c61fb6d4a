// options: --canonicalize
func.func @there_and_back(%t: tensor<4x?xf32>, %n: index) -> (tensor<4x?xf32>, tensor<?xf32>) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, %n] : tensor<4x?xf32> into tensor<2x2x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x2x?xf32> into tensor<4x?xf32>
  %2 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<2x2x?xf32> into tensor<?xf32>
  return %1, %2 : tensor<4x?xf32>, tensor<?xf32>
}

func.func @together(%t: tensor<2x3x4x5xf32>, %u: tensor<24xf32>) -> (tensor<120xf32>, tensor<2x3x2x2xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<6x4x5xf32> into tensor<120xf32>
  %2 = tensor.expand_shape %u [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : tensor<6x4xf32> into tensor<2x3x2x2xf32>
  return %1, %3 : tensor<120xf32>, tensor<2x3x2x2xf32>
}

func.func @other_way(%t: tensor<2x3x4xf32>, %u: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<2x3x2x2xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %2 = tensor.collapse_shape %u [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %3 = tensor.expand_shape %2 [[0, 1, 2, 3]] output_shape [2, 3, 2, 2] : tensor<24xf32> into tensor<2x3x2x2xf32>
  return %1, %3 : tensor<6x4xf32>, tensor<2x3x2x2xf32>
}

func.func @of_makers(%v: f32, %w: f32) -> (tensor<2x3xf32>, tensor<2x1xf32>, tensor<4xf32>) {
  %0 = tensor.splat %v : tensor<6xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %2 = tensor.from_elements %v, %w : tensor<2xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %4 = tensor.collapse_shape %c [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %1, %3, %4 : tensor<2x3xf32>, tensor<2x1xf32>, tensor<4xf32>
}

func.func @of_casts(%t: tensor<4x8xf32>, %n: index) -> (tensor<?xf32>, tensor<?x?x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c2, %c2, %n] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1, %2 : tensor<?xf32>, tensor<?x?x?xf32>
}

func.func @of_memrefs(%t: memref<2x3x4xf32>, %u: memref<24xf32>, %n: index) -> (memref<24xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>, memref<?x4xf32>) {
  %0 = memref.collapse_shape %t [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %2 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %3 = memref.expand_shape %u [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %4 = memref.expand_shape %3 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %5 = memref.cast %t : memref<2x3x4xf32> to memref<?x3x4xf32>
  %6 = memref.collapse_shape %5 [[0, 1], [2]] : memref<?x3x4xf32> into memref<?x4xf32>
  return %1, %2, %4, %6 : memref<24xf32>, memref<2x3x4xf32>, memref<2x3x4xf32>, memref<?x4xf32>
}
