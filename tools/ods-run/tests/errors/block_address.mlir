llvm.func @main() {
  %0 = llvm.blockaddress <function = @main, tag = <id = 0>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 0>
  llvm.return
}
