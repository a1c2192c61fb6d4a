define i32 @f() {
  ret i32 %x
}
// -----
define void @f() {
  fubar
}
// -----
define void @f() {
  br label %no
}
// -----
define void @f(i32 %x) {
  %y = add i64 %x, 1
  ret void
}
// -----
define void @f(i32 %x) {
  %x = add i32 1, 1
  ret void
}
// -----
@g = global i32 1.0
// -----
@g = global float 1.1
// -----
@g = global [2 x i32] [i32 1]
// -----
@g = global %T zeroinitializer
// -----
%T = type { %T }
@g = global %T zeroinitializer
// -----
@g = global ptr* null
// -----
define i32 @f() {
  ret i64 5
}
// -----
@g = constant [2 x i8] c"abc"
// -----
@s = global [2 x i8] c"a
// -----
define void @f() {
  ret void
// -----
define void @f(
// -----
@g = global <0 x i32> zeroinitializer
// -----
@g = global i32 ^
// -----
!0 = !{!1
// -----
define void @f({i32} %a) {
  %b = extractvalue {i32} %a, 1
  ret void
}
// -----
define void @f(void* %p) {
  ret void
}
// -----
define void @f(i8 addrspace(1) %p) {
  ret void
}
// -----
define void @f(label* %p) {
  ret void
}
// -----
%a = type [2 x %b]
%b = type [2 x %a]
define void @f(%a %p) {
  ret void
}
// -----
%a = type { i32, %b* }
%b = type { %b }
define void @f(%a* %p) {
  ret void
}
