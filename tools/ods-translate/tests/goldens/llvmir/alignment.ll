; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(i32 %0) {
  %2 = alloca i64, i32 %0, align 8
  %3 = alloca i8, i32 %0, align 1
  %4 = alloca { i8 }, i32 %0, align 8
  %5 = alloca [3 x i64], i32 %0, align 8
  %6 = alloca <{ i64 }>, i32 %0, align 8
  %7 = alloca half, i32 %0, align 2
  %8 = alloca i128, i32 %0, align 8
  %9 = alloca <3 x i8>, i32 %0, align 4
  %10 = alloca [3 x { i8, i64 }], i32 %0, align 8
  %11 = alloca i33, i32 %0, align 8
  %12 = alloca x86_fp80, i32 %0, align 16
  %13 = alloca i1, i32 %0, align 1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define void @f(i32 %0) {
  %2 = alloca i64, i32 %0, align 8
  %3 = alloca i8, i32 %0, align 1
  %4 = alloca { i8 }, i32 %0, align 8
  %5 = alloca [3 x i64], i32 %0, align 8
  %6 = alloca <{ i64 }>, i32 %0, align 8
  %7 = alloca half, i32 %0, align 2
  %8 = alloca i128, i32 %0, align 16
  %9 = alloca <3 x i8>, i32 %0, align 4
  %10 = alloca [3 x { i8, i64 }], i32 %0, align 8
  %11 = alloca i33, i32 %0, align 8
  %12 = alloca x86_fp80, i32 %0, align 16
  %13 = alloca i1, i32 %0, align 1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
