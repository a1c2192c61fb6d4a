define void @f() {
  %r = cleanuppad within none []
  unreachable
}
// -----
define void @1() {
  ret void
}
// -----
@g = dllexport global i32 0
// -----
@g = global i32 0, partition "x"
// -----
define void @f() prefix i32 5 {
  ret void
}
// -----
define void @f() {
  call void asm unwind "nop", ""()
  ret void
}
// -----
define void @f() {
  %a = alloca swifterror ptr
  ret void
}
// -----
define riscv_vector_cc void @f() {
  ret void
}
// -----
@g = global ptr getelementptr inrange(0, 4) (i8, ptr @h, i64 4)
@h = global i32 0
// -----
define void @f(i1 %c) {
a:
  br i1 %c, label %a, label %b, !llvm.loop !0
b:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.something"}
// -----
define void @f() {
  %v = call float @llvm.experimental.constrained.fadd.f32(float 1.0, float 1.0, metadata !"round.upward", metadata !"fpexcept.strict")
  ret void
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
