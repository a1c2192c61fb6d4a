llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.inline_asm "bswap $0", "=r,r" %0 : (i32) -> i32
  llvm.return %1 : i32
}
