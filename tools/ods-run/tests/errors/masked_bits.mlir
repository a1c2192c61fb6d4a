llvm.func @main(%p: !llvm.ptr, %m: vector<8xi1>) {
  llvm.intr.masked.store %m, %p, %m {alignment = 1 : i32} : vector<8xi1>, vector<8xi1> into !llvm.ptr
  llvm.return
}
