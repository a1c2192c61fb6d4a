llvm.func @converts(%h: vector<2xbf16>, %g: vector<2xf16>, %f: f32, %b: vector<2xi8>, %s: i8, %i: i32) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %h {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  %1 = nvvm.convert.f16x2.to.f8x2 %g : vector<2xf16> -> i16 (f8E4M3FN)
  %2 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (f4E2M1FN)
  %3 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f6E2M3FN)
  %4 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN)
  %5 = nvvm.convert.f4x2.to.f16x2 %s : i8 (f4E2M1FN) -> vector<2xf16>
  %6 = nvvm.convert.f6x2.to.f16x2 %b : vector<2xi8> (f6E2M3FN) -> vector<2xf16>
  %7 = nvvm.convert.f8x2.to.bf16x2 %b : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  %8 = nvvm.convert.f8x2.to.f16x2 %b : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @quads(%v: vector<4xf32>, %i: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %v, %i : vector<4xf32> -> i16 (f4E2M1FN)
  %1 = nvvm.convert.f32x4.to.f6x4 %v, %i : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
  %2 = nvvm.convert.f32x4.to.f8x4 %v, %i : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  llvm.return
}
// -----
llvm.func @ldmatrix(%p: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
// -----
llvm.func @stmatrix(%p: !llvm.ptr<3>, %r: i32) {
  nvvm.stmatrix %p, %r {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  llvm.return
}
// -----
llvm.func @registers() {
  nvvm.setmaxregister increase 40
  llvm.return
}
// -----
llvm.func @wgmma(%a: i64, %b: i64) {
  %result = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %a, %b, %result, #nvvm.shape<m = 64, n = 8, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<tf32>, #nvvm.wgmma_scale_in<neg>, <row>], B [<tf32>, #nvvm.wgmma_scale_in<neg>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @wmma(%p: !llvm.ptr, %s: i32, %h: vector<2xf16>) {
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  nvvm.wmma.store %p, %s, %h, %h, %h, %h {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  %1 = nvvm.wmma.mma %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}
