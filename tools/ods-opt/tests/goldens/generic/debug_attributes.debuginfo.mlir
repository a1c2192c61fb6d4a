#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "dom">
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"foo.c" in "/tmp">
#loc2 = loc("<stdin>":13:16)
#loc3 = loc("<stdin>":13:25)
#loop_unroll = #llvm.loop_unroll<disable = true, count = 4 : i32>
#tbaa_root = #llvm.tbaa_root<id = "root">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "me", isOptimized = true, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#di_subprogram = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "foo", linkageName = "_foo", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 7, arg = 1, alignInBits = 32, type = #di_basic_type>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32 loc("<stdin>":13:16), %arg1: !llvm.ptr loc("<stdin>":13:25)):
    "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (i32) -> () loc(#loc12)
    %0 = "llvm.load"(%arg1) <{alias_scopes = [#alias_scope], ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> i32 loc(#loc5)
    "llvm.br"()[^bb1] <{loop_annotation = #loop_annotation}> : () -> () loc(#loc6)
  ^bb1:  // pred: ^bb0
    "llvm.return"(%0) : (i32) -> () loc(#loc11)
  }) : () -> () loc(#loc10)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("foo.c":3:1)
#loc4 = loc("main")
#loc5 = loc("<stdin>":15:8)
#loc6 = loc("<stdin>":16:3)
#loc7 = loc("foo.c":1:2)
#loc8 = loc("x":3:4)
#loc9 = loc("bar"(#loc8))
#loc10 = loc(fused<#di_subprogram>[#loc1])
#loc11 = loc(fused<#di_subprogram>[#loc7, #loc9])
#loc12 = loc(callsite(#loc10 at #loc4))

