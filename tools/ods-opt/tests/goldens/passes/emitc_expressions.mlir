// options: --convert-scf-to-emitc --convert-arith-to-emitc --form-expressions --allow-unregistered-dialect
module {
func.func @f(%m: memref<2xi32>, %i: index, %b: i1) -> index {
  %c1 = arith.constant 1 : index
  %0 = arith.addi %i, %c1 : index
  scf.for %k = %i to %0 step %c1 { %x = memref.load %m[%k] : memref<2xi32> %y = arith.addi %x, %x : i32 memref.store %y, %m[%k] : memref<2xi32> }
  %r = scf.if %b -> index { scf.yield %i : index } else { scf.yield %0 : index }
  return %r : index
}
}

// Equal blocks are merged.
func.func @merged(%c: i1) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %1 : i32
^bb2:
  return %0 : i32
}
