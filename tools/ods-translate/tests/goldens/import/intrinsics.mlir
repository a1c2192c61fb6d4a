module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i8
  llvm.func @f(%arg0: f32, %arg1: i32, %arg2: !llvm.ptr, %arg3: vector<4xi1>, %arg4: vector<4xi32>, %arg5: i64) -> f32 {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.zero : vector<4x!llvm.ptr>
    %5 = llvm.mlir.poison : vector<4xf32>
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %8 = llvm.mlir.addressof @g : !llvm.ptr
    "llvm.intr.memset"(%arg2, %0, %arg5) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset.inline"(%arg2, %0) <{arg_attrs = [{llvm.align = 8 : i64}, {}], isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
    %9 = "llvm.intr.vector.reduce.add"(%2) : (vector<4xi64>) -> i64
    %10 = llvm.intr.masked.gather %4, %arg3, %5 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %11 = llvm.call_intrinsic "llvm.umul.fix.i32"(%arg1, %arg1, %6) : (i32, i32, i32) -> i32
    %12 = llvm.intr.fshl(%arg1, %arg1, %6) : (i32, i32, i32) -> i32
    %13 = llvm.call_intrinsic "llvm.modf.f32"(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
    %14 = llvm.intr.minnum(%arg0, %7) : (f32, f32) -> f32
    %15 = llvm.intr.invariant.start 4, %arg2 : !llvm.ptr
    llvm.intr.invariant.end %15, 4, %arg2 : !llvm.ptr
    %16 = llvm.intr.eh.typeid.for %8 : (!llvm.ptr) -> i32
    %17 = llvm.intr.launder.invariant.group %arg2 : !llvm.ptr
    %18 = llvm.intr.vector.extract %arg4[2] : vector<2xi32> from vector<4xi32>
    %19 = llvm.intr.vector.insert %18, %arg4[0] : vector<2xi32> into vector<4xi32>
    llvm.return %14 : f32
  }
  llvm.func @llvm.modf.f32(f32) -> !llvm.struct<(f32, f32)> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.umul.fix.i32(i32, i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
}
