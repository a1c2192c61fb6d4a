llvm.func @printI64(i64)
llvm.func @printU64(i64)
llvm.func @printF32(f32)
llvm.func @printF64(f64)
llvm.func @printString(!llvm.ptr)
llvm.func @printOpen()
llvm.func @printClose()
llvm.func @printComma()
llvm.func @printNewline()

llvm.mlir.global internal constant @text("100 %d\00")

llvm.func @main() {
  %minus_one = llvm.mlir.constant(-1 : i64) : i64
  %third = llvm.mlir.constant(0.333333333333 : f32) : f32
  %large = llvm.mlir.constant(1.25e+300 : f64) : f64
  %nan = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %text = llvm.mlir.addressof @text : !llvm.ptr
  llvm.call @printOpen() : () -> ()
  llvm.call @printI64(%minus_one) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printU64(%minus_one) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF32(%third) : (f32) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%large) : (f64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%nan) : (f64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printString(%text) : (!llvm.ptr) -> ()
  llvm.call @printClose() : () -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
