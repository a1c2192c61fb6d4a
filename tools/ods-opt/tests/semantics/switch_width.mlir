// options: --convert-scf-to-cf
// MLIR 22 compares the low 32 bits, so that 4294967296 takes the case 0.
func.func @f(%a: index) -> i32 {
  %r = scf.index_switch %a -> i32
  case 0 {
    %c = arith.constant 5 : i32
    scf.yield %c : i32
  }
  case -4294967296 {
    %c = arith.constant 6 : i32
    scf.yield %c : i32
  }
  default {
    %d = arith.constant 7 : i32
    scf.yield %d : i32
  }
  return %r : i32
}
