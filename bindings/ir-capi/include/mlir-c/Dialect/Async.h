// Dialect/Async.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_ASYNC_H
#define MLIR_C_DIALECT_ASYNC_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `AsyncFuncToAsyncRuntimePass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAsyncAsyncFuncToAsyncRuntimePass(void);

/// Creates a pass `AsyncParallelForPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAsyncAsyncParallelForPass(void);

/// Creates a pass `AsyncRuntimePolicyBasedRefCountingPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(void);

/// Creates a pass `AsyncRuntimeRefCountingOptPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAsyncAsyncRuntimeRefCountingOptPass(void);

/// Creates a pass `AsyncRuntimeRefCountingPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAsyncAsyncRuntimeRefCountingPass(void);

/// Creates a pass `AsyncToAsyncRuntimePass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateAsyncAsyncToAsyncRuntimePass(void);

/// Registers the pass `AsyncFuncToAsyncRuntimePass`.
MLIR_CAPI_EXPORTED void mlirRegisterAsyncAsyncFuncToAsyncRuntimePass(void);

/// Registers the pass `AsyncParallelForPass`.
MLIR_CAPI_EXPORTED void mlirRegisterAsyncAsyncParallelForPass(void);

/// Registers the pass `AsyncRuntimePolicyBasedRefCountingPass`.
MLIR_CAPI_EXPORTED void mlirRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass(void);

/// Registers the pass `AsyncRuntimeRefCountingOptPass`.
MLIR_CAPI_EXPORTED void mlirRegisterAsyncAsyncRuntimeRefCountingOptPass(void);

/// Registers the pass `AsyncRuntimeRefCountingPass`.
MLIR_CAPI_EXPORTED void mlirRegisterAsyncAsyncRuntimeRefCountingPass(void);

/// Registers the pass `AsyncToAsyncRuntimePass`.
MLIR_CAPI_EXPORTED void mlirRegisterAsyncAsyncToAsyncRuntimePass(void);

/// Registers the passes of the group `Async` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterAsyncPasses(void);

/// The handle of the dialect `async`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__async__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_ASYNC_H
