// Accesses to memory with shapes.

func.func @index_too_large() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %i = arith.constant 4 : index
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}

func.func @index_negative() {
  %m = memref.alloc() : memref<2x3xi8>
  %i = arith.constant 1 : index
  %j = arith.constant -1 : index
  %x = arith.constant 7 : i8
  memref.store %x, %m[%i, %j] : memref<2x3xi8>
  return
}

func.func @index_poison() {
  %m = memref.alloc() : memref<2xi8>
  %i = ub.poison : index
  %x = arith.constant 7 : i8
  memref.store %x, %m[%i] : memref<2xi8>
  return
}

func.func @memref_poison() {
  %m = ub.poison : memref<2xi8>
  %i = arith.constant 0 : index
  %x = memref.load %m[%i] : memref<2xi8>
  return
}

func.func @dynamic_size() -> i32 {
  %n = arith.constant 2 : index
  %m = memref.alloc(%n) : memref<?xi32>
  %x = memref.load %m[%n] : memref<?xi32>
  return %x : i32
}

func.func @size_negative() {
  %n = arith.constant -2 : index
  %m = memref.alloc(%n) : memref<?xi32>
  return
}

func.func @size_poison() {
  %n = ub.poison : index
  %m = memref.alloca(%n) : memref<?xi32>
  return
}

func.func @use_after_free() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %i = arith.constant 0 : index
  memref.dealloc %m : memref<4xi32>
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}

func.func @write_after_free() {
  %m = memref.alloc() : memref<f64>
  %x = arith.constant 1.0 : f64
  memref.dealloc %m : memref<f64>
  memref.store %x, %m[] : memref<f64>
  return
}

func.func @double_free() {
  %m = memref.alloc() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return
}

func.func @free_of_stack() {
  %m = memref.alloca() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return
}

memref.global constant @table : memref<2xi16> = dense<[3, 4]>

func.func @free_of_global() {
  %m = memref.get_global @table : memref<2xi16>
  memref.dealloc %m : memref<2xi16>
  return
}

func.func @write_to_constant() {
  %m = memref.get_global @table : memref<2xi16>
  %i = arith.constant 0 : index
  %x = arith.constant 1 : i16
  memref.store %x, %m[%i] : memref<2xi16>
  return
}

func.func @uninitialised_result() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %i = arith.constant 3 : index
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}

func.func @uninitialised_condition() {
  %m = memref.alloc() : memref<i1>
  %c = memref.load %m[] : memref<i1>
  cf.cond_br %c, ^a, ^a
^a:
  return
}

func.func @partly_initialised() -> memref<3xi8> {
  %m = memref.alloc() : memref<3xi8>
  %i = arith.constant 1 : index
  %x = arith.constant 5 : i8
  memref.store %x, %m[%i] : memref<3xi8>
  %copy = memref.alloc() : memref<3xi8>
  memref.copy %m, %copy : memref<3xi8> to memref<3xi8>
  return %copy : memref<3xi8>
}

func.func @stored_poison() -> i8 {
  %m = memref.alloc() : memref<i8>
  %x = arith.constant 5 : i8
  %eight = arith.constant 8 : i8
  %p = arith.shrui %x, %eight : i8
  memref.store %p, %m[] : memref<i8>
  %y = memref.load %m[] : memref<i8>
  return %y : i8
}

func.func @local() -> memref<2xi8> {
  %m = memref.alloca() : memref<2xi8>
  return %m : memref<2xi8>
}

func.func @use_after_return() -> i8 {
  %m = call @local() : () -> memref<2xi8>
  %i = arith.constant 0 : index
  %x = memref.load %m[%i] : memref<2xi8>
  return %x : i8
}

func.func @use_after_scope() -> i8 {
  %holder = memref.alloca() : memref<memref<2xi8>>
  memref.alloca_scope {
    %m = memref.alloca() : memref<2xi8>
    memref.store %m, %holder[] : memref<memref<2xi8>>
  }
  %i = arith.constant 0 : index
  %m = memref.load %holder[] : memref<memref<2xi8>>
  %x = memref.load %m[%i] : memref<2xi8>
  return %x : i8
}

func.func @use_after_iteration() -> i8 {
  %holder = memref.alloc() : memref<memref<1xi8>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %m = memref.alloca() : memref<1xi8>
    memref.store %m, %holder[] : memref<memref<1xi8>>
  }
  %m = memref.load %holder[] : memref<memref<1xi8>>
  %x = memref.load %m[%c0] : memref<1xi8>
  return %x : i8
}

func.func @cast_to_other_size() {
  %n = arith.constant 3 : index
  %m = memref.alloc(%n) : memref<?xi32>
  %c = memref.cast %m : memref<?xi32> to memref<4xi32>
  return
}

func.func @cast_to_other_stride() {
  %n = arith.constant 3 : index
  %two = arith.constant 2 : index
  %m = memref.alloc() : memref<8xi32>
  %s = memref.subview %m[0] [4] [%two] : memref<8xi32> to memref<4xi32, strided<[?]>>
  %c = memref.cast %s : memref<4xi32, strided<[?]>> to memref<4xi32, strided<[1]>>
  return
}

func.func @subview_too_long() {
  %n = arith.constant 3 : index
  %m = memref.alloc() : memref<4xi32>
  %s = memref.subview %m[%n] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  return
}

func.func @view_too_long() {
  %shift = arith.constant 5 : index
  %m = memref.alloc() : memref<8xi8>
  %v = memref.view %m[%shift][] : memref<8xi8> to memref<f32>
  return
}

func.func @beyond_allocation() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %i = arith.constant 5 : index
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<4xi32> to memref<8xi32>
  %x = memref.load %r[%i] : memref<8xi32>
  return %x : i32
}

func.func @other_sizes_copied() {
  %n = arith.constant 3 : index
  %m = memref.alloc(%n) : memref<?xi32>
  %o = memref.alloc() : memref<4xi32>
  memref.copy %m, %o : memref<?xi32> to memref<4xi32>
  return
}

func.func @wrong_assumption() {
  %m = memref.alloc() : memref<8xi8>
  %one = arith.constant 1 : index
  %v = memref.view %m[%one][] : memref<8xi8> to memref<4xi8>
  %a = memref.assume_alignment %v, 16 : memref<4xi8>
  return
}

func.func @dimension() -> index {
  %m = memref.alloc() : memref<8xi8>
  %one = arith.constant 1 : index
  %d = memref.dim %m, %one : memref<8xi8>
  return %d : index
}

func.func @affine_access() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %i = arith.constant 2 : index
  %x = affine.load %m[%i * 2] : memref<4xi32>
  return %x : i32
}

func.func @affine_division() -> index {
  %x = arith.constant 7 : index
  %zero = arith.constant 0 : index
  %q = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%x)[%zero]
  return %q : index
}

func.func @expanded() {
  %n = arith.constant 5 : index
  %two = arith.constant 2 : index
  %m = memref.alloc(%n) : memref<?xi8>
  %e = memref.expand_shape %m [[0, 1]] output_shape [%two, 2] : memref<?xi8> into memref<?x2xi8>
  return
}
