// Dialect/Affine.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_AFFINE_H
#define MLIR_C_DIALECT_AFFINE_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `AffineDataCopyGeneration`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineDataCopyGeneration(void);

/// Creates a pass `AffineExpandIndexOps`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineExpandIndexOps(void);

/// Creates a pass `AffineExpandIndexOpsAsAffine`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineExpandIndexOpsAsAffine(void);

/// Creates a pass `AffineFoldMemRefAliasOps`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineFoldMemRefAliasOps(void);

/// Creates a pass `AffineLoopFusion`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineLoopFusion(void);

/// Creates a pass `AffineLoopInvariantCodeMotion`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineLoopInvariantCodeMotion(void);

/// Creates a pass `AffineLoopNormalize`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineLoopNormalize(void);

/// Creates a pass `AffineLoopTiling`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineLoopTiling(void);

/// Creates a pass `AffineLoopUnroll`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineLoopUnroll(void);

/// Creates a pass `AffineLoopUnrollAndJam`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineLoopUnrollAndJam(void);

/// Creates a pass `AffineParallelize`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineParallelize(void);

/// Creates a pass `AffinePipelineDataTransfer`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffinePipelineDataTransfer(void);

/// Creates a pass `AffineScalarReplacement`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineScalarReplacement(void);

/// Creates a pass `AffineVectorize`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineAffineVectorize(void);

/// Creates a pass `LoopCoalescing`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineLoopCoalescing(void);

/// Creates a pass `RaiseMemrefDialect`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineRaiseMemrefDialect(void);

/// Creates a pass `SimplifyAffineMinMaxPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineSimplifyAffineMinMaxPass(void);

/// Creates a pass `SimplifyAffineStructures`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAffineSimplifyAffineStructures(void);

/// Registers the pass `AffineDataCopyGeneration`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineDataCopyGeneration(void);

/// Registers the pass `AffineExpandIndexOps`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineExpandIndexOps(void);

/// Registers the pass `AffineExpandIndexOpsAsAffine`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineExpandIndexOpsAsAffine(void);

/// Registers the pass `AffineFoldMemRefAliasOps`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineFoldMemRefAliasOps(void);

/// Registers the pass `AffineLoopFusion`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineLoopFusion(void);

/// Registers the pass `AffineLoopInvariantCodeMotion`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineLoopInvariantCodeMotion(void);

/// Registers the pass `AffineLoopNormalize`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineLoopNormalize(void);

/// Registers the pass `AffineLoopTiling`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineLoopTiling(void);

/// Registers the pass `AffineLoopUnroll`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineLoopUnroll(void);

/// Registers the pass `AffineLoopUnrollAndJam`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineLoopUnrollAndJam(void);

/// Registers the pass `AffineParallelize`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineParallelize(void);

/// Registers the pass `AffinePipelineDataTransfer`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffinePipelineDataTransfer(void);

/// Registers the pass `AffineScalarReplacement`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineScalarReplacement(void);

/// Registers the pass `AffineVectorize`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineAffineVectorize(void);

/// Registers the pass `LoopCoalescing`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineLoopCoalescing(void);

/// Registers the passes of the group `Affine` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterAffinePasses(void);

/// Registers the pass `RaiseMemrefDialect`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineRaiseMemrefDialect(void);

/// Registers the pass `SimplifyAffineMinMaxPass`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineSimplifyAffineMinMaxPass(void);

/// Registers the pass `SimplifyAffineStructures`.
MLIR_CAPI_EXPORTED void mlirRegisterAffineSimplifyAffineStructures(void);

/// The handle of the dialect `affine`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__affine__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_AFFINE_H
