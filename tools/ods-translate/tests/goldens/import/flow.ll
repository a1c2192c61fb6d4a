$c = comdat any
$d = comdat largest
@g = weak_odr global i32 0, comdat($c)
@0 = private unnamed_addr constant i32 5
@a = internal alias i32, ptr @g
@i = ifunc i32 (i32), ptr @r
module asm "foo"
module asm "bar"
define internal ptr @r() comdat($c) { ret ptr @0 }
define void @inv(ptr %p) personality ptr @r {
  %x = invoke i32 @r2(i32 5) to label %n unwind label %u
n:
  %q = phi i32 [ %x, %0 ]
  %ba = load ptr, ptr blockaddress(@inv, %n)
  indirectbr ptr %ba, [label %u2, label %n2]
u:
  %l = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @g]
  resume { ptr, i32 } %l
u2:
  ret void
n2:
  %y = invoke noundef i32 %p(i32 5) to label %u3 unwind label %u
u3:
  ret void
dead:
  ret void
}
declare i32 @r2(i32)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare i32 @llvm.vscale.i32()
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare {i32, i1} @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.x86.foo(i32)
define float @intr(float %f, i32 %x, ptr %p, <4 x i1> %m, <4 x i32> %v) {
  %1 = call i1 @llvm.is.fpclass.f32(float %f, i32 3)
  %2 = call i32 @llvm.vscale.i32()
  %3 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  %4 = call {i32, i1} @llvm.sadd.with.overflow.i32(i32 %x, i32 1)
  %5 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %f, <4 x float> zeroinitializer)
  %6 = call i32 @llvm.expect.i32(i32 %x, i32 7)
  %7 = call noundef i64 @llvm.objectsize.i64.p0(ptr noundef %p, i1 false, i1 true, i1 false)
  call void @llvm.trap()
  %8 = call float @llvm.fma.f32(float %f, float %f, float 2.0)
  %aa = call ptr @llvm.stacksave.p0()
  %ab = call float @llvm.powi.f32.i32(float %f, i32 %x)
  %ac = call { float, i32 } @llvm.frexp.f32.i32(float %f)
  call void @llvm.donothing()
  br label %bb
bb:
  br label %loop
loop:
  %iv = phi i32 [ 0, %bb ], [ %ivn, %loop ]
  %ivn = add i32 %iv, 1
  %cond = icmp eq i32 %ivn, 10
  br i1 %cond, label %ex, label %loop, !llvm.loop !0
ex:
  ret float %8
}
!0 = distinct !{!0, !1, !2, !3}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"llvm.loop.mustprogress"}
!3 = !{!"llvm.loop.vectorize.width", i32 4}
