// Measured by 'cargo xtask bench run'; the number of primes below 20000000.
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(20000000 : index) : i64
    %4 = llvm.mlir.constant(1 : i8) : i8
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.getelementptr %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %12 = llvm.call @malloc(%11) : (i64) -> !llvm.ptr
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.mlir.constant(0 : index) : i64
    %17 = llvm.insertvalue %16, %15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.insertvalue %3, %17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.insertvalue %8, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%0 : i64)
  ^bb1(%20: i64):  // 2 preds: ^bb0, ^bb2
    %21 = llvm.icmp "slt" %20, %3 : i64
    llvm.cond_br %21, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %22 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.getelementptr inbounds|nuw %22[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %23 : i8, !llvm.ptr
    %24 = llvm.add %20, %1 : i64
    llvm.br ^bb1(%24 : i64)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%2, %6 : i64, i64)
  ^bb4(%25: i64, %26: i64):  // 2 preds: ^bb3, ^bb12
    %27 = llvm.icmp "slt" %25, %3 : i64
    llvm.cond_br %27, ^bb5, ^bb13
  ^bb5:  // pred: ^bb4
    %28 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.getelementptr inbounds|nuw %28[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 : !llvm.ptr -> i8
    %31 = llvm.trunc %30 : i8 to i1
    llvm.cond_br %31, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %32 = llvm.mul %25, %25 : i64
    llvm.br ^bb7(%32 : i64)
  ^bb7(%33: i64):  // 2 preds: ^bb6, ^bb8
    %34 = llvm.icmp "slt" %33, %3 : i64
    llvm.cond_br %34, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %35 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.getelementptr inbounds|nuw %35[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %36 : i8, !llvm.ptr
    %37 = llvm.add %33, %25 : i64
    llvm.br ^bb7(%37 : i64)
  ^bb9:  // pred: ^bb7
    %38 = llvm.add %26, %7 : i64
    llvm.br ^bb11(%38 : i64)
  ^bb10:  // pred: ^bb5
    llvm.br ^bb11(%26 : i64)
  ^bb11(%39: i64):  // 2 preds: ^bb9, ^bb10
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %40 = llvm.add %25, %1 : i64
    llvm.br ^bb4(%40, %39 : i64, i64)
  ^bb13:  // pred: ^bb4
    %41 = llvm.extractvalue %19[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%41) : (!llvm.ptr) -> ()
    llvm.return %26 : i64
  }
}

