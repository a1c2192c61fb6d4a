// options: --lower-affine
// MLIR 22 negates the dividend, which overflows for the least index.
func.func @f(%x: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%x)
  return %r : index
}
