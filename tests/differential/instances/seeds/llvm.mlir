llvm.func @atomics(%p: !llvm.ptr, %f: f32, %i: i32) {
  %0 = llvm.atomicrmw fadd %p, %f monotonic : !llvm.ptr, f32
  %1 = llvm.atomicrmw volatile umax %p, %i syncscope("scope") seq_cst {alignment = 16 : i64} : !llvm.ptr, i32
  %2 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
  %3 = llvm.cmpxchg weak volatile %p, %i, %i syncscope("agent") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @target() {
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.func @addresses() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @target, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.dso_local_equivalent @target : !llvm.ptr
  %2 = llvm.mlir.addressof @target : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @coroutine(%t: !llvm.token, %p: !llvm.ptr, %b: i1) {
  %0 = llvm.intr.coro.begin %t, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %none = llvm.mlir.none : !llvm.token
  %1 = llvm.intr.coro.end %p, %b, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %2 = llvm.intr.coro.free %t, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %3 = llvm.intr.coro.suspend %t, %b : i8
  llvm.return
}
// -----
#file = #llvm.di_file<"a.c" in "/">
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "m", isOptimized = true, emissionKind = Full>
#program = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = "Definition">
#variable = #llvm.di_local_variable<scope = #program, name = "x", file = #file, line = 1, type = #type>
#label = #llvm.di_label<scope = #program, name = "l", file = #file, line = 2>
llvm.func @debug(%p: !llvm.ptr, %i: i32) {
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.intr.dbg.value #variable = %i : i32
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_deref]> = %i : i32
  llvm.intr.dbg.label #label
  llvm.return
}
// -----
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "s">
llvm.func @scopes(%f: f32) {
  llvm.intr.experimental.noalias.scope.decl #scope
  %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @f() {
  llvm.return
}
// -----
llvm.func @asm(%i: i32) {
  %0 = llvm.inline_asm has_side_effects "foo", "=r,r" %i : (i32) -> i32
  llvm.return
}
// -----
llvm.func @constants(%a: i16) {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.sext %a : i16 to i32
  llvm.return
}
