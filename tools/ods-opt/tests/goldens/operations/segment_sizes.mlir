// Sizes that the text does not give, or gives as an attribute that cannot be stored, are zeros.
%0 = "memref.alloc"() <{}> : () -> memref<2xi32>
%1 = "memref.alloc"() : () -> memref<2xi32>
%2 = "memref.alloc"() {operandSegmentSizes = array<i32: 0>} : () -> memref<2xi32>
%3 = "memref.alloc"() {operandSegmentSizes = 3} : () -> memref<2xi32>
{-#
  external_resources: {
    q: { b: "0x0400000001" },
    r: { c: true },
    q: { d: "0x0400000001" }
  }
#-}
