// A list of nodes from malloc, whose type contains itself.
// RESULT: i64 328350

!node = !llvm.struct<"node", (i64, ptr)>
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @main() -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(100 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %end = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !node
  %size = llvm.ptrtoint %end : !llvm.ptr to i64
  llvm.br ^push(%z, %null : i64, !llvm.ptr)
^push(%i: i64, %head: !llvm.ptr):
  %full = llvm.icmp "eq" %i, %n : i64
  llvm.cond_br %full, ^sum(%head, %z : !llvm.ptr, i64), ^more
^more:
  %m = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %sq = llvm.mul %i, %i : i64
  llvm.store %sq, %m : i64, !llvm.ptr
  %next = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !node
  llvm.store %head, %next : !llvm.ptr, !llvm.ptr
  %i1 = llvm.add %i, %one : i64
  llvm.br ^push(%i1, %m : i64, !llvm.ptr)
^sum(%p: !llvm.ptr, %acc: i64):
  %done = llvm.icmp "eq" %p, %null : !llvm.ptr
  llvm.cond_br %done, ^exit, ^add
^add:
  %v = llvm.load %p : !llvm.ptr -> i64
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !node
  %r = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %s = llvm.add %acc, %v : i64
  llvm.br ^sum(%r, %s : !llvm.ptr, i64)
^exit:
  llvm.return %acc : i64
}
