// Blocks, dominance, symbols and the regions of our dialects; some of these are right.
module { "u"(%0) : (i32) -> () %0 = "d"() : () -> i32 }
// -----
module { "r"() ({ "u"(%0) : (i32) -> () }) : () -> () %0 = "d"() : () -> i32 }
// -----
func.func @f() { "r"() ({ "u"(%0) : (i32) -> () }) : () -> () %0 = "d"() : () -> i32 return }
// -----
func.func @f() { "r"() ({ "u"(%0) : (i32) -> () %0 = "d"() : () -> i32 }) : () -> () return }
// -----
func.func @f() { "r"() ({ "u"(%0) : (i32) -> () %0 = "d"() : () -> i32 "cf.br"()[^a] : () -> () ^a: "ub.unreachable"() : () -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1>, staticStep = array<i64: 1>}> ({^a(%j: index): "scf.forall.in_parallel"() ({^b: "u"(%0) : (i32) -> () %0 = "d"() : () -> i32 }) : () -> () }) : () -> () return }
// -----
func.func @f() { "cf.br"()[^a] : () -> () ^a: "cf.br"()[^b] : () -> () ^b: "u"(%0) : (i32) -> () return ^c: %0 = "d"() : () -> i32 "cf.br"()[^b] : () -> () }
// -----
func.func @f(%c: i1) { cf.cond_br %c, ^a, ^b ^a: %0 = "d"() : () -> i32 cf.br ^b ^b: "u"(%0) : (i32) -> () return }
// -----
func.func @f(%c: i1) { cf.cond_br %c, ^a(%c: i1), ^b ^a(%x: i1): cf.br ^b ^b: "u"(%x) : (i1) -> () return }
// -----
func.func @f() { ^a: cf.br ^a }
// -----
func.func @f() { cf.br ^a ^a: cf.br ^a ^b: cf.br ^a}
// -----
func.func @f() { "scf.execute_region"() ({ ^a: cf.br ^a }) : () -> () return }
// -----
func.func @f() { "r"() ({ ^a: "x"()[^a] : () -> () }) : () -> () return }
// -----
func.func @f() { "r"() ({ ^a: "x"() : () -> () ^b: }) : () -> () return }
// -----
func.func @f() { ^a: }
// -----
func.func @f() { "x"() : () -> () }
// -----
func.func @f() { "x"() : () -> () ^a: "arith.constant"() <{value = 1 : i32}> : () -> i32 }
// -----
func.func @f() { "arith.constant"() <{value = 1 : i32}> : () -> i32 }
// -----
module { func.func @a() { return } "x"() {sym_name = "a"} : () -> () }
// -----
module { "y"() ({ func.func @a() { return } func.func @a() { return } }) : () -> () }
// -----
module { "y"() ({ func.func @a() { call @b() : () -> () return } }) : () -> () }
// -----
module { module @m { func.func @a() { return } } func.func @b() { call @a() : () -> () return } }
// -----
module { module @m { func.func @a() { return } } func.func @b() { "func.call"() <{callee = @m::@a}> : () -> () return } }
// -----
func.func @b() { "func.constant"() <{value = @c}> : () -> (() -> ()) return }
// -----
func.func private @c() func.func @b() { "func.constant"() <{value = @c}> : () -> ((i32) -> ()) return }
// -----
func.func private @c() func.func @b() { "func.call"() <{callee = @c}> : () -> i32 return }
// -----
func.func private @c(i32) func.func @b(%a: i64) { "func.call"(%a) <{callee = @c}> : (i64) -> () return }
// -----
func.func private @c() -> i32 func.func @b(%a: i64) { "func.call"() <{callee = @c}> : () -> i64 return }
// -----
func.func @b(%a: i64) { "memref.get_global"() <{name = @x}> : () -> memref<4xi32> return }
// -----
memref.global @x : memref<4xi32> func.func @b(%a: i64) { "memref.get_global"() <{name = @x}> : () -> memref<5xi32> return }
// -----
func.func @f(%a: i32) -> i64 { return %a : i32 }
// -----
func.func @f(%a: i32) -> i64 { return }
// -----
func.func @f(%a: i32) { "func.call_indirect"(%a) : (i32) -> () return }
// -----
func.func @f(%a: () -> ()) { "func.call_indirect"(%a, %a) : (() -> (), () -> ()) -> () return }
// -----
"builtin.module"() ({ "a"() : () -> () }, { }) {x.y} : () -> ()
// -----
"builtin.module"() ({ "a"() : () -> () }) {"x.y" = 1, z} : () -> ()
// -----
%0 = "builtin.unrealized_conversion_cast"() ({ }) : () -> i32
// -----
module { builtin.module @a { } builtin.module @a { } }
// -----
"affine.yield"() : () -> ()
// -----
func.func @f(%i: index) { "affine.if"(%i) <{condition = affine_set<(d0, d1) : (d0 >= 0)>}> ({ "affine.yield"() : () -> () }, {}) : (index) -> () return }
// -----
func.func @f(%i: index) { "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({ "scf.yield"() : () -> () }, {}) : (index) -> () return }
// -----
func.func @f(%i: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({ ^a(%j: index): "func.return"() : () -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({ ^a: "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({ }) : () -> () return }
// -----
func.func @f(%m: memref<4xi32>, %i: index) { "memref.generic_atomic_rmw"(%m, %i) ({ ^a(%x: i64): "memref.atomic_yield"(%x) : (i64) -> () }) : (memref<4xi32>, index) -> i32 return }
// -----
func.func @f(%m: memref<4xi32>, %i: index) { "memref.generic_atomic_rmw"(%m, %i) ({ ^a(%x: i32): "memref.atomic_yield"(%i) : (index) -> () }) : (memref<4xi32>, index) -> i32 return }
// -----
func.func @f(%m: memref<4xi32>, %i: index) { "memref.generic_atomic_rmw"(%m, %i) ({ ^a(%x: i32): "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32> "memref.atomic_yield"(%x) : (i32) -> () }) : (memref<4xi32>, index) -> i32 return }
// -----
func.func @f() { "memref.alloca_scope"() ({ "func.return"() : () -> () }) : () -> () return }
// -----
func.func @f() { "memref.alloca_scope"() ({ ^a: "memref.alloca_scope.return"() : () -> () ^b: "memref.alloca_scope.return"() : () -> () }) : () -> () return }
// -----
func.func @f(%a: i32) { "memref.alloca_scope"() ({ "memref.alloca_scope.return"(%a) : (i32) -> () }) : () -> () return }
// -----
func.func @f(%t: tensor<?xf32>, %i: index) { "tensor.generate"(%i) ({ ^a(%x: index): "tensor.yield"(%x) : (index) -> () }) : (index) -> tensor<?xf32> return }
// -----
func.func @f(%t: tensor<?xf32>, %i: index) { "tensor.generate"(%i) ({ ^a(%x: i32): "tensor.yield"(%x) : (i32) -> () }) : (index) -> tensor<?xi32> return }
// -----
func.func @f(%t: tensor<?xf32>, %i: index) { "tensor.generate"(%i) ({ ^a(%x: index, %y: index): "tensor.yield"(%x) : (index) -> () }) : (index) -> tensor<?xindex> return }
// -----
func.func @f(%t: tensor<?xf32>, %i: index) { "tensor.generate"() ({ ^a(%x: index): "func.return"() : () -> () }) : () -> tensor<4xindex> return }
// -----
func.func @f(%t: tensor<?xf32>, %i: index) { "tensor.pad"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_low = array<i64: -9223372036854775808>, static_high = array<i64: 0>}> ({ ^a(%x: index): "scf.yield"() : () -> () }) : (tensor<?xf32>, index) -> tensor<?xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %v: f32, %i: index) { %0 = "tensor.insert"(%v, %t, %i) : (f32, tensor<4xf32>, index) -> tensor<5xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %v: f32, %i: index) { %0 = "tensor.insert"(%i, %t, %i) : (index, tensor<4xf32>, index) -> tensor<5xf32> return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({ "scf.yield"() : () -> () }, { "scf.yield"(%i) : (index) -> () }) : (index) -> () return }
// -----
func.func @f(%i: index) {
  %s = "arith.constant"() <{value = 0 : index}> : () -> index
  "scf.parallel"(%i, %i, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^a(%j: index): "scf.reduce"() : () -> () }) : (index, index, index) -> ()
  return
}
