llvm.mlir.global external @g() : !llvm.array<4 x i32>
llvm.func @use(...)
llvm.func @vectors() {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[5, 6, 7, 0]> : vector<4xi32>) : vector<4xi32>
  %s = llvm.mlir.constant(dense<9> : vector<4xi32>) : vector<4xi32>
  %u = llvm.mlir.undef : vector<4xi32>
  %p = llvm.mlir.poison : vector<4xi32>
  %i = llvm.mlir.constant(2 : i32) : i32
  %big = llvm.mlir.constant(9 : i32) : i32
  %0 = llvm.add %a, %b : vector<4xi32>
  %1 = llvm.sdiv %a, %b : vector<4xi32>
  %2 = llvm.extractelement %a[%i : i32] : vector<4xi32>
  %3 = llvm.insertelement %i, %p[%i : i32] : vector<4xi32>
  %4 = llvm.shufflevector %a, %b [0, 5, -1, 3] : vector<4xi32>
  %5 = llvm.icmp "slt" %a, %b : vector<4xi32>
  %6 = llvm.select %5, %a, %s : vector<4xi1>, vector<4xi32>
  %7 = llvm.extractelement %a[%big : i32] : vector<4xi32>
  %8 = llvm.mul %u, %a : vector<4xi32>
  %9 = llvm.bitcast %a : vector<4xi32> to vector<2xi64>
  %10 = llvm.trunc %a : vector<4xi32> to vector<4xi8>
  %11 = llvm.sitofp %a : vector<4xi32> to vector<4xf32>
  %12 = llvm.shufflevector %a, %p [0, 0, 0, 0] : vector<4xi32>
  %13 = llvm.and %u, %a : vector<4xi32>
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) vararg(!llvm.func<void (...)>) : (vector<4xi32>, vector<4xi32>, i32, vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>, i32, vector<4xi32>, vector<2xi64>, vector<4xi8>, vector<4xf32>, vector<4xi32>, vector<4xi32>) -> ()
  llvm.return
}
llvm.func @numbers(%x: i64) {
  %min = llvm.mlir.constant(-2147483648 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %c40 = llvm.mlir.constant(40 : i32) : i32
  %big = llvm.mlir.constant(1.0e20 : f32) : f32
  %d = llvm.mlir.constant(0.1 : f64) : f64
  %nan = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %0 = llvm.sdiv %min, %m1 : i32
  %1 = llvm.shl %m1, %c40 : i32
  %2 = llvm.fptosi %big : f32 to i32
  %3 = llvm.fptrunc %d : f64 to f32
  %4 = llvm.fcmp "uno" %nan, %big : f32
  %5 = llvm.fcmp "oeq" %nan, %nan : f32
  %6 = llvm.frem %big, %big : f32
  %7 = llvm.zext %m1 : i32 to i64
  %8 = llvm.sext %m1 : i32 to i64
  %9 = llvm.lshr exact %m1, %m1 : i32
  %10 = llvm.uitofp %m1 : i32 to f64
  %11 = llvm.fneg %nan : f32
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) vararg(!llvm.func<void (...)>) : (i32, i32, i32, f32, i1, i1, f32, i64, i64, i32, f64, f32) -> ()
  llvm.return
}
llvm.func @addresses() {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  %m = llvm.mlir.constant(-1 : i64) : i64
  %0 = llvm.getelementptr %g[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %1 = llvm.getelementptr %g[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %3 = llvm.getelementptr inbounds %g[%m] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %4 = llvm.icmp "ne" %g, %n : !llvm.ptr
  %5 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %6 = llvm.inttoptr %m : i64 to !llvm.ptr
  %7 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.addrspacecast %g : !llvm.ptr to !llvm.ptr<1>
  %9 = llvm.ptrtoint %g : !llvm.ptr to i32
  %10 = llvm.getelementptr nuw %g[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr<1>, i32, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @aggregates() {
  %u = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %z = llvm.mlir.zero : !llvm.struct<(i32, array<2 x f32>)>
  %f = llvm.mlir.constant(1.0 : f32) : f32
  %0 = llvm.insertvalue %f, %u[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %f, %z[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.call @use(%0, %1, %2, %3) vararg(!llvm.func<void (...)>) : (!llvm.struct<(i32, array<2 x f32>)>, !llvm.struct<(i32, array<2 x f32>)>, !llvm.array<2 x f32>, f32) -> ()
  llvm.return
}
llvm.func @denormals() {
  %d = llvm.mlir.constant(1.0e-40 : f32) : f32
  %f = llvm.mlir.constant(1.0 : f32) : f32
  %0 = llvm.fcmp "olt" %d, %f : f32
  %1 = llvm.fadd %d, %d : f32
  llvm.call @use(%0, %1) vararg(!llvm.func<void (...)>) : (i1, f32) -> ()
  llvm.return
}
