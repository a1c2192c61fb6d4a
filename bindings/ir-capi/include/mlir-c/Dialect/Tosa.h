// Dialect/Tosa.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_TOSA_H
#define MLIR_C_DIALECT_TOSA_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `TosaArithConstantToTosaConstPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaArithConstantToTosaConstPass(void);

/// Creates a pass `TosaAttachTarget`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaAttachTarget(void);

/// Creates a pass `TosaConvertIntegerTypeToSignless`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaConvertIntegerTypeToSignless(void);

/// Creates a pass `TosaInferShapesPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaInferShapesPass(void);

/// Creates a pass `TosaLayerwiseConstantFoldPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaLayerwiseConstantFoldPass(void);

/// Creates a pass `TosaMakeBroadcastablePass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaMakeBroadcastablePass(void);

/// Creates a pass `TosaNarrowF64ToF32Pass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaNarrowF64ToF32Pass(void);

/// Creates a pass `TosaNarrowI64ToI32Pass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaNarrowI64ToI32Pass(void);

/// Creates a pass `TosaOptionalDecompositionsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaOptionalDecompositionsPass(void);

/// Creates a pass `TosaReduceTransposes`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaReduceTransposes(void);

/// Creates a pass `TosaValidation`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTosaTosaValidation(void);

/// Registers the passes of the group `Tosa` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterTosaPasses(void);

/// Registers the pass `TosaArithConstantToTosaConstPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaArithConstantToTosaConstPass(void);

/// Registers the pass `TosaAttachTarget`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaAttachTarget(void);

/// Registers the pass `TosaConvertIntegerTypeToSignless`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaConvertIntegerTypeToSignless(void);

/// Registers the pass `TosaInferShapesPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaInferShapesPass(void);

/// Registers the pass `TosaLayerwiseConstantFoldPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaLayerwiseConstantFoldPass(void);

/// Registers the pass `TosaMakeBroadcastablePass`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaMakeBroadcastablePass(void);

/// Registers the pass `TosaNarrowF64ToF32Pass`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaNarrowF64ToF32Pass(void);

/// Registers the pass `TosaNarrowI64ToI32Pass`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaNarrowI64ToI32Pass(void);

/// Registers the pass `TosaOptionalDecompositionsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaOptionalDecompositionsPass(void);

/// Registers the pass `TosaReduceTransposes`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaReduceTransposes(void);

/// Registers the pass `TosaValidation`.
MLIR_CAPI_EXPORTED void mlirRegisterTosaTosaValidation(void);

/// The handle of the dialect `tosa`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__tosa__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_TOSA_H
