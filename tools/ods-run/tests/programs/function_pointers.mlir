// A table of functions, called by their addresses.
// RESULT: i32 14049

llvm.func @twice(%x: i32) -> i32 {
  %y = llvm.add %x, %x : i32
  llvm.return %y : i32
}
llvm.func internal @square(%x: i32) -> i32 {
  %y = llvm.mul %x, %x : i32
  llvm.return %y : i32
}
llvm.mlir.global internal constant @table() : !llvm.array<2 x ptr> {
  %u = llvm.mlir.undef : !llvm.array<2 x ptr>
  %a = llvm.mlir.addressof @twice : !llvm.ptr
  %b = llvm.mlir.addressof @square : !llvm.ptr
  %v = llvm.insertvalue %a, %u[0] : !llvm.array<2 x ptr>
  %w = llvm.insertvalue %b, %v[1] : !llvm.array<2 x ptr>
  llvm.return %w : !llvm.array<2 x ptr>
}
llvm.func @apply(%f: !llvm.ptr, %x: i32) -> i32 {
  %y = llvm.call %f(%x) : !llvm.ptr, (i32) -> i32
  llvm.return %y : i32
}
llvm.func @main() -> i32 {
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %x = llvm.mlir.constant(7 : i32) : i32
  %k = llvm.mlir.constant(1000 : i32) : i32
  %p0 = llvm.load %t : !llvm.ptr -> !llvm.ptr
  %e1 = llvm.getelementptr %t[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x ptr>
  %p1 = llvm.load %e1 : !llvm.ptr -> !llvm.ptr
  %a = llvm.call @apply(%p0, %x) : (!llvm.ptr, i32) -> i32
  %b = llvm.call @apply(%p1, %x) : (!llvm.ptr, i32) -> i32
  %s = llvm.mul %a, %k : i32
  %r = llvm.add %s, %b : i32
  llvm.return %r : i32
}
