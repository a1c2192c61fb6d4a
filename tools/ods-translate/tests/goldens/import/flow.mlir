#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_vectorize = #llvm.loop_vectorize<width = 4 : i32>
#loop_annotation = #llvm.loop_annotation<vectorize = #loop_vectorize, unroll = #loop_unroll, mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = ["foo", "bar"], llvm.target_triple = ""} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @c any
  }
  llvm.mlir.global weak_odr @g(0 : i32) comdat(@__llvm_global_comdat::@c) {addr_space = 0 : i32} : i32
  llvm.mlir.global private unnamed_addr constant @mlir.llvm.nameless_global_0(5 : i32) {addr_space = 0 : i32, dso_local} : i32
  llvm.mlir.alias internal @a {dso_local} : i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @r
  llvm.func internal @r() -> !llvm.ptr comdat(@__llvm_global_comdat::@c) attributes {dso_local} {
    %0 = llvm.mlir.addressof @mlir.llvm.nameless_global_0 : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @inv(%arg0: !llvm.ptr) attributes {personality = @r} {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.blockaddress <function = @inv, tag = <id = 1>> : !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @g : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<1 x ptr> 
    %6 = llvm.invoke @r2(%0) to ^bb1 unwind ^bb3 : (i32) -> i32
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%6 : i32)
  ^bb2(%7: i32):  // pred: ^bb1
    llvm.blocktag <id = 1>
    %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.indirectbr %8 : !llvm.ptr, [
    ^bb4,
    ^bb5
    ]
  ^bb3:  // 2 preds: ^bb0, ^bb5
    %9 = llvm.landingpad cleanup (catch %2 : !llvm.ptr) (filter %5 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
    llvm.resume %9 : !llvm.struct<(ptr, i32)>
  ^bb4:  // pred: ^bb2
    llvm.return
  ^bb5:  // pred: ^bb2
    %10 = llvm.invoke %arg0(%0) to ^bb6 unwind ^bb3 : !llvm.ptr, (i32) -> (i32 {llvm.noundef})
  ^bb6:  // pred: ^bb5
    llvm.return
  }
  llvm.func @r2(i32) -> i32
  llvm.func @llvm.x86.foo(i32) -> i32
  llvm.func @intr(%arg0: f32, %arg1: i32, %arg2: !llvm.ptr, %arg3: vector<4xi1>, %arg4: vector<4xi32>) -> f32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
    %10 = "llvm.intr.vscale"() : () -> i32
    %11 = llvm.intr.masked.load %arg2, %arg3, %arg4 {alignment = 16 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    "llvm.intr.prefetch"(%arg2) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %12 = "llvm.intr.sadd.with.overflow"(%arg1, %0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %13 = "llvm.intr.vector.reduce.fadd"(%arg0, %2) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %14 = llvm.intr.expect %arg1, %3 : i32
    %15 = llvm.call_intrinsic "llvm.objectsize.i64.p0"(%arg2, %4, %5, %4) : (!llvm.ptr {llvm.noundef}, i1, i1, i1) -> (i64 {llvm.noundef})
    llvm.intr.trap
    %16 = llvm.intr.fma(%arg0, %arg0, %6) : (f32, f32, f32) -> f32
    %17 = llvm.intr.stacksave : !llvm.ptr
    %18 = llvm.intr.powi(%arg0, %arg1) : (f32, i32) -> f32
    %19 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
    llvm.call_intrinsic "llvm.donothing"() : () -> ()
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%7 : i32)
  ^bb2(%20: i32):  // 2 preds: ^bb1, ^bb2
    %21 = llvm.add %20, %0 : i32
    %22 = llvm.icmp "eq" %21, %8 : i32
    llvm.cond_br %22, ^bb3, ^bb2(%21 : i32) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    llvm.return %16 : f32
  }
  llvm.func @llvm.donothing() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.objectsize.i64.p0(!llvm.ptr, i1, i1, i1) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
}
