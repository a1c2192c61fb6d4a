// options: --convert-index-to-llvm
// MLIR 22 divides other dividends, which overflow: it traps for 9223372036854775807 and -1.
func.func @f(%a: index, %b: index) -> (index, index) {
  %0 = index.ceildivs %a, %b
  %1 = index.floordivs %a, %b
  return %0, %1 : index, index
}
