func.func @f() { %0 = "tensor.concat"() {dim = 0 : i64} : () -> tensor<?xf32>
 return }
// -----
func.func @f(%a: tensor<3xf32>, %b: tensor<3x4xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<6xf32>
 return }
// -----
func.func @f(%a: tensor<3xf32>, %b: tensor<3xi32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<3xf32>, tensor<3xi32>) -> tensor<6xf32>
 return }
// -----
func.func @f(%a: tensor<3xf32>, %b: tensor<3xf32>) { %0 = tensor.concat dim(1) %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
 return }
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<3x5xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<3x5xf32>) -> tensor<6x4xf32>
 return }
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<7x4xf32>
 return }
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<?x4xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<?x4xf32>) -> tensor<7x4xf32>
 return }
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<?x4xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<?x4xf32>) -> tensor<?x5xf32>
 return }
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x?xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
 return }
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x?xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<4x?xf32>) -> tensor<7x4xf32>
 return }
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x?xf32>) { %0 = tensor.concat dim(1) %a, %b : (tensor<3x4xf32>, tensor<4x?xf32>) -> tensor<7x4xf32>
 return }
// -----
func.func @f(%a: index) { %0 = tensor.empty(%a) : tensor<3xf32>
 return }
// -----
func.func @f(%a: index) { %0 = tensor.empty() : tensor<3x?xf32>
 return }
// -----
func.func @f(%a: tensor<3x4xf32>, %i: index) { %0 = tensor.extract %a[%i] : tensor<3x4xf32>
 return }
// -----
func.func @f(%a: tensor<3x4xf32>, %i: index, %v: f32) { %0 = tensor.insert %v into %a[%i] : tensor<3x4xf32>
 return }
// -----
func.func @f(%v: f32, %i: index) { %0 = tensor.splat %v[%i] : tensor<3x4xf32>
 return }
// -----
func.func @f(%v: f32, %i: index) { %0 = tensor.splat %v : tensor<?x4xf32>
 return }
// -----
func.func @f(%v: f32, %i: index) { %0 = tensor.from_elements %v : tensor<3x4xf32>
 return }
