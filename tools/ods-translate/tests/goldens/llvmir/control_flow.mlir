llvm.func @same_successor(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  llvm.return %x : i32
}
llvm.func @same_case(%v: i8, %a: i32, %b: i32) -> i32 {
  llvm.switch %v : i8, ^bb1(%a : i32) [
    -1: ^bb1(%b : i32),
    1: ^bb2,
    2: ^bb1(%a : i32)
  ]
^bb1(%x: i32):
  llvm.return %x : i32
^bb2:
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^bb1(%0 : i32)
}
llvm.func @order_of_blocks(%c: i1) {
  llvm.br ^bb3
^bb1:
  llvm.return
^bb2:
  llvm.cond_br %c, ^bb1, ^bb4
^bb3:
  llvm.cond_br %c, ^bb2, ^bb1
^bb4:
  llvm.br ^bb2
^bb5:
  llvm.br ^bb1
}
llvm.func @empty_switch(%v: i32) {
  llvm.switch %v : i32, ^bb1 [
  ]
^bb1:
  llvm.return
}
llvm.func @loop(%n: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%0, %0 : i64, i64)
^bb1(%i: i64, %s: i64):
  %2 = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %2, ^bb2, ^bb3
^bb2:
  %3 = llvm.add %s, %i overflow<nsw, nuw> : i64
  %4 = llvm.add %i, %1 : i64
  llvm.br ^bb1(%4, %3 : i64, i64)
^bb3:
  llvm.return %s : i64
}
