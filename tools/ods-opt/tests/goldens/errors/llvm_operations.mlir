llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.icmp 3 %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.icmp "eq" %f, %f : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.fcmp "oeq" %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.icmp "eq" %x, %x : index
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.icmp "eq" %a %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.add %f, %f : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.add %a, %a overflow<foo> : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.fadd %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<foo>} : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.sext %a : i32 to i16
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.sext %a : i32 to vector<4xi64>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.sext %v : vector<4xi32> to i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.zext %v : vector<4xi32> to vector<8xi64>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.zext %v : vector<4xi32> to vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.bitcast %p : !llvm.ptr to i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.bitcast %p : !llvm.ptr to vector<1x!llvm.ptr>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.bitcast %s : !llvm.struct<(i32, array<2 x f32>)> to i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.alloca %a x i32 : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.alloca %a x i32 : () -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.alloca %a x i32 : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.alloca %a x i32 {alignment = "x"} : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.alloca %a x !llvm.target<"x"> : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.alloca %a i32 : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.load %a : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.func<void ()>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.load %p atomic foo : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = "llvm.load"(%p) <{syncscope = "x"}> : (!llvm.ptr) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i128
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.store %a, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.store %a, %a : i32, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.store %a, %p : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.getelementptr %p[0, %a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.getelementptr %p[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.getelementptr %p[9999999999] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.getelementptr foo %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.getelementptr %p[0, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.atomicrmw add %p, %f monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.atomicrmw add %p, %a unordered : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.atomicrmw xchg %p, %c monotonic : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.atomicrmw foo %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.cmpxchg %p, %a, %a unordered monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.cmpxchg %p, %a, %a acq_rel release : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.cmpxchg %p, %c, %c acq_rel monotonic : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.cmpxchg %p, %f, %f acq_rel monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = "llvm.cmpxchg"(%p, %a, %a) <{success_ordering = 6 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i8)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.fence monotonic
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.fence syncscope(3) acquire
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %s[1, 2] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %s[-1] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.insertvalue %a, %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %a[0] : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractelement %a[%a : i32] : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.insertelement %f, %v[%a : i32] : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.shufflevector %a, %a [0] : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.select %a, %a, %a : i32, i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.freeze %x : index
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.switch %a : i32, ^bb1 [
  1: ^bb1,
  x: ^bb1
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.br ^bb1(%a : i32)
^bb1(%x: i64):
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.cond_br %a, ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.cond_br %c weights([1]), ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.inline_asm tail_call_kind = <musttail> "a", "b" : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.intr.sincos(%f) : (f32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.intr.fabs(%a) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  llvm.intr.assume %c ["x"(%a : i64)] : i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.intr.foo(%a) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.foo %a : i32
  llvm.return
}
