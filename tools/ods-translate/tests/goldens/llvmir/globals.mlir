llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @fc largest
}
llvm.mlir.global external @plain() : i32
llvm.mlir.global external @defined(7 : i32) : i32
llvm.mlir.global weak_odr hidden unnamed_addr constant @weak(1.5 : f64) comdat(@__llvm_comdat::@any) {dso_local, section = "s", alignment = 16 : i64} : f64
llvm.mlir.global extern_weak @ew() : i8
llvm.mlir.global linkonce protected thread_local local_unnamed_addr @tls(0 : i64) : i64
llvm.mlir.global private @undefined() : !llvm.struct<"pair", (i32, !llvm.struct<"pair2", (ptr)>)>
llvm.mlir.global internal constant @text("abc\01\"\\") {addr_space = 3 : i32}
llvm.mlir.global internal constant @zeros("\00\00")
llvm.mlir.global internal @nested(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
llvm.mlir.global internal @splat(dense<3> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
llvm.mlir.global internal @vectors(dense<[[1, 2], [3, 4]]> : vector<2x2xi16>) : !llvm.array<2 x vector<2xi16>>
llvm.mlir.global internal @bits(dense<[true, false, true]> : vector<3xi1>) : vector<3xi1>
llvm.mlir.global internal @floats(dense<[1.0, 2.5]> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.mlir.global internal @halves(dense<[1.0, 2.5]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
llvm.mlir.global internal @fzero(dense<0.0> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.mlir.global internal @bytes(dense<[72, 105, 10]> : tensor<3xi8>) : !llvm.array<3 x i8>
llvm.mlir.global internal @structure([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
llvm.mlir.global internal @arrays([[1 : i32, 2 : i32], [3 : i32, 4 : i32]]) : !llvm.array<2 x array<2 x i32>>
llvm.mlir.global internal @"needs quotes"() {addr_space = 1 : i32} : i32 {
  %0 = llvm.mlir.constant(5 : i32) : i32
  %1 = llvm.mlir.constant(6 : i32) : i32
  %2 = llvm.mul %0, %1 : i32
  llvm.return %2 : i32
}
llvm.mlir.global internal @pointers() : !llvm.struct<(ptr, ptr, i64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.mlir.addressof @plain : !llvm.ptr
  %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.ptrtoint %2 : !llvm.ptr to i64
  %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<(ptr, ptr, i64)>
  llvm.return %6 : !llvm.struct<(ptr, ptr, i64)>
}
llvm.mlir.global internal @far() : !llvm.ptr {
  %1 = llvm.mlir.addressof @plain : !llvm.ptr
  %2 = llvm.getelementptr %1[7] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %2 : !llvm.ptr
}
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @defined : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak hidden thread_local unnamed_addr @alias2 {dso_local} : i64 {
  %0 = llvm.mlir.addressof @tls : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc @ifunc : !llvm.func<i32 (i32)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @ctor() comdat(@__llvm_comdat::@fc) {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@ctor, @ctor], priorities = [65535 : i32, 1 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global_dtors dtors = [@ctor], priorities = [3 : i32], data = [#llvm.zero]
