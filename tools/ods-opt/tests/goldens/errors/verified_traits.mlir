// IsTerminator: the last operation of its block.
func.func @f() {
  "func.return"() : () -> ()
  "func.return"() : () -> ()
}
// -----
func.func @f(%a: i32) {
  "func.return"() : () -> ()
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
}
// -----
"ub.unreachable"() : () -> ()
"a"() : () -> ()
// -----
func.func @f(%i: index) {
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^a(%j: index):
    "scf.reduce"() : () -> ()
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----
"r"() ({
  "scf.yield"() : () -> ()
  "a"() : () -> ()
}) : () -> ()
// -----
// Before that: an operation with successors in the middle of a block.
func.func @f() {
  "cf.br"()[^a] : () -> ()
  "b"() : () -> ()
^a:
  return
}
// -----
// HasParent, with one and with several.
func.func @f(%i: index) { "scf.reduce.return"(%i) : (index) -> () }
// -----
func.func @f() { "scf.yield"() : () -> () }
// -----
"func.return"() : () -> ()
// -----
// SingleBlock.
func.func @f(%c: i1) { "scf.if"(%c) ({ "cf.br"()[^a] : () -> () ^a: "scf.yield"() : () -> () }, {}) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({ ^a: }, {}) : (i1) -> () return }
// -----
// SingleBlockImplicitTerminator.
func.func @f(%c: i1) { "scf.if"(%c) ({ "ub.unreachable"() : () -> () }, {}) : (i1) -> () return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({ "foo"() : () -> () }, {}) : (i1) -> () return }
// -----
// NoRegionArguments.
func.func @f(%c: i1) { "scf.if"(%c) ({ "scf.yield"() : () -> () }, { ^a(%b: i32): "scf.yield"() : () -> () }) : (i1) -> () return }
// -----
"builtin.module"() ({ ^a(%b: i32): }) : () -> ()
// -----
// AttrSizedOperandSegments.
func.func @f(%i: index) { "memref.alloc"(%i) <{operandSegmentSizes = array<i32: -1, 2>}> : (index) -> memref<?xf32> return }
// -----
func.func @f(%i: index) { "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 1>}> : (index) -> memref<?xf32> return }
// -----
func.func @f(%i: index) { "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1>}> : (index) -> memref<?xf32> return }
// -----
// Numbers of parts.
func.func @f(%i: i32) { "arith.addi"(%i) : (i32) -> i32 return }
// -----
func.func @f(%i: i32) { "arith.addi"(%i, %i) : (i32, i32) -> () return }
// -----
func.func @f(%i: i32) { "arith.addi"(%i, %i) ({}) : (i32, i32) -> i32 return }
// -----
func.func @f(%i: i32) { "arith.addi"(%i, %i)[^a] : (i32, i32) -> i32 ^a: return }
// -----
func.func @f(%i: f32) { "arith.negf"() : () -> f32 return }
// -----
func.func @f(%i: i32) { "arith.constant"(%i) <{value = 1 : i32}> : (i32) -> i32 return }
// -----
func.func @f() { "cf.br"() : () -> () }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^a: return }
// -----
func.func @f(%c: i1) { "scf.if"(%c) ({}) : (i1) -> () return }
// -----
func.func @f() { "scf.execute_region"() : () -> () return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64>}> : (index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i) ({}) : (index) -> () return }
// -----
func.func @f(%m: memref<4xf32>) { "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> memref<f32> return }
// -----
func.func @f(%i: i32) { "arith.mulsi_extended"(%i, %i) : (i32, i32) -> i32 return }
// -----
func.func @f(%i: i32) { %0 = "func.return"(%i) : (i32) -> i32 }
// -----
// IsolatedFromAbove, and SymbolTable behind it.
func.func @f(%a: i32) {
  "builtin.module"() ({ "b"(%a) : (i32) -> () }) : () -> ()
  return
}
// -----
%a = "a"() : () -> i32
func.func @f() {
  "r"() ({ "b"(%a) : (i32) -> () "x"() : () -> () }) : () -> ()
  return
}
// -----
module { func.func private @a() func.func private @a() }
// -----
// The types of operands and results.
func.func @f(%a: i32, %b: i64) { "arith.addi"(%a, %b) : (i32, i64) -> i32 return }
// -----
func.func @f(%a: i32, %b: i64) { "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> : (i32, i64) -> i1 return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32, 1 : i32>) { "arith.addf"(%a, %b) : (tensor<4xf32>, tensor<4xf32, 1 : i32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32, 1 : i32>) { "arith.addf"(%b, %a) : (tensor<4xf32, 1 : i32>, tensor<4xf32>) -> tensor<4xf32, 1 : i32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32, 1 : i32>) { "arith.addf"(%b, %a) : (tensor<4xf32, 1 : i32>, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%b: tensor<4xf32, 1 : i32>) { "arith.negf"(%b) : (tensor<4xf32, 1 : i32>) -> tensor<*xf32> return }
// -----
func.func @f(%a: vector<4xf32>, %b: tensor<4xf32>) { "math.fpowi"(%a, %b) : (vector<4xf32>, tensor<4xf32>) -> vector<4xf32> return }
// -----
func.func @f(%a: vector<4xi32>) { "arith.extui"(%a) : (vector<4xi32>) -> vector<5xi64> return }
// -----
func.func @f(%a: vector<4xi32>) { "arith.extui"(%a) : (vector<4xi32>) -> i64 return }
// -----
func.func @f(%a: i32) { "arith.extui"(%a) : (i32) -> vector<4xi64> return }
// -----
func.func @f(%a: vector<4xi32>) { "arith.extui"(%a) : (vector<4xi32>) -> tensor<4xi64> return }
// -----
func.func @f(%a: memref<4xi32>, %b: memref<4xi64>) { "memref.copy"(%a, %b) : (memref<4xi32>, memref<4xi64>) -> () return }
// -----
func.func @f(%a: memref<4xi32>, %b: memref<5xi32>) { "memref.copy"(%a, %b) : (memref<4xi32>, memref<5xi32>) -> () return }
// -----
func.func @f(%a: memref<4xi32, 1>) { "memref.memory_space_cast"(%a) : (memref<4xi32, 1>) -> memref<*xi32> return }
// -----
func.func @f(%a: i1, %v: vector<4xi32>) { %0:2 = "arith.addui_extended"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i1) return }
// -----
func.func @f(%a: vector<4xf32>) { "arith.cmpf"(%a, %a) <{predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> i1 return }
// -----
func.func @f(%a: tensor<4xf32>) { "tensor.cast"(%a) : (tensor<4xf32>) -> tensor<5xf32> return }
// -----
// Properties of an operation that has none.
func.func @f(%a: i32) { "arith.extui"(%a) <{}> : (i32) -> i64 return }
// -----
func.func @f(%a: i32) { "builtin.unrealized_conversion_cast"(%a) <{x = 1}> : (i32) -> i64 return }
