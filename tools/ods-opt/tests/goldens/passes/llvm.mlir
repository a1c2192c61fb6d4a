// options: --canonicalize
llvm.func @casts(%arg0: !llvm.ptr, %arg1: i32) -> (!llvm.struct<(ptr, ptr<2>, i32, f32)>) {
  %0 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<1>
  %2 = llvm.addrspacecast %1 : !llvm.ptr<1> to !llvm.ptr<2>
  %3 = llvm.addrspacecast %2 : !llvm.ptr<2> to !llvm.ptr
  %4 = llvm.bitcast %arg1 : i32 to f32
  %5 = llvm.bitcast %4 : f32 to vector<2xi16>
  %6 = llvm.bitcast %5 : vector<2xi16> to i32
  %7 = llvm.bitcast %5 : vector<2xi16> to f32
  %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr<2>, i32, f32)>
  %9 = llvm.insertvalue %3, %8[0] : !llvm.struct<(ptr, ptr<2>, i32, f32)>
  %10 = llvm.insertvalue %2, %9[1] : !llvm.struct<(ptr, ptr<2>, i32, f32)>
  %11 = llvm.insertvalue %6, %10[2] : !llvm.struct<(ptr, ptr<2>, i32, f32)>
  %12 = llvm.insertvalue %7, %11[3] : !llvm.struct<(ptr, ptr<2>, i32, f32)>
  llvm.return %12 : !llvm.struct<(ptr, ptr<2>, i32, f32)>
}
llvm.func @integers() -> !llvm.struct<(i64, i8, i8, i8)> {
  %0 = llvm.mlir.constant(-1 : i8) : i8
  %1 = llvm.mlir.constant(9 : i8) : i8
  %2 = llvm.mlir.constant(3 : i8) : i8
  %3 = llvm.zext %0 : i8 to i64
  %4 = llvm.or %1, %2 : i8
  %5 = llvm.shl %0, %2 : i8
  %6 = llvm.shl %0, %1 : i8
  %7 = llvm.mlir.undef : !llvm.struct<(i64, i8, i8, i8)>
  %8 = llvm.insertvalue %3, %7[0] : !llvm.struct<(i64, i8, i8, i8)>
  %9 = llvm.insertvalue %4, %8[1] : !llvm.struct<(i64, i8, i8, i8)>
  %10 = llvm.insertvalue %5, %9[2] : !llvm.struct<(i64, i8, i8, i8)>
  %11 = llvm.insertvalue %6, %10[3] : !llvm.struct<(i64, i8, i8, i8)>
  llvm.return %11 : !llvm.struct<(i64, i8, i8, i8)>
}
llvm.func @use(...)
llvm.func @comparisons(%arg0: i32, %arg1: vector<4xi32>) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "eq" %arg0, %arg0 : i32
  %4 = llvm.icmp "ne" %arg1, %arg1 : vector<4xi32>
  %5 = llvm.icmp "slt" %arg0, %arg0 : i32
  %6 = llvm.icmp "eq" %1, %2 : !llvm.ptr
  %7 = llvm.icmp "ne" %2, %1 : !llvm.ptr
  llvm.call @use(%3, %4, %5, %6, %7) vararg(!llvm.func<void (...)>) : (i1, vector<4xi1>, i1, i1, i1) -> ()
  llvm.return
}
llvm.func @parts(%arg0: i32, %arg1: !llvm.struct<(i32, struct<(i32, f32)>)>, %arg2: !llvm.struct<(i32, f32)>, %arg3: vector<1xf32>) {
  %0 = llvm.insertvalue %arg0, %arg1[0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(i32, f32)>
  %4 = llvm.insertvalue %arg2, %arg1[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %5 = llvm.extractvalue %4[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %6 = llvm.insertvalue %arg0, %arg1[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %7 = llvm.extractvalue %6[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %8 = llvm.mlir.constant([7 : i32, 1.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
  %9 = llvm.extractvalue %8[0] : !llvm.struct<(i32, f32)>
  %10 = llvm.shufflevector %arg3, %arg3 [0] : vector<1xf32>
  llvm.call @use(%1, %2, %3, %5, %7, %9, %10) vararg(!llvm.func<void (...)>) : (i32, !llvm.struct<(i32, f32)>, f32, i32, !llvm.struct<(i32, f32)>, i32, vector<1xf32>) -> ()
  llvm.return
}
llvm.func @addresses(%arg0: !llvm.ptr, %arg1: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(5 : i32) : i32
  %2 = llvm.mlir.constant(5000000000 : i64) : i64
  %3 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %4 = llvm.getelementptr %arg0[%arg1, %1] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<8 x i32>
  %5 = llvm.getelementptr inbounds %arg0[%2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>
  llvm.call @use(%3, %4, %5) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @dead(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = llvm.load %arg0 : !llvm.ptr -> i32
  %1 = llvm.load volatile %arg0 : !llvm.ptr -> i32
  %2 = llvm.inline_asm "nop", "=r" : () -> i32
  %3 = llvm.sdiv %arg1, %arg1 : i32
  %4 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %5 = llvm.intr.fabs(%4) : (f32) -> f32
  llvm.return
}
llvm.func @branches(%arg0: i1, %arg1: i32) -> i32 {
  %0 = llvm.mlir.constant(true) : i1
  llvm.cond_br %0, ^bb1(%arg1 : i32), ^bb2
^bb1(%1: i32):
  llvm.return %1 : i32
^bb2:
  %2 = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^bb1(%2 : i32)
}
