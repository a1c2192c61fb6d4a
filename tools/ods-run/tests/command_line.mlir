llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @wide() -> i64 {
  %0 = llvm.mlir.constant(-42 : i64) : i64
  llvm.return %0 : i64
}
llvm.func @float() -> f32 {
  %0 = llvm.mlir.constant(1.5 : f32) : f32
  llvm.return %0 : f32
}
llvm.func @double() -> f64 {
  %0 = llvm.mlir.constant(1.5 : f64) : f64
  llvm.return %0 : f64
}
llvm.func @nothing() {
  llvm.return
}
llvm.func @argument(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @argument_only(%a: i32) {
  llvm.return
}
llvm.func @external() -> i32
llvm.func internal @hidden() -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32
}
