llvm.mlir.global internal @g() : !llvm.array<4 x struct<(i32, i64)>>
llvm.func @f() -> vector<2x!llvm.ptr> {
  %i = llvm.mlir.zero : vector<2xi64>
  %u = llvm.mlir.undef : !llvm.ptr
  %a = llvm.getelementptr %u[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
  llvm.return %a : vector<2x!llvm.ptr>
}
llvm.func @f1() -> vector<2x!llvm.ptr> {
  %i = llvm.mlir.zero : vector<2xi64>
  %u = llvm.mlir.poison : !llvm.ptr
  %a = llvm.getelementptr %u[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
  llvm.return %a : vector<2x!llvm.ptr>
}
llvm.func @f2() -> vector<2x!llvm.ptr> {
  %i = llvm.mlir.zero : vector<2xi64>
  %u = llvm.mlir.zero : !llvm.ptr
  %a = llvm.getelementptr %u[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
  llvm.return %a : vector<2x!llvm.ptr>
}
llvm.func @f3() -> vector<2x!llvm.ptr> {
  %i = llvm.mlir.constant(dense<[1, 2]> : vector<2xi64>) : vector<2xi64>
  %u = llvm.mlir.addressof @g : !llvm.ptr
  %a = llvm.getelementptr inbounds %u[0, %i, 1] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.array<4 x struct<(i32, i64)>>
  llvm.return %a : vector<2x!llvm.ptr>
}
llvm.func @f4() -> vector<2x!llvm.ptr> {
  %i = llvm.mlir.constant(dense<2> : vector<2xi64>) : vector<2xi64>
  %u = llvm.mlir.addressof @g : !llvm.ptr
  %a = llvm.getelementptr %u[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  llvm.return %a : vector<2x!llvm.ptr>
}
llvm.func @f5() -> vector<2x!llvm.ptr> {
  %i = llvm.mlir.constant(3 : i32) : i32
  %u = llvm.mlir.undef : vector<2x!llvm.ptr>
  %a = llvm.getelementptr %u[%i] : (vector<2x!llvm.ptr>, i32) -> vector<2x!llvm.ptr>, i32
  llvm.return %a : vector<2x!llvm.ptr>
}
llvm.func @f6() -> vector<2x!llvm.ptr> {
  %i = llvm.mlir.constant(3 : i32) : i32
  %u = llvm.mlir.zero : vector<2x!llvm.ptr>
  %a = llvm.getelementptr %u[%i] : (vector<2x!llvm.ptr>, i32) -> vector<2x!llvm.ptr>, i32
  llvm.return %a : vector<2x!llvm.ptr>
}
llvm.func @f7() -> vector<2x!llvm.ptr> {
  %i = llvm.mlir.zero : vector<2xi64>
  %u = llvm.mlir.addressof @g : !llvm.ptr
  %a = llvm.getelementptr %u[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
  llvm.return %a : vector<2x!llvm.ptr>
}
