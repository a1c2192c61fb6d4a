llvm.mlir.global internal constant @text("hello\00\FF")
llvm.mlir.global private unnamed_addr constant @typed("abc") {addr_space = 4 : i32, alignment = 1 : i64, dso_local} : !llvm.array<3 x i8>
llvm.mlir.global external @number(42 : i64) : i64
llvm.mlir.global external thread_local @local(0 : i32) {section = ".tdata"} : i32
llvm.mlir.global weak_odr protected local_unnamed_addr @float(1.500000e+00 : f32) : f32
llvm.mlir.global common @zero(0 : i32) : i32
llvm.mlir.global appending @list() : !llvm.array<0 x ptr>
llvm.mlir.global available_externally @dense(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global linkonce @vector(dense<2.0> : vector<4xf32>) : vector<4xf32>
llvm.mlir.global extern_weak @declared() {externally_initialized, target_specific_attrs = ["a", ["b", "c"]]} : !llvm.ptr
llvm.comdat @c {
  llvm.comdat_selector @s any
}
llvm.mlir.global linkonce_odr @with_comdat(1 : i8) comdat(@c::@s) : i8
llvm.mlir.global internal @computed() {addr_space = 0 : i32} : !llvm.struct<(ptr, i32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr, i32)>
  %1 = llvm.mlir.addressof @number : !llvm.ptr
  %2 = llvm.mlir.constant(7 : i32) : i32
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(ptr, i32)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(ptr, i32)>
  llvm.return %4 : !llvm.struct<(ptr, i32)>
}
llvm.mlir.alias weak hidden thread_local unnamed_addr @alias {dso_local} : i64 {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @ifunc : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.ifunc internal hidden unnamed_addr @ifunc2 : !llvm.func<void ()>, !llvm.ptr @resolver {dso_local}
llvm.mlir.global_ctors ctors = [@resolver], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@resolver], priorities = [65535 : i32], data = [@number]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<append_unique, "name", "text">,
  #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @resolver, to = @resolver, count = 3>, #llvm.cgprofile_entry<count = 4>]>]
llvm.func @constants() {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.mlir.constant(42) : i64
  %2 = llvm.mlir.constant(4.200000e+01 : f64) : f64
  %3 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
  %4 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %5 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
  %6 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
  %7 = llvm.mlir.constant([[1 : i32], #llvm.zero, #llvm.undef]) : !llvm.array<3 x struct<(i32)>>
  %8 = llvm.mlir.constant(dense<2> : vector<[4]xi32>) : vector<[4]xi32>
  %9 = llvm.mlir.constant(1.0 : f16) : i16
  %10 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %11 = llvm.mlir.none : !llvm.token
  %12 = llvm.dso_local_equivalent @resolver : !llvm.ptr
  %13 = llvm.blockaddress <function = @constants, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %13 : !llvm.ptr, [
  ^bb1(%0 : i32),
  ^bb2
  ]
^bb1(%14: i32):
  llvm.blocktag <id = 1>
  llvm.br ^bb2
^bb2:
  llvm.unreachable
}
