; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = internal constant [3 x i32] [i32 1, i32 2, i32 3]

define void @f(i32 %0, ptr %1) {
  %3 = select i1 true, i32 2, i32 %0
  store i32 poison, ptr %1, align 4
  %4 = add i32 %0, 0
  store i32 0, ptr %1, align 4
  store float 0x7FF0000000000000, ptr %1, align 4
  store float 0x4010CCCCC0000000, ptr %1, align 4
  store half 0xH3E00, ptr %1, align 2
  store i64 ptrtoint (ptr @g to i64), ptr %1, align 4
  store i64 add (i64 ptrtoint (ptr @g to i64), i64 8), ptr %1, align 4
  %5 = mul i64 ptrtoint (ptr @g to i64), 8
  store i64 %5, ptr %1, align 4
  store ptr inttoptr (i64 8 to ptr), ptr %1, align 8
  store ptr @g, ptr %1, align 8
  store i1 false, ptr %1, align 1
  store ptr inttoptr (i64 64 to ptr), ptr %1, align 8
  %6 = getelementptr double, ptr %1, i64 8
  %7 = getelementptr inbounds nuw double, ptr %1, i64 8
  store i16 8, ptr %1, align 2
  store double 0x7FF0000000000000, ptr %1, align 8
  store double 4.940660e-324, ptr %1, align 8
  store float 0x7FF0000020000000, ptr %1, align 4
  %8 = freeze i32 poison
  %9 = icmp ult i32 poison, %0
  store i1 false, ptr %1, align 1
  store float 0xC000CCCCC0000000, ptr %1, align 4
  %10 = or disjoint i32 %0, 2
  %11 = zext nneg i32 %0 to i64
  store i32 1074161254, ptr %1, align 4
  %12 = alloca { i8, i64 }, i32 2, align 16
  %13 = alloca inalloca i64, i32 %0, align 8
  %14 = load atomic volatile i32, ptr %1 syncscope("singlethread") acquire, align 4
  store i32 %14, ptr %1, align 4, !nontemporal !1
  %15 = atomicrmw volatile and ptr %1, i32 %14 syncscope("agent") seq_cst, align 4
  %16 = cmpxchg weak ptr %1, i32 %14, i32 %15 acq_rel monotonic, align 4
  fence syncscope("agent") acquire
  %17 = select i1 false, i32 %0, i32 2
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1}
