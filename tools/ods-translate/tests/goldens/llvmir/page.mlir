llvm.mlir.global internal constant @format("%d\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32

llvm.func @show_sum(%x: i32, %y: i32) -> i32 {
  %text = llvm.mlir.addressof @format : !llvm.ptr
  %sum = llvm.add %x, %y overflow<nsw> : i32
  %count = llvm.call @printf(%text, %sum) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return %count : i32
}
