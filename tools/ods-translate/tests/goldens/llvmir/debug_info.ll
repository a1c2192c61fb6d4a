; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = internal global i32 3, !dbg !0

declare void @h()

define void @f(ptr %0) !dbg !11 {
    #dbg_value(ptr %0, !15, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 32), !17)
    #dbg_label(!18, !19)
  call void @h(), !dbg !20
  call void @h(), !dbg !21
  call void @h(), !dbg !23
  call void @h(), !dbg !24
  call void @h(), !dbg !25
  call void @h(), !dbg !26
  call void @h(), !dbg !24
    #dbg_declare(ptr %0, !15, !DIExpression(), !17)
  ret void, !dbg !24
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", linkageName: "g", scope: !2, file: !3, line: 1, type: !5, isLocal: true, isDefinition: true, align: 32)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "cc", isOptimized: true, runtimeVersion: 0, splitDebugFilename: "x.dwo", emissionKind: FullDebug, globals: !4, nameTableKind: None)
!3 = !DIFile(filename: "a.c", directory: "/home")
!4 = !{!0}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: !3, file: !3, line: 42, baseType: !6, size: 64, align: 32, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !6, size: 32)
!9 = !DISubrange(count: 4, lowerBound: 0)
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !3, file: !3, line: 3, type: !12, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!12 = !DISubroutineType(cc: DW_CC_normal, types: !13)
!13 = !{null, !6, !14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, align: 32, offset: 8, extraData: !6)
!15 = !DILocalVariable(name: "x", arg: 1, scope: !16, file: !3, line: 7, type: !14, flags: DIFlagArtificial, align: 32)
!16 = distinct !DILexicalBlock(scope: !11, file: !3, line: 5, column: 6)
!17 = !DILocation(line: 7, column: 8, scope: !16)
!18 = !DILabel(scope: !11, name: "l", file: !3, line: 9)
!19 = !DILocation(line: 9, column: 8, scope: !11)
!20 = !DILocation(line: 10, column: 2, scope: !11)
!21 = !DILocation(line: 11, column: 2, scope: !22)
!22 = distinct !DILexicalBlockFile(scope: !16, file: !3, discriminator: 2)
!23 = !DILocation(line: 12, column: 2, scope: !16)
!24 = !DILocation(line: 13, column: 2, scope: !11)
!25 = !DILocation(line: 14, scope: !11)
!26 = !DILocation(line: 0, scope: !11)
