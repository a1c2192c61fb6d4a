// Dialect/UB.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_UB_H
#define MLIR_C_DIALECT_UB_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The handle of the dialect `ub`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__ub__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_UB_H
