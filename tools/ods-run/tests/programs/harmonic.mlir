// A harmonic sum of f32, in which order counts.
// RESULT: f32 1.209085e+01

func.func @main() -> f32 {
  %lo = arith.constant 1 : index
  %hi = arith.constant 100001 : index
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %lo to %hi step %lo iter_args(%acc = %zero) -> (f32) {
    %x = arith.index_cast %i : index to i64
    %f = arith.sitofp %x : i64 to f32
    %q = arith.divf %one, %f : f32
    %n = arith.addf %acc, %q : f32
    scf.yield %n : f32
  }
  return %sum : f32
}
