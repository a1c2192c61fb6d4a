%0 = gpu.wait async
%1 = gpu.wait async [%0]
gpu.wait [%0, %1] {a}
gpu.wait
// -----
%m, %i, %j = "t.x"() : () -> (memref<10xf32>, i64, i32)
acc.copy varPtr(%m : memref<10xf32>)
acc.copy var(%m : memref<10xf32>) varType(f64) async
acc.copy varPtr(%i : i64) async(%i : i64, %j : i32 [#acc.device_type<nvidia>])
acc.copy var(%i : i64) recipe(@a::@b) async([#acc.device_type<nvidia>], %i : i64)
// -----
%m, %i = "t.x"() : () -> (memref<10xf32>, i64)
acc.back accPtr(%m : memref<10xf32>) to varPtr(%m : memref<10xf32>)
acc.back accVar(%i : i64) to var(%i : i64) varType(i32)
// -----
%i, %j = "t.x"() : () -> (i64, i32)
acc.run num_gangs({%i : i64, %j : i32} [#acc.device_type<nvidia>], {%i : i64}) num_workers(%i : i64, %j : i32 [#acc.device_type<radeon>])
acc.run wait
acc.run wait({devnum: %i : i64, %j : i32}, {%j : i32} [#acc.device_type<nvidia>])
acc.run wait([#acc.device_type<nvidia>], {%i : i64})
