// The length and a hash of a string in a global.
// RESULT: i64 1915143478891513919

llvm.mlir.global internal constant @text("Hello, MLIR!\00") {addr_space = 0 : i32}
llvm.func @strlen(!llvm.ptr) -> i64
llvm.func @hash(%p: !llvm.ptr) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %k = llvm.mlir.constant(31 : i64) : i64
  %z8 = llvm.mlir.constant(0 : i8) : i8
  llvm.br ^loop(%z, %z : i64, i64)
^loop(%i: i64, %h: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.load %q : !llvm.ptr -> i8
  %end = llvm.icmp "eq" %c, %z8 : i8
  llvm.cond_br %end, ^done, ^more
^more:
  %x = llvm.zext %c : i8 to i64
  %m = llvm.mul %h, %k : i64
  %n = llvm.add %m, %x : i64
  %i1 = llvm.add %i, %one : i64
  llvm.br ^loop(%i1, %n : i64, i64)
^done:
  llvm.return %h : i64
}
llvm.func @main() -> i64 {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %l = llvm.call @strlen(%p) : (!llvm.ptr) -> i64
  %h = llvm.call @hash(%p) : (!llvm.ptr) -> i64
  %r = llvm.add %l, %h : i64
  llvm.return %r : i64
}
