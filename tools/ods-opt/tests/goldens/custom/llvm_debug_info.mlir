#file = #llvm.di_file<"main.c" in "/home">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "cc", isOptimized = true, emissionKind = Full, nameTableKind = None>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#null = #llvm.di_null_type
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, alignInBits = 32, offsetInBits = 8, dwarfAddressSpace = 3>
#string = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 8, encoding = DW_ATE_ASCII>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#next = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #self>
#node = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "node", file = #file, line = 3, scope = #unit, flags = "Public|Vector", sizeInBits = 64, alignInBits = 32, elements = #next, #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>>
#signature = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #int, #pointer, #string, #node>
#module = #llvm.di_module<file = #file, scope = #file, name = "m", configMacros = "c", includePath = "i", apinotes = "a", line = 4, isDecl = true>
#namespace = #llvm.di_namespace<name = "ns", scope = #module, exportSymbols = false>
#entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #namespace, entity = #module, file = #file, line = 5>
#program = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #namespace, name = "f", linkageName = "_f", file = #file, line = 6, scopeLine = 7, subprogramFlags = "Definition|Optimized", type = #signature, retainedNodes = #entity>
#other = #llvm.di_subprogram<recId = distinct[3]<>, scope = #namespace, name = "o", annotations = #llvm.di_annotation<name = "n", value = "v">>
#block = #llvm.di_lexical_block<scope = #program, file = #file, line = 8, column = 9>
#block_file = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 1>
#variable = #llvm.di_local_variable<scope = #block_file, name = "x", file = #file, line = 10, arg = 1, alignInBits = 32, type = #int, flags = Artificial>
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 11>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "_g", file = #file, line = 12, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 16>
#common = #llvm.di_common_block<scope = #program, name = "c", file = #file, line = 13>
#generic = #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>, lowerBound = #llvm.di_expression<[DW_OP_constu(18446744073709551615)]>, stride = #variable>
llvm.mlir.global external @g() {dbg_exprs = [#llvm.di_global_variable_expression<var = #global, expr = <>>]} : i32
llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_ATE_unsigned), DW_OP_LLVM_fragment(0, 8), DW_OP_stack_value]> = %arg0 : i32
  llvm.intr.dbg.value #variable = %arg0 : i32
  llvm.intr.dbg.declare #variable = %arg1 : !llvm.ptr
  llvm.intr.dbg.label #label
  llvm.return
} loc(fused<#program>["main.c":6:1])
"test.debug"() {attributes = [#common, #generic, #other, #llvm.di_expression<>]} : () -> ()
