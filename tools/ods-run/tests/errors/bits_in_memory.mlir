llvm.func @main(%p: !llvm.ptr) -> vector<8xi1> {
  %0 = llvm.load %p : !llvm.ptr -> vector<8xi1>
  llvm.return %0 : vector<8xi1>
}
