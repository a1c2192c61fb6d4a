// Measured by 'cargo xtask bench run'; a product of matrices of 400 by 400 doubles, whose sums are in registers.
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @main() -> i64 {
    %0 = llvm.mlir.constant(14 : index) : i64
    %1 = llvm.mlir.constant(3 : index) : i64
    %2 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %3 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(400 : index) : i64
    %7 = llvm.mlir.constant(400 : index) : i64
    %8 = llvm.mlir.constant(400 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.constant(160000 : index) : i64
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.getelementptr %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr
    %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.insertvalue %7, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %8, %20[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %8, %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %9, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.mlir.constant(400 : index) : i64
    %25 = llvm.mlir.constant(400 : index) : i64
    %26 = llvm.mlir.constant(1 : index) : i64
    %27 = llvm.mlir.constant(160000 : index) : i64
    %28 = llvm.mlir.zero : !llvm.ptr
    %29 = llvm.getelementptr %28[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %30 = llvm.ptrtoint %29 : !llvm.ptr to i64
    %31 = llvm.call @malloc(%30) : (i64) -> !llvm.ptr
    %32 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %33 = llvm.insertvalue %31, %32[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.insertvalue %31, %33[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.mlir.constant(0 : index) : i64
    %36 = llvm.insertvalue %35, %34[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.insertvalue %24, %36[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.insertvalue %25, %37[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.insertvalue %25, %38[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.insertvalue %26, %39[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.mlir.constant(400 : index) : i64
    %42 = llvm.mlir.constant(400 : index) : i64
    %43 = llvm.mlir.constant(1 : index) : i64
    %44 = llvm.mlir.constant(160000 : index) : i64
    %45 = llvm.mlir.zero : !llvm.ptr
    %46 = llvm.getelementptr %45[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %47 = llvm.ptrtoint %46 : !llvm.ptr to i64
    %48 = llvm.call @malloc(%47) : (i64) -> !llvm.ptr
    %49 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %50 = llvm.insertvalue %48, %49[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %51 = llvm.insertvalue %48, %50[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %52 = llvm.mlir.constant(0 : index) : i64
    %53 = llvm.insertvalue %52, %51[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %54 = llvm.insertvalue %41, %53[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %55 = llvm.insertvalue %42, %54[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %56 = llvm.insertvalue %42, %55[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %57 = llvm.insertvalue %43, %56[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%4 : i64)
  ^bb1(%58: i64):  // 2 preds: ^bb0, ^bb5
    %59 = llvm.icmp "slt" %58, %6 : i64
    llvm.cond_br %59, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%4 : i64)
  ^bb3(%60: i64):  // 2 preds: ^bb2, ^bb4
    %61 = llvm.icmp "slt" %60, %6 : i64
    llvm.cond_br %61, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %62 = llvm.add %58, %60 : i64
    %63 = llvm.sub %58, %60 : i64
    %64 = llvm.sitofp %62 : i64 to f64
    %65 = llvm.sitofp %63 : i64 to f64
    %66 = llvm.fmul %65, %2 : f64
    %67 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %68 = llvm.mlir.constant(400 : index) : i64
    %69 = llvm.mul %58, %68 overflow<nsw, nuw> : i64
    %70 = llvm.add %69, %60 overflow<nsw, nuw> : i64
    %71 = llvm.getelementptr inbounds|nuw %67[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %64, %71 : f64, !llvm.ptr
    %72 = llvm.extractvalue %40[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.mlir.constant(400 : index) : i64
    %74 = llvm.mul %58, %73 overflow<nsw, nuw> : i64
    %75 = llvm.add %74, %60 overflow<nsw, nuw> : i64
    %76 = llvm.getelementptr inbounds|nuw %72[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %66, %76 : f64, !llvm.ptr
    %77 = llvm.extractvalue %57[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %78 = llvm.mlir.constant(400 : index) : i64
    %79 = llvm.mul %58, %78 overflow<nsw, nuw> : i64
    %80 = llvm.add %79, %60 overflow<nsw, nuw> : i64
    %81 = llvm.getelementptr inbounds|nuw %77[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %3, %81 : f64, !llvm.ptr
    %82 = llvm.add %60, %5 : i64
    llvm.br ^bb3(%82 : i64)
  ^bb5:  // pred: ^bb3
    %83 = llvm.add %58, %5 : i64
    llvm.br ^bb1(%83 : i64)
  ^bb6:  // pred: ^bb1
    llvm.br ^bb7(%4 : i64)
  ^bb7(%84: i64):  // 2 preds: ^bb6, ^bb14
    %85 = llvm.icmp "slt" %84, %6 : i64
    llvm.cond_br %85, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9(%4 : i64)
  ^bb9(%86: i64):  // 2 preds: ^bb8, ^bb13
    %87 = llvm.icmp "slt" %86, %6 : i64
    llvm.cond_br %87, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11(%4, %3 : i64, f64)
  ^bb11(%88: i64, %89: f64):  // 2 preds: ^bb10, ^bb12
    %90 = llvm.icmp "slt" %88, %6 : i64
    llvm.cond_br %90, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %91 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.mlir.constant(400 : index) : i64
    %93 = llvm.mul %84, %92 overflow<nsw, nuw> : i64
    %94 = llvm.add %93, %88 overflow<nsw, nuw> : i64
    %95 = llvm.getelementptr inbounds|nuw %91[%94] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %96 = llvm.load %95 : !llvm.ptr -> f64
    %97 = llvm.extractvalue %40[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %98 = llvm.mlir.constant(400 : index) : i64
    %99 = llvm.mul %88, %98 overflow<nsw, nuw> : i64
    %100 = llvm.add %99, %86 overflow<nsw, nuw> : i64
    %101 = llvm.getelementptr inbounds|nuw %97[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %102 = llvm.load %101 : !llvm.ptr -> f64
    %103 = llvm.fmul %96, %102 : f64
    %104 = llvm.fadd %89, %103 : f64
    %105 = llvm.add %88, %5 : i64
    llvm.br ^bb11(%105, %104 : i64, f64)
  ^bb13:  // pred: ^bb11
    %106 = llvm.extractvalue %57[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %107 = llvm.mlir.constant(400 : index) : i64
    %108 = llvm.mul %84, %107 overflow<nsw, nuw> : i64
    %109 = llvm.add %108, %86 overflow<nsw, nuw> : i64
    %110 = llvm.getelementptr inbounds|nuw %106[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %89, %110 : f64, !llvm.ptr
    %111 = llvm.add %86, %5 : i64
    llvm.br ^bb9(%111 : i64)
  ^bb14:  // pred: ^bb9
    %112 = llvm.add %84, %5 : i64
    llvm.br ^bb7(%112 : i64)
  ^bb15:  // pred: ^bb7
    %113 = llvm.extractvalue %57[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %114 = llvm.mlir.constant(400 : index) : i64
    %115 = llvm.mul %1, %114 overflow<nsw, nuw> : i64
    %116 = llvm.add %115, %0 overflow<nsw, nuw> : i64
    %117 = llvm.getelementptr inbounds|nuw %113[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %118 = llvm.load %117 : !llvm.ptr -> f64
    %119 = llvm.extractvalue %57[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %120 = llvm.mlir.constant(400 : index) : i64
    %121 = llvm.mul %0, %120 overflow<nsw, nuw> : i64
    %122 = llvm.add %121, %1 overflow<nsw, nuw> : i64
    %123 = llvm.getelementptr inbounds|nuw %119[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %124 = llvm.load %123 : !llvm.ptr -> f64
    %125 = llvm.fsub %118, %124 : f64
    %126 = llvm.bitcast %125 : f64 to i64
    llvm.return %126 : i64
  }
}

