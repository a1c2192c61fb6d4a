llvm.mlir.global internal constant @g(dense<[1,2,3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global external @e() : i32
llvm.mlir.global private constant @s("hello\00\n\"x") {addr_space = 0 : i32, alignment = 8 : i64}
llvm.mlir.global internal @p() : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  llvm.return %1 : !llvm.ptr
}
llvm.func @ext(i32, ...) -> i32
llvm.func @f(%a: i32, %b: !llvm.struct<"list", (i32, ptr)>, %c: i1) -> i32 attributes {passthrough = ["noinline", ["x","y"]]} {
  %0 = llvm.mlir.constant(2 : i32) : i32
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.add %0, %1 : i32
  %3 = llvm.add %2, %a overflow<nsw> : i32
  %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %i = llvm.mlir.constant(7 : i64) : i64
  %k = llvm.insertvalue %i, %u[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %al = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
  llvm.store %i, %al : i64, !llvm.ptr
  llvm.store %k, %al : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %v = llvm.mlir.constant(dense<[1.0,2.0]> : vector<2xf32>) : vector<2xf32>
  %vs = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xf32>
  %vi = llvm.mlir.constant(dense<5> : vector<[4]xi32>) : vector<[4]xi32>
  %vz = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  llvm.store %v, %al : vector<2xf32>, !llvm.ptr
  llvm.store %vs, %al : vector<2xf32>, !llvm.ptr
  llvm.store %vi, %al : vector<[4]xi32>, !llvm.ptr
  llvm.store %vz, %al : vector<4xi32>, !llvm.ptr
  %q = llvm.call @ext(%3, %i) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i64) -> i32
  llvm.cond_br %c, ^bb1(%q : i32), ^bb2
^bb1(%x: i32):
  %m = llvm.intr.smax(%x, %a) : (i32, i32) -> i32
  llvm.br ^bb3(%m : i32)
^bb2:
  %d = llvm.fadd %vs, %v {fastmathFlags = #llvm.fastmath<fast>} : vector<2xf32>
  llvm.switch %a : i32, ^bb3(%a : i32) [ 1: ^bb4, -2: ^bb5 ]
^bb4:
  llvm.br ^bb3(%0: i32)
^bb5:
  llvm.unreachable
^bb3(%r: i32):
  llvm.return %r : i32
}
