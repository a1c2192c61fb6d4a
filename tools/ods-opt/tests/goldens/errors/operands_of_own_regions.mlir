func.func @f(%n: index) { scf.for %i = %c0 to %n step %n { %c0 = arith.constant 0 : index } return }
// -----
func.func @f(%n: index) { %r = scf.for %i = %n to %n step %n iter_args(%a = %c0) -> (index) { %c0 = arith.constant 0 : index scf.yield %a : index } return }
// -----
func.func @f(%n: index) { scf.if %c { %c = arith.constant true } return }
// -----
func.func @f(%n: index) { scf.while (%a = %c) : (i1) -> (i1) { %c = arith.constant true scf.condition(%c) %c : i1 } do { ^bb0(%b: i1): scf.yield %b : i1 } return }
// -----
func.func @f(%n: index) { scf.parallel (%i) = (%c) to (%n) step (%n) { %c = arith.constant 0 : index } return }
// -----
func.func @f(%n: index) { scf.forall (%i) in (%c) { %c = arith.constant 0 : index } return }
// -----
func.func @f(%n: index) { scf.forall (%i) in (4) shared_outs(%o = %c) -> (tensor<4xi32>) { %c = tensor.empty() : tensor<4xi32> scf.forall.in_parallel {} } return }
// -----
func.func @f(%n: index) { affine.for %i = %c to 4 { %c = arith.constant 0 : index } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 4 iter_args(%a = %c) -> (index) { %c = arith.constant 0 : index affine.yield %a : index } return }
// -----
func.func @f(%n: index) { affine.parallel (%i) = (%c) to (4) { %c = arith.constant 0 : index } return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 == 0)>(%c) { %c = arith.constant 0 : index } return }
// -----
func.func @f(%n: index, %m: memref<4xi32>) { memref.generic_atomic_rmw %m[%c] : memref<4xi32> { ^bb0(%x: i32): %c = arith.constant 0 : index memref.atomic_yield %x : i32 } return }
// -----
func.func @f(%n: index) { %r = tensor.generate %c { ^bb0(%x: index): %c = arith.constant 0 : index tensor.yield %c : index } : tensor<?xindex> return }
// -----
"x.w"() ({ scf.if %c { %c = arith.constant true } }) : () -> ()
// -----
scf.if %c { scf.if %c { %c = arith.constant true } }
// -----
scf.if %c { "a.b"(%c) : (i1) -> () %c = arith.constant true }
