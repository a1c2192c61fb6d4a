// Dialect/Func.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_FUNC_H
#define MLIR_C_DIALECT_FUNC_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `DuplicateFunctionEliminationPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateFuncDuplicateFunctionEliminationPass(void);

/// Registers the pass `DuplicateFunctionEliminationPass`.
MLIR_CAPI_EXPORTED void mlirRegisterFuncDuplicateFunctionEliminationPass(void);

/// Registers the passes of the group `Func` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterFuncPasses(void);

/// The handle of the dialect `func`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__func__(void);

/// Sets an attribute of an argument of a `func.func`.
MLIR_CAPI_EXPORTED void mlirFuncSetArgAttr(MlirOperation op, intptr_t pos, MlirStringRef name, MlirAttribute attr);

/// Sets an attribute of a result of a `func.func`.
MLIR_CAPI_EXPORTED void mlirFuncSetResultAttr(MlirOperation op, intptr_t pos, MlirStringRef name, MlirAttribute attr);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_FUNC_H
