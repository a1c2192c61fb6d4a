// options: --convert-math-to-libm --lower-affine
// Functions of vectors, element by element, and accesses to vectors.
func.func @f(%a: vector<4xf32>, %b: vector<2x3xf64>, %c: vector<[4]xf32>, %d: vector<f32>, %h: vector<2xf16>) -> (vector<4xf32>, vector<2x3xf64>, vector<[4]xf32>, vector<f32>, vector<2xf16>) {
  %0 = math.tan %a : vector<4xf32>
  %1 = math.atan2 %b, %b : vector<2x3xf64>
  %2 = math.tan %c : vector<[4]xf32>
  %3 = math.tan %d : vector<f32>
  %5 = math.tan %h : vector<2xf16>
  return %0, %1, %2, %3, %5: vector<4xf32>, vector<2x3xf64>, vector<[4]xf32>, vector<f32>, vector<2xf16>
}
// -----
func.func @g(%m: memref<10x20xf32>, %i: index) {
  affine.for %j = 0 to 10 {
    %0 = affine.vector_load %m[%i + 3, %j * 2] : memref<10x20xf32>, vector<8xf32>
    affine.vector_store %0, %m[%j, %i] : memref<10x20xf32>, vector<8xf32>
  }
  return
}
