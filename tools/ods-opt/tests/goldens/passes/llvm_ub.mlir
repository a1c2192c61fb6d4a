// options: --convert-ub-to-llvm
func.func @f() -> i32 {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<2x3xindex>
  %2 = ub.poison : memref<2xf32>
  %3 = ub.poison : tensor<2xi32>
  "test.use"(%1, %2, %3) : (vector<2x3xindex>, memref<2xf32>, tensor<2xi32>) -> ()
  return %0 : i32
}
func.func @g() {
  ub.unreachable
}
func.func @h() {
  %2 = ub.poison {a} : tuple<i32>
  ub.unreachable {a}
}
