%m, %n, %c = "t.x"() : () -> (memref<2xf32>, memref<f32>, i1)
%0:2 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%m, %n : memref<2xf32>, memref<f32>)
