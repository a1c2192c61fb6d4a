// Dialect/Transform/Interpreter.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H
#define MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirMergeSymbolsIntoFromClone(MlirOperation target, MlirOperation other);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirTransformApplyNamedSequence(MlirOperation payload, MlirOperation transformRoot, MlirOperation transformModule, MlirTransformOptions transformOptions);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED MlirTransformOptions mlirTransformOptionsCreate(void);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED void mlirTransformOptionsDestroy(MlirTransformOptions transformOptions);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED void mlirTransformOptionsEnableExpensiveChecks(MlirTransformOptions transformOptions, bool enable);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED void mlirTransformOptionsEnforceSingleTopLevelTransformOp(MlirTransformOptions transformOptions, bool enable);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED bool mlirTransformOptionsGetEnforceSingleTopLevelTransformOp(MlirTransformOptions transformOptions);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED bool mlirTransformOptionsGetExpensiveChecksEnabled(MlirTransformOptions transformOptions);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_TRANSFORM_INTERPRETER_H
