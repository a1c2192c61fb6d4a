llvm.func @main(%a: i32) {
  llvm.call musttail @main(%a) : (i32) -> ()
  llvm.return
}
