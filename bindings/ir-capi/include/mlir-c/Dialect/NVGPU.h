// Dialect/NVGPU.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_NVGPU_H
#define MLIR_C_DIALECT_NVGPU_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `OptimizeSharedMemory`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateNVGPUOptimizeSharedMemory(void);

/// Registers the pass `OptimizeSharedMemory`.
MLIR_CAPI_EXPORTED void mlirRegisterNVGPUOptimizeSharedMemory(void);

/// Registers the passes of the group `NVGPU` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterNVGPUPasses(void);

/// The handle of the dialect `nvgpu`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__nvgpu__(void);

/// The type of descriptors of a memref with these modes, each a value of its enum.
MLIR_CAPI_EXPORTED MlirType mlirNVGPUTensorMapDescriptorTypeGet(MlirContext ctx, MlirType tensorMemrefType, int32_t swizzle, int32_t l2promo, int32_t oobFill, int32_t interleave);

/// The name `nvgpu.tensormap.descriptor`.
MLIR_CAPI_EXPORTED MlirStringRef mlirNVGPUTensorMapDescriptorTypeGetName(void);

/// Whether a type is an `!nvgpu.tensormap.descriptor`.
MLIR_CAPI_EXPORTED bool mlirTypeIsANVGPUTensorMapDescriptorType(MlirType ty);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_NVGPU_H
