// options: --canonicalize
func.func @folds(%v: vector<2xf32>) -> (vector<2xf32>, vector<2x3xi8>, vector<4x2xf32>, vector<2xi32>) {
  %x = arith.constant 5 : i8
  %y = arith.constant dense<1.5> : vector<2xf32>
  %p = ub.poison : i32
  %0 = vector.broadcast %v : vector<2xf32> to vector<2xf32>
  %1 = vector.broadcast %x : i8 to vector<2x3xi8>
  %2 = vector.broadcast %y : vector<2xf32> to vector<4x2xf32>
  %3 = vector.broadcast %p : i32 to vector<2xi32>
  return %0, %1, %2, %3 : vector<2xf32>, vector<2x3xi8>, vector<4x2xf32>, vector<2xi32>
}
func.func @stays(%v: vector<2xf32>) -> vector<3x2xf32> {
  %z = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %0 = vector.broadcast %z : vector<2xf32> to vector<3x2xf32>
  vector.print %v : vector<2xf32>
  vector.print punctuation <close>
  return %0 : vector<3x2xf32>
}
