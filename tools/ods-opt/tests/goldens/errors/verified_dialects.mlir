// The operations of the other dialects, each wrong in one way, or refused before a check that nothing reaches.
func.func @constant_with_sign() { "arith.constant"() <{value = 1 : si32}> : () -> si32 return }
// -----
func.func @constant_of_no_number() { "arith.constant"() <{value = "a" : i32}> : () -> i32 return }
// -----
func.func @constant_of_scalable_elements() { "arith.constant"() <{value = dense<[1, 2]> : vector<[2]xi32>}> : () -> vector<[2]xi32> return }
// -----
func.func @select_by_condition_with_encoding(%c: tensor<2xi1, "x">, %a: tensor<2xi32>) { "arith.select"(%c, %a, %a) : (tensor<2xi1, "x">, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> return }
// -----
func.func @select_of_memrefs_by_tensor(%c: tensor<2xi1>, %a: memref<2xi32>) { "arith.select"(%c, %a, %a) : (tensor<2xi1>, memref<2xi32>, memref<2xi32>) -> memref<2xi32> return }
// -----
func.func @switch_with_fewer_operands_than_segments(%f: i32, %a: i32) { "cf.switch"(%f, %a) [^b, ^b] <{case_values = dense<1> : tensor<1xi32>, case_operand_segments = array<i32: 2>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> () ^b: return }
// -----
func.func @switch_of_other_type(%f: i64) { "cf.switch"(%f) [^b, ^b] <{case_values = dense<1> : tensor<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> () ^b: return }
// -----
func.func @switch_of_more_values(%f: i32) { "cf.switch"(%f) [^b, ^b] <{case_values = dense<[1, 2]> : tensor<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^b: return }
// -----
func.func @apply_of_two_results(%n: index) { "affine.apply"(%n) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index return }
// -----
func.func @for_with_counter_of_i32() { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (9)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^a(%i: i32): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @for_with_fewer_arguments(%n: index) { "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (9)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({ ^a(%i: index): "affine.yield"(%n) : (index) -> () }) : (index) -> index return }
// -----
func.func @for_with_more_arguments(%n: index) { "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (9)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({ ^a(%i: index, %j: index, %k: index): "affine.yield"(%n) : (index) -> () }) : (index) -> index return }
// -----
func.func @store_of_other_type(%v: f64, %m: memref<f32>) { "affine.store"(%v, %m) <{map = affine_map<() -> ()>}> : (f64, memref<f32>) -> () return }
// -----
func.func @prefetch_with_fewer_operands(%m: memref<4xf32>) { "affine.prefetch"(%m) <{map = affine_map<(d0) -> (d0)>, isWrite = false, localityHint = 0 : i32, isDataCache = true}> : (memref<4xf32>) -> () return }
// -----
func.func @parallel_with_fewer_lower_bounds() { "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({ ^a(%i: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @parallel_with_more_upper_bounds() { "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (8, 9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({ ^a(%i: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @parallel_with_unknown_reduction(%x: f32) { "affine.parallel"() <{reductions = [99], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({ ^a(%i: index): "affine.yield"(%x) : (f32) -> () }) : () -> f32 return }
// -----
func.func @dma_start_with_fewer_operands(%m: memref<4xf32>, %n: index) { "affine.dma_start"(%m, %n, %m, %n, %m) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>) -> () return }
// -----
func.func @dma_start_with_two_operands_behind(%m: memref<4xf32>, %n: index) { "affine.dma_start"(%m, %n, %m, %n, %m, %n, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, index, index, index) -> () return }
// -----
func.func @dma_start_at_i32_of_source(%m: memref<4xf32>, %n: index, %i: i32) { "affine.dma_start"(%m, %i, %m, %n, %m, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, i32, memref<4xf32>, index, memref<4xf32>, index, index) -> () return }
// -----
func.func @dma_start_at_i32_of_destination(%m: memref<4xf32>, %n: index, %i: i32) { "affine.dma_start"(%m, %n, %m, %i, %m, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, i32, memref<4xf32>, index, index) -> () return }
// -----
func.func @dma_start_at_i32_of_tag(%m: memref<4xf32>, %n: index, %i: i32) { "affine.dma_start"(%m, %n, %m, %n, %m, %i, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, i32, index) -> () return }
// -----
func.func @dma_start_from_index_with_more_operands(%m: memref<4xf32>, %n: index) { "affine.dma_start"(%n, %n, %m, %n, %m, %n, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (index, index, memref<4xf32>, index, memref<4xf32>, index, index, index) -> () return }
// -----
func.func @dma_start_to_index_with_fewer_operands(%m: memref<4xf32>, %n: index) { "affine.dma_start"(%m, %n, %n, %n, %m) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, index, index, memref<4xf32>) -> () return }
// -----
func.func @dma_start_with_index_as_tag_without_map(%m: memref<4xf32>, %n: index) { "affine.dma_start"(%m, %n, %m, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, index) -> () return }
// -----
func.func @dma_wait_at_i32(%m: memref<4xf32>, %n: index, %i: i32) { "affine.dma_wait"(%m, %i, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, i32, index) -> () return }
// -----
func.func @dma_wait_without_memref_and_indices(%n: index) { "affine.dma_wait"(%n) {tag_map = affine_map<(d0) -> (d0)>} : (index) -> () return }
// -----
func.func @delinearize_without_dynamic_basis(%n: index) { "affine.delinearize_index"(%n) <{static_basis = array<i64: -9223372036854775808>}> : (index) -> index return }
// -----
func.func @linearize_with_dynamic_basis_of_none(%n: index) { "affine.linearize_index"(%n, %n) <{static_basis = array<i64: 4>, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> index return }
// -----
func.func @expand_tensor_with_more_sizes(%t: tensor<4xf32>, %n: index) { "tensor.expand_shape"(%t, %n) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (tensor<4xf32>, index) -> tensor<2x2xf32> return }
// -----
func.func @call_with_fewer_operands(%n: index) { "func.call"() <{callee = @call_with_fewer_operands}> : () -> () return }
// -----
func.func @expand_memref_with_more_sizes(%m: memref<4xf32>, %n: index) { "memref.expand_shape"(%m, %n) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (memref<4xf32>, index) -> memref<2x2xf32> return }
// -----
func.func @reshape_to_other_elements(%m: memref<4xf32>, %s: memref<1xindex>) { "memref.reshape"(%m, %s) : (memref<4xf32>, memref<1xindex>) -> memref<4xi32> return }
// -----
"memref.global"() <{sym_name = "elements_of_other_type", type = memref<2xf32>, initial_value = dense<1> : tensor<2xi32>}> : () -> ()
// -----
func.func @memory_space_cast_to_unranked(%m: memref<4xf32>) { "memref.memory_space_cast"(%m) : (memref<4xf32>) -> memref<*xf32, 1> return }
// -----
func.func @subview_in_other_space(%m: memref<4xf32>) { "memref.subview"(%m) <{static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> memref<4xf32, strided<[1]>, 1> return }
// -----
func.func @reinterpret_cast_without_strides(%m: memref<4xf32>) { "memref.reinterpret_cast"(%m) <{static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>> return }
// -----
func.func @memref_dma_start_of_i32_elements(%m: memref<4xf32>, %n: index, %i: i32) { "memref.dma_start"(%m, %n, %m, %n, %i, %m, %n) : (memref<4xf32>, index, memref<4xf32>, index, i32, memref<4xf32>, index) -> () return }
// -----
func.func @memref_dma_start_with_stride_of_i32(%m: memref<4xf32>, %n: index, %i: i32) { "memref.dma_start"(%m, %n, %m, %n, %n, %m, %n, %i, %n) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, i32, index) -> () return }
// -----
func.func @memref_dma_start_with_elements_per_stride_of_i32(%m: memref<4xf32>, %n: index, %i: i32) { "memref.dma_start"(%m, %n, %m, %n, %n, %m, %n, %n, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, i32) -> () return }
// -----
func.func @memref_dma_start_with_stride_alone(%m: memref<4xf32>, %n: index) { "memref.dma_start"(%m, %n, %m, %n, %n, %m, %n, %n) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> () return }
