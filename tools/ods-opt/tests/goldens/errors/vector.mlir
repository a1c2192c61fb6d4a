func.func @f(%m: memref<4x?xf32, strided<[?, 2]>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<4x?xf32, strided<[?, 2]>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<4xf32>, vector<2x8xf32>
  return
}
// -----
func.func @f(%m: memref<4xvector<4xf32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<4xvector<4xf32>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<4xf32>, vector<8xi32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<4xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = vector.load %m[%i] {alignment = 3} : memref<4xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<4x?xf32, strided<[?, 2]>>, %i: index, %v: vector<8xf32>) {
  vector.store %v, %m[%i, %i] : memref<4x?xf32, strided<[?, 2]>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<4x?xf32, affine_map<(d0, d1) -> (d0 * 2 + d1 mod 4)>>, %i: index, %v: vector<8xf32>) {
  vector.store %v, %m[%i, %i] : memref<4x?xf32, affine_map<(d0, d1) -> (d0 * 2 + d1 mod 4)>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: vector<2x8xf32>) {
  vector.store %v, %m[%i] : memref<4xf32>, vector<2x8xf32>
  return
}
// -----
func.func @f(%m: memref<4xvector<4xf32>>, %i: index, %v: vector<8xf32>) {
  vector.store %v, %m[%i] : memref<4xvector<4xf32>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: vector<8xi32>) {
  vector.store %v, %m[%i] : memref<4xf32>, vector<8xi32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: vector<8xf32>) {
  vector.store %v, %m[%i, %i] : memref<4xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<f32>, %v: vector<f32>, %w: vector<1xf32>, %x: vector<2xf32>) {
  vector.store %v, %m[] : memref<f32>, vector<f32>
  vector.store %w, %m[] : memref<f32>, vector<1xf32>
  vector.store %x, %m[] : memref<f32>, vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>) {
  %0 = vector.extract %v[2] : vector<3xf32> from vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>) {
  %0 = vector.extract %v[-2] : vector<3xf32> from vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>) {
  %0 = vector.extract %v[1, 2, 0] : f32 from vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>) {
  %0 = vector.extract %v[1] : f32 from vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>) {
  %0 = vector.extract %v[1] : vector<3xi32> from vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<3xf32>) {
  %0 = vector.extract %v[1] : vector<f32> from vector<3xf32>
  return
}
// -----
func.func @f(%v: vector<3xf32>) {
  %0 = vector.extract %v[1] : vector<1xf32> from vector<3xf32>
  return
}
// -----
func.func @f(%v: vector<3xf32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<3xf32>) -> f32
  return
}
// -----
func.func @f(%v: vector<3xf32>, %x: f32) {
  %0 = vector.insert %x, %v [3] : f32 into vector<3xf32>
  return
}
// -----
func.func @f(%v: vector<3xf32>, %x: f32) {
  %0 = vector.insert %x, %v [-2] : f32 into vector<3xf32>
  return
}
// -----
func.func @f(%v: vector<3xf32>, %x: f32) {
  %0 = vector.insert %x, %v [1, 1] : f32 into vector<3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>, %x: f32) {
  %0 = vector.insert %x, %v [1] : f32 into vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>, %x: vector<3xf32>) {
  %0 = vector.insert %x, %v [] : vector<3xf32> into vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>, %x: vector<f32>) {
  %0 = vector.insert %x, %v [1, 1] : vector<f32> into vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>, %x: i32) {
  %0 = vector.insert %x, %v [1, 1] : i32 into vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>, %x: vector<4xf32>) {
  %0 = vector.insert %x, %v [1] : vector<4xf32> into vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>, %x: tensor<3xf32>) {
  %0 = vector.insert %x, %v [1] : tensor<3xf32> into vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x3xf32>, %x: f32) {
  %0 = "vector.insert"(%x, %v) <{static_position = array<i64: 1, 1>}> : (f32, vector<2x3xf32>) -> vector<3x3xf32>
  return
}
// -----
func.func @f(%v: vector<2x[3]xf32>, %x: f32) {
  %1 = vector.extract %v[1] : vector<3xf32> from vector<2x[3]xf32>
  return
}
// -----
func.func @f(%v: f32, %x: f32) {
  %1 = vector.extract %v[1] : vector<3xf32> from f32
  return
}
// -----
func.func @f(%v: vector<2xf32>) {
  %0 = vector.broadcast %v : vector<2xf32> to vector<4x3xf32>
  return
}
// -----
func.func @f(%v: vector<2xf32>) {
  %0 = vector.broadcast %v : vector<2xf32> to vector<f32>
  return
}
// -----
func.func @f(%v: vector<[2]xf32>) {
  %0 = vector.broadcast %v : vector<[2]xf32> to vector<4x2xf32>
  return
}
// -----
func.func @f(%x: i8) {
  %0 = vector.broadcast %x : i8 to vector<2xi16>
  return
}
// -----
func.func @f(%t: tensor<2xf32>) {
  %0 = vector.broadcast %t : tensor<2xf32> to vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<2xf32>) {
  "vector.print"(%v) {stringLiteral = "x"} : (vector<2xf32>) -> ()
  return
}
// -----
func.func @f(%v: tensor<2xf32>) {
  vector.print %v : tensor<2xf32>
  return
}
// -----
func.func @f(%v: i8) {
  vector.print %v : i8 punctuation <semicolon>
  return
}
