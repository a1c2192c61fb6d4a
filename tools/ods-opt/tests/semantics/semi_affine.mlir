// options: --canonicalize
// A rounded quotient by a symbol is not divided by it once more: for s0 = 2, the first result is 3, not 5.
func.func @f(%s: index, %n: index) -> (index, index, index) {
  %0 = affine.apply affine_map<()[s0] -> (((s0 ceildiv 2) * 5) ceildiv s0)>()[%s]
  %1 = affine.apply affine_map<()[s0] -> (((s0 floordiv 4) * -2 + s0) floordiv s0)>()[%s]
  %2 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0) floordiv s0)>(%n)[%s]
  return %0, %1, %2 : index, index, index
}
