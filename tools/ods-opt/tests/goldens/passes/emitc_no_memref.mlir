// options: --convert-to-emitc
// Without an operation of memref, its dialect does not take part: the function stays.
func.func private @declared() -> memref<4xf32>
func.func @same(%buffer: memref<2xi8>) -> memref<2xi8> {
  return %buffer : memref<2xi8>
}
func.func @sum(%a: index, %b: index) -> index {
  %sum = arith.addi %a, %b : index
  return %sum : index
}
