#group = #llvm.access_group<id = distinct[0]<>>
#group1 = #llvm.access_group<id = distinct[1]<>>
#domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "domain">
#scope = #llvm.alias_scope<id = distinct[3]<>, domain = #domain, description = "scope">
#scope1 = #llvm.alias_scope<id = "named", domain = #domain>
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#tag1 = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
#follow = #llvm.loop_annotation<disableNonforced = true>
#loop = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, isVectorized = true,
  vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32, followupVectorized = #follow>,
  interleave = <count = 32 : i32>, unroll = <disable = true, count = 64 : i32, runtimeDisable = false, full = false>,
  unrollAndJam = <disable = false, count = 32 : i32>, licm = <disable = false, versioningDisable = true>,
  distribute = <disable = true>, pipeline = <disable = true, initiationinterval = 1 : i32>, peeled = <count = 8 : i32>,
  unswitch = <partialDisable = true>, parallelAccesses = #group, #group1>
module attributes {llvm.ident = "me", llvm.commandline = "cc -O", llvm.target_triple = "x86_64-pc-windows-msvc",
                   llvm.module_asm = ["one", "t\22wo"], llvm.dependent_libraries = #llvm.dependent_libraries<"m", "c">} {
  llvm.func @f(%p: !llvm.ptr, %c: i1, %i: i64) {
    %0 = llvm.load %p invariant dereferenceable<bytes = 8> {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#scope1, #scope], tbaa = [#tag]} : !llvm.ptr -> !llvm.ptr
    llvm.store %i, %p {access_groups = [#group, #group1], tbaa = [#tag1], nontemporal} : i64, !llvm.ptr
    %1 = llvm.load %p invariant_group : !llvm.ptr -> i8
    %2 = llvm.inttoptr %i dereferenceable<bytes = 4, mayBeNull = true> : i64 to !llvm.ptr
    "llvm.intr.memcpy"(%p, %0, %i) <{isVolatile = true, tbaa = [#tag], arg_attrs = [{llvm.align = 4 : i64}, {llvm.noundef}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.experimental.noalias.scope.decl #scope
    llvm.fence acquire {llvm.mmra = #llvm.mmra_tag<"a":"b">}
    llvm.fence acquire {llvm.mmra = [#llvm.mmra_tag<"c":"d">, #llvm.mmra_tag<"a":"b">]}
    llvm.br ^bb1
  ^bb1:
    llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #loop}
  ^bb2:
    llvm.return
  }
  llvm.linker_options ["-a", "b"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>,
    #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @f, count = 222>]>]
}
