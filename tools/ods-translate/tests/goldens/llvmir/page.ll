; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@format = internal constant [4 x i8] c"%d\0A\00"

declare i32 @printf(ptr, ...)

define i32 @show_sum(i32 %0, i32 %1) {
  %3 = add nsw i32 %0, %1
  %4 = call i32 (ptr, ...) @printf(ptr @format, i32 %3)
  ret i32 %4
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
