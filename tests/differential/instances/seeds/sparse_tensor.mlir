#V = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32}>
func.func @assemble(%p: tensor<2xi32>, %c: tensor<6xi32>, %v: tensor<6xf64>) -> tensor<100xf64, #V> {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xi32>, tensor<6xi32>), tensor<6xf64> to tensor<100xf64, #V>
  return %0 : tensor<100xf64, #V>
}
// -----
#V = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32}>
func.func @disassemble(%sp: tensor<100xf32, #V>, %od: tensor<2xf32>, %op: tensor<2xi32>, %oi: tensor<2xi32>) -> tensor<2xf32> {
  %p, %c, %d, %dl, %pl, %cl = sparse_tensor.disassemble %sp : tensor<100xf32, #V> out_lvls(%op, %oi : tensor<2xi32>, tensor<2xi32>) out_vals(%od : tensor<2xf32>) -> (tensor<2xi32>, tensor<2xi32>), tensor<2xf32>, (i32, i64), index
  return %d : tensor<2xf32>
}
// -----
#V = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @new(%arg0: !llvm.ptr) -> tensor<128xf64, #V> {
  %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<128xf64, #V>
  return %0 : tensor<128xf64, #V>
}
// -----
#V = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @buffers(%arg0: tensor<128xf64, #V>) -> memref<?xindex> {
  %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<128xf64, #V> to memref<?xindex>
  %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<128xf64, #V> to memref<?xindex>
  %2 = sparse_tensor.values %arg0 : tensor<128xf64, #V> to memref<?xf64>
  %3 = sparse_tensor.number_of_entries %arg0 : tensor<128xf64, #V>
  %4 = sparse_tensor.load %arg0 : tensor<128xf64, #V>
  sparse_tensor.print %arg0 : tensor<128xf64, #V>
  return %0 : memref<?xindex>
}
// -----
#COO = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
func.func @coo(%arg0: tensor<?x?xf64, #COO>) -> memref<?xindex> {
  %0 = sparse_tensor.coordinates_buffer %arg0 : tensor<?x?xf64, #COO> to memref<?xindex>
  return %0 : memref<?xindex>
}
// -----
#S = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed)}>
func.func @slices(%arg0: tensor<2x8xf64, #S>) -> index {
  %0 = sparse_tensor.slice.offset %arg0 at 1 : tensor<2x8xf64, #S>
  %1 = sparse_tensor.slice.stride %arg0 at 1 : tensor<2x8xf64, #S>
  return %1 : index
}
// -----
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @specifier(%arg0: !sparse_tensor.storage_specifier<#CSR>, %i: index) -> index {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.get %arg0 lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %2 = sparse_tensor.storage_specifier.set %arg0 lvl_sz at 0 with %i : !sparse_tensor.storage_specifier<#CSR>
  return %1 : index
}
// -----
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @concatenate(%a: tensor<2x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>) -> tensor<5x4xf64, #CSR> {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<5x4xf64, #CSR>
  return %0 : tensor<5x4xf64, #CSR>
}
// -----
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @out(%a: tensor<2x4xf64, #CSR>, %file: !llvm.ptr) {
  sparse_tensor.out %a, %file : tensor<2x4xf64, #CSR>, !llvm.ptr
  return
}
// -----
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @levels(%a: tensor<?x?xf64, #CSR>, %i: index) -> index {
  %0 = sparse_tensor.lvl %a, %i : tensor<?x?xf64, #CSR>
  return %0 : index
}
// -----
#A = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#B = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : dense, d0 : compressed)}>
func.func @reinterpret(%a: tensor<3x4xf64, #A>) -> tensor<4x3xf64, #B> {
  %0 = sparse_tensor.reinterpret_map %a : tensor<3x4xf64, #A> to tensor<4x3xf64, #B>
  return %0 : tensor<4x3xf64, #B>
}
// -----
#ORDERED = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
#UNORDERED = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered))}>
func.func @reorder(%a: tensor<?x?xf32, #UNORDERED>) -> tensor<?x?xf32, #ORDERED> {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<?x?xf32, #UNORDERED> to tensor<?x?xf32, #ORDERED>
  return %0 : tensor<?x?xf32, #ORDERED>
}
// -----
#BSR = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)}>
func.func @translate(%i: index, %j: index) -> index {
  %0:4 = sparse_tensor.crd_translate dim_to_lvl[%i, %j] as #BSR : index, index, index, index
  return %0#0 : index
}
// -----
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @expand(%a: tensor<8x8xf64, #CSR>) -> index {
  %values, %filled, %added, %count = sparse_tensor.expand %a : tensor<8x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  return %count : index
}
// -----
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @compress(%values: memref<?xf64>, %filled: memref<?xi1>, %added: memref<?xindex>, %count: index, %a: tensor<8x8xf64, #CSR>, %i: index) -> tensor<8x8xf64, #CSR> {
  %0 = sparse_tensor.compress %values, %filled, %added, %count into %a[%i] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}
// -----
func.func @binary(%a: f64, %b: i64) -> f64 {
  %0 = sparse_tensor.binary %a, %b : f64, i64 to f64
    overlap={}
    left=identity
    right={}
  return %0 : f64
}
// -----
func.func @unary(%a: f64) -> f64 {
  %0 = sparse_tensor.unary %a : f64 to f64
    present={
      ^bb0(%x: f64):
        sparse_tensor.yield %x : f64
    }
    absent={}
  return %0 : f64
}
// -----
func.func @select(%a: f64) -> f64 {
  %0 = sparse_tensor.select %a : f64 {
    ^bb0(%x: f64):
      %true = arith.constant true
      sparse_tensor.yield %true : i1
  }
  return %0 : f64
}
// -----
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @foreach(%a: tensor<2x4xf64, #CSR>) {
  sparse_tensor.foreach in %a : tensor<2x4xf64, #CSR> do {
    ^bb0(%i: index, %j: index, %v: f64):
  }
  return
}
// -----
#COO = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))}>
func.func @value(%a: tensor<4x8xf32, #COO>, %it: !sparse_tensor.iterator<#COO, lvls = 1>) -> f32 {
  %0 = sparse_tensor.extract_value %a at %it : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 1>
  return %0 : f32
}
// -----
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @space(%a: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  return
}
