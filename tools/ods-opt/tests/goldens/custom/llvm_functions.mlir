llvm.func @declared(i32, !llvm.ptr {llvm.nocapture}, ...) -> (i64 {llvm.signext})
llvm.func @variadic(...)
llvm.func extern_weak hidden local_unnamed_addr fastcc @words() attributes {dso_local}
llvm.func internal protected unnamed_addr cc_10 @more(%arg0: i32 {llvm.noundef, llvm.zeroext}) vscale_range(1, 16) attributes {
    alignment = 16 : i64, always_inline, frame_pointer = #llvm.framePointerKind<"non-leaf">, garbageCollector = "statepoint",
    memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>,
    no_unwind, passthrough = ["noinline", ["alignstack", "4"]], section = ".text.hot", target_cpu = "x86-64",
    target_features = #llvm.target_features<["+sse", "-avx"]>, uwtable_kind = #llvm.uwtableKind<async>, will_return,
    sym_visibility = "private", function_entry_count = 42 : i64, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>,
    work_group_size_hint = array<i32: 1, 2, 3>, no_nans_fp_math = true} {
  llvm.return
}
llvm.func @result(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<(i32)>, llvm.align = 8 : i64}) -> (!llvm.ptr {llvm.noalias}) {
  llvm.return %arg0 : !llvm.ptr
}
llvm.comdat @comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
  llvm.comdat_selector @largest largest
  llvm.comdat_selector @none nodeduplicate
  llvm.comdat_selector @same samesize
}
llvm.func @in_comdat() comdat(@comdat::@any) attributes {test.attribute} {
  llvm.return
}
llvm.func @personality(...) -> i32
llvm.func @throws(i32) -> i32
llvm.mlir.global external constant @info() {addr_space = 0 : i32} : !llvm.ptr
llvm.func @calls(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32) -> i32 attributes {personality = @personality} {
  %0 = llvm.call @throws(%arg0) : (i32) -> i32
  llvm.call @variadic(%arg0, %arg2) vararg(!llvm.func<void (...)>) : (i32, f32) -> ()
  %1 = llvm.call fastcc musttail %arg1(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : !llvm.ptr, (i32) -> i32
  llvm.call notail %arg1() ["deopt"(%arg0, %arg2 : i32, f32), "cold"()] {test.attribute} : !llvm.ptr, () -> ()
  %2 = llvm.call @throws(%arg0) {no_unwind, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
  llvm.call %arg1(%arg1) {access_groups = [#llvm.access_group<id = distinct[0]<>>]} : !llvm.ptr, (!llvm.ptr {llvm.elementtype = i8}) -> ()
  %3 = llvm.call_intrinsic "llvm.fptosi.sat"(%arg2) {fastmathFlags = #llvm.fastmath<ninf, nsz>} : (f32) -> i32
  %4 = llvm.mlir.constant(true) : i1
  llvm.call_intrinsic "llvm.assume"(%4) ["align"(%arg1, %arg0 : !llvm.ptr, i32)] : (i1 {llvm.noundef}) -> ()
  %7 = llvm.mlir.addressof @info : !llvm.ptr
  %8 = llvm.mlir.zero : !llvm.ptr
  %9 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %5 = llvm.invoke @throws(%arg0) to ^bb1(%arg0 : i32) unwind ^bb2 {branch_weights = array<i32: 9, 1>} : (i32) -> i32
^bb1(%6: i32):
  llvm.invoke fastcc %arg1() to ^bb3 unwind ^bb2 ["deopt"(%6 : i32)] : !llvm.ptr, () -> ()
^bb2:
  %10 = llvm.landingpad cleanup (catch %8 : !llvm.ptr) (catch %7 : !llvm.ptr) (filter %9 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %10 : !llvm.struct<(ptr, i32)>
^bb3:
  llvm.return %arg0 : i32
}
