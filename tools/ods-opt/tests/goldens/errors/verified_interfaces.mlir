// InferTypeOpInterface: other shapes that fit are not what is inferred.
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>) { %0 = "arith.addf"(%a, %b) : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>) { %0 = "math.fma"(%b, %a, %a) : (tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%m: memref<4xf32, 1>) { %0:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32, 1>) -> (memref<f32>, index, index, index) return }
// -----
func.func @f(%m: memref<4xf32, 1>) { %0:6 = "memref.extract_strided_metadata"(%m) : (memref<4xf32, 1>) -> (memref<f32, 1>, index, index, index, index, index) return }
// -----
// DestinationStyleOpInterface.
func.func @f(%t: tensor<4xf32>) {
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 0>, staticStep = array<i64: 1>}> ({
  ^a(%j: index, %u: tensor<4xf32>):
    "scf.forall.in_parallel"() ({ ^b: }) : () -> ()
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}
// -----
// SymbolOpInterface.
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "blah"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({}) : () -> ()
// -----
func.func @f() { func.func private @g() -> i32 return }
// -----
func.func @f() { "builtin.module"() <{sym_name = "z"}> ({ ^a: }) {y} : () -> () return }
// -----
func.func @f() { "builtin.module"() ({ ^a: }) : () -> () return }
// -----
"builtin.module"() ({ ^a: }) {sym_name = 1} : () -> ()
// -----
"builtin.module"() <{sym_name = "a", sym_visibility = "x"}> ({ ^a: }) : () -> ()
// -----
// FunctionOpInterface.
"func.func"() <{function_type = (i32) -> (), sym_name = "a", arg_attrs = [{a = 1}]}> ({ ^bb0(%a: i32): "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{function_type = () -> i32, sym_name = "a", res_attrs = [{a = 1}], sym_visibility = "private"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a", arg_attrs = []}> ({ ^bb0(%a: i32): "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a", res_attrs = [{}]}> ({ ^bb0(%a: i32): "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a", arg_attrs = [1]}> ({ ^bb0(%a: i32): "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({ "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({ ^bb0(%a: i64): "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{function_type = i32, sym_name = "a"}> ({ ^bb0(%a: i64): "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "a"}> ({}) : () -> ()
// -----
// BranchOpInterface, WeightedBranchOpInterface.
func.func @f(%a: i32) { "cf.br"(%a)[^b] : (i32) -> () ^b: return }
// -----
func.func @f(%a: i32) { "cf.br"(%a)[^b] : (i32) -> () ^b(%c: i64): return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^a, ^a] <{branch_weights = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^a: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^a, ^a] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^a: return }
// -----
// RegionBranchOpInterface.
func.func @f(%c: i1, %i: i64) { "scf.if"(%c) ({ "scf.yield"(%i) : (i64) -> () }, { "scf.yield"(%i) : (i64) -> () }) : (i1) -> i32 return }
// -----
func.func @f(%i: index) { "scf.execute_region"() ({ "scf.yield"(%i) : (index) -> () }) : () -> () return }
// -----
func.func @f(%i: i1) { "scf.while"() ({ "scf.condition"(%i, %i) : (i1, i1) -> () }, { ^a(%b: i1): "scf.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%i: i1) { "scf.while"() ({ "scf.condition"(%i, %i) : (i1, i1) -> () }, { ^a(%b: i32): "scf.yield"() : () -> () }) : () -> i1 return }
// -----
// LoopLikeOpInterface.
func.func @f(%i: index) { "scf.for"(%i, %i, %i, %i) ({ ^a(%j: index, %k: i32): "scf.yield"(%j) : (index) -> () }) : (index, index, index, index) -> index return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i, %i) ({ ^a(%j: index, %k: index): "scf.yield"() : () -> () }) : (index, index, index, index) -> index return }
// -----
func.func @f(%i: index, %v: i32) { "scf.for"(%i, %i, %i, %i) ({ ^a(%j: index, %k: index): "scf.yield"(%v) : (i32) -> () }) : (index, index, index, index) -> index return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i, %i) ({ ^a(%j: index, %k: index): "scf.yield"(%j) : (index) -> () }) : (index, index, index, index) -> i32 return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i, %i) ({ ^a: "scf.yield"(%i) : (index) -> () }) : (index, index, index, index) -> index return }
// -----
func.func @f(%i: index) { "scf.while"(%i, %i) ({ ^a(%j: index): %c = "c"() : () -> i1 "scf.condition"(%c) : (i1) -> () }, { ^a: "scf.yield"() : () -> () }) : (index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i, %i) ({ ^a(%j: index, %k: index): "scf.yield"(%j, %j) : (index, index) -> () }) : (index, index, index, index) -> index return }
// -----
// OffsetSizeAndStrideOpInterface.
func.func @f(%t: tensor<4xf32>) { "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1, 1>}> : (tensor<4xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) { "tensor.extract_slice"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xf32>, index) -> tensor<2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2xf32> return }
// -----
// CastOpInterface.
func.func @f(%a: i32) { "arith.bitcast"(%a) : (i32) -> i64 return }
// -----
func.func @f(%a: memref<4xf32, 1>) { "memref.memory_space_cast"(%a) : (memref<4xf32, 1>) -> memref<4xf64> return }
// -----
// SymbolUserOpInterface.
func.func @f() { "func.call"() <{callee = @g}> : () -> () return }
// -----
// RegionKindInterface.
"builtin.module"() ({ "a"()[^b] : () -> () ^b: "c"() : () -> () }) : () -> ()
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
