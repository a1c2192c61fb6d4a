// options: --canonicalize
// MLIR 22 does not end: it looks through an operand to the operation itself, again and again.
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%ones = arith.constant -1 : i32
%zero = arith.constant 0 : i32
%add = arith.addi %add, %c1 : i32
%sub = arith.subi %sub, %c1 : i32
%mul = arith.muli %mul, %c2 : i32
%and = arith.andi %and, %c1 : i32
%xor = arith.xori %xor, %ones : i32
%same = arith.addi %same, %zero : i32
"test.use"(%add, %sub, %mul, %and, %xor, %same) : (i32, i32, i32, i32, i32, i32) -> ()

// Two operations use each other.
%a = arith.addi %b, %c1 : i32
%b = arith.addi %a, %c2 : i32
%narrow = arith.trunci %wide : i32 to i8
%wide = arith.extsi %narrow : i8 to i32
%p = arith.index_cast %q : index to i64
%q = arith.index_cast %p : i64 to index
%view = memref.cast %whole : memref<?xf32> to memref<4xf32>
%whole = memref.cast %view : memref<4xf32> to memref<?xf32>
%x = affine.apply affine_map<(d0) -> (d0 + 1)>(%y)
%y = affine.apply affine_map<(d0) -> (d0 + 2)>(%x)
"test.use"(%b, %wide, %q, %whole, %y) : (i32, i32, index, memref<?xf32>, index) -> ()

// Three: the first two are merged, the third one ends the search.
%e = arith.addi %g, %c1 : i32
%f = arith.addi %e, %c1 : i32
%g = arith.addi %f, %c1 : i32
"test.use"(%g) : (i32) -> ()

// Without a cycle, operations may use later ones as everywhere.
%late = arith.addi %later, %c1 : i32
%later = arith.addi %c1, %c2 : i32
"test.use"(%late) : (i32) -> ()
