// The sum of greatest common divisors of all pairs below 40.
// RESULT: i64 3832

func.func @gcd(%a: i64, %b: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %r:2 = scf.while (%x = %a, %y = %b) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %y, %c0 : i64
    scf.condition(%more) %x, %y : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    %rest = arith.remsi %x, %y : i64
    scf.yield %y, %rest : i64, i64
  }
  return %r#0 : i64
}
func.func @main() -> i64 {
  %lo = arith.constant 1 : index
  %hi = arith.constant 40 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %lo to %hi step %lo iter_args(%a = %zero) -> (i64) {
    %inner = scf.for %j = %lo to %hi step %lo iter_args(%b = %a) -> (i64) {
      %x = arith.index_cast %i : index to i64
      %y = arith.index_cast %j : index to i64
      %g = func.call @gcd(%x, %y) : (i64, i64) -> i64
      %n = arith.addi %b, %g : i64
      scf.yield %n : i64
    }
    scf.yield %inner : i64
  }
  return %sum : i64
}
