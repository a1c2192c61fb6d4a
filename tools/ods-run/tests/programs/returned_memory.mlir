// A function that returns a large struct by the value of an indirect call.
// RESULT: i64 144464

llvm.func internal @make(%x: i64) -> !llvm.struct<(i64, f32, array<5 x i16>)> {
  %u = llvm.mlir.undef : !llvm.struct<(i64, f32, array<5 x i16>)>
  %f = llvm.sitofp %x : i64 to f32
  %t = llvm.trunc %x : i64 to i16
  %a = llvm.insertvalue %x, %u[0] : !llvm.struct<(i64, f32, array<5 x i16>)>
  %b = llvm.insertvalue %f, %a[1] : !llvm.struct<(i64, f32, array<5 x i16>)>
  %c = llvm.insertvalue %t, %b[2, 4] : !llvm.struct<(i64, f32, array<5 x i16>)>
  llvm.return %c : !llvm.struct<(i64, f32, array<5 x i16>)>
}
llvm.func @main() -> i64 {
  %p = llvm.mlir.addressof @make : !llvm.ptr
  %x = llvm.mlir.constant(70000 : i64) : i64
  %s = llvm.call %p(%x) : !llvm.ptr, (i64) -> !llvm.struct<(i64, f32, array<5 x i16>)>
  %a = llvm.extractvalue %s[0] : !llvm.struct<(i64, f32, array<5 x i16>)>
  %b = llvm.extractvalue %s[1] : !llvm.struct<(i64, f32, array<5 x i16>)>
  %c = llvm.extractvalue %s[2, 4] : !llvm.struct<(i64, f32, array<5 x i16>)>
  %b1 = llvm.fptosi %b : f32 to i64
  %c1 = llvm.sext %c : i16 to i64
  %d = llvm.add %a, %b1 : i64
  %e = llvm.add %d, %c1 : i64
  llvm.return %e : i64
}
