// options: --inline
llvm.func @choose(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return %a : i32
^b:
  llvm.return %b : i32
}
llvm.func @variadic(...) {
  llvm.return
}
llvm.func @kept() attributes {no_inline} {
  llvm.return
}
llvm.func @copied(%p: !llvm.ptr {llvm.byval = i32}, %v: i32) {
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @caller(%c: i1, %x: i32, %p: !llvm.ptr) -> i32 {
  llvm.call @variadic() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.call @kept() : () -> ()
  llvm.call @copied(%p, %x) : (!llvm.ptr, i32) -> ()
  %0 = llvm.call @choose(%c, %x, %x) : (i1, i32, i32) -> i32
  llvm.return %0 : i32
}
