// options: --lower-affine
#set = affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 - d0 == 0)>
func.func @f(%a: index, %b: index, %m: memref<?x?xf32>) -> index {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 * 5 + d1 mod 7)>(%a, %b)
  %1 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 5 - d1)>(%a, %b)
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 1, 3)>(%0)[%1]
  %3 = affine.load %m[%a + 1, symbol(%b) * 2] : memref<?x?xf32>
  affine.store %3, %m[%a + 1, 0] : memref<?x?xf32>
  affine.prefetch %m[%a, %b + 1], read, locality<2>, data : memref<?x?xf32>
  %4 = affine.for %i = max affine_map<(d0)[s0]->(d0, s0)>(%a)[%b] to 10 step 3 iter_args(%x = %2) -> index {
    %y = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%x, %i)
    affine.if #set(%i)[%b] { affine.store %3, %m[%i, 0] : memref<?x?xf32> } else { affine.store %3, %m[0, %i] : memref<?x?xf32> }
    affine.yield %y : index
  }
  %5 = affine.parallel (%i, %j) = (0, 0) to (10, %b) step (2,1) reduce ("addf") -> f32 {
     %v = affine.load %m[%i, %j] : memref<?x?xf32>
     affine.yield %v : f32
  }
  affine.parallel (%i) = (0) to (10) { affine.store %5, %m[%i, %i]  : memref<?x?xf32> }
  %6 = affine.if #set(%a)[%b] -> index { affine.yield %a : index } else { affine.yield %b: index }
  return %4 : index
}
func.func @d(%a: index, %x: memref<40x40xf32>, %y: memref<2x40xf32,2>, %t: memref<1xi32>, %n: index, %s: index, %k: index) {
 affine.dma_start %x[%a + 7, %a], %y[%a, %a], %t[%a], %n : memref<40x40xf32>, memref<2x40xf32,2>, memref<1xi32>
 affine.dma_start %x[%a + 7, %a], %y[%a, %a], %t[%a], %n, %s, %k : memref<40x40xf32>, memref<2x40xf32,2>, memref<1xi32>
 affine.dma_wait %t[%a+1], %n : memref<1xi32>
 %q:3 = affine.delinearize_index %a into (%n, 3, 4) : index, index, index
 %w = affine.linearize_index disjoint [%q#0, %q#1, %q#2] by (%n, 3, %k) : index
 return
}
