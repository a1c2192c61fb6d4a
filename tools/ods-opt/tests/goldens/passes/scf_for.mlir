// options: --canonicalize
func.func @runs_never(%a: i32, %n: index) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = scf.for %i = %n to %n step %c1 iter_args(%x = %a) -> (i32) {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  %1 = scf.for %i = %c5 to %c1 step %c1 iter_args(%x = %a) -> (i32) {
    %y = arith.muli %x, %x : i32
    scf.yield %y : i32
  }
  return %0, %1 : i32, i32
}

func.func @runs_once(%m: memref<8xindex>, %n: index) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %end = arith.addi %n, %c3 overflow<nsw> : index
  scf.for %i = %c3 to %c4 step %c1 {
    memref.store %i, %m[%i] : memref<8xindex>
  }
  scf.for %i = %n to %end step %c4 {
    memref.store %i, %m[%i] : memref<8xindex>
  }
  scf.for %i = %n to %end step %c1 {
    memref.store %i, %m[%i] : memref<8xindex>
  }
  return
}

func.func @unsigned(%m: memref<?xi8>, %n: index, %v: i8) {
  %low = arith.constant 127 : i8
  %high = arith.constant -127 : i8
  %one = arith.constant 1 : i8
  scf.for unsigned %i = %low to %high step %one : i8 {
    memref.store %i, %m[%n] : memref<?xi8>
  }
  scf.for %i = %low to %high step %one : i8 {
    memref.store %i, %m[%n] : memref<?xi8>
  }
  return
}

func.func @does_nothing(%a: f32, %b: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a) -> (f32) {
    scf.yield %b : f32
  }
  return %0 : f32
}

func.func @steps_of_nothing(%a: index) -> index {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %0 = scf.for %i = %c0 to %c9 step %c0 iter_args(%x = %a) -> (index) {
    %s = arith.addi %x, %i : index
    scf.yield %s : index
  }
  return %0 : index
}

func.func @invariant_equal_and_dead(%n: index, %a: i32, %b: i32, %m: memref<?xi32>) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:5 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b, %s = %b, %t = %a, %u = %a)
      -> (i32, i32, i32, i32, i32) {
    %x = arith.addi %q, %p : i32
    %y = arith.muli %s, %t : i32
    memref.store %y, %m[%i] : memref<?xi32>
    scf.yield %p, %x, %x, %x, %u : i32, i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}

func.func @cast_moves_in(%t: tensor<4x8xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %d) -> (tensor<?x?xf32>) {
    %y = tensor.insert %v into %x[%i, %i] : tensor<?x?xf32>
    scf.yield %y : tensor<?x?xf32>
  } {mark = 1 : i32}
  return %r : tensor<?x?xf32>
}
