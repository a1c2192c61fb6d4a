// Variadic functions: lists of integers, floats and structs, copies of lists, parameters on the stack.
// RESULT: i64 986588

llvm.func @pick(%n: i32, %x: f64, ...) -> f64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.struct<"va_list", (i32, i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %copy = llvm.alloca %one x !llvm.struct<"va_list", (i32, i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^head(%z, %x : i32, f64)
^head(%i: i32, %s: f64):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.va_arg %list : (!llvm.ptr) -> i32
  llvm.intr.vacopy %list to %copy : !llvm.ptr, !llvm.ptr
  %b = llvm.va_arg %list : (!llvm.ptr) -> f64
  %l = llvm.va_arg %list : (!llvm.ptr) -> i64
  %b2 = llvm.va_arg %copy : (!llvm.ptr) -> f64
  %af = llvm.sitofp %a : i32 to f64
  %lf = llvm.sitofp %l : i64 to f64
  %k = llvm.mlir.constant(1.5 : f64) : f64
  %s0 = llvm.fmul %s, %k : f64
  %s1 = llvm.fadd %s0, %af : f64
  %s2 = llvm.fadd %s1, %b : f64
  %s3 = llvm.fadd %s2, %lf : f64
  %s4 = llvm.fsub %s3, %b2 : f64
  %s5 = llvm.fadd %s4, %b : f64
  %j = llvm.add %i, %one : i32
  llvm.intr.vaend %copy : !llvm.ptr
  llvm.br ^head(%j, %s5 : i32, f64)
^end:
  llvm.intr.vaend %list : !llvm.ptr
  llvm.return %s : f64
}
llvm.func @many(%a: i64, %b: i64, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i8, %x: f32, ...) -> !llvm.struct<(i64, f32, i8, i64, i64)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.struct<"va_list", (i32, i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %p = llvm.va_arg %list : (!llvm.ptr) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i64
  %q = llvm.va_arg %list : (!llvm.ptr) -> i64
  llvm.intr.vaend %list : !llvm.ptr
  %u = llvm.mlir.undef : !llvm.struct<(i64, f32, i8, i64, i64)>
  %ab = llvm.sub %g, %f : i64
  %u0 = llvm.insertvalue %ab, %u[0] : !llvm.struct<(i64, f32, i8, i64, i64)>
  %u1 = llvm.insertvalue %x, %u0[1] : !llvm.struct<(i64, f32, i8, i64, i64)>
  %u2 = llvm.insertvalue %h, %u1[2] : !llvm.struct<(i64, f32, i8, i64, i64)>
  %u3 = llvm.insertvalue %v, %u2[3] : !llvm.struct<(i64, f32, i8, i64, i64)>
  %u4 = llvm.insertvalue %q, %u3[4] : !llvm.struct<(i64, f32, i8, i64, i64)>
  llvm.return %u4 : !llvm.struct<(i64, f32, i8, i64, i64)>
}
llvm.func @fromstruct(%a: i8, ...) -> f64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.struct<"va_list", (i32, i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %p = llvm.va_arg %list : (!llvm.ptr) -> i64
  %q = llvm.va_arg %list : (!llvm.ptr) -> f64
  llvm.intr.vaend %list : !llvm.ptr
  %pf = llvm.sitofp %p : i64 to f64
  %r = llvm.fadd %pf, %q : f64
  llvm.return %r : f64
}
llvm.func @main() -> i64 {
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = llvm.mlir.constant(0.25 : f64) : f64
  %a = llvm.mlir.constant(-4 : i32) : i32
  %b = llvm.mlir.constant(2.75 : f64) : f64
  %l = llvm.mlir.constant(1000 : i64) : i64
  %r0 = llvm.call @pick(%n, %x, %a, %b, %l, %a, %b, %l, %a, %x, %l) vararg(!llvm.func<f64 (i32, f64, ...)>) : (i32, f64, i32, f64, i64, i32, f64, i64, i32, f64, i64) -> f64
  %f = llvm.mlir.addressof @pick : !llvm.ptr
  %r1 = llvm.call %f(%n, %x, %a, %b, %l, %a, %b, %l, %a, %x, %l) vararg(!llvm.func<f64 (i32, f64, ...)>) : !llvm.ptr, (i32, f64, i32, f64, i64, i32, f64, i64, i32, f64, i64) -> f64
  %h = llvm.mlir.constant(-3 : i8) : i8
  %y = llvm.mlir.constant(2.5 : f32) : f32
  %p = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.store %l, %p : i64, !llvm.ptr
  %m = llvm.call @many(%l, %l, %l, %l, %l, %l, %l, %h, %y, %p, %l) vararg(!llvm.func<struct<(i64, f32, i8, i64, i64)> (i64, i64, i64, i64, i64, i64, i64, i8, f32, ...)>) : (i64, i64, i64, i64, i64, i64, i64, i8, f32, !llvm.ptr, i64) -> !llvm.struct<(i64, f32, i8, i64, i64)>
  %m1 = llvm.extractvalue %m[1] : !llvm.struct<(i64, f32, i8, i64, i64)>
  %m2 = llvm.extractvalue %m[2] : !llvm.struct<(i64, f32, i8, i64, i64)>
  %m3 = llvm.extractvalue %m[3] : !llvm.struct<(i64, f32, i8, i64, i64)>
  %m4 = llvm.extractvalue %m[4] : !llvm.struct<(i64, f32, i8, i64, i64)>
  %s = llvm.mlir.undef : !llvm.struct<(i64, f64)>
  %s0 = llvm.insertvalue %l, %s[0] : !llvm.struct<(i64, f64)>
  %s1 = llvm.insertvalue %b, %s0[1] : !llvm.struct<(i64, f64)>
  %t = llvm.call @fromstruct(%h, %s1) vararg(!llvm.func<f64 (i8, ...)>) : (i8, !llvm.struct<(i64, f64)>) -> f64
  %k = llvm.mlir.constant(4.0 : f64) : f64
  %d0 = llvm.fmul %r0, %k : f64
  %d1 = llvm.fadd %d0, %r1 : f64
  %d2 = llvm.fadd %d1, %t : f64
  %m1d = llvm.fpext %m1 : f32 to f64
  %d3 = llvm.fmul %d2, %m1d : f64
  %d4 = llvm.fmul %d3, %k : f64
  %d5 = llvm.fmul %d4, %k : f64
  %i = llvm.fptosi %d5 : f64 to i64
  %m2i = llvm.sext %m2 : i8 to i64
  %i1 = llvm.add %i, %m2i : i64
  %i2 = llvm.sub %i1, %m3 : i64
  %i3 = llvm.sub %i2, %m4 : i64
  llvm.return %i3 : i64
}
