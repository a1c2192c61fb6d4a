; A file as clang -g -O1 writes it.
source_filename = "list.c"
target triple = "x86_64-unknown-linux-gnu"

%struct.list = type { i32, ptr }

@count = global i32 0, align 4, !dbg !0

define i32 @sum(ptr noundef readonly %l, i32 noundef %start) local_unnamed_addr #0 !dbg !10 {
entry:
    #dbg_value(ptr %l, !22, !DIExpression(), !26)
    #dbg_value(i32 %start, !23, !DIExpression(), !26)
    #dbg_value(i32 0, !24, !DIExpression(), !26)
  %tobool = icmp eq ptr %l, null, !dbg !27
  br i1 %tobool, label %end, label %loop, !dbg !27

loop:
  %total = phi i32 [ %start, %entry ], [ %next, %loop ]
  %node = phi ptr [ %l, %entry ], [ %link, %loop ]
    #dbg_value(i32 %total, !24, !DIExpression(), !26)
    #dbg_value(ptr %node, !22, !DIExpression(), !26)
  %value = load i32, ptr %node, align 8, !dbg !28
  %next = add nsw i32 %value, %total, !dbg !28
    #dbg_value(i32 %next, !24, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !26)
    #dbg_value(i32 %next, !25, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !29)
  %at = getelementptr inbounds i8, ptr %node, i64 8, !dbg !28
    #dbg_label(!30, !29)
  %link = load ptr, ptr %at, align 8, !dbg !28
  %done = icmp eq ptr %link, null, !dbg !27
  br i1 %done, label %end, label %loop, !dbg !27

end:
  %result = phi i32 [ %start, %entry ], [ %next, %loop ]
    #dbg_value(i32 poison, !25, !DIExpression(), !29)
    #dbg_value(!DIArgList(i32 %result, i32 %start), !25, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !29)
  ret i32 %result, !dbg !31
}

define void @local() !dbg !32 {
  %x = alloca [4 x i32], align 4
    #dbg_declare(ptr %x, !35, !DIExpression(), !38)
  store i32 1, ptr %x, align 4
  ret void
}

attributes #0 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7}
!llvm.ident = !{!9}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "list.c", directory: "/src", checksumkind: CSK_MD5, checksum: "d41d8cd98f00b204e9800998ecf8427e")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{!"clang version 22"}
!10 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!11 = !DISubroutineType(types: !12)
!12 = !{!5, !13, !5}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 1, size: 128, elements: !16)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !15, file: !3, line: 1, baseType: !5, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !3, line: 1, baseType: !19, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!21 = !{!22, !23, !24, !25}
!22 = !DILocalVariable(name: "l", arg: 1, scope: !10, file: !3, line: 6, type: !13)
!23 = !DILocalVariable(name: "start", arg: 2, scope: !10, file: !3, line: 6, type: !5)
!24 = !DILocalVariable(name: "total", scope: !10, file: !3, line: 7, type: !5)
!25 = !DILocalVariable(name: "inner", scope: !40, file: !3, line: 9, type: !5)
!26 = !DILocation(line: 0, scope: !10)
!27 = !DILocation(line: 8, column: 3, scope: !10)
!28 = !DILocation(line: 9, column: 5, scope: !40)
!29 = !DILocation(line: 9, column: 5, scope: !40)
!30 = !DILabel(scope: !40, name: "again", file: !3, line: 9)
!31 = !DILocation(line: 11, column: 3, scope: !10)
!32 = distinct !DISubprogram(name: "local", linkageName: "_local", scope: !3, file: !3, line: 20, type: !33, scopeLine: 20, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(cc: DW_CC_normal, types: !34)
!34 = !{null}
!35 = !DILocalVariable(name: "x", scope: !32, file: !3, line: 21, type: !37, flags: DIFlagArtificial, align: 32)
!36 = !{!35}
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 128, elements: !39)
!38 = !DILocation(line: 21, column: 3, scope: !32)
!39 = !{!42}
!40 = distinct !DILexicalBlock(scope: !10, file: !3, line: 8, column: 10)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "number", file: !3, line: 2, baseType: !5)
!42 = !DISubrange(count: 4)

// -----

declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
define float @old(float %x) !dbg !3 {
  %p = alloca float
  call void @llvm.dbg.declare(metadata ptr %p, metadata !6, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.value(metadata float %x, metadata !7, metadata !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed)), !dbg !8
  call void @llvm.dbg.value(metadata ptr @old, metadata !7, metadata !DIExpression(DW_OP_deref, DW_OP_constu, 3, DW_OP_mul)), !dbg !8
  call void @llvm.dbg.value(metadata !{}, metadata !7, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.label(metadata !9), !dbg !8
  ret float %x
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "a \22quoted\22 \5C text", emissionKind: LineTablesOnly, nameTableKind: GNU, debugInfoForProfiling: true, splitDebugFilename: "x.dwo")
!1 = !DIFile(filename: "a.cc", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "old", linkageName: "_Z3old", scope: !10, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{!11, !12, null}
!6 = !DILocalVariable(name: "p", scope: !3, file: !1, line: 2, type: !13)
!7 = !DILocalVariable(scope: !14, type: !15)
!8 = !DILocation(line: 2, scope: !3)
!9 = !DILabel(scope: !3, name: "l", file: !1, line: 3)
!10 = !DINamespace(name: "space", scope: null, exportSymbols: true)
!11 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!12 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!13 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !11, size: 64, dwarfAddressSpace: 3)
!14 = !DILexicalBlockFile(scope: !3, file: !1, discriminator: 2)
!15 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "c", scope: !10, file: !1, line: 9, size: 64, align: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !16, identifier: "_ZTS1c")
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !15, baseType: !19, extraData: i32 0)
!18 = !DISubprogram(name: "method", scope: !15, file: !1, line: 10, type: !4, spFlags: 0)
!19 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", baseType: !11, elements: !20)
!20 = !{!21}
!21 = !DIEnumerator(name: "one", value: 1)
