; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "n32:64-m:o-S64-E-A5-G1-Fn32-p0:32:32:32:32-p1:64:64:64:32-p2:64:64:64:64-i64:64-f64:32:64-i1:8-i7:32-f80:128"

define void @f() {
  call void asm "nop", ""()
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e"

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
