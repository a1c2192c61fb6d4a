func.func @dma(%i: index, %m: memref<8x8xi32>, %s: memref<8x8xi32, #gpu.address_space<workgroup>>) {
  %0 = amdgpu.make_dma_base %m[%i, %i], %s[%i, %i] : memref<8x8xi32>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  %1 = amdgpu.make_dma_descriptor %0 globalSize [8, 8] globalStride [8, 1] sharedSize [8, 8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @gather(%i: index, %m: memref<8x8xi32>, %s: memref<8x8xi32, #gpu.address_space<workgroup>>, %x: vector<13xi16>) {
  %0 = amdgpu.make_gather_dma_base %m[%i, %i], %s[%i, %i] : memref<8x8xi32>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i16>
  %1 = amdgpu.make_gather_dma_descriptor %0[%x] globalSize [8, 8] globalStride [8, 1] sharedSize [8, 8] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @lanes(%x: i32, %v: vector<8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.permlane_swap %x 32 : i32
  %1 = amdgpu.permlane_swap %x 16 {fetch_inactive = true} : i32
  %2 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return
}
// -----
func.func @gather(%s: memref<64xf32>, %d: memref<64xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %d[%i] : f32, memref<64xf32>, memref<64xf32, 3>
  return
}
