define void @f(ptr %p, ptr %q) !prof !9 {
  %a = load i32, ptr %p, !tbaa !0, !alias.scope !3, !noalias !4, !llvm.access.group !7, !range !20
  store i32 %a, ptr %q, !tbaa !10, !llvm.access.group !8
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 5, i1 true), !tbaa.struct !30, !tbaa !0
  %l = load ptr, ptr %p, !dereferenceable !31, !nonnull !32
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  ret void
}
declare !foo !32 void @g()
!llvm.module.flags = !{!40, !41}
!llvm.linker.options = !{!42}
!llvm.ident = !{!43}
!foo = !{!43}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
!3 = !{!5}
!4 = !{!6}
!5 = distinct !{!5, !50, !"desc"}
!6 = distinct !{!6, !50}
!50 = distinct !{!50, !"domain"}
!7 = distinct !{}
!8 = !{!7, !11}
!11 = distinct !{}
!9 = !{!"function_entry_count", i64 77}
!33 = !{!"function_entry_count", i64 78}
!10 = !{!12, !1, i64 4}
!12 = !{!"S", !1, i64 0, !1, i64 4}
!20 = !{i32 0, i32 5}
!30 = !{i64 0, i64 4, !0}
!31 = !{i64 8}
!32 = !{}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 6, !"CG Profile", !44}
!44 = !{}
!42 = !{!"-lfoo"}
!43 = !{!"ident"}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.experimental.noalias.scope.decl(metadata)
// -----
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr %p) {
  %a = load i32, ptr %p, !alias.scope !1
  ret void
}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
!5 = !{!6}
!6 = distinct !{!6, !7}
!7 = distinct !{!7, !"x"}
