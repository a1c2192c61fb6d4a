// Arithmetic of f16: each step is rounded.
// RESULT: i64 1561411455004084454

func.func @main() -> i64 {
  %lo = arith.constant 1 : index
  %hi = arith.constant 400 : index
  %h = arith.constant 0 : i64
  %k = arith.constant 31 : i64
  %seed = arith.constant 1.0 : f16
  %c = arith.constant 1.25 : f16
  %d = arith.constant 0.3 : f16
  %r:2 = scf.for %i = %lo to %hi step %lo iter_args(%x = %seed, %acc = %h) -> (f16, i64) {
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f16
    %a = arith.mulf %x, %c : f16
    %b = arith.addf %a, %d : f16
    %q = arith.divf %b, %f : f16
    %s = arith.subf %q, %d : f16
    %m = arith.negf %s : f16
    %w = arith.extf %m : f16 to f64
    %wide = arith.constant 1.0003 : f64
    %v = arith.mulf %w, %wide : f64
    %t = arith.truncf %v : f64 to f16
    %u = arith.extf %t : f16 to f32
    %o = arith.constant 0.77 : f32
    %y = arith.addf %u, %o : f32
    %z = arith.truncf %y : f32 to f16
    %bits = arith.bitcast %z : f16 to i16
    %bi = arith.extui %bits : i16 to i64
    %g = arith.muli %acc, %k : i64
    %e = arith.addi %g, %bi : i64
    scf.yield %z, %e : f16, i64
  }
  return %r#1 : i64
}
