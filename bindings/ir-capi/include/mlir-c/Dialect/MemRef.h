// Dialect/MemRef.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_MEMREF_H
#define MLIR_C_DIALECT_MEMREF_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `ExpandOpsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMemRefExpandOpsPass(void);

/// Creates a pass `ExpandReallocPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMemRefExpandReallocPass(void);

/// Creates a pass `ExpandStridedMetadataPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMemRefExpandStridedMetadataPass(void);

/// Creates a pass `FlattenMemrefsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMemRefFlattenMemrefsPass(void);

/// Creates a pass `FoldMemRefAliasOpsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMemRefFoldMemRefAliasOpsPass(void);

/// Creates a pass `MemRefEmulateWideInt`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMemRefMemRefEmulateWideInt(void);

/// Creates a pass `NormalizeMemRefsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMemRefNormalizeMemRefsPass(void);

/// Creates a pass `ReifyResultShapesPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMemRefReifyResultShapesPass(void);

/// Creates a pass `ResolveRankedShapeTypeResultDimsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMemRefResolveRankedShapeTypeResultDimsPass(void);

/// Creates a pass `ResolveShapedTypeResultDimsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMemRefResolveShapedTypeResultDimsPass(void);

/// Registers the pass `ExpandOpsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefExpandOpsPass(void);

/// Registers the pass `ExpandReallocPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefExpandReallocPass(void);

/// Registers the pass `ExpandStridedMetadataPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefExpandStridedMetadataPass(void);

/// Registers the pass `FlattenMemrefsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefFlattenMemrefsPass(void);

/// Registers the pass `FoldMemRefAliasOpsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefFoldMemRefAliasOpsPass(void);

/// Registers the pass `MemRefEmulateWideInt`.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefMemRefEmulateWideInt(void);

/// Registers the pass `NormalizeMemRefsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefNormalizeMemRefsPass(void);

/// Registers the passes of the group `MemRef` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefPasses(void);

/// Registers the pass `ReifyResultShapesPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefReifyResultShapesPass(void);

/// Registers the pass `ResolveRankedShapeTypeResultDimsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefResolveRankedShapeTypeResultDimsPass(void);

/// Registers the pass `ResolveShapedTypeResultDimsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMemRefResolveShapedTypeResultDimsPass(void);

/// The handle of the dialect `memref`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__memref__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_MEMREF_H
