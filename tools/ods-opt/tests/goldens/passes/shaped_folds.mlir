// options: --canonicalize
func.func @dims(%t: tensor<3x?xf32>, %m: memref<?x7xf32>, %u: tensor<*xf32>) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<3x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<3x?xf32>
  %2 = memref.dim %m, %c0 : memref<?x7xf32>
  %3 = memref.dim %m, %c1 : memref<?x7xf32>
  %4 = tensor.rank %t : tensor<3x?xf32>
  %5 = tensor.rank %u : tensor<*xf32>
  %6 = memref.rank %m : memref<?x7xf32>
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
// -----
func.func @dims2(%n: index, %k: index, %f: f32) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32>
  %0 = tensor.dim %t, %c1 : tensor<4x?xf32>
  %m = memref.alloc(%n, %k) : memref<?x3x?xf32>
  %1 = memref.dim %m, %c2 : memref<?x3x?xf32>
  %2 = memref.dim %m, %c0 : memref<?x3x?xf32>
  %5 = memref.alloca(%k) : memref<?xf32>
  %3 = memref.dim %5, %c0 : memref<?xf32>
  "use"(%m, %5) : (memref<?x3x?xf32>, memref<?xf32>) -> ()
  return %0, %1, %2, %3 : index, index, index, index
}
// -----
func.func @slices(%t: tensor<?x?xf32>, %n: index, %k: index, %m: memref<?x?xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %t[0, 0] [%n, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %0 = tensor.dim %s, %c1 : tensor<?x?xf32>
  %1 = tensor.dim %s, %c0 : tensor<?x?xf32>
  %v = memref.subview %m[0, 0] [%n, %k] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %2 = memref.dim %v, %c0 : memref<?x?xf32, strided<[?, 1]>>
  %3 = memref.dim %v, %c1 : memref<?x?xf32, strided<[?, 1]>>
  return %0, %1, %2, %3 : index, index, index, index
}
// -----
func.func @casts(%t: tensor<3x4xf32>, %m: memref<3x4xf32>) -> (tensor<3x4xf32>, memref<3x4xf32>) {
  %2 = memref.cast %m : memref<3x4xf32> to memref<?x4xf32>
  %3 = memref.cast %2 : memref<?x4xf32> to memref<3x4xf32>
  return %t, %3 : tensor<3x4xf32>, memref<3x4xf32>
}
// -----
func.func @extract(%f: f32, %g: f32, %i: index) -> (f32, f32, f32, i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %f, %g, %g, %f : tensor<2x2xf32>
  %0 = tensor.extract %t[%c0, %c1] : tensor<2x2xf32>
  %1 = tensor.extract %t[%c1, %c1] : tensor<2x2xf32>
  %2 = tensor.extract %t[%i, %c1] : tensor<2x2xf32>
  %d = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %3 = tensor.extract %d[%c1, %c0] : tensor<2x2xi32>
  %s = arith.constant dense<2.5> : tensor<8xf32>
  %4 = tensor.extract %s[%i] : tensor<8xf32>
  return %0, %1, %2, %3, %4 : f32, f32, f32, i32, f32
}
// -----
func.func @whole(%t: tensor<3x4xf32>, %i: index) -> tensor<3x4xf32> {
  %0 = tensor.extract_slice %t[0, 0] [3, 4] [1, 1] : tensor<3x4xf32> to tensor<3x4xf32>
  %1 = tensor.insert_slice %0 into %t[0, 0] [3, 4] [1, 1] : tensor<3x4xf32> into tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}
// -----
func.func @outside(%f: f32, %u: memref<*xf32>, %m: memref<3x4xf32>) -> (f32, index, memref<?x?xf32>, memref<?x4xf32>) {
  %c5 = arith.constant 5 : index
  %t = tensor.from_elements %f, %f : tensor<2xf32>
  %0 = tensor.extract %t[%c5] : tensor<2xf32>
  %1 = memref.dim %m, %c5 : memref<3x4xf32>
  %2 = memref.cast %m : memref<3x4xf32> to memref<?x4xf32>
  %3 = memref.cast %2 : memref<?x4xf32> to memref<?x?xf32>
  %4 = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  %5 = memref.cast %4 : memref<?x?xf32> to memref<?x4xf32>
  return %0, %1, %3, %5 : f32, index, memref<?x?xf32>, memref<?x4xf32>
}
