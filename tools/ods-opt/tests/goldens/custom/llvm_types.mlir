"test.types"() {types = [
  !llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.ptr, !llvm.ptr<3>, !llvm.x86_amx, !llvm.ppc_fp128,
  !llvm.array<0 x i8>, !llvm.array<4 x array<2 x ptr>>, !llvm.array<10 x vector<8xf32>>, !llvm.array<2 x !llvm.ptr>,
  !llvm.func<void ()>, !llvm.func<i32 (...)>, !llvm.func<ptr (i32, ptr<1>, ...)>, !llvm.func<void (token)>,
  !llvm.struct<()>, !llvm.struct<packed ()>, !llvm.struct<(i32, f32, struct<(i64)>)>, !llvm.struct<packed (i8, i32)>,
  !llvm.struct<(ptr, vector<2x!llvm.ptr>, array<3 x struct<packed (f64)>>)>,
  !llvm.target<"spirv.Image", i32, void, 0, 1>, !llvm.target<"a", 1, 2>, !llvm.target<"b", i32>, !llvm.target<"c">,
  vector<4x!llvm.ptr>, vector<[4]x!llvm.ptr<2>>, vector<[2]xi1>
]} : () -> ()
// -----
"test.identified"() {types = [
  !llvm.struct<"empty", ()>, !llvm.struct<"hidden", opaque>, !llvm.struct<"packed", packed (i8, i32)>,
  !llvm.struct<"with space \22", (i32)>,
  !llvm.struct<"list", (i32, ptr, struct<"list">)>,
  !llvm.struct<"tree", (array<2 x struct<"tree">>, struct<"leaf", (i32, array<1 x struct<"tree">>)>)>,
  !llvm.struct<"a", (struct<"b", (struct<"a">, struct<"c", (struct<"b">, struct<"a">)>)>)>,
  !llvm.struct<"b", (struct<"a", (struct<"b">)>, struct<"c", (struct<"b">, struct<"a", (struct<"b">)>)>)>,
  !llvm.struct<"full", (!llvm.struct<"full">, !llvm.array<1 x struct<"full">>, !llvm.ptr)>
]} : () -> ()
// -----
!alias = !llvm.struct<"aliased", (i32, ptr)>
!function = !llvm.func<!alias (!alias, i32)>
llvm.func @f(%arg0: !alias) -> !alias {
  llvm.return %arg0 : !alias
}
"test.aliases"() {type = !function, again = !llvm.array<2 x !alias>} : () -> ()
