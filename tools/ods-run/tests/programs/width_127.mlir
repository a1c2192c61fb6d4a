// Arithmetic, shifts, divisions and comparisons of integers of 127 bits.
// RESULT: i64 4359699336126352909

func.func @main() -> i64 {
  %lo0 = arith.constant 0 : index
  %hi0_ = arith.constant 200 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0 : i127
  %seed = arith.constant 40164885068933641434049066168128227381 : i127
  %k = arith.constant -61532405145917456797759147190049115431 : i127
  %sh = arith.constant 42 : i127
  %x9 = scf.for %i = %lo0 to %hi0_ step %one iter_args(%x = %seed) -> (i127) {
    %a = arith.muli %x, %k : i127
    %b = arith.addi %a, %seed : i127
    %c = arith.shrsi %b, %sh : i127
    %d = arith.xori %b, %c : i127
    %e = arith.shrui %d, %sh : i127
    %f0 = arith.shli %d, %sh : i127
    %g = arith.subi %f0, %e : i127
    %q = arith.divsi %g, %k : i127
    %r0 = arith.remsi %d, %k : i127
    %u = arith.divui %d, %k : i127
    %v = arith.remui %g, %k : i127
    %s = arith.addi %q, %r0 : i127
    %t = arith.xori %u, %v : i127
    %less = arith.cmpi slt, %s, %t : i127
    %below = arith.cmpi ult, %s, %t : i127
    %m = arith.select %less, %s, %t : i127
    %n = arith.select %below, %t, %s : i127
    %o = arith.maxsi %m, %g : i127
    %p = arith.minui %n, %d : i127
    %y = arith.xori %o, %p : i127
    %w = arith.addi %y, %b : i127
    scf.yield %w : i127
  }
  %f = arith.extsi %x9 : i127 to i128
  %lo = arith.trunci %f : i128 to i64
  %c64 = arith.constant 64 : i128
  %hi0 = arith.shrui %f, %c64 : i128
  %hi = arith.trunci %hi0 : i128 to i64
  %r = arith.xori %lo, %hi : i64
  return %r : i64
}
