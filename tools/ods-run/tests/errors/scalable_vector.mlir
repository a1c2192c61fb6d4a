llvm.func @main(%a: vector<[4]xi32>) {
  llvm.return
}
