// options: --canonicalize
// MLIR 22 removes the loops: the difference of the bounds does not fit their type.
func.func private @see(i32)
func.func @four_turns(%x: i32) -> i32 {
  %lower = arith.constant -100 : i8
  %upper = arith.constant 100 : i8
  %step = arith.constant 50 : i8
  %one = arith.constant 1 : i32
  %r = scf.for %i = %lower to %upper step %step iter_args(%a = %x) -> i32 : i8 {
    %b = arith.addi %a, %one : i32
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @indices(%x: i32) {
  %lower = arith.constant -9223372036854775808 : index
  %upper = arith.constant 9223372036854775807 : index
  %step = arith.constant 4611686018427387904 : index
  scf.for %i = %lower to %upper step %step {
    func.call @see(%x) : (i32) -> ()
  }
  scf.forall (%i) = (%lower) to (%upper) step (%step) {
    func.call @see(%x) : (i32) -> ()
  }
  return
}

// One turn with a wide difference.
func.func @one_turn() {
  %lower = arith.constant -100 : i8
  %upper = arith.constant 27 : i8
  %step = arith.constant 127 : i8
  scf.for %i = %lower to %upper step %step : i8 {
    %c = arith.constant 5 : i32
    func.call @see(%c) : (i32) -> ()
  }
  return
}
