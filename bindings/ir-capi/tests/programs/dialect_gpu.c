// Types and attributes of the dialects gpu, nvgpu and amdgpu.

#include "common.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Dialect/AMDGPU.h"
#include "mlir-c/Dialect/GPU.h"
#include "mlir-c/Dialect/NVGPU.h"
#include "mlir-c/Dialect/NVVM.h"

static void show_name(const char *label, MlirStringRef name) {
  printf("%s: %.*s\n", label, (int)name.length, name.data);
}

static void show_attribute(const char *label, MlirAttribute attribute) {
  if (mlirAttributeIsNull(attribute))
    printf("%s: null\n", label);
  else
    print_attribute(label, attribute);
}

static void show(const char *label, MlirType type) {
  if (mlirTypeIsNull(type)) {
    printf("%s: null\n", label);
    return;
  }
  print_type(label, type);
  printf("  tests: %d %d %d %d %d\n", mlirTypeIsAGPUAsyncTokenType(type),
         mlirTypeIsANVGPUTensorMapDescriptorType(type), mlirTypeIsAAMDGPUTDMBaseType(type),
         mlirTypeIsAAMDGPUTDMDescriptorType(type), mlirTypeIsAAMDGPUTDMGatherBaseType(type));
  MlirTypeID id = mlirTypeGetTypeID(type);
  printf("  ids: %d %d %d\n", mlirTypeIDEqual(id, mlirAMDGPUTDMBaseTypeGetTypeID()),
         mlirTypeIDEqual(id, mlirAMDGPUTDMDescriptorTypeGetTypeID()),
         mlirTypeIDEqual(id, mlirAMDGPUTDMGatherBaseTypeGetTypeID()));
}

static void show_object(MlirAttribute object) {
  show_attribute("object", object);
  if (mlirAttributeIsNull(object))
    return;
  printf("  test %d, format %u\n", mlirAttributeIsAGPUObjectAttr(object), mlirGPUObjectAttrGetFormat(object));
  show_attribute("  target", mlirGPUObjectAttrGetTarget(object));
  show_name("  text", mlirGPUObjectAttrGetObject(object));
  printf("  properties %d, kernels %d\n", mlirGPUObjectAttrHasProperties(object), mlirGPUObjectAttrHasKernels(object));
  show_attribute("  properties", mlirGPUObjectAttrGetProperties(object));
  show_attribute("  kernels", mlirGPUObjectAttrGetKernels(object));
}

static const char *const TYPES[] = {
    "!gpu.async.token",
    "!gpu.mma_matrix<16x16xf32, \"AOp\">",
    "!gpu.mma_matrix<16x8xsi8, \"BOp\">",
    "!gpu.mma_matrix<8x8xi32, \"COp\">",
    "!gpu.mma_matrix<16xf32, \"AOp\">",
    "!gpu.mma_matrix<16x?xf32, \"AOp\">",
    "!gpu.mma_matrix<16x16xi16, \"AOp\">",
    "!gpu.mma_matrix<16x16xf32, \"XOp\">",
    "!gpu.mma_matrix<16x16xf32>",
    "!gpu.sparse.dntensor_handle",
    "!gpu.sparse.spmat_handle",
    "!gpu.sparse.spgemmop_handle",
    "!nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, "
    "oob = zero, interleave = none>",
    "!nvgpu.device.async.token",
    "!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>",
    "!nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 4>",
    "!nvgpu.mbarrier.token",
    "!nvgpu.warpgroup.descriptor<tensor = memref<4xf32>>",
    "!nvgpu.warpgroup.accumulator<fragmented = vector<4xf32>>",
    "!nvgpu.warpgroup.descriptor<tensor = i32>",
    "!amdgpu.tdm_base<f32>",
    "!amdgpu.tdm_descriptor",
    "!amdgpu.tdm_gather_base<f32, i16>",
    "!amdgpu.tdm_gather_base<f32, i8>",
};

