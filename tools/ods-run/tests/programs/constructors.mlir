// Functions that are called before and after the program: by ascending priority, equal ones in the order of the text.
// RESULT: void
// OUTPUT: 1
// OUTPUT: 2
// OUTPUT: 3
// OUTPUT: 4
// OUTPUT: 100
// OUTPUT: 5
// OUTPUT: 6

llvm.mlir.global internal @count(0 : i64) {addr_space = 0 : i32} : i64
llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.func internal @show(%n: i64) {
  llvm.call @printI64(%n) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  %count = llvm.mlir.addressof @count : !llvm.ptr
  llvm.store %n, %count : i64, !llvm.ptr
  llvm.return
}
llvm.func internal @next() {
  %count = llvm.mlir.addressof @count : !llvm.ptr
  %old = llvm.load %count : !llvm.ptr -> i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %new = llvm.add %old, %one : i64
  llvm.call @show(%new) : (i64) -> ()
  llvm.return
}
llvm.func @first() {
  %n = llvm.mlir.constant(1 : i64) : i64
  llvm.call @show(%n) : (i64) -> ()
  llvm.return
}
llvm.func @fourth() {
  %n = llvm.mlir.constant(4 : i64) : i64
  llvm.call @show(%n) : (i64) -> ()
  llvm.return
}
llvm.func @fifth() {
  %n = llvm.mlir.constant(5 : i64) : i64
  llvm.call @show(%n) : (i64) -> ()
  llvm.return
}
llvm.mlir.global_ctors ctors = [@fourth, @next, @next], priorities = [65535 : i32, 7 : i32, 7 : i32], data = [#llvm.zero, #llvm.zero, #llvm.zero]
llvm.mlir.global_ctors ctors = [@first], priorities = [0 : i32], data = [@count]
llvm.mlir.global_dtors dtors = [@next, @fifth], priorities = [9 : i32, 8 : i32], data = [#llvm.zero, #llvm.zero]
llvm.func @main() {
  %n = llvm.mlir.constant(100 : i64) : i64
  llvm.call @show(%n) : (i64) -> ()
  llvm.return
}
