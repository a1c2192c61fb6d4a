llvm.func @main(%a: !llvm.ptr) {
  llvm.intr.vastart %a : !llvm.ptr
  llvm.return
}
