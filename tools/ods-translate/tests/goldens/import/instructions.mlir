module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>, !llvm.ptr<1> = dense<[64, 64, 64, 32]> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, f64 = dense<[32, 64]> : vector<2xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "o", "dlti.legal_int_widths" = array<i32: 32>, "dlti.stack_alignment" = 64 : i64, "dlti.alloca_memory_space" = 5 : ui64, "dlti.global_memory_space" = 1 : ui64, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>>, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32} : i32
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: f32, %arg4: i1, %arg5: vector<2xf32>) -> i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.constant(5 : i64) : i64
    %2 = llvm.mlir.constant(6 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(10 : i32) : i32
    %7 = llvm.mlir.constant(11 : i32) : i32
    %8 = llvm.mlir.constant(12 : i32) : i32
    %9 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %10 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %11 = llvm.mlir.constant(3.000000e+00 : f32) : f32
    %12 = llvm.mlir.constant(13 : i64) : i64
    %13 = llvm.mlir.constant(14 : i32) : i32
    %14 = llvm.mlir.constant(15 : i32) : i32
    %15 = llvm.mlir.constant(16 : i32) : i32
    %16 = llvm.mlir.constant(17 : i32) : i32
    %17 = llvm.mlir.constant(18 : i32) : i32
    %18 = llvm.mlir.constant(1.900000e+01 : f32) : f32
    %19 = llvm.mlir.poison : vector<2xf32>
    %20 = llvm.mlir.constant(20 : i32) : i32
    %21 = llvm.mlir.constant(21 : i32) : i32
    %22 = llvm.mlir.constant(2.200000e+01 : f32) : f32
    %23 = llvm.mlir.constant(23 : i32) : i32
    %24 = llvm.mlir.constant(24 : i32) : i32
    %25 = llvm.mlir.constant(25 : i32) : i32
    %26 = llvm.mlir.constant(26 : i32) : i32
    %27 = llvm.mlir.constant(27 : i32) : i32
    %28 = llvm.mlir.constant(28 : i64) : i64
    %29 = llvm.mlir.constant(true) : i1
    %30 = llvm.mlir.constant(29 : i64) : i64
    %31 = llvm.getelementptr %0[%arg0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %32 = llvm.getelementptr %0[%1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %33 = llvm.getelementptr inbounds|nuw %arg1[%3, 1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i32>)>
    %34 = llvm.add %arg0, %6 overflow<nsw, nuw> : i32
    %35 = llvm.or disjoint %34, %7 : i32
    %36 = llvm.lshr exact %35, %8 : i32
    %37 = llvm.zext nneg %36 : i32 to i64
    %38 = llvm.trunc %37 overflow<nuw> : i64 to i8
    %39 = llvm.fadd %arg3, %9 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %40 = llvm.fcmp "olt" %39, %10 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %41 = llvm.select %40, %arg3, %11 {fastmathFlags = #llvm.fastmath<reassoc>} : i1, f32
    %42 = llvm.fneg %41 {fastmathFlags = #llvm.fastmath<ninf>} : f32
    %43 = llvm.alloca %4 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %12 x !llvm.struct<(i32, i8)> {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %45 = llvm.load volatile %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.load %43 atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.load %43 invariant {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
    llvm.store %47, %43 atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
    %48 = llvm.atomicrmw volatile add %43, %13 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %49 = llvm.cmpxchg weak %43, %14, %15 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.fence syncscope("agent") release
    %50 = llvm.extractvalue %49[0] : !llvm.struct<(i32, i1)> 
    %51 = llvm.insertvalue %16, %49[0] : !llvm.struct<(i32, i1)> 
    %52 = llvm.extractelement %arg5[%17 : i32] : vector<2xf32>
    %53 = llvm.insertelement %18, %arg5[%4 : i32] : vector<2xf32>
    %54 = llvm.shufflevector %arg5, %19 [0, -1, 1] : vector<2xf32> 
    %55 = llvm.va_arg %arg1 : (!llvm.ptr) -> i32
    %56 = llvm.freeze %55 : i32
    llvm.switch %arg0 : i32, ^bb3 [
      1: ^bb2(%20, %arg3 : i32, f32),
      2: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg4 weights([1, 2]), ^bb2(%21, %22 : i32, f32), ^bb3
  ^bb2(%57: i32, %58: f32):  // 2 preds: ^bb0, ^bb1
    %59 = llvm.call @h(%57, %23) : (i32, i32) -> i32
    %60 = llvm.call %arg1(%24) : !llvm.ptr, (i32) -> i32
    %61 = llvm.call @va(%25, %26) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
    llvm.call fastcc tail @w(%arg1) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.noundef}) -> ()
    %62 = llvm.inline_asm has_side_effects asm_dialect = att "nop", "=r,r" %27 : (i32) -> i32
    "llvm.intr.memcpy"(%arg1, %arg2, %28) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %43 : !llvm.ptr
    %63 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i32) -> i32
    %64 = llvm.intr.ctpop(%arg0) : (i32) -> i32
    %65 = llvm.intr.sqrt(%arg3) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
    llvm.intr.assume %29 ["align"(%arg1, %30 : !llvm.ptr, i64)] : i1
    llvm.return %59 : i32
  ^bb3:  // 2 preds: ^bb0, ^bb1
    llvm.unreachable
  }
  llvm.func @h(i32, i32) -> i32
  llvm.func @va(i32, ...) -> i32
  llvm.func fastcc @w(!llvm.ptr)
}
