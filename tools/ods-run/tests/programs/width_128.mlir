// Arithmetic, shifts, divisions and comparisons of integers of 128 bits.
// RESULT: i64 -2474146030526651518

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i128
  %seed = arith.constant -129976298391535590297638237547755878347 : i128
  %k = arith.constant -61532405145917456797759147190049115431 : i128
  %sh = arith.constant 42 : i128
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i128) {
    %a = arith.muli %x, %k : i128
    %b = arith.addi %a, %seed : i128
    %c = arith.shrsi %b, %sh : i128
    %d = arith.xori %b, %c : i128
    %e = arith.shrui %d, %sh : i128
    %f0 = arith.shli %d, %sh : i128
    %g = arith.subi %f0, %e : i128
    %q = arith.divsi %g, %k : i128
    %r0 = arith.remsi %d, %k : i128
    %u = arith.divui %d, %k : i128
    %v = arith.remui %g, %k : i128
    %s = arith.addi %q, %r0 : i128
    %t = arith.xori %u, %v : i128
    %less = arith.cmpi slt, %s, %t : i128
    %below = arith.cmpi ult, %s, %t : i128
    %m = arith.select %less, %s, %t : i128
    %n = arith.select %below, %t, %s : i128
    %o = arith.maxsi %m, %g : i128
    %p = arith.minui %n, %d : i128
    %y = arith.xori %o, %p : i128
    %w = arith.addi %y, %b : i128
    scf.yield %w : i128
  }
  %f = arith.addi %x9, %z : i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}
