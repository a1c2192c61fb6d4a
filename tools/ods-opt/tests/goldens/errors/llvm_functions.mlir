llvm.func @f(index)
// -----
llvm.func @f() -> index
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func @f() -> !llvm.void
// -----
llvm.func @f(!llvm.void)
// -----
llvm.func common @f()
// -----
llvm.func internal @f()
// -----
llvm.func @f() {}
// -----
llvm.func @f(..., i32)
// -----
llvm.func @f(%a: i32, i32) {
}
// -----
llvm.func f()
// -----
llvm.func @f() comdat(@x::@y) {
  llvm.return
}
// -----
llvm.func @f() attributes {no_inline, always_inline} {
  llvm.return
}
// -----
llvm.func @f() attributes {optimize_none} {
  llvm.return
}
// -----
llvm.func @f() vscale_range(1)
// -----
"llvm.func"() ({}) {sym_name = "f", function_type = i32} : () -> ()
// -----
llvm.func @f() attributes {sym_name = "x"}
// -----
llvm.func @f(%a: i32) {
^bb0(%x: i64):
  llvm.return
}
// -----
llvm.func @f() -> i32 {
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
// -----
llvm.func @f(%a: i64) -> i32 {
  llvm.return %a : i64
}
// -----
llvm.func @f(i32 {llvm.noalias})
// -----
llvm.func @f(!llvm.ptr {llvm.noalias = 3})
// -----
llvm.func @f(!llvm.ptr {llvm.sret})
// -----
llvm.func @f(i32 {llvm.sret = i32})
// -----
llvm.func @f(f32 {llvm.signext})
// -----
llvm.func @f(i32 {llvm.align = 4 : i64})
// -----
llvm.func @f(!llvm.ptr {llvm.align})
// -----
llvm.func @f(i32 {llvm.noundef = 2})
// -----
llvm.func @f() -> (i32 {llvm.noalias})
// -----
llvm.func @f() -> (i32 {llvm.returned})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})
// -----
func.func @f(%a: index {llvm.noalias}) {
  return
}
// -----
func.func @f(%a: i32 {llvm.noalias}) {
  return
}
// -----
module attributes {llvm.data_layout = 3} {}

// -----

llvm.func @f() vscale_range(), 16)
