llvm.func @main(%a: i128) -> i128 {
  %0 = "llvm.intr.smul.with.overflow"(%a, %a) : (i128, i128) -> !llvm.struct<(i128, i1)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i128, i1)>
  llvm.return %1 : i128
}
