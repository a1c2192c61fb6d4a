memref.global @a : memref<2xf32>
memref.global "private" constant @b : memref<2xf32> = dense<1.0>
memref.global @c : memref<2xf32> = uninitialized
%m, %n = "t.x"() : () -> (memref<2xf32>, memref<4xf32>)
%0:2 = memref.distinct_objects %m, %n : memref<2xf32>, memref<4xf32>
