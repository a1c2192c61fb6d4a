// Dialect/AMDGPU.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_AMDGPU_H
#define MLIR_C_DIALECT_AMDGPU_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `AmdgpuEmulateAtomicsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAMDGPUAmdgpuEmulateAtomicsPass(void);

/// Creates a pass `AmdgpuFoldMemRefOpsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAMDGPUAmdgpuFoldMemRefOpsPass(void);

/// Creates a pass `AmdgpuMaskedloadToLoadPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAMDGPUAmdgpuMaskedloadToLoadPass(void);

/// Creates a pass `AmdgpuResolveStridedMetadataPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAMDGPUAmdgpuResolveStridedMetadataPass(void);

/// Registers the pass `AmdgpuEmulateAtomicsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterAMDGPUAmdgpuEmulateAtomicsPass(void);

/// Registers the pass `AmdgpuFoldMemRefOpsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterAMDGPUAmdgpuFoldMemRefOpsPass(void);

/// Registers the pass `AmdgpuMaskedloadToLoadPass`.
MLIR_CAPI_EXPORTED void mlirRegisterAMDGPUAmdgpuMaskedloadToLoadPass(void);

/// Registers the pass `AmdgpuResolveStridedMetadataPass`.
MLIR_CAPI_EXPORTED void mlirRegisterAMDGPUAmdgpuResolveStridedMetadataPass(void);

/// Registers the passes of the group `AMDGPU` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterAMDGPUPasses(void);

/// The type of base addresses of elements in local and in global memory.
MLIR_CAPI_EXPORTED MlirType mlirAMDGPUTDMBaseTypeGet(MlirContext ctx, MlirType elementType);

/// The name `amdgpu.tdm_base`.
MLIR_CAPI_EXPORTED MlirStringRef mlirAMDGPUTDMBaseTypeGetName(void);

/// The identity of the class of types `!amdgpu.tdm_base`.
MLIR_CAPI_EXPORTED MlirTypeID mlirAMDGPUTDMBaseTypeGetTypeID(void);

/// The type of descriptors of tensors that are loaded or stored.
MLIR_CAPI_EXPORTED MlirType mlirAMDGPUTDMDescriptorTypeGet(MlirContext ctx);

/// The name `amdgpu.tdm_descriptor`.
MLIR_CAPI_EXPORTED MlirStringRef mlirAMDGPUTDMDescriptorTypeGetName(void);

/// The identity of the class of the type `!amdgpu.tdm_descriptor`.
MLIR_CAPI_EXPORTED MlirTypeID mlirAMDGPUTDMDescriptorTypeGetTypeID(void);

/// The type of base addresses for gathering elements by indices of 16 or 32 bits.
MLIR_CAPI_EXPORTED MlirType mlirAMDGPUTDMGatherBaseTypeGet(MlirContext ctx, MlirType elementType, MlirType indexType);

/// The name `amdgpu.tdm_gather_base`.
MLIR_CAPI_EXPORTED MlirStringRef mlirAMDGPUTDMGatherBaseTypeGetName(void);

/// The identity of the class of types `!amdgpu.tdm_gather_base`.
MLIR_CAPI_EXPORTED MlirTypeID mlirAMDGPUTDMGatherBaseTypeGetTypeID(void);

/// Whether a type is an `!amdgpu.tdm_base`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAMDGPUTDMBaseType(MlirType ty);

/// Whether a type is `!amdgpu.tdm_descriptor`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAMDGPUTDMDescriptorType(MlirType ty);

/// Whether a type is an `!amdgpu.tdm_gather_base`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAMDGPUTDMGatherBaseType(MlirType ty);

/// The handle of the dialect `amdgpu`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__amdgpu__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_AMDGPU_H
