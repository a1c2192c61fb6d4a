; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@undefined_table = private constant [2 x float] [float 1.000000e+00, float 2.000000e+00]

define void @undefined_indices(float %0) {
  store float %0, ptr @undefined_table, align 4
  store float %0, ptr @undefined_table, align 4
  store float %0, ptr @undefined_table, align 4
  store float %0, ptr getelementptr ([2 x float], ptr @undefined_table, i64 1, i64 poison), align 4
  store float %0, ptr getelementptr ([2 x float], ptr @undefined_table, i64 poison, i64 1), align 4
  store float %0, ptr getelementptr ([2 x float], ptr @undefined_table, i64 1, i64 undef), align 4
  store float %0, ptr null, align 4
  store float %0, ptr poison, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
