func.func @blocks(%m: memref<24x32xf32>, %v: vector<8x16xf32>) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0[0, 16] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0[0, 16] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %v, %0[0, 16] <{l1_hint = #xegpu.cache_hint<write_back>, l2_hint = #xegpu.cache_hint<uncached>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @offsets(%m: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.update_nd_offset %0, [0, 16] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @scattered(%m: memref<?xf32>, %o: vector<4xindex>, %mask: vector<4xi1>, %v: vector<4xf32>) {
  %0 = xegpu.create_tdesc %m, %o : memref<?xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  %1 = xegpu.update_offset %0, %o : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
  %2 = xegpu.atomic_rmw addf %0, %mask, %v : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  return
}
// -----
func.func @layouts(%a: vector<32x64xf16>) {
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [8, 2], lane_data = [1, 1]>}> : vector<32x64xf16>
  return
}
// -----
func.func @memory(%m: memref<2048xi8, 3>, %v: vector<8x16xf16>) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.load_matrix %0[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  xegpu.store_matrix %v, %0[8, 8] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
  return
}
