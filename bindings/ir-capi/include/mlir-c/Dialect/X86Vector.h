// Dialect/X86Vector.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_X86VECTOR_H
#define MLIR_C_DIALECT_X86VECTOR_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The handle of the dialect `x86vector`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__x86vector__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_X86VECTOR_H
