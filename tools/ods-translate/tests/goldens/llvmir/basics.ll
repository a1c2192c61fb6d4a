; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%list = type { i32, ptr }

@g = internal constant [3 x i32] [i32 1, i32 2, i32 3]
@e = external global i32
@s = private constant [9 x i8] c"hello\00\0A\22x", align 8
@p = internal global ptr getelementptr inbounds nuw (i8, ptr @g, i64 8)

declare i32 @ext(i32, ...)

; Function Attrs: noinline
define i32 @f(i32 %0, %list %1, i1 %2) #0 {
  %4 = add nsw i32 5, %0
  %5 = alloca i64, i32 2, align 8
  store i64 7, ptr %5, align 4
  store { ptr, ptr, i64, [1 x i64], [1 x i64] } { ptr poison, ptr poison, i64 7, [1 x i64] poison, [1 x i64] poison }, ptr %5, align 8
  store <2 x float> <float 1.000000e+00, float 2.000000e+00>, ptr %5, align 8
  store <2 x float> splat (float 1.000000e+00), ptr %5, align 8
  store <vscale x 4 x i32> splat (i32 5), ptr %5, align 16
  store <4 x i32> zeroinitializer, ptr %5, align 16
  %6 = call i32 (i32, ...) @ext(i32 %4, i64 7)
  br i1 %2, label %7, label %10

7:                                                ; preds = %3
  %8 = phi i32 [ %6, %3 ]
  %9 = call i32 @llvm.smax.i32(i32 %8, i32 %0)
  br label %13

10:                                               ; preds = %3
  switch i32 %0, label %13 [
    i32 1, label %11
    i32 -2, label %12
  ]

11:                                               ; preds = %10
  br label %13

12:                                               ; preds = %10
  unreachable

13:                                               ; preds = %7, %11, %10
  %14 = phi i32 [ 2, %11 ], [ %0, %10 ], [ %9, %7 ]
  ret i32 %14
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

attributes #0 = { noinline "x"="y" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
