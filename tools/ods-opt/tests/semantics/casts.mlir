// options: --canonicalize
// MLIR 22 removes the casts through 'i8', rounds integers twice, and keeps 'nsw' where the sign is lost.
func.func @indices(%x: index, %y: i64) -> (index, index, i64) {
  %0 = arith.index_cast %x : index to i8
  %1 = arith.index_cast %0 : i8 to index
  %2 = arith.index_castui %x : index to i8
  %3 = arith.index_castui %2 : i8 to index
  %4 = arith.index_cast %y : i64 to index
  %5 = arith.index_cast %4 : index to i64
  return %1, %3, %5 : index, index, i64
}
func.func @rounding(%x: i64, %y: i24) -> (f16, f16) {
  %0 = arith.sitofp %x : i64 to f32
  %1 = arith.truncf %0 : f32 to f16
  %2 = arith.sitofp %y : i24 to f32
  %3 = arith.truncf %2 : f32 to f16
  return %1, %3 : f16, f16
}
func.func @flags(%x: i32) -> (i16, i8) {
  %c16 = arith.constant 16 : i32
  %0 = arith.shrsi %x, %c16 : i32
  %1 = arith.trunci %0 overflow<nsw, nuw> : i32 to i16
  %2 = arith.trunci %x overflow<nuw> : i32 to i16
  %3 = arith.trunci %2 overflow<nsw, nuw> : i16 to i8
  return %1, %3 : i16, i8
}
// MLIR 22 reports an error of the verifier.
func.func @high_half(%x: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0, %1 = arith.mulsi_extended %x, %c1 : index
  return %0, %1 : index, index
}
