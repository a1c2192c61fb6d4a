// Memory of the stack that a loop takes, half of it given back: earlier memory keeps its values.
// RESULT: i64 328350

llvm.func @main() -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %n = llvm.mlir.constant(100 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.br ^loop(%z, %null : i64, !llvm.ptr)
^loop(%i: i64, %head: !llvm.ptr):
  %end = llvm.icmp "eq" %i, %n : i64
  llvm.cond_br %end, ^sum(%head, %z : !llvm.ptr, i64), ^take
^take:
  %m = llvm.alloca %two x i64 {alignment = 64 : i64} : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %head : !llvm.ptr to i64
  llvm.store %a, %m : i64, !llvm.ptr
  %p = llvm.getelementptr %m[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %i, %p : i64, !llvm.ptr
  %s = llvm.intr.stacksave : !llvm.ptr
  %t = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %z, %q : i64, !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %i1 = llvm.add %i, %one : i64
  llvm.br ^loop(%i1, %m : i64, !llvm.ptr)
^sum(%at: !llvm.ptr, %acc: i64):
  %done = llvm.icmp "eq" %at, %null : !llvm.ptr
  llvm.cond_br %done, ^exit, ^add
^add:
  %next = llvm.load %at : !llvm.ptr -> !llvm.ptr
  %vp = llvm.getelementptr %at[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %v = llvm.load %vp : !llvm.ptr -> i64
  %sq = llvm.mul %v, %v : i64
  %x = llvm.add %acc, %sq : i64
  llvm.br ^sum(%next, %x : !llvm.ptr, i64)
^exit:
  llvm.return %acc : i64
}
