target datalayout = "e-m:o-p:32:32-p1:64:64:64:32-i64:64-f64:32:64-v64:64-v128:128-a:0:64-n32-S64-A5-G1-Fn32-ni:7"
@g = global i32 0
define i32 @f(i32 %x, ptr %p, ptr %q, float %y, i1 %c, <2 x float> %v) {
entry:
  %g = getelementptr i32, ptr @g, i32 %x
  %g2 = getelementptr [4 x i32], ptr @g, i64 5, i64 6
  %g3 = getelementptr inbounds nuw {i32, [4 x i32]}, ptr %p, i64 0, i32 1, i64 3
  %a = add nuw nsw i32 %x, 10
  %b = or disjoint i32 %a, 11
  %d = lshr exact i32 %b, 12
  %z = zext nneg i32 %d to i64
  %t = trunc nuw i64 %z to i8
  %f = fadd fast float %y, 1.0
  %f2 = fcmp nnan olt float %f, 2.0
  %s = select reassoc i1 %f2, float %y, float 3.0
  %fn = fneg ninf float %s
  %al = alloca i32, align 4
  %al2 = alloca {i32, i8}, i64 13, align 16
  %l = load volatile i32, ptr %al, align 4
  %l1 = load atomic i32, ptr %al syncscope("agent") acquire, align 4
  %l2 = load i32, ptr %al, align 4, !invariant.load !0, !nontemporal !1
  store atomic i32 %l2, ptr %al seq_cst, align 4
  %r = atomicrmw volatile add ptr %al, i32 14 monotonic, align 4
  %cx = cmpxchg weak ptr %al, i32 15, i32 16 acq_rel monotonic, align 4
  fence syncscope("agent") release
  %ev = extractvalue { i32, i1 } %cx, 0
  %iv = insertvalue { i32, i1 } %cx, i32 17, 0
  %ee = extractelement <2 x float> %v, i32 18
  %ie = insertelement <2 x float> %v, float 19.0, i32 1
  %sv = shufflevector <2 x float> %v, <2 x float> poison, <3 x i32> <i32 0, i32 poison, i32 1>
  %va = va_arg ptr %p, i32
  %fr = freeze i32 %va
  switch i32 %x, label %d1 [ i32 1, label %b1
    i32 2, label %b2 ]
b2:
  br i1 %c, label %b1, label %d1, !prof !2
b1:
  %ph = phi i32 [ 20, %entry ], [ 21, %b2 ]
  %ph2 = phi float [ %y, %entry ], [ 22.0, %b2 ]
  %cc = call i32 @h(i32 %ph, i32 23)
  %ci = call addrspace(0) i32 %p(i32 24)
  %cv = call i32 (i32, ...) @va(i32 25, i32 26)
  tail call fastcc void @w(ptr noundef align 4 %p) #0
  %as = call i32 asm sideeffect "nop", "=r,r"(i32 27)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 28, i1 false)
  call void @llvm.lifetime.start.p0(ptr %al)
  %ab = call i32 @llvm.abs.i32(i32 %x, i1 true)
  %ct = call i32 @llvm.ctpop.i32(i32 %x), !range !9
  %sq = call nnan float @llvm.sqrt.f32(float %y)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 29) ]
  ret i32 %cc
d1:
  unreachable
}
declare i32 @h(i32, i32)
declare i32 @va(i32, ...)
declare fastcc void @w(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare float @llvm.sqrt.f32(float)
declare void @llvm.assume(i1)
attributes #0 = { nounwind }
!0 = !{}
!1 = !{i32 1}
!2 = !{!"branch_weights", i32 1, i32 2}
!9 = !{i32 0, i32 33}
