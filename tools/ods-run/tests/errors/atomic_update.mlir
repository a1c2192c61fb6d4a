llvm.func @main(%p: !llvm.ptr, %a: i32) -> i32 {
  %0 = llvm.atomicrmw uinc_wrap %p, %a seq_cst : !llvm.ptr, i32
  llvm.return %0 : i32
}
