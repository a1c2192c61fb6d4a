// ExecutionEngine.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_EXECUTIONENGINE_H
#define MLIR_C_EXECUTIONENGINE_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Compiles a module of the dialect `llvm`, whose later changes do not reach the engine. `optLevel` 0
/// means code without optimization, the shared libraries define what the module declares. Object files
/// can always be written, and are independent of their position. Null if the module cannot be compiled;
/// missing names are not an error until they are needed, because they may be registered.
MLIR_CAPI_EXPORTED MlirExecutionEngine mlirExecutionEngineCreate(MlirModule op, int optLevel, int numPaths, const MlirStringRef *sharedLibPaths, bool enableObjectDump, bool enablePIC);

/// Destroys an engine; its code and addresses in it must not be used any more.
MLIR_CAPI_EXPORTED void mlirExecutionEngineDestroy(MlirExecutionEngine jit);

/// Writes the module as an object file.
MLIR_CAPI_EXPORTED void mlirExecutionEngineDumpToObjectFile(MlirExecutionEngine jit, MlirStringRef fileName);

/// Calls the constructors of the module, the first time. Its destructors are then called when the engine
/// is destroyed.
MLIR_CAPI_EXPORTED void mlirExecutionEngineInitialize(MlirExecutionEngine jit);

/// Calls the C interface of a function (`_mlir_ciface_NAME`, which lowering creates for functions with
/// `llvm.emit_c_interface`) with addresses of its arguments, then one of memory for its result if it has
/// one. Fails if the module defines no such function.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirExecutionEngineInvokePacked(MlirExecutionEngine jit, MlirStringRef name, void **arguments);

/// The address of a function or a global; null if the module defines no such name.
MLIR_CAPI_EXPORTED void *mlirExecutionEngineLookup(MlirExecutionEngine jit, MlirStringRef name);

/// The wrapper of a function, which takes addresses of the arguments; null if the module defines no such
/// function.
MLIR_CAPI_EXPORTED void *mlirExecutionEngineLookupPacked(MlirExecutionEngine jit, MlirStringRef name);

/// Makes an address known under a name, before the first name is looked up.
MLIR_CAPI_EXPORTED void mlirExecutionEngineRegisterSymbol(MlirExecutionEngine jit, MlirStringRef name, void *sym);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_EXECUTIONENGINE_H
