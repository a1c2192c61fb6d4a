// Dialect/Bufferization.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_BUFFERIZATION_H
#define MLIR_C_DIALECT_BUFFERIZATION_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `BufferDeallocationSimplificationPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationBufferDeallocationSimplificationPass(void);

/// Creates a pass `BufferHoistingPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationBufferHoistingPass(void);

/// Creates a pass `BufferLoopHoistingPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationBufferLoopHoistingPass(void);

/// Creates a pass `BufferResultsToOutParamsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationBufferResultsToOutParamsPass(void);

/// Creates a pass `DropEquivalentBufferResultsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationDropEquivalentBufferResultsPass(void);

/// Creates a pass `EmptyTensorEliminationPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationEmptyTensorEliminationPass(void);

/// Creates a pass `EmptyTensorToAllocTensorPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationEmptyTensorToAllocTensorPass(void);

/// Creates a pass `LowerDeallocationsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationLowerDeallocationsPass(void);

/// Creates a pass `OneShotBufferizePass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationOneShotBufferizePass(void);

/// Creates a pass `OptimizeAllocationLivenessPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationOptimizeAllocationLivenessPass(void);

/// Creates a pass `OwnershipBasedBufferDeallocationPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationOwnershipBasedBufferDeallocationPass(void);

/// Creates a pass `PromoteBuffersToStackPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateBufferizationPromoteBuffersToStackPass(void);

/// Registers the pass `BufferDeallocationSimplificationPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationBufferDeallocationSimplificationPass(void);

/// Registers the pass `BufferHoistingPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationBufferHoistingPass(void);

/// Registers the pass `BufferLoopHoistingPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationBufferLoopHoistingPass(void);

/// Registers the pass `BufferResultsToOutParamsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationBufferResultsToOutParamsPass(void);

/// Registers the pass `DropEquivalentBufferResultsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationDropEquivalentBufferResultsPass(void);

/// Registers the pass `EmptyTensorEliminationPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationEmptyTensorEliminationPass(void);

/// Registers the pass `EmptyTensorToAllocTensorPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationEmptyTensorToAllocTensorPass(void);

/// Registers the pass `LowerDeallocationsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationLowerDeallocationsPass(void);

/// Registers the pass `OneShotBufferizePass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationOneShotBufferizePass(void);

/// Registers the pass `OptimizeAllocationLivenessPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationOptimizeAllocationLivenessPass(void);

/// Registers the pass `OwnershipBasedBufferDeallocationPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationOwnershipBasedBufferDeallocationPass(void);

/// Registers the passes of the group `Bufferization` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationPasses(void);

/// Registers the pass `PromoteBuffersToStackPass`.
MLIR_CAPI_EXPORTED void mlirRegisterBufferizationPromoteBuffersToStackPass(void);

/// The handle of the dialect `bufferization`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__bufferization__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_BUFFERIZATION_H
