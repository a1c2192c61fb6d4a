"t.w"() ({
  %a, %c, %p = "t.x"() : () -> (i64, i32, !llvm.ptr)
  llvm.switch %c : i32, ^bb1(%a : i64) [
    1: ^bb2,
    -3: ^bb1(%a : i64)
  ]
^bb1(%x: i64):
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1(%a : i64),
  ^bb2
  ]
^bb2:
  llvm.unreachable
}) : () -> ()
// -----
%b, %p, %i = "t.x"() : () -> (i1, !llvm.ptr, i32)
llvm.intr.assume %b ["align"(%p, %i : !llvm.ptr, i32), "x"()] : i1
// -----
%v = "t.x"() : () -> vector<4xi32>
%0 = llvm.shufflevector %v, %v [0, 0, -1, 7, 3] : vector<4xi32>
// -----
llvm.mlir.ifunc weak @baz : !llvm.func<void ()>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
