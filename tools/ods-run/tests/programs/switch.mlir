// An index switch in a loop.
// RESULT: i64 520

func.func @main() -> i64 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 20 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %lo to %hi step %one iter_args(%acc = %zero) -> (i64) {
    %k = arith.remui %i, %four : index
    %v = scf.index_switch %k -> i64
    case 0 { %a = arith.constant 1 : i64
      scf.yield %a : i64 }
    case 2 { %a = arith.constant 100 : i64
      scf.yield %a : i64 }
    case 3 { %a = arith.constant -7 : i64
      scf.yield %a : i64 }
    default { %a = arith.constant 10 : i64
      scf.yield %a : i64 }
    %n = arith.addi %acc, %v : i64
    scf.yield %n : i64
  }
  return %sum : i64
}
