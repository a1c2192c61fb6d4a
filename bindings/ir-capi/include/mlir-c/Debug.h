// Debug.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DEBUG_H
#define MLIR_C_DEBUG_H

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Enables or disables debug output.
MLIR_CAPI_EXPORTED void mlirEnableGlobalDebug(bool enable);

/// Whether debug output of a type is shown.
MLIR_CAPI_EXPORTED bool mlirIsCurrentDebugType(const char *type);

/// Whether debug output is enabled.
MLIR_CAPI_EXPORTED bool mlirIsGlobalDebugEnabled(void);

/// Limits debug output to a type.
MLIR_CAPI_EXPORTED void mlirSetGlobalDebugType(const char *type);

/// Limits debug output to some types.
MLIR_CAPI_EXPORTED void mlirSetGlobalDebugTypes(const char **types, intptr_t n);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DEBUG_H
