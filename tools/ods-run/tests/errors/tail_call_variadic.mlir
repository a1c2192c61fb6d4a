llvm.func @f(%a: i32, ...) {
  llvm.call musttail @f(%a) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.return
}
