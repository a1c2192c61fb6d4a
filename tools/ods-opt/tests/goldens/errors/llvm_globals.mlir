llvm.mlir.global external @g("ab") : i32
// -----
llvm.mlir.global external @g("ab") : !llvm.array<3 x i8>
// -----
llvm.mlir.global external @g() : !llvm.void
// -----
llvm.mlir.global external @g(3)
// -----
llvm.mlir.global external @g() : i32, i32
// -----
llvm.mlir.global common @g(1 : i32) : i32
// -----
llvm.mlir.global appending @g() : i32
// -----
llvm.mlir.global external @g() {alignment = 3 : i64} : i32
// -----
llvm.mlir.global external @g() : i32 {
  llvm.return
}
// -----
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.zero : i64
  llvm.return %0 : i64
}
// -----
llvm.mlir.global external @g(3 : i32) : i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global external @g() : i32 {
  llvm.fence acquire
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
// -----
llvm.func @f() {
  llvm.mlir.global external @g() : i32
  llvm.return
}
// -----
llvm.mlir.global external @g() : !llvm.target<"x">
// -----
llvm.mlir.global external @g(3 : i32) : !llvm.target<"spirv.x">
// -----
llvm.mlir.global external @g() comdat(@a) : i32
// -----
llvm.mlir.global external g() : i32
// -----
llvm.mlir.global foo @g() : i32
// -----
llvm.mlir.global @g(1 : i32) : i32
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @a : i32 {
  llvm.return
}
// -----
llvm.mlir.alias external @a : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @a : i32
// -----
llvm.mlir.alias external @a {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.addressof @f : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.dso_local_equivalent @x : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.blockaddress <function = @x, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global_ctors ctors = [@x], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @x()
llvm.mlir.global_ctors ctors = [@x], priorities = [], data = [#llvm.zero]
// -----
llvm.func @x()
llvm.mlir.global_dtors dtors = [@x], priorities = [0 : i32], data = [3]
// -----
llvm.func extern_weak @x()
llvm.mlir.global_ctors ctors = [@x], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @r
// -----
llvm.func @r() -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc common @i : !llvm.func<f32 (i64)>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, i32 @r
// -----
llvm.comdat @c {
  llvm.mlir.global external @g() : i32
}
// -----
llvm.comdat @c {
  llvm.comdat_selector @a foo
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant("ab") : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant("ab") : !llvm.array<3 x i8>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(3 : i32) : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(3.0 : f32) : f64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(3.0 : f32) : i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(3 : i32) : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant([3 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant([3 : i32]) : !llvm.struct<(ptr)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant([3 : i32]) : !llvm.struct<(i64)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(["a"]) : !llvm.struct<(i64)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<3xi32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(dense<3> : vector<2xi32>) : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(dense<3.0> : vector<2xf32>) : vector<2xf64>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<[2]xi32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<1 x array<1 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x array<1 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(@x) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(3 : i32) : !llvm.target<"x">
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.zero : !llvm.target<"x">
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.zero : index
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.none : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(1 : index) : i64
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(true) : i1
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %f: f32, %v: vector<4xi32>, %c: i1, %l: i64, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.mlir.constant(1 : i64) : i32
  llvm.return
}
// -----
llvm.module_flags [3]
// -----
llvm.func @f() {
  llvm.module_flags []
  llvm.return
}
// -----
llvm.linker_options [3]
// -----
llvm.func @f() {
  llvm.linker_options ["a"]
  llvm.return
}
