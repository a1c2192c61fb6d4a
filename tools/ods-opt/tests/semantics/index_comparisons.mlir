// options: --canonicalize
// MLIR 22 compares the operands of each difference, which wraps.
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %zero = index.constant 0
  %difference = index.sub %a, %b
  %0 = index.cmp ule(%difference, %zero)
  %1 = index.cmp slt(%zero, %difference)
  %2 = index.cmp ne(%difference, %zero)
  return %0, %1, %2 : i1, i1, i1
}
