// options: --convert-to-llvm
// MLIR 22 reports an error of the verifier, and leaves vectors of several dimensions.
func.func @several_dimensions(%a: f32, %v: vector<2x2xf32>) -> (f32, f32, f32, f32, vector<2x1xf32>) {
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  %1 = vector.from_elements %a, %0#0 : vector<2x1xf32>
  return %0#0, %0#1, %0#2, %0#3, %1 : f32, f32, f32, f32, vector<2x1xf32>
}
