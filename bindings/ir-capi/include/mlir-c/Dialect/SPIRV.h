// Dialect/SPIRV.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_SPIRV_H
#define MLIR_C_DIALECT_SPIRV_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `SPIRVCanonicalizeGLPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSPIRVSPIRVCanonicalizeGLPass(void);

/// Creates a pass `SPIRVCompositeTypeLayoutPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSPIRVSPIRVCompositeTypeLayoutPass(void);

/// Creates a pass `SPIRVLowerABIAttributesPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSPIRVSPIRVLowerABIAttributesPass(void);

/// Creates a pass `SPIRVReplicatedConstantCompositePass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSPIRVSPIRVReplicatedConstantCompositePass(void);

/// Creates a pass `SPIRVRewriteInsertsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSPIRVSPIRVRewriteInsertsPass(void);

/// Creates a pass `SPIRVUnifyAliasedResourcePass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSPIRVSPIRVUnifyAliasedResourcePass(void);

/// Creates a pass `SPIRVUpdateVCEPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSPIRVSPIRVUpdateVCEPass(void);

/// Creates a pass `SPIRVWebGPUPreparePass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSPIRVSPIRVWebGPUPreparePass(void);

/// Registers the passes of the group `SPIRV` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterSPIRVPasses(void);

/// Registers the pass `SPIRVCanonicalizeGLPass`.
MLIR_CAPI_EXPORTED void mlirRegisterSPIRVSPIRVCanonicalizeGLPass(void);

/// Registers the pass `SPIRVCompositeTypeLayoutPass`.
MLIR_CAPI_EXPORTED void mlirRegisterSPIRVSPIRVCompositeTypeLayoutPass(void);

/// Registers the pass `SPIRVLowerABIAttributesPass`.
MLIR_CAPI_EXPORTED void mlirRegisterSPIRVSPIRVLowerABIAttributesPass(void);

/// Registers the pass `SPIRVReplicatedConstantCompositePass`.
MLIR_CAPI_EXPORTED void mlirRegisterSPIRVSPIRVReplicatedConstantCompositePass(void);

/// Registers the pass `SPIRVRewriteInsertsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterSPIRVSPIRVRewriteInsertsPass(void);

/// Registers the pass `SPIRVUnifyAliasedResourcePass`.
MLIR_CAPI_EXPORTED void mlirRegisterSPIRVSPIRVUnifyAliasedResourcePass(void);

/// Registers the pass `SPIRVUpdateVCEPass`.
MLIR_CAPI_EXPORTED void mlirRegisterSPIRVSPIRVUpdateVCEPass(void);

/// Registers the pass `SPIRVWebGPUPreparePass`.
MLIR_CAPI_EXPORTED void mlirRegisterSPIRVSPIRVWebGPUPreparePass(void);

/// The handle of the dialect `spirv`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__spirv__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_SPIRV_H
