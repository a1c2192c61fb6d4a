"test.op"() : () -> ()
// -----
llvm.func @f() {
  "test.inner"() : () -> ()
  llvm.return
}
// -----
llvm.func @f(%x: f32) {
  llvm.call_intrinsic "llvm.no.such"(%x) : (f32) -> ()
  llvm.return
}
// -----
llvm.func @f() attributes {passthrough = ["alignstack"]}
// -----
llvm.func @f() attributes {passthrough = [["noreturn", "4"]]}
// -----
llvm.func @f() attributes {passthrough = [1]}
// -----
llvm.func @f() attributes {passthrough = [[1, "a"]]}
// -----
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
// -----
llvm.func @f(i32 {llvm.signext = "x"})
// -----
llvm.comdat @a {
  llvm.comdat_selector @c any
}
llvm.comdat @b {
  llvm.comdat_selector @c any
}
// -----
llvm.func @f(%x: i32) {
  llvm.add %x : i32
}
