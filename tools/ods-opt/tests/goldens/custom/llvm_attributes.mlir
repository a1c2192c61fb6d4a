#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#char, 0>, <#char, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #char, offset = 4, constant = true>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "s">
#scope2 = #llvm.alias_scope<id = "named", domain = #domain>
llvm.func @accesses(%arg0: !llvm.ptr) {
  %0 = llvm.load %arg0 {access_groups = [#llvm.access_group<id = distinct[2]<>>], alias_scopes = [#scope], noalias_scopes = [#scope2], tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.store %0, %arg0 {tbaa = [#tag], alias_scopes = [#scope, #scope2]} : i32, !llvm.ptr
  llvm.return
}
"test.attributes"() {attributes = [
  #llvm.address_space<3>, #llvm.cconv<fastcc>, #llvm.linkage<internal>, #llvm<comdat any>, #llvm.fastmath<nnan, ninf>, #llvm.fastmath<fast>,
  #llvm.overflow<nsw>, #llvm.constant_range<i32, -5, 10>, #llvm.constant_range<i8, 0, 128>, #llvm.vscale_range<minRange = 1 : i32, maxRange = 2 : i32>,
  #llvm.target_features<[]>, #llvm.target_features<["+a", "-b"]>, #llvm.target<triple = "t", chip = "c">, #llvm.target<triple = "t", chip = "c", features = <["+x"]>>,
  #llvm.undef, #llvm.poison, #llvm.zero, #llvm<dso_local_equivalent @f>, #llvm.blockaddress<function = @f, tag = <id = 2>>, #llvm.tailcallkind<musttail>,
  #llvm.mlir.workgroup_attribution<512 : i64, i32>, #llvm.dereferenceable<bytes = 4>, #llvm.dereferenceable<bytes = 4, mayBeNull = true>,
  #llvm.uwtableKind<sync>, #llvm.framePointerKind<all>, #llvm.mmra_tag<"a":"b">, #llvm.dependent_libraries<"a", "b">,
  #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>,
  #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, detailed_summary = <cut_off = 7, min_count = 8, num_counts = 9>>
]} : () -> ()
