// Dialect/Math.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_MATH_H
#define MLIR_C_DIALECT_MATH_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `MathExpandOpsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMathMathExpandOpsPass(void);

/// Creates a pass `MathExtendToSupportedTypes`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMathMathExtendToSupportedTypes(void);

/// Creates a pass `MathSincosFusionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMathMathSincosFusionPass(void);

/// Creates a pass `MathUpliftToFMA`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMathMathUpliftToFMA(void);

/// Registers the pass `MathExpandOpsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMathMathExpandOpsPass(void);

/// Registers the pass `MathExtendToSupportedTypes`.
MLIR_CAPI_EXPORTED void mlirRegisterMathMathExtendToSupportedTypes(void);

/// Registers the pass `MathSincosFusionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMathMathSincosFusionPass(void);

/// Registers the pass `MathUpliftToFMA`.
MLIR_CAPI_EXPORTED void mlirRegisterMathMathUpliftToFMA(void);

/// Registers the passes of the group `Math` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterMathPasses(void);

/// The handle of the dialect `math`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__math__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_MATH_H
