// Dialect/Vector.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_VECTOR_H
#define MLIR_C_DIALECT_VECTOR_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `LowerVectorMaskPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateVectorLowerVectorMaskPass(void);

/// Creates a pass `LowerVectorMultiReduction`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateVectorLowerVectorMultiReduction(void);

/// Creates a pass `LowerVectorToFromElementsToShuffleTree`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateVectorLowerVectorToFromElementsToShuffleTree(void);

/// Registers the pass `LowerVectorMaskPass`.
MLIR_CAPI_EXPORTED void mlirRegisterVectorLowerVectorMaskPass(void);

/// Registers the pass `LowerVectorMultiReduction`.
MLIR_CAPI_EXPORTED void mlirRegisterVectorLowerVectorMultiReduction(void);

/// Registers the pass `LowerVectorToFromElementsToShuffleTree`.
MLIR_CAPI_EXPORTED void mlirRegisterVectorLowerVectorToFromElementsToShuffleTree(void);

/// Registers the passes of the group `Vector` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterVectorPasses(void);

/// The handle of the dialect `vector`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__vector__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_VECTOR_H
