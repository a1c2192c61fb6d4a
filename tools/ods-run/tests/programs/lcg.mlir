// A linear congruential generator, 10000 steps.
// RESULT: i64 2387174744251513850

func.func @main() -> i64 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 10000 : index
  %one = arith.constant 1 : index
  %seed = arith.constant 42 : i64
  %a = arith.constant 6364136223846793005 : i64
  %c = arith.constant 1442695040888963407 : i64
  %r = scf.for %i = %lo to %hi step %one iter_args(%x = %seed) -> (i64) {
    %m = arith.muli %x, %a : i64
    %n = arith.addi %m, %c : i64
    scf.yield %n : i64
  }
  return %r : i64
}
