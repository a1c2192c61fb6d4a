llvm.mlir.global internal constant @g(dense<[1,2,3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.mlir.constant(2 : i32) : i32
  %f1 = llvm.mlir.constant(2.1 : f32) : f32
  %f2 = llvm.mlir.constant(0.0 : f32) : f32
  %h = llvm.mlir.constant(1.5 : f16) : f16
  %z = llvm.mlir.constant(0 : i32) : i32
  %tr = llvm.mlir.constant(true) : i1
  %u = llvm.mlir.undef : i32
  %po = llvm.mlir.poison : i32
  %n = llvm.mlir.zero : !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %s1 = llvm.select %tr, %0, %a : i1, i32
  %d = llvm.sdiv %0, %z : i32
  llvm.store %d, %p : i32, !llvm.ptr
  %d2 = llvm.add %a, %z : i32
  %d3 = llvm.mul %u, %0 : i32
  llvm.store %d3, %p : i32, !llvm.ptr
  %d4 = llvm.fdiv %f1, %f2 : f32
  llvm.store %d4, %p : f32, !llvm.ptr
  %d5 = llvm.fadd %f1, %f1 : f32
  llvm.store %d5, %p : f32, !llvm.ptr
  llvm.store %h, %p : f16, !llvm.ptr
  %pi = llvm.ptrtoint %g : !llvm.ptr to i64
  llvm.store %pi, %p : i64, !llvm.ptr
  %i64 = llvm.mlir.constant(8 : i64) : i64
  %pa = llvm.add %pi, %i64 : i64
  llvm.store %pa, %p : i64, !llvm.ptr
  %pm = llvm.mul %pi, %i64 : i64
  llvm.store %pm, %p : i64, !llvm.ptr
  %ip = llvm.inttoptr %i64 : i64 to !llvm.ptr
  llvm.store %ip, %p : !llvm.ptr, !llvm.ptr
  %ip2 = llvm.inttoptr %pi : i64 to !llvm.ptr
  llvm.store %ip2, %p : !llvm.ptr, !llvm.ptr
  %c = llvm.icmp "eq" %g, %n : !llvm.ptr
  llvm.store %c, %p : i1, !llvm.ptr
  %ge = llvm.getelementptr %n[%i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %ge, %p : !llvm.ptr, !llvm.ptr
  %ge2 = llvm.getelementptr %p[%i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %ge3 = llvm.getelementptr inbounds|nuw %p[%i64] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %t = llvm.trunc %i64 overflow<nsw> : i64 to i16
  llvm.store %t, %p : i16, !llvm.ptr
  %inf = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  llvm.store %inf, %p : f64, !llvm.ptr
  %den = llvm.mlir.constant(4.9e-324 : f64) : f64
  llvm.store %den, %p : f64, !llvm.ptr
  %snan = llvm.mlir.constant(0x7F800001 : f32) : f32
  llvm.store %snan, %p : f32, !llvm.ptr
  %fr = llvm.freeze %po : i32
  %ps = llvm.icmp "ult" %po, %a : i32
  %f3 = llvm.fcmp "olt" %f1, %f2 : f32
  llvm.store %f3, %p : i1, !llvm.ptr
  %fneg = llvm.fneg %f1 : f32
  llvm.store %fneg, %p : f32, !llvm.ptr
  %x0 = llvm.or disjoint %a, %0 : i32
  %x1 = llvm.zext nneg %a : i32 to i64
  %bc = llvm.bitcast %f1 : f32 to i32
  llvm.store %bc, %p : i32, !llvm.ptr
  %bc1 = llvm.bitcast %a : i32 to i32
  %al = llvm.alloca %0 x !llvm.struct<(i8,i64)> {alignment = 16} : (i32) -> !llvm.ptr
  %al1 = llvm.alloca inalloca %a x i64 : (i32) -> !llvm.ptr
  %v = llvm.load volatile %p atomic syncscope("singlethread") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %v, %p {nontemporal} : i32, !llvm.ptr
  %r = llvm.atomicrmw volatile _and %p, %v syncscope("agent") seq_cst : !llvm.ptr, i32
  %r2 = llvm.cmpxchg weak %p, %v, %r acq_rel monotonic : !llvm.ptr, i32
  llvm.fence syncscope("agent") acquire
  %pp = llvm.select %c, %a, %0 : i1, i32
  llvm.return
}
