// options: --canonicalize
// MLIR 22 does not end for the first function. Blocks that only a dead cycle uses are merged while it is found out.
func.func @dead_loop(%m: memref<1xi1>) -> i1 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  cf.cond_br %true, ^one, ^two
^one:
  cf.br ^both(%true : i1)
^two:
  cf.br ^both(%true : i1)
^both(%goes_on: i1):
  cf.br ^head
^head:
  cf.cond_br %goes_on, ^body, ^after
^body:
  memref.store %true, %m[%c0] : memref<1xi1>
  cf.br ^head
^after:
  cf.br ^dead(%c0, %true : index, i1)
^dead(%i: index, %x: i1):
  %c1 = arith.constant 1 : index
  %less = arith.cmpi slt, %i, %c1 : index
  cf.cond_br %less, ^next, ^end
^next:
  %n = arith.addi %i, %c1 : index
  cf.br ^dead(%n, %x : index, i1)
^end:
  return %x : i1
}

// The sum becomes its own operand when the blocks of the dead cycle are merged.
func.func @dead_sum(%n: i32) -> i32 {
  %false = arith.constant false
  %c1 = arith.constant 1 : i32
  cf.br ^entry
^entry:
  cf.cond_br %false, ^first(%n : i32), ^end
^first(%a: i32):
  %b = arith.addi %a, %c1 : i32
  cf.br ^second(%b : i32)
^second(%c: i32):
  %d = arith.addi %c, %c1 : i32
  cf.br ^first(%d : i32)
^end:
  return %n : i32
}
