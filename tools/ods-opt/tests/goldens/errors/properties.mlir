"tensor.yield"() <{value = 1 : i32}> : () -> ()
// -----
"func.return"() <{}> : () -> ()
// -----
"cf.br"()[^bb0] <{x = 1}> : () -> ()
// -----
"tensor.yield"() <3> : () -> ()
// -----
%0 = "tensor.yield"() <{value = 1 : i32}> : () -> ()
// -----
%0 = "t.i"() : () -> index
%1 = "memref.alloc"(%0) <{}> : (index) -> memref<?xi32>
// -----
%0 = "t.i"() : () -> index
%1 = "memref.alloc"(%0) {operandSegmentSizes = array<i32: 0>} : (index) -> memref<?xi32>
// -----
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0>}> : () -> memref<2xi32>
// -----
%0 = unrealized_conversion_cast %1, : i64 to i32
// -----
%0:0xFFFFFFFFFFFFFFFF, %1:2 = "t.op"() : () -> (i32, i32)
