// Measured by 'cargo xtask bench run'; the longest sequence of Collatz for starts below 1000000.
module {
  llvm.func @length(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    llvm.br ^bb1(%arg0, %1 : i64, i64)
  ^bb1(%4: i64, %5: i64):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "ne" %4, %1 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.urem %4, %2 : i64
    %8 = llvm.icmp "eq" %7, %0 : i64
    %9 = llvm.udiv %4, %2 : i64
    %10 = llvm.mul %4, %3 : i64
    %11 = llvm.add %10, %1 : i64
    %12 = llvm.select %8, %9, %11 : i1, i64
    %13 = llvm.add %5, %1 : i64
    llvm.br ^bb1(%12, %13 : i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.return %5 : i64
  }
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(1000000 : index) : i64
    %3 = llvm.mlir.constant(1000 : i64) : i64
    llvm.br ^bb1(%1, %0, %0 : i64, i64, i64)
  ^bb1(%4: i64, %5: i64, %6: i64):  // 2 preds: ^bb0, ^bb2
    %7 = llvm.icmp "slt" %4, %2 : i64
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = llvm.call @length(%4) : (i64) -> i64
    %9 = llvm.icmp "sgt" %8, %6 : i64
    %10 = llvm.select %9, %4, %5 : i1, i64
    %11 = llvm.select %9, %8, %6 : i1, i64
    %12 = llvm.add %4, %1 : i64
    llvm.br ^bb1(%12, %10, %11 : i64, i64, i64)
  ^bb3:  // pred: ^bb1
    %13 = llvm.mul %5, %3 : i64
    %14 = llvm.add %13, %6 : i64
    llvm.return %14 : i64
  }
}

