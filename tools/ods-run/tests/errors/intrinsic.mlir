llvm.func @main(%a: !llvm.ptr) -> i32 {
  %0 = llvm.intr.eh.typeid.for %a : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
