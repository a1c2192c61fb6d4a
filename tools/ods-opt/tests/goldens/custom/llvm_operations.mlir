llvm.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: !llvm.ptr) {
  %0 = llvm.add %arg0, %arg1 : i32
  %1 = llvm.sub %arg0, %arg1 overflow<nsw> : i32
  %2 = llvm.mul %arg0, %arg1 overflow<nsw, nuw> {test.attribute} : i32
  %3 = llvm.udiv exact %arg0, %arg1 : i32
  %4 = llvm.sdiv %arg0, %arg1 : i32
  %5 = llvm.urem %arg2, %arg2 : vector<4xi8>
  %6 = llvm.srem %arg0, %arg1 : i32
  %7 = llvm.and %arg0, %arg1 : i32
  %8 = llvm.or disjoint %arg0, %arg1 : i32
  %9 = llvm.xor %arg0, %arg1 : i32
  %10 = llvm.shl %arg0, %arg1 overflow<nuw> : i32
  %11 = llvm.lshr exact %arg0, %arg1 : i32
  %12 = llvm.ashr %arg0, %arg1 : i32
  %13 = llvm.icmp "eq" %arg0, %arg1 : i32
  %14 = llvm.icmp "sge" %arg2, %arg2 {test.attribute} : vector<4xi8>
  %15 = llvm.icmp "ne" %arg3, %arg3 : !llvm.ptr
  %16 = llvm.trunc %arg0 overflow<nsw> : i32 to i8
  %17 = llvm.sext %arg0 : i32 to i64
  %18 = llvm.zext nneg %arg0 : i32 to i64
  %19 = llvm.sitofp %arg0 : i32 to f32
  %20 = llvm.uitofp nneg %arg0 : i32 to bf16
  %21 = llvm.inttoptr %arg0 dereferenceable<bytes = 8> : i32 to !llvm.ptr
  %22 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
  %23 = llvm.bitcast %arg0 : i32 to f32
  %24 = llvm.addrspacecast %arg3 : !llvm.ptr to !llvm.ptr<2>
  %25 = llvm.select %13, %0, %1 : i1, i32
  %26 = llvm.freeze %0 : i32
  llvm.return
}
llvm.func @floats(%arg0: f32, %arg1: vector<2xf64>, %arg2: i1) {
  %0 = llvm.fadd %arg0, %arg0 : f32
  %1 = llvm.fsub %arg0, %arg0 {fastmathFlags = #llvm.fastmath<none>} : f32
  %2 = llvm.fmul %arg1, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : vector<2xf64>
  %3 = llvm.fdiv %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, arcp, contract>} : f32
  %4 = llvm.frem %arg0, %arg0 : f32
  %5 = llvm.fneg %arg0 : f32
  %6 = llvm.fcmp "oeq" %arg0, %arg0 : f32
  %7 = llvm.fcmp "_true" %arg1, %arg1 {fastmathFlags = #llvm.fastmath<reassoc>} : vector<2xf64>
  %8 = llvm.fptosi %arg0 : f32 to i32
  %9 = llvm.fptoui %arg0 : f32 to i8
  %10 = llvm.fpext %arg0 : f32 to f64
  %11 = llvm.fptrunc %arg1 : vector<2xf64> to vector<2xf32>
  %12 = llvm.select %arg2, %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f32
  llvm.return
}
llvm.func @memory(%arg0: i64, %arg1: !llvm.ptr, %arg2: i32, %arg3: vector<2x!llvm.ptr>) {
  %0 = llvm.alloca %arg0 x i32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca inalloca %arg0 x !llvm.struct<"s", (i32, array<4 x f32>)> {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
  %2 = llvm.alloca %arg0 x i8 {alignment = 0 : i64, test.attribute} : (i64) -> !llvm.ptr
  %3 = llvm.load %arg1 : !llvm.ptr -> i32
  %4 = llvm.load volatile %arg1 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> f32
  %5 = llvm.load %arg1 atomic syncscope("agent") acquire invariant {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.load %arg1 invariant_group dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.store %arg2, %arg1 : i32, !llvm.ptr
  llvm.store volatile %arg2, %arg1 atomic release invariant_group {alignment = 4 : i64} : i32, !llvm.ptr
  %7 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %8 = llvm.getelementptr inbounds %arg1[%arg0, 1, %arg2] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<"s", (i32, array<4 x f32>)>
  %9 = llvm.getelementptr nusw|nuw %arg1[-1] {test.attribute} : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.getelementptr inbounds|nuw %arg3[0, 1] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, !llvm.struct<(i8, i8)>
  %12 = llvm.atomicrmw volatile add %arg1, %arg2 syncscope("workgroup") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  %13 = llvm.atomicrmw uinc_wrap %arg1, %arg2 seq_cst : !llvm.ptr, i32
  %14 = llvm.cmpxchg weak volatile %arg1, %arg2, %arg2 syncscope("agent") acq_rel monotonic : !llvm.ptr, i32
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst
  %15 = llvm.va_arg %arg1 : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @aggregates(%arg0: !llvm.struct<(i32, array<2 x f32>)>, %arg1: vector<4xf32>, %arg2: i32, %arg3: f32, %arg4: vector<[4]xi32>) {
  %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.extractvalue %arg0[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.insertvalue %arg3, %arg0[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.extractelement %arg1[%arg2 : i32] : vector<4xf32>
  %4 = llvm.insertelement %arg3, %arg1[%arg2 : i32] : vector<4xf32>
  %5 = llvm.shufflevector %arg1, %arg1 [0, -1, 7, 2, 3] : vector<4xf32>
  %6 = llvm.shufflevector %arg4, %arg4 [0, 0, 0, 0] : vector<[4]xi32>
  llvm.return
}
llvm.func @assembly(%arg0: i32, %arg1: !llvm.ptr) {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %arg0 : (i32) -> i32
  llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{elementtype = i8}] "mov", "=*m" %arg1 : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @branches(%arg0: i32, %arg1: i1) -> i32 {
  llvm.br ^bb1(%arg0, %arg1 : i32, i1) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = false, width = 4 : i32>, unroll = <count = 8 : i32, full = true>, mustProgress = true>}
^bb1(%0: i32, %1: i1):
  llvm.cond_br %1 weights([5, 10]), ^bb2, ^bb3(%0 : i32) {loop_annotation = #llvm.loop_annotation<interleave = <count = 2 : i32>, licm = <disable = true>, distribute = <disable = true>, pipeline = <initiationinterval = 3 : i32>, peeled = <count = 1 : i32>, unswitch = <partialDisable = true>, isVectorized = true, parallelAccesses = #llvm.access_group<id = distinct[1]<>>>}
^bb2:
  llvm.switch %arg0 : i32, ^bb3(%arg0 : i32) [
    42: ^bb2,
    -1: ^bb3(%0 : i32)
  ] {branch_weights = array<i32: 1, 2, 3>}
^bb3(%2: i32):
  llvm.switch %2 : i32, ^bb4 [
  ]
^bb4:
  llvm.return %2 : i32
}
