// Dialect/Tensor.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_TENSOR_H
#define MLIR_C_DIALECT_TENSOR_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `FoldTensorSubsetOpsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTensorFoldTensorSubsetOpsPass(void);

/// Registers the pass `FoldTensorSubsetOpsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTensorFoldTensorSubsetOpsPass(void);

/// Registers the passes of the group `Tensor` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterTensorPasses(void);

/// The handle of the dialect `tensor`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__tensor__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_TENSOR_H
