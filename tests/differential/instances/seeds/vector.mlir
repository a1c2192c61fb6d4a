func.func @memory(%m: memref<?xf32>, %i: index, %v: vector<16xi1>, %x: vector<16xf32>, %ix: vector<16xi32>) {
  vector.compressstore %m[%i], %v, %x : memref<?xf32>, vector<16xi1>, vector<16xf32>
  %0 = vector.expandload %m[%i], %v, %x : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %1 = vector.gather %m[%i] [%ix], %v, %x : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %2 = vector.maskedload %m[%i], %v, %x : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.maskedstore %m[%i], %v, %x : memref<?xf32>, vector<16xi1>, vector<16xf32>
  return
}
// -----
func.func @shapes(%x: vector<16xf32>, %f: f32, %a: vector<4x8xf32>, %b: vector<2x4xf32>, %c: vector<8xf32>) {
  %0, %1 = vector.deinterleave %x : vector<16xf32> -> vector<8xf32>
  %2 = vector.interleave %x, %x : vector<16xf32> -> vector<32xf32>
  %3 = vector.from_elements %f, %f : vector<2xf32>
  %4 = vector.insert_strided_slice %b, %a {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %5:2 = vector.scan <add>, %a, %c {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
