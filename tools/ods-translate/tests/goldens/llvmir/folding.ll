; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global [4 x i32]

declare void @use(...)

define void @vectors() {
  call void (...) @use(<4 x i32> <i32 6, i32 8, i32 10, i32 4>, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>, i32 3, <4 x i32> <i32 poison, i32 poison, i32 2, i32 poison>, <4 x i32> <i32 1, i32 6, i32 undef, i32 4>, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x i32> <i32 1, i32 2, i32 3, i32 9>, i32 poison, <4 x i32> <i32 undef, i32 0, i32 undef, i32 0>, <2 x i64> <i64 8589934593, i64 17179869187>, <4 x i8> <i8 1, i8 2, i8 3, i8 4>, <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <4 x i32> splat (i32 1), <4 x i32> zeroinitializer)
  ret void
}

define void @numbers(i64 %0) {
  call void (...) @use(i32 poison, i32 poison, i32 poison, float 0x3FB99999A0000000, i1 true, i1 false, float 0.000000e+00, i64 4294967295, i64 -1, i32 poison, double 0x41EFFFFFFFE00000, float 0xFFF8000000000000)
  ret void
}

define void @addresses() {
  call void (...) @use(ptr @g, ptr getelementptr inbounds nuw (i8, ptr @g, i64 12), ptr getelementptr (i8, ptr @g, i64 20), ptr getelementptr inbounds (i8, ptr @g, i64 -4), i1 true, i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 12) to i64), ptr inttoptr (i64 -1 to ptr), ptr null, ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1)), i32 ptrtoint (ptr @g to i32), ptr getelementptr nuw (i8, ptr @g, i64 24))
  ret void
}

define void @aggregates() {
  call void (...) @use({ i32, [2 x float] } { i32 undef, [2 x float] [float 1.000000e+00, float undef] }, { i32, [2 x float] } { i32 0, [2 x float] [float 0.000000e+00, float 1.000000e+00] }, [2 x float] [float 0.000000e+00, float 1.000000e+00], float 1.000000e+00)
  ret void
}

define void @denormals() {
  %1 = fcmp olt float 0x37A16C2000000000, 1.000000e+00
  call void (...) @use(i1 %1, float 0x37B16C2000000000)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
