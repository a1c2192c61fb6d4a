func.func @casts(%a: tensor<?x4xf32>, %b: tensor<*xf32>, %c: tensor<2xi32>) {
  %0 = tensor.cast %a : tensor<?x4xf32> to tensor<3x?xf32>
  %1 = tensor.cast %b : tensor<*xf32> to tensor<?x?xf32>
  %2 = tensor.cast %a {x = 1 : i32} : tensor<?x4xf32> to tensor<*xf32>
  %3 = tensor.bitcast %c : tensor<2xi32> to tensor<2xf32>
  %4 = tensor.bitcast %c {y} : tensor<2xi32> to tensor<2xui32>
  return
}
// -----
func.func @whole(%a: tensor<3x4xf32>, %b: tensor<?x4xf32>, %n: index, %u: tensor<*xf32>) -> index {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.concat dim(1) %a {k = "v"} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %2 = tensor.dim %b, %n : tensor<?x4xf32>
  %3 = tensor.dim {a} %u, %n : tensor<*xf32>
  %4 = tensor.empty(%n, %2) : tensor<?x3x?xf32>
  %5 = tensor.empty() {b} : tensor<3xf32, "encoding">
  %6 = tensor.rank %u : tensor<*xf32>
  %7 = tensor.rank %a {c} : tensor<3x4xf32>
  return %7 : index
}
// -----
func.func @elements(%a: tensor<3x?xf32>, %i: index, %v: f32, %z: tensor<f32>) -> f32 {
  %0 = tensor.extract %a[%i, %i] : tensor<3x?xf32>
  %1 = tensor.extract %z[] {p} : tensor<f32>
  %2 = tensor.from_elements %v, %0, %1, %v : tensor<2x2xf32>
  %3 = tensor.from_elements %v {q} : tensor<f32>
  %4 = tensor.from_elements : tensor<0xf32>
  %5 = tensor.insert %v into %a[%i, %i] : tensor<3x?xf32>
  %6 = tensor.insert %v into %z[] {r} : tensor<f32>
  %7 = tensor.splat %v : tensor<4xf32>
  %8 = tensor.splat %v[%i, %i] {s} : tensor<?x2x?xf32>
  return %1 : f32
}
// -----
func.func @gather(%s: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>, %j: tensor<7x2xi32>, %u: tensor<7x5xf32>) {
  %0 = tensor.gather %s[%i] gather_dims([0]) unique : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2x1x5x6xf32>
  %1 = tensor.gather %s[%j] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x5xf32>
  %2 = tensor.scatter %u into %s[%j] scatter_dims([0, 2]) unique {t} : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @generate(%n: index, %m: index) {
  %0 = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index, %k: index):
    %1 = "x.y"(%i, %j) : (index, index) -> f32
    tensor.yield %1 : f32
  } : tensor<?x3x?xf32>
  %2 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %i {u} : index
  } {v} : tensor<3xindex>
  return
}
// -----
func.func @slices(%s: tensor<8x16x4xf32>, %t: tensor<?x?x?xf32, "enc">, %i: index) {
  %0 = tensor.extract_slice %s[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
  %1 = tensor.extract_slice %s[%i, 0, %i][1, %i, 4][1, 2, %i] {w} : tensor<8x16x4xf32> to tensor<?x4xf32>
  %2 = tensor.extract_slice %t[%i, %i, %i] [1, 1, 1] [%i, %i, %i] : tensor<?x?x?xf32, "enc"> to tensor<f32>
  %3 = tensor.insert_slice %0 into %s[0, 8, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  %4 = tensor.insert_slice %1 into %s[%i, 0, 0] [1, %i, 4] [1, 2, 1] {x} : tensor<?x4xf32> into tensor<8x16x4xf32>
  %5 = scf.forall (%a, %b) in (4, %i) shared_outs(%o = %s) -> (tensor<8x16x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%a, %b, 0] [1, %i, 4] [1, 1, 1] : tensor<?x4xf32> into tensor<8x16x4xf32>
      tensor.parallel_insert_slice %0 into %o[0, 0, 0][4, 4, 4][1, 1, 1] {y} : tensor<4x4x4xf32> into tensor<8x16x4xf32>
    }
  }
  return
}
// -----
func.func @reshapes(%s: tensor<6x?xf32>, %h: tensor<3xindex>, %g: tensor<?xi32>, %u: tensor<*xf32>, %z: tensor<f32>, %i: index, %e: tensor<1x1xf32>) {
  %0 = tensor.expand_shape %s [[0, 1], [2]] output_shape [2, 3, %i] : tensor<6x?xf32> into tensor<2x3x?xf32>
  %1 = tensor.expand_shape %s [[0, 1], [2, 3, 4]] output_shape [3, 2, %i, 1, 4] {a} : tensor<6x?xf32> into tensor<3x2x?x1x4xf32>
  %2 = tensor.expand_shape %z [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %3 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x3x?xf32> into tensor<6x?xf32>
  %4 = tensor.collapse_shape %e [] {b} : tensor<1x1xf32> into tensor<f32>
  %5 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<2x3x?xf32> into tensor<?xf32>
  %6 = tensor.reshape %s(%h) : (tensor<6x?xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %7 = tensor.reshape %u(%g) {c} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return
}
// -----
func.func @pad(%s: tensor<?x3xf32>, %p: f32, %n: index) {
  %0 = tensor.pad %s low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<?x3xf32> to tensor<?x4xf32>
  %1 = tensor.pad %s nofold low[%n, 2] high[%n, %n] {
  ^bb0(%i: index, %j: index):
    %2 = arith.addf %p, %p : f32
    tensor.yield %2 : f32
  } {d} : tensor<?x3xf32> to tensor<?x?xf32>
  return
}
// -----
"builtin.module"() ({
  %a, %n = "x.y"() : () -> (tensor<?x4xf32>, index)
  %0 = "tensor.dim"(%a, %n) : (tensor<?x4xf32>, index) -> index
  %1 = "tensor.extract_slice"(%a, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, index, index) -> tensor<?x4xf32>
}) : () -> ()
