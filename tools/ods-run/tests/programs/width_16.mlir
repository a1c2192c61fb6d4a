// Arithmetic, shifts, divisions and comparisons of integers of 16 bits.
// RESULT: i64 21532

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i16
  %seed = arith.constant -14283 : i16
  %k = arith.constant -3367 : i16
  %sh = arith.constant 5 : i16
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i16) {
    %a = arith.muli %x, %k : i16
    %b = arith.addi %a, %seed : i16
    %c = arith.shrsi %b, %sh : i16
    %d = arith.xori %b, %c : i16
    %e = arith.shrui %d, %sh : i16
    %f0 = arith.shli %d, %sh : i16
    %g = arith.subi %f0, %e : i16
    %q = arith.divsi %g, %k : i16
    %r0 = arith.remsi %d, %k : i16
    %u = arith.divui %d, %k : i16
    %v = arith.remui %g, %k : i16
    %s = arith.addi %q, %r0 : i16
    %t = arith.xori %u, %v : i16
    %less = arith.cmpi slt, %s, %t : i16
    %below = arith.cmpi ult, %s, %t : i16
    %m = arith.select %less, %s, %t : i16
    %n = arith.select %below, %t, %s : i16
    %o = arith.maxsi %m, %g : i16
    %p = arith.minui %n, %d : i16
    %y = arith.xori %o, %p : i16
    %w = arith.addi %y, %b : i16
    scf.yield %w : i16
  }
  %f = arith.extsi %x9 : i16 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}
