module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @a1(dense<0> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
  llvm.mlir.global external @a2(dense<[1, 2]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
  llvm.mlir.global external @a3() {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i32>> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
    %2 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %3 = llvm.mlir.undef : !llvm.array<2 x array<2 x i32>>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x array<2 x i32>> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<2 x array<2 x i32>> 
    llvm.return %5 : !llvm.array<2 x array<2 x i32>>
  }
  llvm.mlir.global external @a4("\01\02") {addr_space = 0 : i32}
  llvm.mlir.global external @a5(dense<0> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global external @v1(dense<1> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
  llvm.mlir.global external @v2(dense<[1, 2]> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
  llvm.mlir.global external @v3(dense<0> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
  llvm.mlir.global external @v4(dense<[true, false]> : vector<2xi1>) {addr_space = 0 : i32} : vector<2xi1>
  llvm.mlir.global external @v5(dense<[[1.000000e+00, 2.000000e+00], [1.000000e+00, 1.000000e+00]]> : vector<2x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xf32>>
  llvm.mlir.global external @p1() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<2 x ptr>
    llvm.return %1 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global external @p2() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @p3() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @a1 : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global external @u1() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.undef : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global external @u2() {addr_space = 0 : i32} : !llvm.array<2 x i32> {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.array<2 x i32>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x i32> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x i32> 
    llvm.return %4 : !llvm.array<2 x i32>
  }
  llvm.mlir.global external @s1() {addr_space = 0 : i32} : !llvm.struct<"S", (i32, array<2 x i8>, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(dense<0> : tensor<2xi8>) : !llvm.array<2 x i8>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.struct<"S", (i32, array<2 x i8>, ptr)>
    llvm.return %4 : !llvm.struct<"S", (i32, array<2 x i8>, ptr)>
  }
  llvm.mlir.global external @s2() {addr_space = 0 : i32} : !llvm.struct<"S", (i32, array<2 x i8>, ptr)> {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.addressof @a2 : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.mlir.constant("xy") : !llvm.array<2 x i8>
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.mlir.undef : !llvm.struct<"S", (i32, array<2 x i8>, ptr)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<"S", (i32, array<2 x i8>, ptr)> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<"S", (i32, array<2 x i8>, ptr)> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.struct<"S", (i32, array<2 x i8>, ptr)> 
    llvm.return %8 : !llvm.struct<"S", (i32, array<2 x i8>, ptr)>
  }
  llvm.mlir.global external @s3() {addr_space = 0 : i32} : !llvm.struct<(i32, i32)> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(i32, i32)> 
    %3 = llvm.insertvalue %0, %2[1] : !llvm.struct<(i32, i32)> 
    llvm.return %3 : !llvm.struct<(i32, i32)>
  }
  llvm.mlir.global external @s4() {addr_space = 0 : i32} : !llvm.struct<(struct<(i32, i32)>, struct<(i32, i32)>)> {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i32, i32)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i32, i32)> 
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(i32, i32)> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(i32, i32)> 
    %10 = llvm.mlir.undef : !llvm.struct<(struct<(i32, i32)>, struct<(i32, i32)>)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(struct<(i32, i32)>, struct<(i32, i32)>)> 
    %12 = llvm.insertvalue %4, %11[1] : !llvm.struct<(struct<(i32, i32)>, struct<(i32, i32)>)> 
    llvm.return %12 : !llvm.struct<(struct<(i32, i32)>, struct<(i32, i32)>)>
  }
  llvm.mlir.global external @e1() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.addressof @a1 : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    llvm.return %1 : i64
  }
  llvm.mlir.global external @e2() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.addressof @a1 : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %3 = llvm.add %2, %0 : i64
    llvm.return %3 : i64
  }
  llvm.mlir.global external @e3() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global external @f1(1.500000e+00 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global external @f2(1.000000e+00 : f80) {addr_space = 0 : i32} : f80
  llvm.mlir.global external @b1(dense<5> : tensor<1xi128>) {addr_space = 0 : i32} : !llvm.array<1 x i128>
  llvm.mlir.global external @b2(dense<0> : tensor<0xi32>) {addr_space = 0 : i32} : !llvm.array<0 x i32>
  llvm.mlir.global private unnamed_addr constant @c1("abc") {addr_space = 0 : i32, alignment = 1 : i64, dso_local, section = "foo"}
  llvm.mlir.global external thread_local @t1(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external hidden @x1() {addr_space = 0 : i32, dso_local} : i32
  llvm.mlir.global extern_weak @x2() {addr_space = 0 : i32} : i32
  llvm.mlir.global common @x3(0 : i32) {addr_space = 0 : i32, alignment = 8 : i64} : i32
  llvm.mlir.global weak_odr protected local_unnamed_addr @x4(5 : i32) {addr_space = 0 : i32, dso_local} : i32
  llvm.mlir.global external @x5() {addr_space = 3 : i32} : i32
  llvm.mlir.global_ctors ctors = [@f], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
    %0 = llvm.mlir.addressof @a1 : !llvm.ptr
    %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr> 
    llvm.return %2 : !llvm.array<1 x ptr>
  }
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
    %2 = llvm.mlir.constant(dense<[7, 8]> : vector<2xi32>) : vector<2xi32>
    %3 = llvm.mlir.addressof @a2 : !llvm.ptr
    %4 = llvm.mlir.addressof @a1 : !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<2 x ptr> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.array<2 x ptr> 
    %8 = llvm.mlir.constant(9 : i32) : i32
    %9 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x ptr>)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(i32, array<2 x ptr>)> 
    %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i32, array<2 x ptr>)> 
    %12 = llvm.mlir.undef : vector<2x!llvm.ptr>
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.insertelement %4, %12[%13 : i32] : vector<2x!llvm.ptr>
    %15 = llvm.mlir.constant(1 : i32) : i32
    %16 = llvm.insertelement %3, %14[%15 : i32] : vector<2x!llvm.ptr>
    %17 = llvm.mlir.constant(5 : i64) : i64
    %18 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %19 = llvm.add %18, %17 : i64
    %20 = llvm.mlir.constant(5 : i32) : i32
    %21 = llvm.mlir.constant(2 : i32) : i32
    %22 = llvm.mlir.constant(0 : i64) : i64
    %23 = llvm.mlir.addressof @s1 : !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%22, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"S", (i32, array<2 x i8>, ptr)>
    %25 = llvm.mlir.addressof @f : !llvm.ptr
    %26 = llvm.mlir.poison : vector<4xi32>
    %27 = llvm.mlir.constant(8 : i32) : i32
    %28 = llvm.mlir.poison : i32
    %29 = llvm.mlir.undef : vector<2xi32>
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.insertelement %28, %29[%30 : i32] : vector<2xi32>
    %32 = llvm.mlir.constant(1 : i32) : i32
    %33 = llvm.insertelement %27, %31[%32 : i32] : vector<2xi32>
    llvm.store %1, %arg0 {alignment = 4 : i64} : !llvm.array<2 x i32>, !llvm.ptr
    llvm.store %2, %arg0 {alignment = 8 : i64} : vector<2xi32>, !llvm.ptr
    llvm.store %7, %arg0 {alignment = 8 : i64} : !llvm.array<2 x ptr>, !llvm.ptr
    llvm.store %11, %arg0 {alignment = 8 : i64} : !llvm.struct<(i32, array<2 x ptr>)>, !llvm.ptr
    llvm.store %16, %arg0 {alignment = 16 : i64} : vector<2x!llvm.ptr>, !llvm.ptr
    llvm.store %19, %arg0 {alignment = 4 : i64} : i64, !llvm.ptr
    llvm.store %20, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %25, %arg0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %26, %arg0 {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr
    llvm.store %33, %arg0 {alignment = 8 : i64} : vector<2xi32>, !llvm.ptr
    llvm.return
  }
}

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : vector<[4]xi32>
    llvm.store %1, %arg0 {alignment = 16 : i64} : vector<[4]xi32>, !llvm.ptr
    llvm.return
  }
}
