// Dialect/OpenMP.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_OPENMP_H
#define MLIR_C_DIALECT_OPENMP_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The handle of the dialect `omp`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__omp__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_OPENMP_H
