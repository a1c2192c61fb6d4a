module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @element(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.getelementptr %arg0[%0, %1, 1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x struct<(i32, i8)>>
    llvm.return %3 : !llvm.ptr
  }
  llvm.func @named(%arg0: vector<4xi32>, %arg1: !llvm.ptr) -> vector<4xi32> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.getelementptr %arg1[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"s", (array<4 x struct<(i32, i8)>>, vector<4xi32>)>
    %3 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> vector<4xi32>
    %4 = llvm.add %arg0, %3 : vector<4xi32>
    llvm.return %4 : vector<4xi32>
  }
  llvm.func @typed(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr, %arg3: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load %arg1 {alignment = 1 : i64} : !llvm.ptr<3> -> i8
    llvm.call %arg3(%0) : !llvm.ptr, (i32) -> ()
    llvm.return %0 : i32
  }
  llvm.func @called(%arg0: !llvm.ptr) -> i64 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.call %arg0(%0, %1) : !llvm.ptr, (i64, i64) -> i64
    llvm.return %2 : i64
  }
  llvm.func @assumed(%arg0: i1) {
    llvm.intr.assume %arg0  : i1
    llvm.return
  }
  llvm.func @next(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.getelementptr %arg0[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"list", (i32, ptr)>
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %3 : !llvm.ptr
  }
  llvm.func @around(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.getelementptr %arg0[%0, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"edge", (struct<"node", (ptr, ptr)>, ptr<3>)>
    llvm.return %0 : i32
  }
}
