// options: --canonicalize
func.func private @use(i32)
func.func private @make() -> i32

func.func @one_block(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  }
  %1 = scf.execute_region -> i32 no_inline {
    %x = func.call @make() : () -> i32
    scf.yield %x : i32
  }
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

func.func @several_blocks(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    func.call @use(%a) : (i32) -> ()
    scf.yield %a : i32
  ^bb2:
    scf.yield %b : i32
  }
  func.call @use(%0) : (i32) -> ()
  return %0 : i32
}

func.func @switches(%n: index, %a: i32, %b: i32) -> (i32, i32, i32) {
  %c2 = arith.constant 2 : index
  %0 = scf.index_switch %c2 -> i32
  case 1 {
    scf.yield %a : i32
  }
  case 2 {
    %x = func.call @make() : () -> i32
    scf.yield %x : i32
  }
  default {
    scf.yield %b : i32
  }
  %1:3 = scf.index_switch %n -> i32, i32, i32
  case 5 {
    %x = func.call @make() : () -> i32
    scf.yield %x, %a, %x : i32, i32, i32
  }
  default {
    %x = func.call @make() : () -> i32
    scf.yield %x, %a, %x : i32, i32, i32
  }
  return %0, %1#1, %1#2 : i32, i32, i32
}
