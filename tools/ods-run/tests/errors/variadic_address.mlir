llvm.func @main(%f: !llvm.ptr, %a: i32) {
  llvm.call %f(%a) vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, (i32) -> ()
  llvm.return
}
