func.func @while(%c: i1, %i: index) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %f = arith.constant 1.0 : f32
  %0 = scf.parallel (%iv) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  %1 = scf.if %c -> i32 {
    %2 = arith.constant 1 : i32
    scf.yield %2 : i32
  } else {
    %3 = arith.constant 2 : i32
    scf.yield %3 : i32
  }
  scf.forall (%t) in (4) {
    scf.forall.in_parallel {
    }
  }
  return
}
