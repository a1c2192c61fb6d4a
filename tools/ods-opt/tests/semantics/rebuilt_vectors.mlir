// options: --canonicalize
// MLIR 22 folds through vector.from_elements, which is not here, and keeps the insertions of parts.
func.func @elements(%v: vector<2xi32>) -> vector<2xi32> {
  %z = arith.constant dense<0> : vector<2xi32>
  %a = vector.extract %v[0] : i32 from vector<2xi32>
  %b = vector.extract %v[1] : i32 from vector<2xi32>
  %c = vector.insert %a, %z[0] : i32 into vector<2xi32>
  %d = vector.insert %b, %c[1] : i32 into vector<2xi32>
  return %d : vector<2xi32>
}
func.func @overwritten(%v: vector<2xi32>, %w: vector<2xi32>, %x: i32) -> vector<2xi32> {
  %a = vector.extract %v[0] : i32 from vector<2xi32>
  %b = vector.extract %v[1] : i32 from vector<2xi32>
  %c = vector.insert %x, %w[1] : i32 into vector<2xi32>
  %d = vector.insert %a, %c[0] : i32 into vector<2xi32>
  %e = vector.insert %b, %d[1] : i32 into vector<2xi32>
  return %e : vector<2xi32>
}
func.func @parts(%v: vector<2x2xi32>, %z: vector<2x2xi32>) -> (vector<2x2xi32>, vector<2x2xi32>) {
  %a = vector.extract %v[0] : vector<2xi32> from vector<2x2xi32>
  %b = vector.extract %v[1, 0] : i32 from vector<2x2xi32>
  %c = vector.extract %v[1, 1] : i32 from vector<2x2xi32>
  %d = vector.insert %c, %z[1, 1] : i32 into vector<2x2xi32>
  %e = vector.insert %b, %d[1, 0] : i32 into vector<2x2xi32>
  %f = vector.insert %a, %e[0] : vector<2xi32> into vector<2x2xi32>
  %g = vector.insert %a, %v[0] : vector<2xi32> into vector<2x2xi32>
  return %f, %g : vector<2x2xi32>, vector<2x2xi32>
}

// Elements of another vector, at other positions, or not all of them.
func.func @others(%v: vector<2xi32>, %w: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %a = vector.extract %v[0] : i32 from vector<2xi32>
  %b = vector.extract %w[1] : i32 from vector<2xi32>
  %c = vector.insert %a, %w[1] : i32 into vector<2xi32>
  %d = vector.insert %b, %c[0] : i32 into vector<2xi32>
  %e = vector.insert %a, %w[0] : i32 into vector<2xi32>
  %f = vector.insert %b, %v[1] : i32 into vector<2xi32>
  return %d, %e, %f : vector<2xi32>, vector<2xi32>, vector<2xi32>
}
