// A circular buffer, where its type is known and where it is not.
%0, %1 = "t.values"() : () -> (!ttkernel.cb<cb_in0, 4096, memref<64x128xf32, 1>>, i32)
ttkernel.cb_push_back %0, %1 : <cb_in0, 4096, memref<64x128xf32, 1>>

// -----

"t.values"() : () -> !ttkernel.cb<cb_in2, 4096, memref<64x128xf32>>

// -----

"t.values"() : () -> !ttkernel.cb<cb_in0, 4096, tensor<64x128xf32>>
