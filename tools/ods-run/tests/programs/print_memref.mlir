// A memref through the runner utilities, which take it by the C interface.
// RESULT: void
// OUTPUT: Unranked Memref base@ = ADDRESS rank = 2 offset = 0 sizes = [3, 3] strides = [3, 1] data = 
// OUTPUT: [[0,   1,   2], 
// OUTPUT:  [3,   4,   5], 
// OUTPUT:  [6,   7,   8]]

func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<3x3xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %p = arith.muli %i, %c3 : index
      %q = arith.addi %p, %j : index
      %x = arith.index_cast %q : index to i32
      memref.store %x, %m[%i, %j] : memref<3x3xi32>
    }
  }
  %u = memref.cast %m : memref<3x3xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  return
}
