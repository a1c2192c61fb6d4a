llvm.mlir.global external @b() : i32
llvm.func @c()
llvm.func @a()
llvm.func @unused()
llvm.func @main() -> i32 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.call @c() : () -> ()
  llvm.call @a() : () -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