static const char *const ATTRIBUTES[] = {
    "#gpu.object<#nvvm.target, \"abc\">",
    "#gpu.object<#nvvm.target, offload = \"abc\">",
    "#gpu.object<#nvvm.target, foo = \"abc\">",
    "#gpu.object<1 : i32, \"abc\">",
    "#gpu.object<#nvvm.target, properties = {O = 3 : i32}, kernels = <[#gpu.kernel_metadata<\"k\", (i32) -> (), "
    "metadata = {a = 255}>]>, assembly = \"abc\">",
    "#gpu.kernel_metadata<\"k\", (i32, f32) -> (), arg_attrs = [{}, {}], metadata = {a = 255}>",
    "#gpu.kernel_metadata<\"k\", i32>",
    "#gpu.kernel_metadata<\"\", i32>",
    "#gpu.kernel_metadata<\"k\", (i32) -> (), arg_attrs = [1]>",
    "#gpu.kernel_table<>",
    "#gpu.kernel_table<[#gpu.kernel_metadata<\"b\", i32>, #gpu.kernel_metadata<\"a\", i32>]>",
    "#gpu.kernel_table<[#gpu.kernel_metadata<\"b\", i32>, #gpu.kernel_metadata<\"b\", i32>]>",
    "#gpu.select_object",
    "#gpu.select_object<0>",
    "#gpu.select_object<#nvvm.target>",
    "#gpu.select_object<-1>",
    "#gpu.select_object<\"a\">",
    "#gpu.block<x>",
    "#gpu.warpgroup<linear_dim_0>",
    "#gpu.warp<y>",
    "#gpu.thread<z>",
    "#gpu.lane<linear_dim_9>",
    "#gpu.mask<3>",
    "#gpu.mask<-1>",
    "#gpu.memory_space<workgroup>",
    "#gpu.address_space<private>",
    "#gpu<dim x>",
    "#gpu<all_reduce_op maximumf>",
    "#gpu<broadcast specific_lane>",
    "#gpu<shuffle_mode xor>",
    "#gpu<mma_element_wise extf>",
    "#gpu<spgemm_work_estimation_or_compute_kind COMPUTE>",
    "#gpu<prune_2to4_spmat_flag NONE>",
    "#gpu<mat_transpose_mode TRANSPOSE>",
    "#nvgpu<swizzle none>",
    "#nvgpu<l2promo l2promo_64b>",
    "#nvgpu<oob nan>",
    "#nvgpu<interleave interleave_16b>",
    "#nvgpu<rcp_rounding_mode approx>",
    "#amdgpu.address_space<fat_raw_buffer>",
    "#amdgpu<dpp_perm quad_perm>",
    "#amdgpu<mfma_perm_b bcast_first_32>",
    "#amdgpu.sched_barrier_opt<valu|salu>",
};

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__gpu__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__nvgpu__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__nvvm__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__amdgpu__(), context);
  // Targets of the dialect nvvm are opaque where the library does not have it.
  mlirContextSetAllowUnregisteredDialects(context, true);

  show_name("token", mlirGPUAsyncTokenTypeGetName());
  show_name("object", mlirGPUObjectAttrGetName());
  show_name("descriptor", mlirNVGPUTensorMapDescriptorTypeGetName());
  show_name("base", mlirAMDGPUTDMBaseTypeGetName());
  show_name("descriptor", mlirAMDGPUTDMDescriptorTypeGetName());
  show_name("gather base", mlirAMDGPUTDMGatherBaseTypeGetName());

  MlirType f32 = mlirF32TypeGet(context), i32 = mlirIntegerTypeGet(context, 32);
  show("get", mlirGPUAsyncTokenTypeGet(context));
  int64_t shape[] = {128, 64};
  MlirType memref = mlirMemRefTypeContiguousGet(f32, 2, shape, mlirAttributeGetNull());
  show("get", mlirNVGPUTensorMapDescriptorTypeGet(context, memref, 3, 1, 1, 2));
  show("get", mlirAMDGPUTDMBaseTypeGet(context, f32));
  show("get", mlirAMDGPUTDMDescriptorTypeGet(context));
  show("get", mlirAMDGPUTDMGatherBaseTypeGet(context, f32, i32));

  for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; ++i)
    show(TYPES[i], mlirTypeParseGet(context, str(TYPES[i])));
  for (size_t i = 0; i < sizeof ATTRIBUTES / sizeof *ATTRIBUTES; ++i) {
    MlirAttribute attribute = mlirAttributeParseGet(context, str(ATTRIBUTES[i]));
    show_attribute(ATTRIBUTES[i], attribute);
    if (!mlirAttributeIsNull(attribute))
      printf("  test %d\n", mlirAttributeIsAGPUObjectAttr(attribute));
  }

  MlirAttribute target = mlirAttributeParseGet(context, str("#nvvm.target"));
  MlirAttribute properties = mlirAttributeParseGet(context, str("{O = 2 : i32}"));
  MlirAttribute kernels = mlirAttributeParseGet(context, str("#gpu.kernel_table<[#gpu.kernel_metadata<\"k\", i32>]>"));
  MlirAttribute none = mlirAttributeGetNull();
  show_object(mlirGPUObjectAttrGet(context, target, 4, str("binary"), none));
  show_object(mlirGPUObjectAttrGet(context, target, 2, str("text"), properties));
  show_object(mlirGPUObjectAttrGetWithKernels(context, target, 1, str("text"), properties, kernels));
  show_object(mlirGPUObjectAttrGetWithKernels(context, target, 3, str(""), none, kernels));

  mlirContextDestroy(context);
  return 0;
}
