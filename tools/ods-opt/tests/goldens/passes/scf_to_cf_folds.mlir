// options: --convert-scf-to-cf
// Folds see the result of the loop, not yet the negation that replaces it.
func.func @f(%c: i1, %d: i1) -> i1 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %w = scf.while : () -> i1 {
    scf.condition(%n) %n : i1
  } do {
  ^bb0(%a: i1):
    scf.yield
  }
  %r = scf.if %w -> i1 {
    scf.yield %d : i1
  } else {
    scf.yield %n : i1
  }
  return %r : i1
}
