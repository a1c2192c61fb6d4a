#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"list.c" in "/src">
#di_null_type = #llvm.di_null_type
#di_subprogram = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#di_subprogram1 = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "clang version 22", isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "value", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "number", baseType = #di_basic_type>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 8, column = 10>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "start", file = #di_file, line = 6, arg = 2, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "total", file = #di_file, line = 7, type = #di_basic_type>
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_null_type>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_derived_type2, sizeInBits = 128, elements = #llvm.di_subrange<count = 4 : i64>>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type1, sizeInBits = 64, offsetInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "count", file = #di_file, line = 3, type = #di_basic_type, isDefined = true>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_lexical_block, name = "inner", file = #di_file, line = 9, type = #di_basic_type>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "list", file = #di_file, line = 1, sizeInBits = 128, elements = #di_derived_type, #di_derived_type3>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram1, name = "x", file = #di_file, line = 21, alignInBits = 32, type = #di_composite_type1, flags = Artificial>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type2>
#di_subprogram2 = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "local", linkageName = "_local", file = #di_file, line = 20, scopeLine = 20, subprogramFlags = Definition, type = #di_subroutine_type, retainedNodes = #di_local_variable3>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type4, sizeInBits = 64>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram2, name = "x", file = #di_file, line = 21, alignInBits = 32, type = #di_composite_type1, flags = Artificial>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram, name = "l", file = #di_file, line = 6, arg = 1, type = #di_derived_type5>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type5, #di_basic_type>
#di_subprogram3 = #llvm.di_subprogram<recId = distinct[1]<>, id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "sum", file = #di_file, line = 6, scopeLine = 6, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1, retainedNodes = #di_local_variable5, #di_local_variable, #di_local_variable1, #di_local_variable2>
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_subprogram3, file = #di_file, line = 8, column = 10>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram3, name = "start", file = #di_file, line = 6, arg = 2, type = #di_basic_type>
#di_local_variable7 = #llvm.di_local_variable<scope = #di_subprogram3, name = "l", file = #di_file, line = 6, arg = 1, type = #di_derived_type5>
#di_local_variable8 = #llvm.di_local_variable<scope = #di_subprogram3, name = "total", file = #di_file, line = 7, type = #di_basic_type>
#di_label = #llvm.di_label<scope = #di_lexical_block1, name = "again", file = #di_file, line = 9>
#di_local_variable9 = #llvm.di_local_variable<scope = #di_lexical_block1, name = "inner", file = #di_file, line = 9, type = #di_basic_type>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.ident = "clang version 22", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.mlir.global external @count(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression]} : i32
  llvm.module_flags [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func local_unnamed_addr @sum(%arg0: !llvm.ptr {llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) -> i32 attributes {no_unwind} {
    llvm.intr.dbg.value #di_local_variable6 = %arg1 : i32
    llvm.intr.dbg.value #di_local_variable7 = %arg0 : !llvm.ptr
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.poison : i32
    llvm.intr.dbg.value #di_local_variable9 = %3 : i32
    llvm.intr.dbg.value #di_local_variable8 = %2 : i32
    %4 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %4, ^bb2(%arg1 : i32), ^bb1(%arg1, %arg0 : i32, !llvm.ptr)
  ^bb1(%5: i32, %6: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    llvm.intr.dbg.value #di_local_variable7 = %6 : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable8 = %5 : i32
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i32
    %8 = llvm.add %7, %5 overflow<nsw> : i32
    llvm.intr.dbg.value #di_local_variable9 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %8 : i32
    llvm.intr.dbg.value #di_local_variable8 #llvm.di_expression<[DW_OP_plus_uconst(4), DW_OP_stack_value]> = %8 : i32
    %9 = llvm.getelementptr inbounds %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.intr.dbg.label #di_label
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %0 : !llvm.ptr
    llvm.cond_br %11, ^bb2(%8 : i32), ^bb1(%8, %10 : i32, !llvm.ptr)
  ^bb2(%12: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %12 : i32
  }
  llvm.func @local() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable4 = %1 : !llvm.ptr
    llvm.store %0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
}

#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "decltype(nullptr)">
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.cc" in "">
#di_namespace = #llvm.di_namespace<name = "space", exportSymbols = true>
#di_null_type = #llvm.di_null_type
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #di_file, producer = "a \22quoted\22 \\ text", isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = GNU, splitDebugFilename = "x.dwo">
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "e", baseType = #di_basic_type>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_reference_type, baseType = #di_basic_type, sizeInBits = 64, dwarfAddressSpace = 3>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type1, #di_null_type>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_inheritance, baseType = #di_composite_type1>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_namespace, name = "old", linkageName = "_Z3old", file = #di_file, line = 1, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<scope = #di_composite_type, name = "method", file = #di_file, line = 10, type = #di_subroutine_type>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_class_type, name = "c", file = #di_file, line = 9, scope = #di_namespace, flags = "TypePassByValue|NonTrivial", sizeInBits = 64, alignInBits = 32, elements = #di_derived_type1, #di_subprogram1>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "l", file = #di_file, line = 3>
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file, discriminator = 2>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 2, type = #di_derived_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_lexical_block_file, type = #di_composite_type2>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @old(%arg0: f32) -> f32 {
    llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_LLVM_convert(32, DW_ATE_signed)]> = %arg0 : f32
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @old : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref, DW_OP_constu(3), DW_OP_mul]> = %1 : !llvm.ptr
    %2 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable = %2 : !llvm.ptr
    llvm.intr.dbg.label #di_label
    llvm.return %arg0 : f32
  }
}
