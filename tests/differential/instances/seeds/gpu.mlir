func.func @tensors(%m: index, %f: memref<?xf32>, %t: !gpu.async.token) {
  %dn = gpu.create_dn_tensor %f, %m, %m : index, index into memref<?xf32>
  %dn2, %t1 = gpu.create_dn_tensor async [%t] %f, %m : index into memref<?xf32>
  gpu.destroy_dn_tensor %dn
  %t2 = gpu.destroy_dn_tensor async [%t1] %dn2
  return
}
// -----
func.func @matrices(%m: index, %i: memref<?xindex>, %f: memref<?xf32>, %t: !gpu.async.token) {
  %coo, %t0 = gpu.create_coo async [%t] %m, %m, %m, %i, %i, %f : memref<?xindex>, memref<?xindex>, memref<?xf32>
  %aos, %t1 = gpu.create_coo_aos async [%t] %m, %m, %m, %i, %f : memref<?xindex>, memref<?xf32>
  %csr, %t2 = gpu.create_csr async [%t] %m, %m, %m, %i, %i, %f : memref<?xindex>, memref<?xindex>, memref<?xf32>
  %csc, %t3 = gpu.create_csc async [%t] %m, %m, %m, %i, %i, %f : memref<?xindex>, memref<?xindex>, memref<?xf32>
  %bsr, %t4 = gpu.create_bsr async [%t] %m, %m, %m, %m, %m, %i, %i, %f : memref<?xindex>, memref<?xindex>, memref<?xf32>
  %two, %t5 = gpu.create_2to4_spmat async [%t] {PRUNE_AND_CHECK} %m, %m, %f : memref<?xf32>
  %t6 = gpu.destroy_sp_mat async [%t] %coo
  %r, %c, %n, %t7 = gpu.spmat_get_size async [%t] %csr
  %t8 = gpu.set_csr_pointers async [%t] %csr, %i, %i, %f : memref<?xindex>, memref<?xindex>, memref<?xf32>
  return
}
// -----
func.func @products(%m: index, %sp: !gpu.sparse.spmat_handle, %dn: !gpu.sparse.dntensor_handle, %b: memref<?xi8>, %t: !gpu.async.token) {
  %size, %t0 = gpu.spmv_buffer_size async [%t] %sp, %dn, %dn into f32
  %t1 = gpu.spmv async [%t] %sp, %dn, %dn, %b : memref<?xi8> into f32
  %size2, %t2 = gpu.spmm_buffer_size async [%t] %sp, %dn, %dn : index into f32
  %t3 = gpu.spmm async [%t] %sp, %dn, %dn, %b : memref<?xi8> into f32
  %size3, %t4 = gpu.sddmm_buffer_size async [%t] %dn, %dn, %sp into f32
  %t5 = gpu.sddmm async [%t] %dn, %dn, %sp, %b : memref<?xi8> into f32
  return
}
// -----
func.func @general(%m: index, %sp: !gpu.sparse.spmat_handle, %b: memref<?xi8>, %t: !gpu.async.token) {
  %d, %t0 = gpu.spgemm_create_descr async [%t]
  %s, %t1 = gpu.spgemm_work_estimation_or_compute async [%t] {WORK_ESTIMATION} %sp, %sp, %sp, %d, %m, %b : f32 into memref<?xi8>
  %t2 = gpu.spgemm_copy async [%t] %sp, %sp, %sp, %d : f32
  %t3 = gpu.spgemm_destroy_descr async [%t] %d
  return
}
// -----
func.func @mma(%m: !gpu.mma_matrix<16x16xf16, "COp">, %i: index, %v: f16) -> f16 {
  %0 = gpu.subgroup_mma_extract_thread_local %m[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
  %1 = gpu.subgroup_mma_insert_thread_local %v, %m[%i] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %2 = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<16x16xf16, "COp">
  return %0 : f16
}
// -----
func.func @shared() -> memref<?xi8, #gpu.address_space<workgroup>> {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return %0 : memref<?xi8, #gpu.address_space<workgroup>>
}
// -----
gpu.module @kernels {
  gpu.func @kernel() kernel {
    gpu.return
  }
}
// -----
func.func @launch(%n: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    gpu.terminator
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%a: f32, %b: memref<?xf32, 1>) kernel {
      gpu.return
    }
  }
  func.func @f(%n: index, %x: f32, %y: memref<?xf32, 1>, %t: !gpu.async.token) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f32, %y : memref<?xf32, 1>)
    return
  }
}
// -----
func.func @matrices(%m: memref<32x32xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %2 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "COp">
  %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %4 = gpu.subgroup_mma_elementwise addf %2, %2 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %3, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
  return
}
