#shared = #gpu.address_space<workgroup>
func.func @tma(%u: memref<*xf32>, %i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<64x64xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf32, 3>
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<64x64xf32, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
!map = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @warpgroup(%m: memref<128x64xf16, 3>, %d: !map, %a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %g: memref<128x128xf32, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<128x64xf16, 3>, !map -> <tensor = memref<128x64xf16, 3>>
  %acc = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>>
  %1 = nvgpu.warpgroup.mma %a, %b, %acc {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  nvgpu.warpgroup.mma.store %1, %g : <fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
  return
}
// -----
func.func @copies(%s: memref<4x4xf32>, %d: memref<4x4xf32, 3>, %i: index, %h: memref<32x32xf16, 3>, %a: vector<4x2xf16>, %b: vector<2x2xf16>, %b4: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 4 : memref<4x4xf32> to memref<4x4xf32, 3>
  %1 = nvgpu.ldmatrix %h[%i, %i] {transpose = false, numTiles = 4 : i32} : memref<32x32xf16, 3> -> vector<4x2xf16>
  %2 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %3 = nvgpu.mma.sp.sync(%a, %b4, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
