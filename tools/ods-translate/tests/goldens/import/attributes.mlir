module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func internal @a(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.byval = !llvm.struct<"T", (i32)>}, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.readonly}, %arg3: i8 {llvm.zeroext}, %arg4: i32 {llvm.range = #llvm.constant_range<i32, 0, 5>, llvm.signext}, %arg5: !llvm.ptr {llvm.dereferenceable_or_null = 8 : i64, llvm.nofree, llvm.nonnull}, %arg6: f32, %arg7: !llvm.ptr {llvm.writeonly}, %arg8: i32 {llvm.inreg}, %arg9: !llvm.ptr {llvm.nest, llvm.readnone}, %arg10: !llvm.ptr, %arg11: !llvm.ptr {llvm.alignstack = 8 : i64}) -> (!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<none>, no_inline, no_unwind, optimize_none, passthrough = ["cold", ["no-inline", "x"]], will_return} {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @b() vscale_range(1, 16) attributes {always_inline, convergent, inline_hint, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["mustprogress", "nofree", "norecurse", "noreturn", "nosync", ["allockind", "17"], ["alignstack", "16"], ["min-legal-vector-width", "0"], ["no-trapping-math", "true"]], tune_cpu = "x", uwtable_kind = #llvm.uwtableKind<sync>}
  llvm.func @c() attributes {alignment = 16 : i64, denormal_fp_math = "ieee,ieee", garbageCollector = "statepoint", instrument_function_entry = "__fentry__", memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_infs_fp_math = true, passthrough = ["speculatable", "strictfp", ["prefer-vector-width", "256"], ["unsafe-fp-math", "false"]], prefer_vector_width = "256", section = "foo"}
  llvm.func unnamed_addr @d() attributes {personality = @p} {
    llvm.return
  }
  llvm.func @p(...) -> i32
  llvm.func @e(i64) -> !llvm.ptr attributes {arm_streaming, passthrough = ["minsize", "optsize", "ssp", "sspstrong", ["allocsize", "4294967295"], "vec-type-hint"]}
  llvm.func extern_weak fastcc @g() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, passthrough = ["nobuiltin"]}
  llvm.func @h(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.byref = i8})
  llvm.func @i(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.mlir.constant(1 : i8) : i8
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(3 : i32) : i32
    llvm.call @b() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : () -> ()
    %4 = llvm.call @a(%arg0, %arg0, %arg0, %0, %1, %arg0, %2, %arg0, %3, %arg0, %arg0, %arg0) {no_inline} : (!llvm.ptr {llvm.byval = !llvm.struct<"T", (i32)>}, !llvm.ptr, !llvm.ptr, i8, i32, !llvm.ptr, f32, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr {llvm.noundef})
    llvm.call @c() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, will_return} : () -> ()
    llvm.call @c() {always_inline, convergent} : () -> ()
    llvm.call tail @d() : () -> ()
    llvm.return
  }
}

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @a() attributes {arm_new_za, fp_contract = "fast", memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["nosync", ["approx-func-fp-math", "true"], ["probe-stack", "x"], ["reciprocal-estimates", "all"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x"]], reciprocal_estimates = "all", target_cpu = "x", target_features = #llvm.target_features<[]>, tune_cpu = "y", uwtable_kind = #llvm.uwtableKind<async>}
  llvm.func @b() vscale_range(2, 2) attributes {passthrough = ["mustprogress", "null_pointer_is_valid", "sanitize_address", "vscale-x"]}
  llvm.func @c(!llvm.ptr {llvm.allocptr}, i64 {llvm.allocalign}, !llvm.ptr {llvm.noundef}, i32, !llvm.ptr, !llvm.ptr {llvm.align = 16 : i64, llvm.noalias, llvm.nofree}, !llvm.ptr, !llvm.ptr {llvm.nocapture}, !llvm.ptr {llvm.readonly})
}
