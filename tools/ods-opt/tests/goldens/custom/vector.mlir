// The operations of 'vector': accesses, and positions.
func.func @f(%m: memref<8x?xf32>, %k: memref<?xvector<4xf32>>, %i: index, %v: vector<4xf32>, %a: vector<2x3x4xf32>, %s: vector<f32>, %x: f32) {
  %0 = vector.load %m[%i, %i] {alignment = 16, nontemporal = true, note} : memref<8x?xf32>, vector<4xf32>
  vector.store %v, %k[%i] {alignment = 8} : memref<?xvector<4xf32>>, vector<4xf32>
  %1 = vector.extract %a[1, %i, 2] : f32 from vector<2x3x4xf32>
  %2 = vector.extract %a[] {note} : vector<2x3x4xf32> from vector<2x3x4xf32>
  %3 = vector.extract %s[] : f32 from vector<f32>
  %4 = vector.extract %v[-1] : vector<1xf32> from vector<4xf32>
  %5 = vector.insert %x, %a [1, %i, -1] {note} : f32 into vector<2x3x4xf32>
  %6 = vector.insert %x, %s [] : f32 into vector<f32>
  return
}
