llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x i8 : (i32) -> !llvm.ptr
  %2 = llvm.alloca %n x !llvm.struct<(i8)> : (i32) -> !llvm.ptr
  %3 = llvm.alloca %n x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  %4 = llvm.alloca %n x !llvm.struct<packed(i64)> : (i32) -> !llvm.ptr
  %5 = llvm.alloca %n x f16 : (i32) -> !llvm.ptr
  %6 = llvm.alloca %n x i128 : (i32) -> !llvm.ptr
  %7 = llvm.alloca %n x vector<3xi8> : (i32) -> !llvm.ptr
  %8 = llvm.alloca %n x !llvm.array<3 x !llvm.struct<(i8,i64)>> : (i32) -> !llvm.ptr
  %9 = llvm.alloca %n x i33 : (i32) -> !llvm.ptr
  %10 = llvm.alloca %n x f80 : (i32) -> !llvm.ptr
  %11 = llvm.alloca %n x i1 : (i32) -> !llvm.ptr
  llvm.return
}
// -----
module attributes {llvm.data_layout="e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x i8 : (i32) -> !llvm.ptr
  %2 = llvm.alloca %n x !llvm.struct<(i8)> : (i32) -> !llvm.ptr
  %3 = llvm.alloca %n x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  %4 = llvm.alloca %n x !llvm.struct<packed(i64)> : (i32) -> !llvm.ptr
  %5 = llvm.alloca %n x f16 : (i32) -> !llvm.ptr
  %6 = llvm.alloca %n x i128 : (i32) -> !llvm.ptr
  %7 = llvm.alloca %n x vector<3xi8> : (i32) -> !llvm.ptr
  %8 = llvm.alloca %n x !llvm.array<3 x !llvm.struct<(i8,i64)>> : (i32) -> !llvm.ptr
  %9 = llvm.alloca %n x i33 : (i32) -> !llvm.ptr
  %10 = llvm.alloca %n x f80 : (i32) -> !llvm.ptr
  %11 = llvm.alloca %n x i1 : (i32) -> !llvm.ptr
  llvm.return
}
}
