// options: --sroa
llvm.func @elements(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, f32, array<4 x i32>, i64)> {alignment = 8} : (i32) -> !llvm.ptr
  %3 = llvm.getelementptr inbounds %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<4 x i32>, i64)>
  %p = llvm.getelementptr inbounds %a[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<4 x i32>, i64)>
  %p0 = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, array<4 x i32>, i64)>
  %v3 = llvm.load %3 : !llvm.ptr -> i64
  llvm.store %x, %p : i32, !llvm.ptr
  %v = llvm.load %p0 : !llvm.ptr -> i32
  %v2 = llvm.load %a : !llvm.ptr -> i32
  "t.u"(%v3, %v2) : (i64, i32) -> ()
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.return %v : i32
}
llvm.func @filled(%byte: i8, %p: !llvm.ptr) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i16, i64)> : (i32) -> !llvm.ptr
  %l = llvm.mlir.constant(5 : i64) : i64
  "llvm.intr.memset"(%a, %byte, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy.inline"(%a, %p) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %q = llvm.getelementptr inbounds %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i16, i64)>
  %r = llvm.getelementptr inbounds %q[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store volatile %byte, %r : i8, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i16
  llvm.return %v : i16
}
llvm.func @escapes(%n: i64) -> (!llvm.struct<(ptr, i8)>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  llvm.store %a, %a : !llvm.ptr, !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<4 x i8> : (i32) -> !llvm.ptr
  %c = llvm.getelementptr %b[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %c : !llvm.ptr -> i8
  %d = llvm.alloca %one x !llvm.array<4 x i8> : (i32) -> !llvm.ptr
  %e = llvm.getelementptr %d[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %w = llvm.load %e : !llvm.ptr -> i16
  %u = llvm.mlir.undef : !llvm.struct<(ptr, i8)>
  "t.u"(%v, %w) : (i8, i16) -> ()
  llvm.return %u : !llvm.struct<(ptr, i8)>
}
func.func @memrefs(%x: i32, %i: index, %c: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloca() {alignment = 64}: memref<2x4xi32, 3>
  memref.store %x, %a[%c1, %c2] {nontemporal = true} : memref<2x4xi32, 3>
  %0 = memref.load %a[%c0, %c1] : memref<2x4xi32, 3>
  scf.if %c {
    memref.store %x, %a[%c0, %c1] : memref<2x4xi32, 3>
  }
  %b = memref.alloca() : memref<2xi32>
  %1 = memref.load %b[%i] : memref<2xi32>
  %d = memref.alloca() : memref<17xi32>
  memref.store %x, %d[%c0] : memref<17xi32>
  return %0, %1 : i32, i32
}
