// RegisterEverything.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_REGISTEREVERYTHING_H
#define MLIR_C_REGISTEREVERYTHING_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Registers the translations of all dialects to LLVM IR, which are none.
MLIR_CAPI_EXPORTED void mlirRegisterAllLLVMTranslations(MlirContext context);

/// Registers the names of all passes of this library.
MLIR_CAPI_EXPORTED void mlirRegisterAllPasses(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_REGISTEREVERYTHING_H
