gpu.wait async
// -----
gpu.wait [%a
// -----
%m = "t.x"() : () -> memref<4xi32>
acc.copy foo(%m : memref<4xi32>)
// -----
%m = "t.x"() : () -> memref<4xi32>
acc.copy var(%m)
// -----
%m = "t.x"() : () -> memref<4xi32>
acc.copy var(%m : memref<4xi32>) async()
// -----
%m = "t.x"() : () -> memref<4xi32>
acc.copy var(%m : memref<4xi32>) async([#acc.device_type<nvidia>])
// -----
%m, %i = "t.x"() : () -> (memref<4xi32>, i32)
acc.copy var(%m : memref<4xi32>) async([1], %i : i32 [1])
// -----
acc.run wait()
// -----
acc.run wait({})
// -----
%i = "t.x"() : () -> i32
acc.run wait({devnum %i : i32})
// -----
acc.run num_gangs()
// -----
acc.run num_gangs({})
