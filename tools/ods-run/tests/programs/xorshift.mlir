// A xorshift generator, 1000 steps.
// RESULT: i64 1363160026601443621

func.func @main() -> i64 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 1000 : index
  %one = arith.constant 1 : index
  %seed = arith.constant 88172645463325252 : i64
  %c13 = arith.constant 13 : i64
  %c7 = arith.constant 7 : i64
  %c17 = arith.constant 17 : i64
  %r = scf.for %i = %lo to %hi step %one iter_args(%x = %seed) -> (i64) {
    %a = arith.shli %x, %c13 : i64
    %b = arith.xori %x, %a : i64
    %c = arith.shrui %b, %c7 : i64
    %d = arith.xori %b, %c : i64
    %e = arith.shli %d, %c17 : i64
    %f = arith.xori %d, %e : i64
    scf.yield %f : i64
  }
  return %r : i64
}
