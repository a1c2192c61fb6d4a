#file = #llvm.di_file<"a.c" in "/home">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "cc", isOptimized = true, emissionKind = Full, nameTableKind = None, splitDebugFilename = "x.dwo">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, alignInBits = 32, offsetInBits = 8, extraData = #int>
#fnty = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #int, #ptr>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", linkageName = "_f", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #fnty>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 5, column = 6>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #file, discriminator = 2>
#var = #llvm.di_local_variable<scope = #lb, name = "x", file = #file, line = 7, arg = 1, alignInBits = 32, type = #ptr, flags = Artificial>
#label = #llvm.di_label<scope = #sp, name = "l", file = #file, line = 9>
#comp = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 42, scope = #file, baseType = #int, flags = "TypePassByReference|NonTrivial", sizeInBits = 64, alignInBits = 32, elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #int, sizeInBits = 32>, #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "g", file = #file, line = 1, type = #comp, isLocalToUnit = true, isDefined = true, alignInBits = 32>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
llvm.mlir.global internal @g(3 : i32) {dbg_exprs = [#gve]} : i32
llvm.func @h() loc(unknown)
llvm.func @f(%a: !llvm.ptr) {
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 32)]> = %a : !llvm.ptr loc(fused<#lb>["b.c":7:8])
  llvm.intr.dbg.label #label loc(fused<#sp>["a.c":9:8])
  llvm.call @h() : () -> () loc("a.c":10:2)
  llvm.call @h() : () -> () loc(fused<#lbf>["a.c":11:2])
  llvm.call @h() : () -> () loc(callsite("in.c":1:2 at fused<#lb>["a.c":12:2]))
  llvm.call @h() : () -> () loc("nm"("a.c":13:2))
  llvm.call @h() : () -> () loc(fused["a.c":14:2, "a.c":14:7])
  llvm.call @h() : () -> () loc(fused["a.c":15:2, "a.c":16:7])
  llvm.call @h() : () -> () loc("/abs/z.c":13:2)
  llvm.intr.dbg.declare #var = %a : !llvm.ptr loc(fused<#lb>["a.c":7:8])
  llvm.return loc(fused<#sp>["a.c":13:2])
} loc(fused<#sp>["a.c":3:1])
