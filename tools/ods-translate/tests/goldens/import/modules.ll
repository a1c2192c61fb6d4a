source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%S = type { i32, ptr }
module asm "nop"
@g = global i32 5, align 4
@z = internal constant [3 x i8] c"ab\00"
@s = global %S { i32 1, ptr @g }
@a = alias i32, ptr @g
define dso_local noundef i32 @f(i32 noundef %x, ptr nocapture readonly align 8 %p) #0 {
entry:
  %c = icmp slt i32 %x, 3
  br i1 %c, label %b, label %d
b:
  %l = load i32, ptr %p, align 4, !tbaa !3
  br label %d
d:
  %r = phi i32 [ %x, %entry ], [ %l, %b ]
  %q = getelementptr inbounds %S, ptr %p, i64 1, i32 1
  store i32 %r, ptr %q
  %m = call i32 @llvm.smax.i32(i32 %r, i32 7)
  ret i32 %m
}
declare i32 @llvm.smax.i32(i32, i32)
attributes #0 = { nounwind uwtable "target-cpu"="x86-64" "foo"="bar" "target-features"="+a,+b" "frame-pointer"="all" memory(argmem: readwrite) }
!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"clang version 22"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
// -----
define void @f() { ret void }
