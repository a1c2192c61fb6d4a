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

/// Reports that the library does not have the dialect 'amdgpu'.
MLIR_CAPI_EXPORTED MlirType mlirAMDGPUTDMBaseTypeGet(MlirContext ctx, MlirType elementType);

/// The name `amdgpu.tdm_base`.
MLIR_CAPI_EXPORTED MlirStringRef mlirAMDGPUTDMBaseTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirAMDGPUTDMBaseTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'amdgpu'.
MLIR_CAPI_EXPORTED MlirType mlirAMDGPUTDMDescriptorTypeGet(MlirContext ctx);

/// The name `amdgpu.tdm_descriptor`.
MLIR_CAPI_EXPORTED MlirStringRef mlirAMDGPUTDMDescriptorTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirAMDGPUTDMDescriptorTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'amdgpu'.
MLIR_CAPI_EXPORTED MlirType mlirAMDGPUTDMGatherBaseTypeGet(MlirContext ctx, MlirType elementType, MlirType indexType);

/// The name `amdgpu.tdm_gather_base`.
MLIR_CAPI_EXPORTED MlirStringRef mlirAMDGPUTDMGatherBaseTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirAMDGPUTDMGatherBaseTypeGetTypeID(void);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAMDGPUTDMBaseType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAMDGPUTDMDescriptorType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAMDGPUTDMGatherBaseType(MlirType ty);

/// The handle of the dialect `amdgpu`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__amdgpu__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_AMDGPU_H
