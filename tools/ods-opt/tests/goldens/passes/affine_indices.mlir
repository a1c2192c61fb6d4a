// options: --canonicalize
func.func @divide(%i: index, %n: index) -> (index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c77 = arith.constant 77 : index
  %0:3 = affine.delinearize_index %i into (%n, 1, %c4) : index, index, index
  %1:3 = affine.delinearize_index %c77 into (5, 6) : index, index, index
  %2 = affine.delinearize_index %i into (7) : index
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2, %2 : index, index, index, index, index, index, index
}
// -----
func.func @together(%i: index, %j: index, %n: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = affine.linearize_index [%c2, %c3, %c2] by (4, 5) : index
  %1 = affine.linearize_index [%c0, %i, %j] by (%n, 4, 5) : index
  %2 = affine.linearize_index disjoint [%i, %n, %j] by (3, 1, %c3) : index
  %3 = affine.linearize_index [%i, %c0, %j] by (3, 1, 5) : index
  %4 = affine.linearize_index disjoint [%i, %j] by (1, 1) : index
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
func.func @cancel(%i: index, %j: index, %n: index) -> (index, index, index, index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j, %n] by (3, %n, 8) : index
  %1:3 = affine.delinearize_index %0 into (3, %n, 8) : index, index, index
  %2:3 = affine.delinearize_index %0 into (5, 8) : index, index, index
  %3:3 = affine.delinearize_index %0 into (9, 2, 4) : index, index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1, %2#2, %3#0, %3#1, %3#2 : index, index, index, index, index, index, index, index, index
}
// -----
func.func @runs(%i: index, %j: index, %n: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (2, 3, %n, 5) : index, index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2, %0#3] by (2, 3, %n, 5) : index
  %2 = affine.linearize_index [%j, %0#1, %0#2] by (7, 3, %n) : index
  %3 = affine.linearize_index disjoint [%0#2, %0#3, %j] by (%n, 5, 6) : index
  return %1, %2, %3, %0#0 : index, index, index, index
}
