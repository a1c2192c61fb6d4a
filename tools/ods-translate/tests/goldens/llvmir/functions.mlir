llvm.func @declared(i32 {llvm.signext}, !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.readonly, llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64}, ...) -> (i1 {llvm.zeroext, llvm.noundef})
llvm.func internal fastcc @local(%a: !llvm.ptr {llvm.byval = !llvm.struct<"pair", (i32, i64)>}, %r: i32 {llvm.range = #llvm.constant_range<i32, -3, 10>}) attributes {no_inline, no_unwind, alignment = 32 : i64, section = "code", garbageCollector = "statepoint-example"} {
  llvm.return
}
llvm.func hidden @sret(!llvm.ptr {llvm.sret = i32}) attributes {dso_local, will_return, convergent, always_inline, inline_hint}
llvm.func protected unnamed_addr @all() attributes {target_cpu = "gen", tune_cpu = "x", target_features = #llvm.target_features<["+a", "-b"]>, frame_pointer = #llvm.framePointerKind<"non-leaf">, uwtable_kind = #llvm.uwtableKind<sync>, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>, no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true, denormal_fp_math = "ieee", denormal_fp_math_f32 = "ieee", fp_contract = "fast", reciprocal_estimates = "all", prefer_vector_width = "8", instrument_function_entry = "f", instrument_function_exit = "g"}
llvm.func @memory() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @nothing() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @pass() attributes {passthrough = ["noreturn", ["alignstack", "8"], ["custom", "v"], "flag"]}
llvm.func @streaming() attributes {arm_streaming, arm_new_za} {
  llvm.unreachable
}
llvm.func @optnone() attributes {optimize_none, no_inline}
llvm.func @kernel() attributes {vec_type_hint = #llvm.vec_type_hint<hint = f32, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>, reqd_work_group_size = array<i32: 4, 5, 6>, intel_reqd_sub_group_size = 8 : i32, function_entry_count = 42 : i64} {
  llvm.return
}
llvm.func @variadic(i32, ...)
llvm.func @takes(f32, i8) -> f32
llvm.func @personality(...) -> i32
llvm.func @throws() -> i32
llvm.func @calls(%p: !llvm.ptr, %x: i32, %f: f32, %b: i8) -> f32 attributes {personality = @personality} {
  %0 = llvm.call fastcc @takes(%f, %b) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32, i8) -> f32
  %1 = llvm.call tail @takes(%f, %b) : (f32, i8) -> f32
  %2 = llvm.call %p(%x) : !llvm.ptr, (i32) -> i64
  llvm.call @variadic(%x, %f) vararg(!llvm.func<void (i32, ...)>) : (i32, f32) -> ()
  llvm.call %p(%x, %f) vararg(!llvm.func<void (i32, ...)>) {no_unwind, convergent} : !llvm.ptr, (i32, f32) -> ()
  llvm.call @takes(%f, %b) ["tag"(%x, %p : i32, !llvm.ptr), "other"()] : (f32, i8) -> f32
  %3 = llvm.call @takes(%f, %b) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, will_return} : (f32, i8) -> f32
  %4 = llvm.inline_asm has_side_effects asm_dialect = intel "mov $0, $1", "=r,r" %x : (i32) -> i32
  llvm.inline_asm "nop \"q\"", "" : () -> ()
  %5 = llvm.call_intrinsic "llvm.round"(%f) : (f32) -> f32
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  %6 = llvm.call @takes(%f, %b) : (f32 {llvm.noundef}, i8 {llvm.signext}) -> (f32 {llvm.noundef})
  %9 = llvm.mlir.zero : !llvm.ptr
  %7 = llvm.invoke @throws() to ^bb1(%f : f32) unwind ^bb2 : () -> i32
^bb1(%8: f32):
  llvm.return %8 : f32
^bb2:
  %10 = llvm.landingpad cleanup (catch %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %10 : !llvm.struct<(ptr, i32)>
}
llvm.func @blocks(%c: i1, %p: !llvm.ptr, %x: i32) -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
  llvm.cond_br %c weights([3, 4]), ^bb1, ^bb3
^bb1:
  llvm.blocktag <id = 1>
  llvm.indirectbr %p : !llvm.ptr, [^bb2(%x : i32), ^bb3]
^bb2(%y: i32):
  llvm.br ^bb3
^bb3:
  llvm.return %0 : !llvm.ptr
^bb4:
  llvm.br ^bb4
}
// -----
llvm.func @memory0() attributes {passthrough = [["memory", "1"]]}
llvm.func @memory1() attributes {passthrough = [["memory", "64"]]}
llvm.func @memory2() attributes {passthrough = [["memory", "130"]]}
llvm.func @memory3() attributes {passthrough = [["memory", "0"]]}
llvm.func @memory4() attributes {passthrough = [["memory", "1024"]]}
llvm.func @alloc(i64) -> (!llvm.ptr {llvm.noalias}) attributes {passthrough = [["allockind", "9"], ["allocsize", "4294967295"]]}
llvm.func @free(!llvm.ptr {llvm.allocptr}) attributes {passthrough = [["allockind", "4"]]}
