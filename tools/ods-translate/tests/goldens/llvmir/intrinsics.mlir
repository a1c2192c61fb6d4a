llvm.func @f(%a0: f32) {
  %r = "llvm.intr.acos"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.asin"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: f32) {
  %r = "llvm.intr.atan2"(%a0, %a1)  : (f32, f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.atan"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32) {
  %r = "llvm.intr.abs"(%a0) <{is_int_min_poison = true}> : (i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32) {
  %r = "llvm.intr.annotation"(%a0, %a1, %a2, %a3)  : (i32, !llvm.ptr, !llvm.ptr, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i1) {
  "llvm.intr.assume"(%a0) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: i32) {
  %r = "llvm.intr.bitreverse"(%a0)  : (i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32) {
  %r = "llvm.intr.bswap"(%a0)  : (i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: f32) {
  %r = "llvm.intr.copysign"(%a0, %a1)  : (f32, f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f() {
  %r = "llvm.intr.coro.align"()  : () -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: i32, %a2: i1) {
  %r = "llvm.intr.coro.promise"(%a0, %a1, %a2)  : (!llvm.ptr, i32, i1) -> (!llvm.ptr)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr) {
  "llvm.intr.coro.resume"(%a0)  : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr) {
  %r = "llvm.intr.coro.save"(%a0)  : (!llvm.ptr) -> (!llvm.ptr)
  llvm.return
}
// -----
llvm.func @f() {
  %r = "llvm.intr.coro.size"()  : () -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.cos"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.cosh"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32) {
  %r = "llvm.intr.ctlz"(%a0) <{is_zero_poison = true}> : (i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32) {
  %r = "llvm.intr.cttz"(%a0) <{is_zero_poison = true}> : (i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32) {
  %r = "llvm.intr.ctpop"(%a0)  : (i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr) {
  "llvm.intr.dbg.declare"(%a0) <{varInfo = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "v">}> : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f() {
  "llvm.intr.dbg.label"() <{label = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, name = "v">}> : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: i32) {
  "llvm.intr.dbg.value"(%a0) <{varInfo = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "v">}> : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f() {
  "llvm.intr.debugtrap"()  : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr) {
  %r = "llvm.intr.eh.typeid.for"(%a0)  : (!llvm.ptr) -> (!llvm.ptr)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.exp10"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.exp2"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.exp"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.expect"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.expect.with.probability"(%a0, %a1) <{prob = 0.5 : f64}> : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.fabs"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.ceil"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.floor"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: f32, %a2: f32) {
  %r = "llvm.intr.fma"(%a0, %a1, %a2)  : (f32, f32, f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: f32, %a2: f32) {
  %r = "llvm.intr.fmuladd"(%a0, %a1, %a2)  : (f32, f32, f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.trunc"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32, %a2: i32) {
  %r = "llvm.intr.fshl"(%a0, %a1, %a2)  : (i32, i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32, %a2: i32) {
  %r = "llvm.intr.fshr"(%a0, %a1, %a2)  : (i32, i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr) {
  "llvm.intr.invariant.end"(%a0, %a1) <{size = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr) {
  %r = "llvm.intr.invariant.start"(%a0) <{size = 8 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
  llvm.return
}
// -----
llvm.func @f(%a0: i32) {
  %r = "llvm.intr.is.constant"(%a0)  : (i32) -> (i1)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.is.fpclass"(%a0) <{bit = 7 : i32}> : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr) {
  %r = "llvm.intr.launder.invariant.group"(%a0)  : (!llvm.ptr) -> (!llvm.ptr)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: i32) {
  %r = "llvm.intr.ldexp"(%a0, %a1)  : (f32, i32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.log10"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.log2"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.log"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: i32) {
  %r = "llvm.intr.matrix.column.major.load"(%a0, %a1) <{isVolatile = true, rows = 7 : i32, columns = 7 : i32}> : (!llvm.ptr, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: f32) {
  %r = "llvm.intr.maxnum"(%a0, %a1)  : (f32, f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: f32) {
  %r = "llvm.intr.maximum"(%a0, %a1)  : (f32, f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr) {
  "llvm.intr.memcpy.inline"(%a0, %a1) <{len = 4 : i64, isVolatile = true}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: i32) {
  "llvm.intr.memcpy"(%a0, %a1, %a2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: i32) {
  "llvm.intr.memmove"(%a0, %a1, %a2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: i8) {
  "llvm.intr.memset.inline"(%a0, %a1) <{len = 4 : i64, isVolatile = true}> : (!llvm.ptr, i8) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: i8, %a2: i32) {
  "llvm.intr.memset"(%a0, %a1, %a2) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: f32) {
  %r = "llvm.intr.minnum"(%a0, %a1)  : (f32, f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: f32) {
  %r = "llvm.intr.minimum"(%a0, %a1)  : (f32, f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.nearbyint"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f() {
  "llvm.intr.experimental.noalias.scope.decl"() <{scope = #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>}> : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: i32) {
  %r = "llvm.intr.powi"(%a0, %a1)  : (f32, i32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: f32) {
  %r = "llvm.intr.pow"(%a0, %a1)  : (f32, f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32, %a4: !llvm.ptr) {
  %r = "llvm.intr.ptr.annotation"(%a0, %a1, %a2, %a3, %a4)  : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> (!llvm.ptr)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.rint"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.roundeven"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.round"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.sadd.sat"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.scmp"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.smax"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.smin"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32) {
  %r = "llvm.intr.ssa.copy"(%a0)  : (i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.sshl.sat"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.ssub.sat"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.sin"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.sincos"(%a0)  : (f32) -> (!llvm.struct<(f32, f32)>)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.sinh"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.sqrt"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr) {
  "llvm.intr.stackrestore"(%a0)  : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f() {
  %r = "llvm.intr.stepvector"()  : () -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr) {
  %r = "llvm.intr.strip.invariant.group"(%a0)  : (!llvm.ptr) -> (!llvm.ptr)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.tan"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32) {
  %r = "llvm.intr.tanh"(%a0)  : (f32) -> (f32)
  llvm.return
}
// -----
llvm.func @f() {
  "llvm.intr.trap"()  : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.uadd.sat"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f() {
  "llvm.intr.ubsantrap"() <{failureKind = 9 : i8}> : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.ucmp"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.umax"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.umin"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.ushl.sat"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: i32) {
  %r = "llvm.intr.usub.sat"(%a0, %a1)  : (i32, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr) {
  "llvm.intr.vacopy"(%a0, %a1)  : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr) {
  "llvm.intr.vaend"(%a0)  : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: !llvm.ptr, %a3: i32, %a4: !llvm.ptr) {
  "llvm.intr.var.annotation"(%a0, %a1, %a2, %a3, %a4)  : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>) {
  %r = "llvm.intr.vector.interleave2"(%a0, %a1)  : (vector<4xf32>, vector<4xf32>) -> (vector<8xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.add"(%a0)  : (vector<4xi32>) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.and"(%a0)  : (vector<4xi32>) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fadd"(%a0, %a1)  : (f32, vector<4xf32>) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fmax"(%a0)  : (vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fmaximum"(%a0)  : (vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fmin"(%a0)  : (vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fminimum"(%a0)  : (vector<4xf32>) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: vector<4xf32>) {
  %r = "llvm.intr.vector.reduce.fmul"(%a0, %a1)  : (f32, vector<4xf32>) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.mul"(%a0)  : (vector<4xi32>) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.or"(%a0)  : (vector<4xi32>) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.smax"(%a0)  : (vector<4xi32>) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.smin"(%a0)  : (vector<4xi32>) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.umax"(%a0)  : (vector<4xi32>) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.umin"(%a0)  : (vector<4xi32>) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>) {
  %r = "llvm.intr.vector.reduce.xor"(%a0)  : (vector<4xi32>) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f() {
  %r = "llvm.intr.vscale"()  : () -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: !llvm.ptr, %a1: vector<4xi1>) {
  %r = "llvm.intr.masked.load"(%a0, %a1) <{alignment = 7 : i32}> : (!llvm.ptr, vector<4xi1>) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: vector<4xi1>) {
  "llvm.intr.masked.store"(%a0, %a1, %a2) <{alignment = 7 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.ashr"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.add"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.and"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fadd"(%a0, %a1, %a2, %a3)  : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fdiv"(%a0, %a1, %a2, %a3)  : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xi1>, %a4: i32) {
  %r = "llvm.intr.vp.fmuladd"(%a0, %a1, %a2, %a3, %a4)  : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fmul"(%a0, %a1, %a2, %a3)  : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xi1>, %a2: i32) {
  %r = "llvm.intr.vp.fneg"(%a0, %a1, %a2)  : (vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.frem"(%a0, %a1, %a2, %a3)  : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.fsub"(%a0, %a1, %a2, %a3)  : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xi1>, %a4: i32) {
  %r = "llvm.intr.vp.fma"(%a0, %a1, %a2, %a3, %a4)  : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> (vector<4xf32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.lshr"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.mul"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.or"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.add"(%a0, %a1, %a2, %a3)  : (i32, vector<4xi32>, vector<4xi1>, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.and"(%a0, %a1, %a2, %a3)  : (i32, vector<4xi32>, vector<4xi1>, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.fadd"(%a0, %a1, %a2, %a3)  : (f32, vector<4xf32>, vector<4xi1>, i32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.fmax"(%a0, %a1, %a2, %a3)  : (f32, vector<4xf32>, vector<4xi1>, i32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.fmin"(%a0, %a1, %a2, %a3)  : (f32, vector<4xf32>, vector<4xi1>, i32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: f32, %a1: vector<4xf32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.fmul"(%a0, %a1, %a2, %a3)  : (f32, vector<4xf32>, vector<4xi1>, i32) -> (f32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.mul"(%a0, %a1, %a2, %a3)  : (i32, vector<4xi32>, vector<4xi1>, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.or"(%a0, %a1, %a2, %a3)  : (i32, vector<4xi32>, vector<4xi1>, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.smax"(%a0, %a1, %a2, %a3)  : (i32, vector<4xi32>, vector<4xi1>, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.smin"(%a0, %a1, %a2, %a3)  : (i32, vector<4xi32>, vector<4xi1>, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.umax"(%a0, %a1, %a2, %a3)  : (i32, vector<4xi32>, vector<4xi1>, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.umin"(%a0, %a1, %a2, %a3)  : (i32, vector<4xi32>, vector<4xi1>, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.reduce.xor"(%a0, %a1, %a2, %a3)  : (i32, vector<4xi32>, vector<4xi1>, i32) -> (i32)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.sdiv"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.smax"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.smin"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.srem"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.shl"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: vector<4xi1>, %a3: i32) {
  "llvm.intr.vp.store"(%a0, %a1, %a2, %a3)  : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: i32, %a3: vector<4xi1>, %a4: i32) {
  "llvm.intr.experimental.vp.strided.store"(%a0, %a1, %a2, %a3, %a4)  : (vector<4xf32>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.sub"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.udiv"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.umax"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.umin"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.urem"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: i32) {
  %r = "llvm.intr.vp.xor"(%a0, %a1, %a2, %a3)  : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> (vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: !llvm.ptr, %a2: vector<4xi1>) {
  "llvm.intr.masked.compressstore"(%a0, %a1, %a2)  : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi1>) {
  %r = "llvm.intr.masked.gather"(%a0, %a1) <{alignment = 7 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> (vector<4x!llvm.ptr>)
  llvm.return
}
// -----
llvm.func @f(%a0: vector<4xf32>, %a1: vector<4x!llvm.ptr>, %a2: vector<4xi1>) {
  "llvm.intr.masked.scatter"(%a0, %a1, %a2) <{alignment = 7 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
  llvm.return
}
// -----
llvm.func @constrained(%x: f64, %i: i32) {
  %0 = llvm.intr.experimental.constrained.fptrunc %x towardzero strict : f64 to f32
  %1 = llvm.intr.experimental.constrained.fpext %0 ignore : f32 to f64
  %2 = llvm.intr.experimental.constrained.sitofp %i tonearest maytrap : i32 to f32
  llvm.return
}
// -----
llvm.func @several(%v: vector<4xf32>, %f: f32, %p: !llvm.ptr, %i: i32, %m: vector<4xi1>) {
  %0 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  %1 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %2 = llvm.intr.masked.load %p, %m {alignment = 8 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  %3 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %4 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %5 = llvm.intr.fma(%f, %f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32, f32) -> f32
  %6 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %7 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %c = llvm.mlir.constant(true) : i1
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i32)] : i1
  %al = llvm.alloca %i x i8 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %al : !llvm.ptr
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.intr.trap
  %8 = llvm.intr.scmp(%i, %i) : (i32, i32) -> i8
  llvm.return
}
