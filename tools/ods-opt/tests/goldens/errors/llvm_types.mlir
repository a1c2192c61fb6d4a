"x"() {a = #llvm.target_features<["+a", "b"]>} : () -> ()
// -----
"x"() {a = #llvm.target_features<["+a", ""]>} : () -> ()
// -----
"x"() {a = #llvm.target_features<["+a,+b"]>} : () -> ()
// -----
"x"() {a = #llvm.alias_scope<id = 3 : i32, domain = <id = distinct[0]<>>>} : () -> ()
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", 3 : i32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", ["yo"]>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i64>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "foo", 3.0 : f32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "foo", ["a"]>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "foo", "bar">, 4 : i32]
// -----
"x"() {a = #llvm.constant_range<f32, 0, 1>} : () -> ()
// -----
"x"() {a = !llvm.array<x i32>} : () -> ()
// -----
"x"() {a = !llvm.array<2 x void>} : () -> ()
// -----
"x"() {a = !llvm.struct<(array<2 x void>)>} : () -> ()
// -----
"x"() {a = !llvm.struct<(array<x i8>)>} : () -> ()
// -----
"x"() {a = !llvm.struct<(array<3 i8>)>} : () -> ()
// -----
"x"() {a = !llvm.struct<(func<void (void)>)>} : () -> ()
// -----
"x"() {a = !llvm.struct<(foo)>} : () -> ()
// -----
"x"() {a = !llvm.struct<(target<3>)>} : () -> ()
// -----
"x"() {a = !llvm.struct<(target<"a", 3, i8>)>} : () -> ()
// -----
"x"() {a = !llvm.struct<"a">} : () -> ()
// -----
"x"() {a = !llvm.struct<"b", (struct<"b", (i32)>)>} : () -> ()
// -----
"x"() {a = !llvm.struct<"c", (i8)>, b = !llvm.struct<"c", (i16)>} : () -> ()
// -----
"x"() {a = !llvm.struct<"c", (i8)>, b = !llvm.struct<"c", opaque>} : () -> ()
// -----
"x"() {a = !llvm.struct<opaque>} : () -> ()
// -----
"x"() {a = !llvm.struct<(void)>} : () -> ()
// -----
"x"() {a = !llvm.struct<"d", (void)>} : () -> ()
// -----
"x"() {a = !llvm.func<label ()>} : () -> ()
// -----
"x"() {a = !llvm.func<i32 (void)>} : () -> ()
// -----
"x"() {a = !llvm.ptr<x>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = {}>} : () -> ()
// -----
"x"() {a = #llvm.di_expression<[DW_OP_foo]>} : () -> ()
// -----
"x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_ATE_x)]>} : () -> ()
// -----
"x"() {a = #llvm.di_basic_type<tag = DW_TAG_x, name = "">} : () -> ()
