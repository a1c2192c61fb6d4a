%a, %i = "t.x"() : () -> (f32, i32)
%0 = gpu.all_reduce add %a uniform {
} : (f32) -> f32
%1 = gpu.subgroup_reduce minui %i cluster(size = 4) : (i32) -> i32
// -----
gpu.binary @a [#gpu.object<#nvvm.target, "BLOB">]
gpu.binary @b <#gpu.select_object<0>> [#gpu.object<#nvvm.target, "BLOB">]
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%a : i32) kernel {
      gpu.return
    }
  }
  %t, %i, %l, %n = "t.x"() : () -> (!gpu.async.token, i32, i64, index)
  gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%i : i32)
  gpu.launch_func @k::@f clusters in (%l, %l, %l) blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64 dynamic_shared_memory_size %i args(%i : i32)
}
