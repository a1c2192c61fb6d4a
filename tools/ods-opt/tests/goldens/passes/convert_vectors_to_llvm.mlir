// options: --convert-to-llvm
// Alignments of accesses by types of elements.
func.func @load_0(%m: memref<?xi1>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi1>, vector<2xi1>
  return
}
func.func @load_1(%m: memref<?xi3>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi3>, vector<2xi3>
  return
}
func.func @load_2(%m: memref<?xi8>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi8>, vector<2xi8>
  return
}
func.func @load_3(%m: memref<?xi9>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi9>, vector<2xi9>
  return
}
func.func @load_4(%m: memref<?xi16>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi16>, vector<2xi16>
  return
}
func.func @load_5(%m: memref<?xi24>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi24>, vector<2xi24>
  return
}
func.func @load_6(%m: memref<?xi32>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi32>, vector<2xi32>
  return
}
func.func @load_7(%m: memref<?xi33>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi33>, vector<2xi33>
  return
}
func.func @load_8(%m: memref<?xi64>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi64>, vector<2xi64>
  return
}
func.func @load_9(%m: memref<?xi65>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi65>, vector<2xi65>
  return
}
func.func @load_10(%m: memref<?xi100>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi100>, vector<2xi100>
  return
}
func.func @load_11(%m: memref<?xi128>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi128>, vector<2xi128>
  return
}
func.func @load_12(%m: memref<?xi129>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi129>, vector<2xi129>
  return
}
func.func @load_13(%m: memref<?xi200>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi200>, vector<2xi200>
  return
}
func.func @load_14(%m: memref<?xi256>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi256>, vector<2xi256>
  return
}
func.func @load_15(%m: memref<?xi300>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xi300>, vector<2xi300>
  return
}
func.func @load_16(%m: memref<?xf16>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf16>, vector<2xf16>
  return
}
func.func @load_17(%m: memref<?xbf16>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xbf16>, vector<2xbf16>
  return
}
func.func @load_18(%m: memref<?xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<2xf32>
  return
}
func.func @load_19(%m: memref<?xf64>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf64>, vector<2xf64>
  return
}
func.func @load_20(%m: memref<?xf80>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf80>, vector<2xf80>
  return
}
func.func @load_21(%m: memref<?xf128>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf128>, vector<2xf128>
  return
}
func.func @load_22(%m: memref<?xindex>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xindex>, vector<2xindex>
  return
}
func.func @load_23(%m: memref<?xf8E4M3FN>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf8E4M3FN>, vector<2xf8E4M3FN>
  return
}
func.func @load_25(%m: memref<?xvector<2xf32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<2xf32>>, vector<2xf32>
  return
}
func.func @load_26(%m: memref<?xvector<3xf32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<3xf32>>, vector<3xf32>
  return
}
func.func @load_27(%m: memref<?xvector<4xf32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  return
}
func.func @load_28(%m: memref<?xvector<5xf32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<5xf32>>, vector<5xf32>
  return
}
func.func @load_29(%m: memref<?xvector<8xf64>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<8xf64>>, vector<8xf64>
  return
}
func.func @load_30(%m: memref<?xvector<16xi8>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<16xi8>>, vector<16xi8>
  return
}
func.func @load_31(%m: memref<?xvector<3xi1>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<3xi1>>, vector<3xi1>
  return
}
func.func @load_32(%m: memref<?xvector<9xi1>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<9xi1>>, vector<9xi1>
  return
}
func.func @load_33(%m: memref<?xvector<17xi1>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<17xi1>>, vector<17xi1>
  return
}
func.func @load_34(%m: memref<?xvector<1xf32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<1xf32>>, vector<1xf32>
  return
}
func.func @load_35(%m: memref<?xvector<3xi3>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<3xi3>>, vector<3xi3>
  return
}
func.func @load_36(%m: memref<?xvector<16xf64>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<16xf64>>, vector<16xf64>
  return
}
func.func @load_37(%m: memref<?xvector<2xi64>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<2xi64>>, vector<2xi64>
  return
}
func.func @load_38(%m: memref<?xvector<3xi33>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<3xi33>>, vector<3xi33>
  return
}
func.func @load_39(%m: memref<?xvector<5xf80>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<5xf80>>, vector<5xf80>
  return
}
func.func @load_40(%m: memref<?xvector<[4]xf32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<[4]xf32>>, vector<[4]xf32>
  return
}
func.func @load_41(%m: memref<?xvector<3xi128>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<3xi128>>, vector<3xi128>
  return
}
func.func @load_42(%m: memref<?xvector<f32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<f32>>, vector<f32>
  return
}
func.func @load_43(%m: memref<?xvector<7xindex>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<7xindex>>, vector<7xindex>
  return
}
// -----
// Positions: static, dynamic, folded, of vectors, and in arrays.
func.func @a(%m: memref<?x8xf32, strided<[?, 1], offset: 3>, 3>, %i: index, %v: vector<4xf32>, %w: vector<f32>) {
  %0 = vector.load %m[%i, %i] {alignment = 16} : memref<?x8xf32, strided<[?, 1], offset: 3>, 3>, vector<4xf32>
  vector.store %v, %m[%i, %i] {alignment = 2, nontemporal = true} : memref<?x8xf32, strided<[?, 1], offset: 3>, 3>, vector<4xf32>
  vector.store %w, %m[%i, %i] {nontemporal = true} : memref<?x8xf32, strided<[?, 1], offset: 3>, 3>, vector<f32>
  %1 = vector.load %m[%i, %i] {nontemporal = true} : memref<?x8xf32, strided<[?, 1], offset: 3>, 3>, vector<f32>
  %2 = vector.load %m[%i, %i] {nontemporal = true, x = 2} : memref<?x8xf32, strided<[?, 1], offset: 3>, 3>, vector<2x2xf32>
  return
}
// -----
func.func @h(%v: vector<2x3x4xf32>, %w: vector<4xf32>, %i: index, %s: vector<f32>, %x: f32, %y: vector<3x4xf32>, %z : vector<[4]x2xf32>, %k : vector<2x[4]xf32>) {
  %c1 = arith.constant 1 : index
  %0 = vector.extract %v[0, 1, 2] : f32 from vector<2x3x4xf32>
  %1 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %4 = vector.extract %v[1, %i, 2] : f32 from vector<2x3x4xf32>
  %5 = vector.extract %v[1, 2, %i] : f32 from vector<2x3x4xf32>
  %6 = vector.extract %v[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %7 = vector.insert %x, %v[0, 1, 3] : f32 into vector<2x3x4xf32>
  %8 = vector.insert %w, %v[1, 0] : vector<4xf32> into vector<2x3x4xf32>
  %10 = vector.insert %x, %s[] : f32 into vector<f32>
  %11 = vector.insert %x, %v[1, %i, %i] : f32 into vector<2x3x4xf32>
  %13 = vector.extract %w[%c1] : f32 from vector<4xf32>
  %14 = vector.insert %x, %v[1, 2, %i] : f32 into vector<2x3x4xf32>
  %15 = vector.extract %k[0, 1] : f32 from vector<2x[4]xf32>
  %16 = vector.insert %x, %k[0, 1] : f32 into vector<2x[4]xf32>
  %17 = vector.insert %x, %w[%c1] : f32 into vector<4xf32>
  %18 = vector.extract %w[1] : vector<1xf32> from vector<4xf32>
  return
}
// -----
func.func @z(%z : vector<[4]x2xf32>) {
  %16 = vector.extract %z[0, 1] : f32 from vector<[4]x2xf32>
  return
}
// -----
// What folds: all of a vector, poison, constants, chains.
func.func @folds(%v: vector<2x3xf32>, %w: vector<3xf32>, %x: f32, %i: index) -> (vector<2x3xf32>, f32, f32, i32, vector<3xi32>, f32, f32, vector<2x3xf32>, vector<4xi32>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %four = arith.constant dense<7> : vector<4xi32>
  %nine = arith.constant 9 : i32
  %0 = vector.extract %v[] : vector<2x3xf32> from vector<2x3xf32>
  %1 = vector.extract %v[-1, 0] : f32 from vector<2x3xf32>
  %2 = vector.extract %v[1] : vector<3xf32> from vector<2x3xf32>
  %3 = vector.extract %2[2] : f32 from vector<3xf32>
  %4 = vector.extract %c[1, 0] : i32 from vector<2x3xi32>
  %5 = vector.extract %c[1] : vector<3xi32> from vector<2x3xi32>
  %6 = vector.insert %x, %v [0, 1] : f32 into vector<2x3xf32>
  %7 = vector.insert %w, %6 [1] : vector<3xf32> into vector<2x3xf32>
  %8 = vector.extract %7[0, 1] : f32 from vector<2x3xf32>
  %9 = vector.extract %7[1, 2] : f32 from vector<2x3xf32>
  %10 = vector.insert %x, %7 [0, 1] : f32 into vector<2x3xf32>
  %11 = vector.insert %nine, %four [2] : i32 into vector<4xi32>
  return %0, %1, %3, %4, %5, %8, %9, %10, %11 : vector<2x3xf32>, f32, f32, i32, vector<3xi32>, f32, f32, vector<2x3xf32>, vector<4xi32>
}
