// The operations of scf, each wrong in one way.
"scf.for"() ({}) : () -> ()
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({^a(%j: index): "scf.yield"() : () -> () ^b: "scf.yield"() : () -> ()}) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({^a(%j: index): "foo"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({^a(%j: index): "func.return"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({^a(%j: index): "ub.unreachable"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({^a(%j: i32): "scf.yield"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({^a: "scf.yield"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({^a: }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({}) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i, %i) ({^a(%j: index): "scf.yield"() : () -> () }) : (index, index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i, %i) ({^a(%j: index, %k: index): "scf.yield"() : () -> () }) : (index, index, index, index) -> index return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i, %i) ({^a(%j: index, %k: i32): "scf.yield"(%j) : (index) -> () }) : (index, index, index, index) -> index return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i, %i) ({^a(%j: index, %k: index): "scf.yield"(%j) : (index) -> () }) : (index, index, index, index) -> i32 return }
// -----
func.func @f(%i: index) { "scf.condition"(%i) : (index) -> () }
// -----
func.func @f(%i: i1) { "scf.condition"(%i) : (i1) -> () }
// -----
func.func @f(%i: i1) { "scf.while"(%i) ({ ^a: "scf.condition"(%i) : (i1) -> () }, {^a: "scf.yield"() : () -> ()}) : (i1) -> () return }
// -----
func.func @f(%i: i1) { "scf.while"() ({ ^a: "scf.yield"(%i) : (i1) -> () }, {^a: "scf.yield"() : () -> ()}) : () -> () return }
// -----
func.func @f(%i: i1) { "scf.while"() ({ ^a: "scf.condition"(%i) : (i1) -> () }, {^a: "scf.condition"(%i) : (i1) -> ()}) : () -> () return }
// -----
func.func @f(%i: i1) { "scf.while"() ({ ^a: "scf.condition"(%i) : (i1) -> () }, {^a: "foo"(%i) : (i1) -> ()}) : () -> () return }
// -----
func.func @f(%i: i1) { "scf.while"() ({ ^a: "scf.condition"(%i, %i) : (i1, i1) -> () }, {^a(%b: i1): "scf.yield"() : () -> ()}) : () -> () return }
// -----
func.func @f(%i: i1) { "scf.while"() ({ ^a: "scf.condition"(%i, %i) : (i1, i1) -> () }, {^a(%b: i1, %c: i1): "scf.yield"() : () -> ()}) : () -> (i1) return }
// -----
func.func @f(%i: i1) { "scf.while"() ({ ^a: "scf.condition"(%i, %i) : (i1, i1) -> () }, {^a(%b: i1): "scf.yield"() : () -> () ^d: "scf.yield"() : () -> ()}) : () -> (i1) return }
// -----
func.func @f(%i: i1) { "scf.while"() ({ ^a: "scf.condition"(%i, %i) : (i1, i1) -> () }, {}) : () -> (i1) return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({^a(%j: index): "scf.yield"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({^a(%j: index): "scf.reduce"() : () -> () ^b: "scf.reduce"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, -1, 2>}> ({^a(%j: index): "scf.reduce"() : () -> () ^b: "scf.reduce"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({^a(%j: index): "scf.reduce"() : () -> () ^b: "scf.reduce"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({^a(%j: index): "scf.reduce"() : () -> () }, {}) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({^a(%j: i32): "scf.reduce"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({^a(%j: index): "scf.reduce"(%i) : (index) -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({^a(%j: index): "scf.reduce"(%i) ({^b(%x: index, %y: index): "scf.reduce.return"(%x) : (index) -> ()}): (index) -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({^a(%j: index): "scf.reduce"(%i) ({^b(%x: index, %y: index): "scf.reduce.return"(%x, %x) : (index, index) -> ()}): (index) -> () }) : (index, index, index, index) -> (index) return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({^a(%j: index): "scf.reduce"(%i) ({^b(%x: index, %y: index): "scf.yield"(%x) : (index) -> ()}): (index) -> () }) : (index, index, index, index) -> (index) return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({^a(%j: index): "scf.reduce"(%i) ({}): (index) -> () }) : (index, index, index, index) -> (index) return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({^a(%j: index): "scf.reduce"(%i) ({^b: "a"() : () -> () ^c: "b"() : () -> () }): (index) -> () }) : (index, index, index, index) -> (index) return }
// -----
func.func @f(%i: index) { "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({^a(%j: index): "scf.reduce"(%i) ({^b(%x: i32, %y: index): "scf.reduce.return"(%y) : (index) -> ()}): (index) -> () }) : (index, index, index, index) -> (index) return }
// -----
func.func @f(%i: index) { "scf.reduce.return"(%i) : (index) -> () }
// -----
func.func @f(%i: index) { "scf.reduce"() : () -> () }
// -----
func.func @f(%i: index) { "scf.execute_region"() ({}) : () -> () return }
// -----
func.func @f(%i: index) { "scf.execute_region"() ({ "func.return"() : () -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "scf.execute_region"() ({ "scf.yield"(%i) : (index) -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "scf.execute_region"() ({ "cf.br"()[^a] : () -> () ^a: "scf.yield"(%i) : (index) -> () ^b:  "scf.yield"() : () -> () }) : () -> (index) return }
// -----
func.func @f(%i: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 0>, staticStep = array<i64: 1>}> ({^a(%j: index): "scf.forall.in_parallel"() ({}) : () -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 0>, staticStep = array<i64: 1>}> ({^a(%j: index): "scf.forall.in_parallel"() ({^b: }) : () -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 0>, staticStep = array<i64: 1>}> ({^a(%j: index): "scf.forall.in_parallel"() ({^b: "foo"() : () -> () }) : () -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 0>, staticStep = array<i64: 1>}> ({^a(%j: index): "scf.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 0>, staticStep = array<i64: 1>}> ({^a(%j: index): "scf.forall.in_parallel"() ({^b: }) : () -> () ^c: "foo"() : () -> ()}) : () -> () return }
// -----
func.func @f(%i: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 0>, staticStep = array<i64: 1>}> ({^a(%j: index): "scf.forall.in_parallel"() ({^b: "foo"() : () -> () ^c:}) : () -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 0>, staticStep = array<i64: 1>}> ({^a(%j: index): "scf.forall.in_parallel"() ({^b(%x: i32): }) : () -> () }) : () -> () return }
// -----
func.func @f(%i: index) { "scf.forall.in_parallel"() ({^b: }) : () -> () }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({ "scf.yield"() : () -> () }, { "scf.yield"() : () -> () }) : (index) -> () return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1, 1>}> ({ "scf.yield"() : () -> () }, { "scf.yield"() : () -> () }) : (index) -> () return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64>}> ({ "func.return"() : () -> () }, { "scf.yield"() : () -> () }) : (index) -> () return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({ "foo"() : () -> () }, { "scf.yield"() : () -> () }) : (index) -> () return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({ "func.return"() : () -> () }, { "scf.yield"() : () -> () }) : (index) -> () return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({ "scf.yield"(%i) : (index) -> () }, { "scf.yield"() : () -> () }) : (index) -> () return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({ "scf.yield"(%i) : (index) -> () }, { "scf.yield"(%i) : (index) -> () }) : (index) -> (i32) return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({ }, { "scf.yield"(%i) : (index) -> () }) : (index) -> (index) return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1>}> () : (index) -> (index) return }
// -----
func.func @f(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({^a: "scf.yield"(%i) : (index) -> () ^b: }, { "scf.yield"(%i) : (index) -> () }) : (index) -> (index) return }
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.execute_region"() ({ ^a(%x: i32): "scf.yield"() : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.for"(%i, %i, %i) ({ ^a(%j: index, %k: index): "scf.yield"() : () -> () }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.if"(%c) ({ "scf.yield"(%i) : (index) -> () }, {}) : (i1) -> index
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  %r = "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({ ^a(%j: index): "scf.forall.in_parallel"() ({ ^b:  }) : () -> () }) : () -> tensor<4xf32>
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({ ^a(%j: index, %k: index): "scf.forall.in_parallel"() ({ ^b:  }) : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({ ^a(%j: i32): "scf.forall.in_parallel"() ({ ^b:  }) : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  %r = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({ ^a(%j: index, %u: tensor<5xf32>): "scf.forall.in_parallel"() ({ ^b:  }) : () -> () }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>, mapping = []}> ({ ^a(%j: index): "scf.forall.in_parallel"() ({ ^b:  }) : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>, mapping = [#gpu.thread<x>, #gpu.thread<y>]}> ({ ^a(%j: index): "scf.forall.in_parallel"() ({ ^b:  }) : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({ ^a(%j: index): "scf.forall.in_parallel"() ({ ^b: "tensor.parallel_insert_slice"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>) -> () }) : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({ ^a(%j: index): "scf.forall.in_parallel"() ({ ^b: "arith.constant"() <{value = 1 : i32}> : () -> i32 }) : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({ "scf.reduce"() : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^a(%j: index, %k: index): "scf.reduce"() : () -> () }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^a(%j: index): "scf.reduce"() : () -> () }) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  %r = "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^a(%j: index): "scf.reduce"() : () -> () }) : (index, index, index) -> index
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^a(%j: index): "scf.reduce"(%i) ({ ^b(%x: index, %y: index): "scf.reduce.return"(%x) : (index) -> () }) : (index) -> () }) : (index, index, index, index) -> i32
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^a(%j: index): "scf.reduce"(%i) ({ ^b(%x: index, %y: index): }) : (index) -> () }) : (index, index, index, index) -> index
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^a(%j: index): "scf.reduce"(%i) ({ ^b(%x: i32, %y: index): "scf.reduce.return"(%x) : (i32) -> () }) : (index) -> () }) : (index, index, index, index) -> index
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^a(%j: index): "scf.reduce"(%i) ({ ^b(%x: index): "scf.reduce.return"(%x) : (index) -> () }) : (index) -> () }) : (index, index, index, index) -> index
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^a(%j: index): "scf.reduce"(%i) ({ ^b(%x: index, %y: index): "ub.unreachable"() : () -> () }) : (index) -> () }) : (index, index, index, index) -> index
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^a(%j: index): "scf.reduce"(%i) ({ ^b(%x: index, %y: index): "u"() : () -> () }) : (index) -> () }) : (index, index, index, index) -> index
  return
}
// -----
func.func @f(%i: index, %c: i1, %t: tensor<4xf32>) {
  "scf.index_switch"(%i) <{cases = array<i64: 1, 1>}> ({ "scf.yield"() : () -> () }, { "scf.yield"() : () -> () }, { "scf.yield"() : () -> () }) : (index) -> ()
  return
}
