// Arithmetic, shifts, divisions and comparisons of integers of 32 bits.
// RESULT: i64 513339425

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %seed = arith.constant 1559087157 : i32
  %k = arith.constant 277803737 : i32
  %sh = arith.constant 10 : i32
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i32) {
    %a = arith.muli %x, %k : i32
    %b = arith.addi %a, %seed : i32
    %c = arith.shrsi %b, %sh : i32
    %d = arith.xori %b, %c : i32
    %e = arith.shrui %d, %sh : i32
    %f0 = arith.shli %d, %sh : i32
    %g = arith.subi %f0, %e : i32
    %q = arith.divsi %g, %k : i32
    %r0 = arith.remsi %d, %k : i32
    %u = arith.divui %d, %k : i32
    %v = arith.remui %g, %k : i32
    %s = arith.addi %q, %r0 : i32
    %t = arith.xori %u, %v : i32
    %less = arith.cmpi slt, %s, %t : i32
    %below = arith.cmpi ult, %s, %t : i32
    %m = arith.select %less, %s, %t : i32
    %n = arith.select %below, %t, %s : i32
    %o = arith.maxsi %m, %g : i32
    %p = arith.minui %n, %d : i32
    %y = arith.xori %o, %p : i32
    %w = arith.addi %y, %b : i32
    scf.yield %w : i32
  }
  %f = arith.extsi %x9 : i32 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}
