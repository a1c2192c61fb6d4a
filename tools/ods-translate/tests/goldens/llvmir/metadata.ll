; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target triple = "x86_64-pc-windows-msvc"

module asm "one"
module asm "t\22wo"

define void @f(ptr %0, i1 %1, i64 %2) {
  %4 = load ptr, ptr %0, align 8, !tbaa !12, !invariant.load !16, !alias.scope !17, !noalias !20, !dereferenceable !22, !llvm.access.group !23
  store i64 %2, ptr %0, align 4, !tbaa !24, !nontemporal !25, !llvm.access.group !26
  %5 = load i8, ptr %0, align 1, !invariant.group !16
  %6 = inttoptr i64 %2 to ptr, !dereferenceable_or_null !28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr noundef %4, i64 %2, i1 true), !tbaa !12
  call void @llvm.experimental.noalias.scope.decl(metadata !17)
  fence acquire, !mmra !29
  fence acquire, !mmra !30
  br label %7

7:                                                ; preds = %7, %3
  br i1 %1, label %7, label %8, !llvm.loop !32

8:                                                ; preds = %7
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #1

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.ident = !{!0}
!llvm.commandline = !{!1}
!llvm.dependent-libraries = !{!2, !3}
!llvm.linker.options = !{!4}
!llvm.module.flags = !{!5, !6, !7, !10, !11}

!0 = !{!"me"}
!1 = !{!"cc -O"}
!2 = !{!"m"}
!3 = !{!"c"}
!4 = !{!"-a", !"b"}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 5, !"CG Profile", !8}
!8 = distinct !{!9}
!9 = !{ptr @f, ptr @f, i64 222}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 2, !"CodeView", i32 1}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"char", !15, i64 0}
!15 = !{!"root"}
!16 = !{}
!17 = !{!18}
!18 = distinct !{!18, !19, !"scope"}
!19 = distinct !{!19, !"domain"}
!20 = !{!21, !18}
!21 = !{!"named", !19}
!22 = !{i64 8}
!23 = distinct !{}
!24 = !{!13, !13, i64 0, i64 1}
!25 = !{i32 1}
!26 = !{!23, !27}
!27 = distinct !{}
!28 = !{i64 4}
!29 = !{!"a", !"b"}
!30 = !{!31, !29}
!31 = !{!"c", !"d"}
!32 = distinct !{!32, !33, !34, !35, !36, !37, !38, !39, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !{!"llvm.loop.isvectorized", i32 1}
!35 = !{!"llvm.loop.vectorize.enable", i1 true}
!36 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!37 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!38 = !{!"llvm.loop.vectorize.width", i32 16}
!39 = !{!"llvm.loop.vectorize.followup_vectorized", !40}
!40 = distinct !{!40, !41}
!41 = !{!"llvm.loop.disable_nonforced"}
!42 = !{!"llvm.loop.interleave.count", i32 32}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !{!"llvm.loop.unroll.count", i32 64}
!45 = !{!"llvm.loop.unroll.runtime.disable", i1 false}
!46 = !{!"llvm.loop.unroll_and_jam.enable"}
!47 = !{!"llvm.loop.unroll_and_jam.count", i32 32}
!48 = !{!"llvm.loop.licm_versioning.disable"}
!49 = !{!"llvm.loop.distribute.enable", i1 false}
!50 = !{!"llvm.loop.pipeline.disable", i1 true}
!51 = !{!"llvm.loop.pipeline.initiationinterval", i32 1}
!52 = !{!"llvm.loop.peeled.count", i32 8}
!53 = !{!"llvm.loop.unswitch.partial.disable"}
!54 = !{!"llvm.loop.parallel_accesses", !23, !27}
