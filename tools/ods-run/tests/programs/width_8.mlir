// Arithmetic, shifts, divisions and comparisons of integers of 8 bits.
// RESULT: i64 101

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i8
  %seed = arith.constant 53 : i8
  %k = arith.constant -39 : i8
  %sh = arith.constant 2 : i8
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i8) {
    %a = arith.muli %x, %k : i8
    %b = arith.addi %a, %seed : i8
    %c = arith.shrsi %b, %sh : i8
    %d = arith.xori %b, %c : i8
    %e = arith.shrui %d, %sh : i8
    %f0 = arith.shli %d, %sh : i8
    %g = arith.subi %f0, %e : i8
    %q = arith.divsi %g, %k : i8
    %r0 = arith.remsi %d, %k : i8
    %u = arith.divui %d, %k : i8
    %v = arith.remui %g, %k : i8
    %s = arith.addi %q, %r0 : i8
    %t = arith.xori %u, %v : i8
    %less = arith.cmpi slt, %s, %t : i8
    %below = arith.cmpi ult, %s, %t : i8
    %m = arith.select %less, %s, %t : i8
    %n = arith.select %below, %t, %s : i8
    %o = arith.maxsi %m, %g : i8
    %p = arith.minui %n, %d : i8
    %y = arith.xori %o, %p : i8
    %w = arith.addi %y, %b : i8
    scf.yield %w : i8
  }
  %f = arith.extsi %x9 : i8 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}
