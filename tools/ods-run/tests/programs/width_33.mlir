// Arithmetic, shifts, divisions and comparisons of integers of 33 bits.
// RESULT: i64 1677613899

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i33
  %seed = arith.constant 1559087157 : i33
  %k = arith.constant 277803737 : i33
  %sh = arith.constant 11 : i33
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i33) {
    %a = arith.muli %x, %k : i33
    %b = arith.addi %a, %seed : i33
    %c = arith.shrsi %b, %sh : i33
    %d = arith.xori %b, %c : i33
    %e = arith.shrui %d, %sh : i33
    %f0 = arith.shli %d, %sh : i33
    %g = arith.subi %f0, %e : i33
    %q = arith.divsi %g, %k : i33
    %r0 = arith.remsi %d, %k : i33
    %u = arith.divui %d, %k : i33
    %v = arith.remui %g, %k : i33
    %s = arith.addi %q, %r0 : i33
    %t = arith.xori %u, %v : i33
    %less = arith.cmpi slt, %s, %t : i33
    %below = arith.cmpi ult, %s, %t : i33
    %m = arith.select %less, %s, %t : i33
    %n = arith.select %below, %t, %s : i33
    %o = arith.maxsi %m, %g : i33
    %p = arith.minui %n, %d : i33
    %y = arith.xori %o, %p : i33
    %w = arith.addi %y, %b : i33
    scf.yield %w : i33
  }
  %f = arith.extsi %x9 : i33 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}
