llvm.func @main(%a: i256) -> i64 {
  %0 = llvm.trunc %a : i256 to i64
  llvm.return %0 : i64
}