// -----
func.func @f(%v: f32, %i: index) { %0 = tensor.from_elements %v : tensor<?xf32>
 return }
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([0,1,2,3]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([-1,1,2]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([42,1,2]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([1,0,2]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([0,0,2]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([0,1,2]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([0,1,2]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([0]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x5x6xf32>
 return }
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) { %0 = tensor.gather %s[%i] gather_dims([0]) unique : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2x2x5x6xf32>
 return }
// -----
func.func @f(%s: tensor<?x5x6xf32>, %i: tensor<1x?x1xindex>) { %0 = tensor.gather %s[%i] gather_dims([0]) unique : (tensor<?x5x6xf32>, tensor<1x?x1xindex>) -> tensor<1x?x?x5x6xf32>
 return }
// -----
func.func @f(%s: tensor<1x2xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([]) unique : (tensor<1x2xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<1x2xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0,1,2,3]) unique : (tensor<1x2xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<1x2xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0,1,2]) : (tensor<1x2xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<1x2xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0,1,2]) unique : (tensor<1x2xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<1x2x1x1xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0,1,2]) unique : (tensor<1x2x1x1xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
 return }
// -----
func.func @f(%s: tensor<1x2x1x1x1xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0,1,2]) unique : (tensor<1x2x1x1x1xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<1x2x1x1x1xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0,1,2]) : (tensor<1x2x1x1x1xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
 return }
// -----
func.func @f(%m: index) { %0 = tensor.generate %m { ^bb0(%i: index): %c = arith.constant 1.0 : f32
 tensor.yield %c : f32 } : tensor<?x3x?xf32>
 return }
// -----
func.func @f(%m: index) { %0 = tensor.generate %m { ^bb0(%i: index): %c = arith.constant 1.0 : f32
 tensor.yield %c : f32 } : tensor<?x3xf32>
 return }
// -----
func.func @f(%m: index) { %0 = tensor.generate %m { ^bb0(%i: i32): %c = arith.constant 1.0 : f32
 tensor.yield %c : f32 } : tensor<?xf32>
 return }
// -----
func.func @f(%m: index) { %0 = tensor.generate %m { ^bb0(%i: index): %c = arith.constant 1.0 : f64
 tensor.yield %c : f64 } : tensor<?xf32>
 return }
// -----
func.func @f(%m: index) { %0 = tensor.generate %m { ^bb0(%i: index): %c = arith.constant 1.0 : f64
 "x.y"() : () -> () } : tensor<?xf32>
 return }
// -----
func.func @f(%m: index) { %0 = tensor.generate %m { ^bb0(%i: index): 
 func.return } : tensor<?xf32>
 return }
// -----
func.func @f(%s: tensor<2xf32>, %h: tensor<1xindex>) { %0 = tensor.reshape %s(%h) : (tensor<2xf32>, tensor<1xindex>) -> tensor<2xi32>
 return }
// -----
func.func @f(%s: tensor<2xf32>, %h: tensor<1xindex>) { %0 = tensor.reshape %s(%h) : (tensor<2xf32>, tensor<1xindex>) -> tensor<3xf32>
 return }
// -----
func.func @f(%s: tensor<2xf32>, %h: tensor<?xindex>) { %0 = tensor.reshape %s(%h) : (tensor<2xf32>, tensor<?xindex>) -> tensor<2xf32>
 return }
// -----
func.func @f(%s: tensor<2xf32>, %h: tensor<2xindex>) { %0 = tensor.reshape %s(%h) : (tensor<2xf32>, tensor<2xindex>) -> tensor<?xf32>
 return }
// -----
func.func @f(%s: tensor<2xf32>, %h: tensor<2xindex>) { %0 = tensor.reshape %s(%h) : (tensor<2xf32>, tensor<2xindex>) -> tensor<?x?x1xf32>
 return }
// -----
func.func @f(%s: tensor<*xf32>, %h: tensor<2xindex>) { %0 = tensor.reshape %s(%h) : (tensor<*xf32>, tensor<2xindex>) -> tensor<*xf32>
 return }
// -----
func.func @f(%s: tensor<?x8xf32>) { %0 = tensor.cast %s : tensor<?x8xf32> to tensor<3x9xf32>
 return }
// -----
func.func @f(%s: tensor<?x8xf32>) { %0 = tensor.bitcast %s : tensor<?x8xf32> to tensor<3x8xf64>
 return }
// -----
func.func @f(%s: tensor<?x8xf32>) { %0 = tensor.bitcast %s : tensor<?x8xf32> to tensor<3x8xi32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[0,0,0][4,4,4][1,1,1] : tensor<8x16x4xf32> to tensor<4x4x4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[0,0,0][4,4,4][1,1,1] : tensor<8x16x4xf32> to tensor<4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[0,0,0][4,4,4][1,1,1] : tensor<8x16x4xf32> to tensor<4x4x4xi32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[8,0,0][4,4,4][1,1,1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[2,0,0][4,4,4][3,1,1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[2,0,0][0,4,4][3,1,1] : tensor<8x16x4xf32> to tensor<0x4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[8,0,0][0,4,4][3,1,1] : tensor<8x16x4xf32> to tensor<0x4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[2,0,0][4,4,4][-3,1,1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[-2,0,0][4,4,4][3,1,1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[0,0][4,4,4][1,1,1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>) { %0 = tensor.extract_slice %s[0,0,0][4,4,4][1,1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: index) { %0 = tensor.extract_slice %s[0,0,%i][4,4,%i][1,1,1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: index) { %0 = tensor.extract_slice %s[0,0,%i][1,4,%i][1,1,1] : tensor<8x16x4xf32> to tensor<4x?xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: index) { %0 = tensor.extract_slice %s[0,0,x][1,4,%i][1,1,1] : tensor<8x16x4xf32> to tensor<4x?xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: index) { %0 = tensor.extract_slice %s[0,0,[3]][1,4,%i][1,1,1] : tensor<8x16x4xf32> to tensor<4x?xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: index) { %0 = tensor.extract_slice %s[0,0,0 [1,4,%i][1,1,1] : tensor<8x16x4xf32> to tensor<4x?xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: index) { %0 = tensor.extract_slice %s [1,4,%i][1,1,1] : tensor<8x16x4xf32> to tensor<4x?xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: index) { %0 = tensor.extract_slice %s[0,0,0][1,4,%i][1,1,1] : tensor<8x16x4xf32, "enc"> to tensor<4x?xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32, "enc">, %i: index) { %0 = tensor.extract_slice %s[0,0,0][1,4,%i][1,1,1] : tensor<8x16x4xf32, "enc"> to tensor<4x?xf32>
 return }
// -----
func.func @f(%s: tensor<8x16x4xf32, "enc">, %i: index) { %0 = tensor.extract_slice %s[0,0,0][1,4,%i][1,1,1] : tensor<8x16x4xf32, "enc"> to tensor<1x4x3xf32>
 return }
// -----
func.func @f(%s: tensor<4x4xf32>, %d: tensor<8x16x4xf32>) { %0 = tensor.insert_slice %s into %d[0,0,0][4,4,4][1,1,1] : tensor<4x4xf32> into tensor<8x16x4xf32>
 return }
// -----
func.func @f(%s: tensor<4x4x4xi32>, %d: tensor<8x16x4xf32>) { %0 = tensor.insert_slice %s into %d[0,0,0][4,4,4][1,1,1] : tensor<4x4x4xi32> into tensor<8x16x4xf32>
 return }
// -----
func.func @f(%s: tensor<4x4x4x4xf32>, %d: tensor<8x16x4xf32>) { %0 = tensor.insert_slice %s into %d[0,0,0][4,4,4][1,1,1] : tensor<4x4x4x4xf32> into tensor<8x16x4xf32>
 return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %d: tensor<8x16x4xf32>) { %0 = tensor.insert_slice %s into %d[0,14,0][4,4,4][1,1,1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
 return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %d: tensor<8x16x4xf32>) { tensor.parallel_insert_slice %s into %d[0,14,0][4,4,4][1,1,1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
 return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %d: tensor<8x16x4xf32>) { %r = scf.forall (%i) in (4) shared_outs(%o = %d) -> (tensor<8x16x4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[0,14,0][4,4,4][1,1,1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>} }
 return }
// -----
func.func @f(%s: tensor<4x4x5xf32>, %d: tensor<8x16x4xf32>) { %r = scf.forall (%i) in (4) shared_outs(%o = %d) -> (tensor<8x16x4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[0,14,0][4,4,4][1,1,1] : tensor<4x4x5xf32> into tensor<8x16x4xf32>} }
 return }
// -----
func.func @f(%s: tensor<f32>) { %0 = tensor.expand_shape %s [] output_shape [1,2] : tensor<f32> into tensor<1x2xf32>
 return }
// -----
func.func @f(%s: tensor<f32>) { %0 = tensor.expand_shape %s [] output_shape [1,1] : tensor<f32> into tensor<1x1xf32>
 return }
// -----
func.func @f(%s: tensor<f32>) { %0 = tensor.expand_shape %s [[0,1]] output_shape [1,1] : tensor<f32> into tensor<1x1xf32>
 return }
// -----
func.func @f(%s: tensor<f32>) { %0 = tensor.expand_shape %s [] output_shape [1,1] : tensor<f32> into tensor<1x1xi32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>) { %0 = tensor.expand_shape %s [[0,1],[2]] output_shape [2,2,4] : tensor<6x4xf32> into tensor<2x2x4xf32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>) { %0 = tensor.expand_shape %s [[0,1],[2]] output_shape [2,2,4] : tensor<6x4xf32> into tensor<2x3x4xf32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>) { %0 = tensor.expand_shape %s [[0,1],[2]] output_shape [2,3] : tensor<6x4xf32> into tensor<2x3x4xf32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>) { %0 = tensor.expand_shape %s [[0,1],[2,3]] output_shape [2,3,4] : tensor<6x4xf32> into tensor<2x3x4xf32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>) { %0 = tensor.expand_shape %s [[0,2],[1]] output_shape [2,3,4] : tensor<6x4xf32> into tensor<2x3x4xf32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>) { %0 = tensor.expand_shape %s [[0],[2]] output_shape [2,3,4] : tensor<6x4xf32> into tensor<2x3x4xf32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>) { %0 = tensor.expand_shape %s [[0,1,2]] output_shape [2,3,4] : tensor<6x4xf32> into tensor<2x3x4xf32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>) { %0 = tensor.expand_shape %s [[0],[1]] output_shape [24] : tensor<6x4xf32> into tensor<24xf32>
 return }
// -----
func.func @f(%s: tensor<?x4xf32>) { %0 = tensor.expand_shape %s [[0,1],[2]] output_shape [2,3,4] : tensor<?x4xf32> into tensor<2x3x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x4xf32>) { %0 = tensor.expand_shape %s [[0,1],[2]] output_shape [2,3,4] : tensor<?x4xf32> into tensor<2x?x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x4xf32>, %i: index) { %0 = tensor.expand_shape %s [[0,1],[2]] output_shape [2,%i,4] : tensor<?x4xf32> into tensor<2x?x4xi32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>, %i: index) { %0 = tensor.expand_shape %s [[0,1],[2]] output_shape [2,%i,4] : tensor<6x4xf32> into tensor<2x?x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x4xf32>, %i: index) { %0 = tensor.expand_shape %s [[0,1],[2]] output_shape [%i,%i,4] : tensor<?x4xf32> into tensor<?x?x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x4xf32>, %i: index) { %0 = tensor.expand_shape %s [[0,1],[2]] output_shape [%i,%i,4] : tensor<?x4xf32> into tensor<2x?x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x4xf32>, %i: index) { %0 = tensor.expand_shape %s [[0,1],[2]] output_shape [%i,%i,3] : tensor<?x4xf32> into tensor<?x?x4xf32>
 return }
// -----
func.func @f(%s: tensor<2x3x4xf32>, %i: index) { %0 = tensor.collapse_shape %s [[0,1],[2]] : tensor<2x3x4xf32> into tensor<5x4xf32>
 return }
// -----
func.func @f(%s: tensor<2x3x4xf32>, %i: index) { %0 = tensor.collapse_shape %s [[0,1],[2]] : tensor<2x3x4xf32> into tensor<6x4xi32>
 return }
// -----
func.func @f(%s: tensor<2x?x4xf32>, %i: index) { %0 = tensor.collapse_shape %s [[0,1],[2]] : tensor<2x?x4xf32> into tensor<6x4xf32>
 return }
// -----
func.func @f(%s: tensor<2x3x4xf32>, %i: index) { %0 = tensor.collapse_shape %s [[0,1],[2]] : tensor<2x3x4xf32> into tensor<?x4xf32>
 return }
// -----
func.func @f(%s: tensor<2x3x4xf32>, %i: index) { %0 = tensor.collapse_shape %s [[0,1],[2],[]] : tensor<2x3x4xf32> into tensor<6x4xf32>
 return }
// -----
func.func @f(%s: tensor<2x3x4xf32>, %i: index) { %0 = tensor.collapse_shape %s [] : tensor<2x3x4xf32> into tensor<f32>
 return }
// -----
func.func @f(%s: tensor<1x1x1xf32>, %i: index) { %0 = tensor.collapse_shape %s [] : tensor<1x1x1xf32> into tensor<f32>
 return }
// -----
func.func @f(%s: tensor<1x?x1xf32>, %i: index) { %0 = tensor.collapse_shape %s [] : tensor<1x?x1xf32> into tensor<f32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>, %i: index) { %0 = tensor.collapse_shape %s [[0,1],[2]] : tensor<6x4xf32> into tensor<2x3x4xf32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32>, %i: index) { %0 = tensor.collapse_shape %s [[-1,1]] : tensor<6x4xf32> into tensor<24xf32>
 return }
// -----
func.func @f(%s: tensor<6x4xf32, "x">, %i: index) { %0 = tensor.collapse_shape %s [[0,1]] : tensor<6x4xf32, "x"> into tensor<24xf32>
 return }
// -----
func.func @f(%s: tensor<?x3xf32>, %p: f32) { %0 = tensor.pad %s low[1,0] high[0,1] { ^bb0(%i: index, %j: index): tensor.yield %p : f32 } : tensor<?x3xf32> to tensor<5x5xf32>
 return }
// -----
func.func @f(%s: tensor<?x3xf32>, %p: f32) { %0 = tensor.pad %s low[1,0] high[0,1] { ^bb0(%i: index, %j: index): tensor.yield %p : f32 } : tensor<?x3xf32> to tensor<5xf32>
 return }
// -----
func.func @f(%s: tensor<?x3xf32>, %p: f32) { %0 = tensor.pad %s low[1,0] high[0] { ^bb0(%i: index, %j: index): tensor.yield %p : f32 } : tensor<?x3xf32> to tensor<5x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x3xf32>, %p: f32) { %0 = tensor.pad %s low[1,0] high[0, 1] { ^bb0(%i: index): tensor.yield %p : f32 } : tensor<?x3xf32> to tensor<5x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x3xf32>, %p: f32) { %0 = tensor.pad %s low[1,0] high[0, 1] { ^bb0(%i: index, %j: i32): tensor.yield %p : f32 } : tensor<?x3xf32> to tensor<5x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x3xf32>, %p: f64) { %0 = tensor.pad %s low[1,0] high[0, 1] { ^bb0(%i: index, %j: index): tensor.yield %p : f64 } : tensor<?x3xf32> to tensor<5x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x3xf32>, %p: f32, %i: index) { %0 = tensor.pad %s low[1,%i] high[0, 1] { ^bb0(%i: index, %j: index): tensor.yield %p : f32 } : tensor<?x3xf32> to tensor<5x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x3xf32>, %p: f32, %k: index) { %0 = tensor.pad %s nofold low[1,%k] high[0, 1] { ^bb0(%i: index, %j: index): tensor.yield %p : f32 } {a} : tensor<?x3xf32> to tensor<5x4xf64>
 return }
// -----
func.func @f(%s: tensor<?x3xf32>, %p: f32, %k: index) { %0 = tensor.pad %s nofold low[1,%k] high[0, 1] { ^bb0(%i: index, %j: index): func.return } {a} : tensor<?x3xf32> to tensor<5x4xf32>
 return }
// -----
func.func @f(%s: tensor<?x3xf32>, %p: f32, %k: index) { %0 = tensor.pad %s nofold low[1,%k] high[0, 1] { } {a} : tensor<?x3xf32> to tensor<5x4xf32>
 return }
// -----
func.func @f(%s: tensor<f32>, %k: index) { %0 = tensor.dim %s, %k : tensor<f32>
 return }
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[-%i, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[0, 0, 0, [1] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[0, [%i, 0, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[0, [1, 0, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[0, %i[, 0, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[0, 0 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[0, [], 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[0, x, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t(0, x, 0) [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[99999999999999999999999, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[-0, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[-0x0, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[-1, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[9223372036854775808, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[0x8000000000000000, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x?xf32>, %i: index) {
  %s = tensor.extract_slice %t[-9223372036854775809, 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%s : tensor<1xf32>, %d : tensor<4xf32>, %i: tensor<1x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 1, ]) unique : (tensor<1xf32>, tensor<4xf32>, tensor<1x1xindex>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%s : tensor<1xf32>, %d : tensor<4xf32>, %i: tensor<1x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, x]) unique : (tensor<1xf32>, tensor<4xf32>, tensor<1x1xindex>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%s : tensor<1xf32>, %d : tensor<4xf32>, %i: tensor<1x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([x]) unique : (tensor<1xf32>, tensor<4xf32>, tensor<1x1xindex>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%s : tensor<1xf32>, %d : tensor<4xf32>, %i: tensor<1x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0 1]) unique : (tensor<1xf32>, tensor<4xf32>, tensor<1x1xindex>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%s : tensor<1xf32>, %d : tensor<4xf32>, %i: tensor<1x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, -x]) unique : (tensor<1xf32>, tensor<4xf32>, tensor<1x1xindex>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%s : tensor<1xf32>, %d : tensor<4xf32>, %i: tensor<1x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, ,]) unique : (tensor<1xf32>, tensor<4xf32>, tensor<1x1xindex>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%s : tensor<1xf32>, %d : tensor<4xf32>, %i: tensor<1x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0,    ]) unique : (tensor<1xf32>, tensor<4xf32>, tensor<1x1xindex>) -> tensor<4xf32>
  return
}
// -----
func.func @two_faults_of_a_generator(%n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %m: memref<4xi32>):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<?xf32>
  return
}
// -----
func.func @two_faults_of_a_padding(%t: tensor<4xf32>, %c: f32) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index, %m: memref<4xi32>):
    tensor.yield %c : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (tensor<8xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (tensor<8xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808>}> : (tensor<8xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = "tensor.extract_slice"(%t, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<8xf32>, index) -> tensor<?xf32>
  return
}
