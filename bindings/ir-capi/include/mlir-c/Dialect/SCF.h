// Dialect/SCF.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_SCF_H
#define MLIR_C_DIALECT_SCF_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `SCFForLoopCanonicalization`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFForLoopCanonicalization(void);

/// Creates a pass `SCFForLoopPeeling`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFForLoopPeeling(void);

/// Creates a pass `SCFForLoopRangeFolding`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFForLoopRangeFolding(void);

/// Creates a pass `SCFForLoopSpecialization`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFForLoopSpecialization(void);

/// Creates a pass `SCFForToWhileLoop`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFForToWhileLoop(void);

/// Creates a pass `SCFForallToForLoop`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFForallToForLoop(void);

/// Creates a pass `SCFForallToParallelLoop`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFForallToParallelLoop(void);

/// Creates a pass `SCFParallelForToNestedFors`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFParallelForToNestedFors(void);

/// Creates a pass `SCFParallelLoopFusion`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFParallelLoopFusion(void);

/// Creates a pass `SCFParallelLoopSpecialization`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFParallelLoopSpecialization(void);

/// Creates a pass `SCFParallelLoopTiling`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFSCFParallelLoopTiling(void);

/// Creates a pass `TestSCFParallelLoopCollapsing`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSCFTestSCFParallelLoopCollapsing(void);

/// Registers the passes of the group `SCF` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterSCFPasses(void);

/// Registers the pass `SCFForLoopCanonicalization`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFForLoopCanonicalization(void);

/// Registers the pass `SCFForLoopPeeling`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFForLoopPeeling(void);

/// Registers the pass `SCFForLoopRangeFolding`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFForLoopRangeFolding(void);

/// Registers the pass `SCFForLoopSpecialization`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFForLoopSpecialization(void);

/// Registers the pass `SCFForToWhileLoop`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFForToWhileLoop(void);

/// Registers the pass `SCFForallToForLoop`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFForallToForLoop(void);

/// Registers the pass `SCFForallToParallelLoop`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFForallToParallelLoop(void);

/// Registers the pass `SCFParallelForToNestedFors`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFParallelForToNestedFors(void);

/// Registers the pass `SCFParallelLoopFusion`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFParallelLoopFusion(void);

/// Registers the pass `SCFParallelLoopSpecialization`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFParallelLoopSpecialization(void);

/// Registers the pass `SCFParallelLoopTiling`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFSCFParallelLoopTiling(void);

/// Registers the pass `TestSCFParallelLoopCollapsing`.
MLIR_CAPI_EXPORTED void mlirRegisterSCFTestSCFParallelLoopCollapsing(void);

/// The handle of the dialect `scf`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__scf__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_SCF_H
