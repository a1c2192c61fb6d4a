// Calls of printf with strings, integers and floats.
// RESULT: void
// OUTPUT: text -42 1234567890123 3.142 A ff

llvm.mlir.global internal constant @format("%s %d %ld %.3f %c %x\0A\00")
llvm.mlir.global internal constant @text("text\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @main() {
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %a = llvm.mlir.constant(-42 : i32) : i32
  %b = llvm.mlir.constant(1234567890123 : i64) : i64
  %c = llvm.mlir.constant(3.14159 : f64) : f64
  %d = llvm.mlir.constant(65 : i32) : i32
  %e = llvm.mlir.constant(255 : i32) : i32
  %n = llvm.call @printf(%f, %t, %a, %b, %c, %d, %e) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i32, i64, f64, i32, i32) -> i32
  llvm.return
}
