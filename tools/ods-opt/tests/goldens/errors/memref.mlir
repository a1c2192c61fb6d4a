func.func @f(%n: index) { %0 = memref.alloc(%n) : memref<4xf32> return }
// -----
func.func @f(%n: index) { %0 = memref.alloc()[%n] : memref<4xf32> return }
// -----
func.func @f(%n: index) { %0 = memref.alloc() {alignment = 3} : memref<4xf32> return }
// -----
func.func @f(%n: index) { %0 = memref.alloc() {alignment = -8} : memref<4xf32> return }
// -----
%0 = memref.alloca() : memref<4xf32>
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.realloc %m : memref<4xf32> to memref<?xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = memref.realloc %m(%n) : memref<4xf32> to memref<8xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = memref.realloc %m : memref<4xf32> to memref<8xi32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, 1> return }
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>, %n: index) { %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { memref.alloca_scope.return return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { memref.alloca_scope { ^bb0(%x: index): memref.alloca_scope.return } return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) -> f32 { %0 = memref.alloca_scope -> (f32) { memref.alloca_scope.return %n : index } return %0 : f32 }
// -----
memref.global @a : memref<?xf32>
// -----
memref.global @a : i32
// -----
memref.global @a : memref<2xf32> = 5
// -----
memref.global @a : memref<2xf32> = dense<1> : tensor<3xf32>
// -----
"memref.global"() {sym_name = "a", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// -----
"memref.global"() {sym_name = "a", type = memref<2xf32>, initial_value = 5} : () -> ()
// -----
func.func @f() { %0 = memref.get_global @x : memref<2xf32> return }
// -----
memref.global @a : memref<2xf32>
func.func @f() { %0 = memref.get_global @a : memref<3xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index) { %0 = memref.load %m[] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %v: f32) { memref.store %v, %m[%n, %n] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %v: f64) { memref.store %v, %m[%n] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %v: f64) { memref.prefetch %m[], read, locality<3>, data : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %v: f64) { memref.prefetch %m[%n], raed, locality<3>, data : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %v: f64) { memref.prefetch %m[%n], read, locality<4>, data : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %v: f64) { memref.prefetch %m[%n], read, locality<1>, x : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %v: f64) { memref.prefetch %m[%n], read, locality<1> : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %k: memref<5xf32>) { memref.copy %m, %k : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %k: memref<4xi32>) { memref.copy %m, %k : memref<4xf32> to memref<4xi32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: index, %v: f32) { %0 = memref.atomic_rmw addi %v, %m[%n] : (f32, memref<4xf32>) -> f32 return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i32) { %0 = memref.atomic_rmw mulf %v, %m[%n] : (i32, memref<4xi32>) -> i32 return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i32) { %0 = memref.atomic_rmw muli %v, %m[] : (i32, memref<4xi32>) -> i32 return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { %0 = memref.atomic_rmw muli %v, %m[%n] : (i64, memref<4xi32>) -> i64 return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { %0 = memref.atomic_rmw bad %v, %m[%n] : (i64, memref<4xi32>) -> i64 return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { %0 = memref.generic_atomic_rmw %m[%n] : memref<4xi32> { ^bb0(%a: i32, %b: i32): memref.atomic_yield %a : i32 } return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { %0 = memref.generic_atomic_rmw %m[%n] : memref<4xi32> { ^bb0(%a: i64): memref.atomic_yield %a : i64 } return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { %0 = memref.generic_atomic_rmw %m[%n] : memref<4xi32> { ^bb0(%a: i32): memref.atomic_yield %v : i64 } return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { %0 = memref.generic_atomic_rmw %m[%n] : memref<4xi32> { ^bb0(%a: i32): memref.store %a, %m[%n] : memref<4xi32> memref.atomic_yield %a : i32 } return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { "memref.dma_start"(%n) : (index) -> () return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { memref.dma_start %m[%n], %m[%n], %n, %m[%n], %n : memref<4xi32>, memref<4xi32>, memref<4xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { memref.dma_start %m[%n], %m[%n], %n, %m[%n] : memref<4xi32>, memref<4xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { memref.dma_start %m[], %m[%n], %n, %m[%n] : memref<4xi32>, memref<4xi32>, memref<4xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { memref.dma_start %n[%n], %m[%n], %n, %m[%n] : index, memref<4xi32>, memref<4xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { memref.dma_wait %m[], %n : memref<4xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { %0 = memref.assume_alignment %m, 3 : memref<4xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { %0 = memref.assume_alignment %m, 0 : memref<4xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { "memref.distinct_objects"() : () -> () return }
// -----
func.func @f(%m: memref<4xi32>, %n: index, %v: i64) { %0 = "memref.distinct_objects"(%m) : (memref<4xi32>) -> memref<5xi32> return }
// -----
func.func @f(%m: memref<i32>, %n: index, %v: i64) { %0 = memref.dim %m, %n : memref<i32> return }
// -----
func.func @f(%m: memref<4xi32>) { %0 = memref.cast %m : memref<4xi32> to memref<5xi32> return }
// -----
func.func @f(%m: memref<4xi32>) { %0 = memref.cast %m : memref<4xi32> to memref<4xf32> return }
// -----
func.func @f(%m: memref<4xi32>) { %0 = memref.cast %m : memref<4xi32> to memref<4xi32, strided<[2]>> return }
// -----
func.func @f(%m: memref<4x4xi32, affine_map<(a,b)->(b,a)>>) { %0 = memref.cast %m : memref<4x4xi32, affine_map<(a,b)->(b,a)>> to memref<4x4xi32> return }
// -----
func.func @f(%m: memref<*xi32>) { %0 = memref.cast %m : memref<*xi32> to memref<*xi32> return }
// -----
func.func @f(%m: memref<4xi32>) { %0 = memref.memory_space_cast %m : memref<4xi32> to memref<5xi32, 1> return }
// -----
func.func @f(%m: memref<4xi32>) { %0 = memref.memory_space_cast %m : memref<4xi32> to memref<*xi32, 1> return }
// -----
func.func @f(%m: memref<4xi32>) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xi32> to memref<3xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xi32> to memref<3xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index) { %0 = memref.reinterpret_cast %m to offset: [1], sizes: [3], strides: [1] : memref<4xi32> to memref<3xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index) { %0 = memref.reinterpret_cast %m to offset: [%n], sizes: [3], strides: [1] : memref<4xi32> to memref<3xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [2] : memref<4xi32> to memref<3xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3, 2], strides: [2] : memref<4xi32> to memref<3xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index) { %0 = memref.reinterpret_cast %m to offset: [0, 1], sizes: [3, 2], strides: [2, 1] : memref<4xi32> to memref<3x2xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index) { %0 = memref.reinterpret_cast %m to offset: [0, 1], sizes: [3], strides: [2] : memref<4xi32> to memref<3xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [1] : memref<4xi32> to memref<3xf32> return }
// -----
func.func @f(%m: memref<4xi32>, %n: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [1] : memref<4xi32> to memref<3xi32, 2> return }
// -----
func.func @f(%m: memref<4xi32>, %s: memref<2xindex>) { %0 = memref.reshape %m(%s) : (memref<4xi32>, memref<2xindex>) -> memref<4xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %s: memref<?xindex>) { %0 = memref.reshape %m(%s) : (memref<4xi32>, memref<?xindex>) -> memref<4xi32> return }
// -----
func.func @f(%m: memref<4xi32, strided<[2]>>, %s: memref<1xindex>) { %0 = memref.reshape %m(%s) : (memref<4xi32, strided<[2]>>, memref<1xindex>) -> memref<4xi32> return }
// -----
func.func @f(%m: memref<4xi32>, %s: memref<1xindex>) { %0 = memref.reshape %m(%s) : (memref<4xi32>, memref<1xindex>) -> memref<4xi32, strided<[3]>> return }
// -----
func.func @f(%m: memref<6x4xf32>) { %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 4] : memref<6x4xf32> into memref<2x2x4xf32> return }
// -----
func.func @f(%m: memref<6x4xf32>) { %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3] : memref<6x4xf32> into memref<2x3x4xf32> return }
// -----
func.func @f(%m: memref<6x4xf32>) { %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 2, 4] : memref<6x4xf32> into memref<2x3x4xf32> return }
// -----
func.func @f(%m: memref<?x4xf32>, %n: index) { %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, %n, 4] : memref<?x4xf32> into memref<?x3x4xf32> return }
// -----
func.func @f(%m: memref<6x4xf32>) { %0 = memref.expand_shape %m [[0, 2], [1]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32> return }
// -----
func.func @f(%m: memref<6x4xf32>) { %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32> return }
// -----
func.func @f(%m: memref<6x4xf32>) { %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32> return }
// -----
func.func @f(%m: memref<6x4xf32>) { %0 = memref.expand_shape %m [[0], [1]] output_shape [24] : memref<6x4xf32> into memref<24xf32> return }
// -----
func.func @f(%m: memref<6x4xf32>) { %0 = memref.expand_shape %m [[0], [1]] output_shape [6, 4, 1] : memref<6x4xf32> into memref<6x4x1xf32> return }
// -----
func.func @f(%m: memref<6x4xf32, strided<[8, 2]>>) { %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32, strided<[8, 2]>> into memref<2x3x4xf32> return }
// -----
func.func @f(%m: memref<6x4xf32, affine_map<(a, b) -> (b, a)>>) { %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32, affine_map<(a, b) -> (b, a)>> into memref<2x3x4xf32> return }
// -----
func.func @f(%m: memref<f32>) { %0 = memref.expand_shape %m [] output_shape [2] : memref<f32> into memref<2xf32> return }
// -----
func.func @f(%m: memref<2x3x4xf32>) { %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<5x4xf32> return }
// -----
func.func @f(%m: memref<2x3x4xf32, strided<[24, 4, 1]>>) { %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 4, 1]>> into memref<6x4xf32> return }
// -----
func.func @f(%m: memref<2x3x4xf32, strided<[12, 4, 1]>>) { %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[12, 4, 1]>> into memref<6x4xf32> return }
// -----
func.func @f(%m: memref<2x3xf32>) { %0 = memref.collapse_shape %m [[0], [1]] : memref<2x3xf32> into memref<2x3x1xf32> return }
// -----
func.func @f(%m: memref<2x3xf32>) { %0 = memref.collapse_shape %m [] : memref<2x3xf32> into memref<f32> return }
// -----
func.func @f(%m: memref<?x?xf32>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<6xf32> return }
// -----
func.func @f(%m: memref<2x3xf32>) { %0 = memref.transpose %m (a, b) -> (a, a) : memref<2x3xf32> to memref<3x2xf32> return }
// -----
func.func @f(%m: memref<2x3xf32>) { %0 = memref.transpose %m (a) -> (a) : memref<2x3xf32> to memref<3x2xf32> return }
// -----
func.func @f(%m: memref<2x3xf32>) { %0 = memref.transpose %m (a, b) -> (b, a) : memref<2x3xf32> to memref<3x2xf32> return }
// -----
func.func @f(%m: memref<?x?xf32>) { %0 = memref.transpose %m (a, b) -> (b, a) : memref<?x?xf32> to memref<?x?xf32> return }
// -----
func.func @f(%m: memref<8xi8>, %n: index) { %0 = memref.view %m[%n][] : memref<8xi8> to memref<?xf32> return }
// -----
func.func @f(%m: memref<8xi8>, %n: index) { %0 = memref.view %m[%n][] : memref<8xi8> to memref<2xf32, strided<[2]>> return }
// -----
func.func @f(%m: memref<8xi8, strided<[2]>>, %n: index) { %0 = memref.view %m[%n][] : memref<8xi8, strided<[2]>> to memref<2xf32> return }
// -----
func.func @f(%m: memref<8xi8>, %n: index) { %0 = memref.view %m[%n][] : memref<8xi8> to memref<2xf32, 1> return }
// -----
func.func @f(%a: memref<0x4xf32>) { %0 = memref.subview %a[0,0][0,4][1,1] : memref<0x4xf32> to memref<0x4xf32> 
return }
// -----
func.func @f(%a: memref<0x4xf32>) { %0 = memref.subview %a[0,0][0,4][1,1] : memref<0x4xf32> to memref<0x4xf32, strided<[4, 1]>> 
return }
// -----
func.func @f(%a: memref<3x0x4xf32>) { %0 = memref.subview %a[0,0,0][0,0,4][1,1,1] : memref<3x0x4xf32> to memref<0x4xf32, strided<[7, 1]>> 
return }
// -----
func.func @f(%a: memref<3x0x4xf32, affine_map<(a,b,c) -> (a,b,c)>>) { %0 = memref.subview %a[0,0,0][0,0,4][1,1,1] : memref<3x0x4xf32> to memref<0x4xf32, strided<[7, 1]>> 
return }
// -----
func.func @f(%a: memref<3x2x4xf32, affine_map<(a,b,c) -> (a*3+b*9+c + 4)>>) { %0 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32, affine_map<(a,b,c) -> (a*3+b*9+c + 4)>> to memref<0x4xf32, strided<[7, 1]>> 
return }
// -----
func.func @f(%a: memref<3x2x4xf32, affine_map<(a,b,c) -> (a floordiv 3+b*9+c + 4)>>) { %0 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32, affine_map<(a,b,c) -> (a floordiv 3+b*9+c + 4)>> to memref<0x4xf32, strided<[7, 1]>> 
return }
// -----
func.func @f(%a: memref<3x2x4xf32, affine_map<(a,b,c) -> (a,c,b)>>) { %0 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32, affine_map<(a,b,c) -> (a,c,b)>> to memref<0x4xf32, strided<[7, 1]>> 
return }
// -----
func.func @f(%a: memref<3x2x4xf32>) { %0 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32> to memref<1x2x4xf32, strided<[8, 4, 1]>> 
 %1 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32> to memref<2x4xf32, strided<[4, 1]>> 
 %2 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32> to memref<2x4xf32> 
 %3 = memref.subview %a[1,0,0][1,2,4][1,1,1] : memref<3x2x4xf32> to memref<2x4xf32, strided<[4,1], offset: 8>> 
 %4 = memref.subview %a[1,0,0][1,2,4][1,1,1] : memref<3x2x4xf32> to memref<2x4xf32, affine_map<(a,b) -> (a * 4 + b + 8)>> 
 %5 = memref.subview %a[0,0,0][1,1,4][1,1,1] : memref<3x2x4xf32> to memref<1x4xf32, strided<[4, 1]>> 
return }
// -----
func.func @f(%a: memref<3x2x4xf32>) { %0 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32> to memref<1x2x4xf32, strided<[9, 4, 1]>> 
return }
// -----
func.func @f(%a: memref<3x2x4xf32>) { %0 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32> to memref<1x2x4xf32, strided<[8, 4, 1]>, 1> 
return }
// -----
func.func @f(%a: memref<3x2x4xf32>) { %0 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32> to memref<1x2x4xi32, strided<[8, 4, 1]>> 
return }
// -----
func.func @f(%a: memref<3x2x4xf32>) { %0 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32> to memref<1x1x2x4xf32, strided<[8,8, 4, 1]>> 
return }
// -----
func.func @f(%a: memref<3x2x4xf32>) { %0 = memref.subview %a[0,0,0][1,2,4][1,1,1] : memref<3x2x4xf32> to memref<1x3x4xf32, strided<[8, 4, 1]>> 
return }
// -----
func.func @f(%a: memref<3x2x4xf32>) { %0 = memref.subview %a[0,0,0][1,2,5][1,1,1] : memref<3x2x4xf32> to memref<1x2x5xf32, strided<[8, 4, 1]>> 
return }
// -----
func.func @f(%a: memref<?x?xf32>, %i: index) { %0 = memref.subview %a[0,%i][1,%i][%i,1] : memref<?x?xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>> 
%1 = memref.subview %a[0,%i][1,%i][%i,1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>> 
return }
// -----
func.func @f(%a: memref<1x4x1xf32>, %i: index) { %0 = memref.subview %a[0,0,0][1,4,1][1,1,1] : memref<1x4x1xf32> to memref<4x1xf32>
%1 = memref.subview %a[0,0,0][1,4,1][1,1,1] : memref<1x4x1xf32> to memref<1x4xf32>
%2 = memref.subview %a[0,0,0][1,4,1][1,1,1] : memref<1x4x1xf32> to memref<4xf32>
return }
// -----
func.func @f(%a: memref<1x4x1xf32>, %i: index) { %0 = memref.subview %a[0,0,0][1,4,1][1,1,1] : memref<1x4x1xf32> to memref<1x4xf32, strided<[5, 1]>>
return }
// -----
"func.func"() <{function_type = (index, memref<4xf32>) -> (), sym_name = "update_without_a_body"}> ({
^bb0(%i: index, %m: memref<4xf32>):
  %r = "memref.generic_atomic_rmw"(%m, %i) ({
  }) : (memref<4xf32>, index) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
func.func @f(%z: f32) {
  memref.prefetch %z[], write, locality<0>, instr : f32
  return
}
// -----
func.func @f(%z: f32) {
  %t = memref.transpose %z () -> () : f32 to memref<f32>
  return
}
// -----
func.func @f(%z: memref<f32>) {
  %t = memref.transpose %z () -> () : memref<f32> to f32
  return
}
// -----
func.func @f(%z: memref<f32>) {
  %t = memref.reinterpret_cast %z to offset: [0], sizes: [], strides: [] : f32 to memref<f32>
  return
}
// -----
func.func @f(%z: memref<f32>) {
  memref.dma_wait %z[], %z : f32
  return
}
// -----
func.func @f(%z: memref<f32>) {
  memref.dma_start %z[], %z[], %z, %z[] : f32, f32, f32
  return
}
// -----
func.func @f(%z: memref<f32>, %i: index) {
  affine.dma_wait %z[], %i : f32
  return
}
// -----
func.func @f(%z: memref<f32>, %i: index) {
  affine.dma_start %z[], %z[], %z[], %i : f32, f32, f32
  return
}
// -----
func.func @f(%z: f32) {
  affine.prefetch %z[], write, locality<0>, instr : f32
  return
}
// -----
func.func @f(%z: memref<f32>, %i: index) {
  %c = arith.cmpi eq, %i, %i : f32
  %k = arith.constant 0 : f32
  return
}
// -----
module {
"rtg.test"() <{sym_name = "test"}> : () -> ()
"rtg.test"() <{sym_name = "test"}> : () -> ()
}
// -----
"func.func"() <{function_type = (memref<f32>, f32) -> (), sym_name = "update_by_an_operation_without_its_operands"}> ({
^bb0(%m: memref<f32>, %v: f32):
  %r = "memref.generic_atomic_rmw"(%m) ({
  ^bb0(%old: f32):
    "memref.atomic_rmw"(%v) {a} : (f32) -> ()
  }) : (memref<f32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
