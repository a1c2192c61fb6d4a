// options: --canonicalize
func.func @bounds(%n: index, %m: index) {
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  affine.for %i = max affine_map<(d0, d1) -> (d0, d1 - 7)>(%c4, %c9) to min affine_map<()[s0, s1] -> (s0, s1 * 2)>()[%c9, %c4] {
    %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%a) to min affine_map<(d0)[s0] -> (d0 + s0, d0 + s0, 40, d0 floordiv 3)>(%a)[%n] step 2 {
      func.call @use(%j) : (index) -> ()
    }
    affine.for %j = max affine_map<(d0) -> (2, d0, 3)>(%i) to %m {
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}
func.func private @use(index)
// -----
func.func @results(%n: index, %x: f32, %y: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
  // It never runs.
  %0:2 = affine.for %i = 5 to 5 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %s = arith.addf %a, %b : f32
    affine.yield %s, %a : f32, f32
  }
  // It runs once, and what it yields is swapped.
  %1:2 = affine.for %i = 0 to 1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  // Swapped twice, which is not followed.
  %2:2 = affine.for %i = 0 to 2 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  // It may never run, so what comes from outside is not the result.
  %3 = affine.for %i = 0 to %n iter_args(%a = %x) -> (f32) {
    affine.yield %y : f32
  }
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3 : f32, f32, f32, f32, f32, f32, f32
}
// -----
func.func @parallel(%n: index, %m: memref<?xf32>) {
  %c = arith.constant 3 : index
  %a = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%n]
  affine.parallel (%i, %j) = (%c, max(symbol(%a), %c)) to (min(symbol(%n), 9), symbol(%a) + 1) step (1, 2) {
    %k = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%i, %j)
    %v = affine.load %m[%k * 2] : memref<?xf32>
    affine.store %v, %m[%k mod 4] : memref<?xf32>
  }
  return
}
// -----
func.func @counters(%m: memref<?xf32>) {
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = 0 to 8 {
      %a = affine.load %m[(%i + %j) floordiv 8] : memref<?xf32>
      %b = affine.load %m[(%i + %j) mod 8] : memref<?xf32>
      %c = affine.load %m[%i mod 8 + %j floordiv 8] : memref<?xf32>
      %d = affine.load %m[%j mod 16 + %j ceildiv 16] : memref<?xf32>
      affine.store %a, %m[(%j + %i) floordiv 16] : memref<?xf32>
      affine.store %b, %m[(%j + %i) mod 4] : memref<?xf32>
      affine.store %c, %m[0] : memref<?xf32>
      affine.store %d, %m[0] : memref<?xf32>
    }
  }
  return
}
