// Two things are wrong: the number of operands comes before structural traits.
func.func @f(%i: index) { "scf.for"(%i) ({ "scf.yield"() : () -> () ^b: "scf.yield"() : () -> () }) : (index) -> () return }
// -----
// Segments stand before SingleBlock in the list of scf.parallel.
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, -1, 2>}> ({^a(%j: index): "scf.reduce"() : () -> () ^b: "scf.reduce"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({^a(%j: index): "scf.reduce"() : () -> () ^b: "scf.reduce"() : () -> () }) : (index, index, index) -> () return }
// -----
// HasParent is structural, IsTerminator is not: constraints come between them.
func.func @f() { "scf.yield"() : () -> () return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c) <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (i1) -> () return }
// -----
func.func @f(%a: i32) {
  "scf.while"() ({ "scf.condition"(%a) : (i32) -> () "a"() : () -> () }, { "scf.yield"() : () -> () }) : () -> ()
  return
}
// -----
// SingleBlock comes before NoRegionArguments in scf.if, and behind it in builtin.module.
func.func @f(%c: i1) { "scf.if"(%c) ({ ^a(%x: i32): "scf.yield"() : () -> () ^b: "scf.yield"() : () -> () }, {}) : (i1) -> () return }
// -----
"builtin.module"() ({ ^a(%x: i32): "a"() : () -> () ^b: "b"() : () -> () }) : () -> ()
// -----
// The symbol comes before the function, and before the terminator of its region.
"func.func"() <{function_type = (i32) -> (), sym_name = "a", sym_visibility = "x"}> ({ ^bb0: "func.return"() : () -> () "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({ ^bb0: "func.return"() : () -> () "func.return"() : () -> () }) : () -> ()
// -----
// What is in regions comes before checks of these as a whole.
func.func @f(%c: i1, %i: i64) { "scf.if"(%c) ({ "arith.addi"(%i) : (i64) -> i64 "scf.yield"(%i) : (i64) -> () }, { "scf.yield"(%i) : (i64) -> () }) : (i1) -> i32 return }
// -----
// The implicit terminator is structural, so its region check comes before those of interfaces.
func.func @f(%c: i1) { "scf.if"(%c) ({ "ub.unreachable"() : () -> () }, { "ub.unreachable"() : () -> () }) : (i1) -> i32 return }
// -----
// Isolation comes before names, names before uses of symbols.
%v = "v"() : () -> i32
module { func.func private @a() func.func private @a() "u"(%v) : (i32) -> () }
// -----
module { func.func @a() { call @b() : () -> () return } func.func private @c() func.func private @c() }
// -----
// Types of operands come before traits about them, traits before inference.
func.func @f(%a: f32, %b: i64) { "arith.addi"(%a, %b) : (f32, i64) -> i32 return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf64>) { "arith.addf"(%a, %b) : (tensor<4xf32>, tensor<?xf64>) -> tensor<?xf32> return }
// -----
// Dominance comes last.
func.func @f(%c: i1) {
  "a"(%x) : (i32) -> ()
  %x = "b"() : () -> i32
  "scf.if"(%c) ({ ^a: }, {}) : (i1) -> ()
  return
}
