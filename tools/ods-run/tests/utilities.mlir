llvm.func @rtsrand(i64) -> !llvm.ptr
llvm.func @rtrand(!llvm.ptr, i64) -> i64
llvm.func @rtdrand(!llvm.ptr)
llvm.func @rtclock() -> f64
llvm.func @_mlir_ciface_nanoTime() -> i64
llvm.func @mlirAlignedAlloc(i64, i64) -> !llvm.ptr
llvm.func @mlirAlignedFree(!llvm.ptr)
llvm.func @mlirAlloc(i64) -> !llvm.ptr
llvm.func @mlirFree(!llvm.ptr)
llvm.func @_mlir_ciface_stdSortI64(i64, !llvm.ptr)
llvm.func @printFlops(f64)
llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.mlir.global internal @numbers(dense<[3, -1, 2]> : tensor<3xi64>) : !llvm.array<3 x i64>
llvm.func internal @show(%value: i64) {
  llvm.call @printI64(%value) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
llvm.func @main() {
  %seed = llvm.mlir.constant(7 : i64) : i64
  %small = llvm.mlir.constant(1000 : i64) : i64
  %large = llvm.mlir.constant(1000000000000 : i64) : i64
  %all = llvm.mlir.constant(4294967295 : i64) : i64
  %random = llvm.call @rtsrand(%seed) : (i64) -> !llvm.ptr
  %0 = llvm.call @rtrand(%random, %small) : (!llvm.ptr, i64) -> i64
  llvm.call @show(%0) : (i64) -> ()
  %1 = llvm.call @rtrand(%random, %large) : (!llvm.ptr, i64) -> i64
  llvm.call @show(%1) : (i64) -> ()
  %2 = llvm.call @rtrand(%random, %all) : (!llvm.ptr, i64) -> i64
  llvm.call @show(%2) : (i64) -> ()
  llvm.call @rtdrand(%random) : (!llvm.ptr) -> ()
  %align = llvm.mlir.constant(64 : i64) : i64
  %memory = llvm.call @mlirAlignedAlloc(%align, %small) : (i64, i64) -> !llvm.ptr
  %address = llvm.ptrtoint %memory : !llvm.ptr to i64
  %rest = llvm.urem %address, %align : i64
  llvm.call @show(%rest) : (i64) -> ()
  llvm.call @mlirAlignedFree(%memory) : (!llvm.ptr) -> ()
  %plain = llvm.call @mlirAlloc(%small) : (i64) -> !llvm.ptr
  llvm.call @mlirFree(%plain) : (!llvm.ptr) -> ()
  %numbers = llvm.mlir.addressof @numbers : !llvm.ptr
  %descriptor = llvm.alloca %seed x i64 : (i64) -> !llvm.ptr
  %aligned = llvm.getelementptr %descriptor[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %offset = llvm.getelementptr %descriptor[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %size = llvm.getelementptr %descriptor[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %stride = llvm.getelementptr %descriptor[4] : (!llvm.ptr) -> !llvm.ptr, i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  llvm.store %numbers, %descriptor : !llvm.ptr, !llvm.ptr
  llvm.store %numbers, %aligned : !llvm.ptr, !llvm.ptr
  llvm.store %zero, %offset : i64, !llvm.ptr
  llvm.store %three, %size : i64, !llvm.ptr
  llvm.store %one, %stride : i64, !llvm.ptr
  llvm.call @_mlir_ciface_stdSortI64(%three, %descriptor) : (i64, !llvm.ptr) -> ()
  %first = llvm.load %numbers : !llvm.ptr -> i64
  llvm.call @show(%first) : (i64) -> ()
  // Both clocks count from 1970 on: a difference of less than an hour.
  %seconds = llvm.call @rtclock() : () -> f64
  %nanos = llvm.call @_mlir_ciface_nanoTime() : () -> i64
  %whole = llvm.fptosi %seconds : f64 to i64
  %giga = llvm.mlir.constant(3600000000000 : i64) : i64
  %hours = llvm.mlir.constant(3600 : i64) : i64
  %h0 = llvm.udiv %whole, %hours : i64
  %h1 = llvm.udiv %nanos, %giga : i64
  %difference = llvm.sub %h1, %h0 : i64
  %near = llvm.icmp "ule" %difference, %one : i64
  %yes = llvm.zext %near : i1 to i64
  llvm.call @show(%yes) : (i64) -> ()
  %flops = llvm.mlir.constant(2.5e+09 : f64) : f64
  llvm.call @printFlops(%flops) : (f64) -> ()
  llvm.return
}
