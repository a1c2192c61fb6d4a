// Vectors of integers and floats, element by element, and their reductions.
// RESULT: i64 595044489317544953

llvm.func @main() -> i64 {
  %a = llvm.mlir.constant(dense<[1, -2, 3, 2000000000]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
  %c = llvm.add %a, %b : vector<4xi32>
  %d = llvm.mul %c, %c : vector<4xi32>
  %m = llvm.icmp "sgt" %a, %b : vector<4xi32>
  %e = llvm.select %m, %d, %a : vector<4xi1>, vector<4xi32>
  %s = llvm.shufflevector %d, %e [3, 4, 1, 6] : vector<4xi32>
  %i = llvm.mlir.constant(2 : i32) : i32
  %x = llvm.extractelement %s[%i : i32] : vector<4xi32>
  %t = llvm.insertelement %i, %s[%x : i32] : vector<4xi32>
  %r = "llvm.intr.vector.reduce.add"(%s) : (vector<4xi32>) -> i32
  %q = "llvm.intr.vector.reduce.smax"(%e) : (vector<4xi32>) -> i32
  %f = llvm.sitofp %a : vector<4xi32> to vector<4xf32>
  %z = llvm.mlir.constant(0.5 : f32) : f32
  %g = "llvm.intr.vector.reduce.fadd"(%z, %f) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
  %gi = llvm.fptosi %g : f32 to i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x vector<4xi32> : (i64) -> !llvm.ptr
  llvm.store %e, %p : vector<4xi32>, !llvm.ptr
  %el = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %l = llvm.load %el : !llvm.ptr -> i32
  %r1 = llvm.sext %r : i32 to i64
  %q1 = llvm.sext %q : i32 to i64
  %l1 = llvm.sext %l : i32 to i64
  %x1 = llvm.sext %x : i32 to i64
  %k = llvm.mlir.constant(1009 : i64) : i64
  %y0 = llvm.mul %r1, %k : i64
  %y1 = llvm.add %y0, %q1 : i64
  %y2 = llvm.mul %y1, %k : i64
  %y3 = llvm.add %y2, %l1 : i64
  %y4 = llvm.mul %y3, %k : i64
  %y5 = llvm.add %y4, %x1 : i64
  %y6 = llvm.add %y5, %gi : i64
  llvm.return %y6 : i64
}
