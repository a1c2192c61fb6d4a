// Tail calls in mutual recursion, by address, with results in memory and arguments on the stack.
// RESULT: i64 10011000000199

llvm.func internal @even(%n: i64, %s: !llvm.struct<(i64, f64)>) -> !llvm.struct<(i64, i64, i64)> {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %c = llvm.icmp "eq" %n, %z : i64
  %k = llvm.mlir.constant(16 : i64) : i64
  %mm = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %b = llvm.mlir.constant(3 : i8) : i8
  llvm.cond_br %c, ^a, ^b
^a:
  %v = llvm.extractvalue %s[0] : !llvm.struct<(i64, f64)>
  %u = llvm.mlir.undef : !llvm.struct<(i64, i64, i64)>
  %u0 = llvm.insertvalue %v, %u[0] : !llvm.struct<(i64, i64, i64)>
  %u1 = llvm.insertvalue %o, %u0[1] : !llvm.struct<(i64, i64, i64)>
  %u2 = llvm.insertvalue %o, %u1[2] : !llvm.struct<(i64, i64, i64)>
  llvm.return %u2 : !llvm.struct<(i64, i64, i64)>
^b:
  %m = llvm.sub %n, %o : i64
  %r = llvm.call musttail @odd(%m, %s) : (i64, !llvm.struct<(i64, f64)>) -> !llvm.struct<(i64, i64, i64)>
  llvm.return %r : !llvm.struct<(i64, i64, i64)>
}
llvm.func @odd(%n: i64, %s: !llvm.struct<(i64, f64)>) -> !llvm.struct<(i64, i64, i64)> {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %c = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %c, ^a, ^b
^a:
  %u = llvm.mlir.zero : !llvm.struct<(i64, i64, i64)>
  llvm.return %u : !llvm.struct<(i64, i64, i64)>
^b:
  %m = llvm.sub %n, %o : i64
  %v = llvm.extractvalue %s[0] : !llvm.struct<(i64, f64)>
  %v1 = llvm.add %v, %o : i64
  %s1 = llvm.insertvalue %v1, %s[0] : !llvm.struct<(i64, f64)>
  %r = llvm.call musttail @even(%m, %s1) : (i64, !llvm.struct<(i64, f64)>) -> !llvm.struct<(i64, i64, i64)>
  llvm.return %r : !llvm.struct<(i64, i64, i64)>
}
llvm.func internal @step(%n: i32, %f: !llvm.ptr, %x: f32) -> f32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  %h = llvm.mlir.constant(0.5 : f32) : f32
  %c = llvm.icmp "eq" %n, %z : i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return %x : f32
^b:
  %m = llvm.sub %n, %o : i32
  %y = llvm.fadd %x, %h : f32
  %r = llvm.call musttail %f(%m, %f, %y) : !llvm.ptr, (i32, !llvm.ptr, f32) -> f32
  llvm.return %r : f32
}
llvm.func @wide(%n: i64, %a: i128, %b: i64, %c: i64, %d: i64, %e: i64, %f: i64, %g: f64, %h: i8) -> i8 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %o8 = llvm.mlir.constant(1 : i8) : i8
  %q = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %q, ^a, ^b
^a:
  llvm.return %h : i8
^b:
  %m = llvm.sub %n, %o : i64
  %h1 = llvm.add %h, %o8 : i8
  %r = llvm.call musttail @wide(%m, %a, %c, %d, %e, %f, %b, %g, %h1) : (i64, i128, i64, i64, i64, i64, i64, f64, i8) -> i8
  llvm.return %r : i8
}
llvm.func @unit(%n: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %q = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %q, ^a, ^b
^a:
  llvm.return
^b:
  %m = llvm.sub %n, %o : i64
  llvm.call musttail @unit(%m) : (i64) -> ()
  llvm.return
}
llvm.func @main() -> i64 {
  %n = llvm.mlir.constant(2001 : i64) : i64
  %big = llvm.mlir.constant(3000000 : i64) : i64
  %b32 = llvm.mlir.constant(2000000 : i32) : i32
  %s = llvm.mlir.zero : !llvm.struct<(i64, f64)>
  %r = llvm.call @odd(%n, %s) : (i64, !llvm.struct<(i64, f64)>) -> !llvm.struct<(i64, i64, i64)>
  %v = llvm.extractvalue %r[0] : !llvm.struct<(i64, i64, i64)>
  %f = llvm.mlir.addressof @step : !llvm.ptr
  %x = llvm.mlir.constant(0.25 : f32) : f32
  %y = llvm.call @step(%b32, %f, %x) : (i32, !llvm.ptr, f32) -> f32
  %yi = llvm.fptosi %y : f32 to i64
  %a = llvm.mlir.constant(7 : i128) : i128
  %g = llvm.mlir.constant(7.0 : f64) : f64
  %i8 = llvm.mlir.constant(7 : i8) : i8
  %w = llvm.call @wide(%big, %a, %n, %n, %n, %n, %n, %g, %i8) : (i64, i128, i64, i64, i64, i64, i64, f64, i8) -> i8
  %wi = llvm.zext %w : i8 to i64
  llvm.call @unit(%big) : (i64) -> ()
  %k = llvm.mlir.constant(10000000 : i64) : i64
  %t0 = llvm.mul %v, %k : i64
  %t1 = llvm.add %t0, %yi : i64
  %k2 = llvm.mlir.constant(1000 : i64) : i64
  %t2 = llvm.mul %t1, %k2 : i64
  %t3 = llvm.add %t2, %wi : i64
  llvm.return %t3 : i64
}
