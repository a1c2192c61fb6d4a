func.func @pointers(%m: memref<4xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %md = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %1 = ptr.from_ptr %0 metadata %md : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %2 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %3 = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>
  %4 = ptr.type_offset f32 : index
  %5 = ptr.ptr_add %0, %4 : !ptr.ptr<#ptr.generic_space>, index
  %6 = ptr.ptr_diff %0, %0 : !ptr.ptr<#ptr.generic_space> -> index
  %7 = ptr.load %0 : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %7, %0 : f32, !ptr.ptr<#ptr.generic_space>
  %8 = ptr.ptr_add inbounds %0, %4 : !ptr.ptr<#ptr.generic_space>, index
  %9 = ptr.ptr_diff nuw | nsw %0, %8 : !ptr.ptr<#ptr.generic_space> -> index
  %10 = ptr.load volatile %0 atomic syncscope("workgroup") acquire invariant alignment = 8 : !ptr.ptr<#ptr.generic_space> -> i64
  ptr.store volatile %10, %0 nontemporal invariant_group alignment = 8 : i64, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @masks(%p: !ptr.ptr<#ptr.generic_space>, %ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %2 = ptr.gather %ps, %m, %v alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  %0 = ptr.gather %ps, %m, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  %1 = ptr.masked_load %p, %m, %v : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  ptr.masked_store %v, %p, %m : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  ptr.scatter %v, %ps, %m : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}
