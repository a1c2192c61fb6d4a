// options: --canonicalize
// Loops without effects are erased, the terminators of their bodies included: some of these have effects of nested operations only.
func.func @parallel(%a: index, %b: index, %c: index) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    %x = arith.addi %i, %i : index
  }
  return
}

func.func @parallel_with_effect(%a: index, %b: index, %c: index) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.for %j = %a to %b step %c {
      "test.effect"(%j) : (index) -> ()
    }
  }
  return
}

func.func @reduction(%a: index, %b: index, %c: index, %f: f32) {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %m: f32):
      %s = arith.addf %l, %m : f32
      scf.reduce.return %s : f32
    }
  }
  return
}

func.func @forall(%a: index) {
  scf.forall (%i) in (%a) {
    %x = arith.addi %i, %a : index
  }
  return
}
