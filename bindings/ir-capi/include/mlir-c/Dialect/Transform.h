// Dialect/Transform.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_TRANSFORM_H
#define MLIR_C_DIALECT_TRANSFORM_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `CheckUsesPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformCheckUsesPass(void);

/// Creates a pass `InferEffectsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformInferEffectsPass(void);

/// Creates a pass `InterpreterPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformInterpreterPass(void);

/// Creates a pass `PreloadLibraryPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformPreloadLibraryPass(void);

/// Registers the pass `CheckUsesPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformCheckUsesPass(void);

/// Registers the pass `InferEffectsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformInferEffectsPass(void);

/// Registers the pass `InterpreterPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformInterpreterPass(void);

/// Registers the passes of the group `Transform` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterTransformPasses(void);

/// Registers the pass `PreloadLibraryPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformPreloadLibraryPass(void);

/// The handle of the dialect `transform`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__transform__(void);

/// Creates a `transform.any_op` type.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyOpTypeGet(MlirContext ctx);

/// The name under which a type is registered, `transform.any_op`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyOpTypeGetName(void);

/// The type id of `transform.any_op`.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyOpTypeGetTypeID(void);

/// Creates a `transform.any_param` type.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyParamTypeGet(MlirContext ctx);

/// The name under which a type is registered, `transform.any_param`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyParamTypeGetName(void);

/// The type id of `transform.any_param`.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyParamTypeGetTypeID(void);

/// Creates a `transform.any_value` type.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyValueTypeGet(MlirContext ctx);

/// The name under which a type is registered, `transform.any_value`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyValueTypeGetName(void);

/// The type id of `transform.any_value`.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyValueTypeGetTypeID(void);

/// Creates a `transform.op` type.
MLIR_CAPI_EXPORTED MlirType mlirTransformOperationTypeGet(MlirContext ctx, MlirStringRef operationName);

/// The name under which a type is registered, `transform.op`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformOperationTypeGetName(void);

/// The parameter `operation_name`: Name of the allowed payload operation.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformOperationTypeGetOperationName(MlirType type);

/// The type id of `transform.op`.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformOperationTypeGetTypeID(void);

/// Creates a `transform.param` type.
MLIR_CAPI_EXPORTED MlirType mlirTransformParamTypeGet(MlirContext ctx, MlirType type);

/// The name under which a type is registered, `transform.param`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformParamTypeGetName(void);

/// The parameter `type`: Underlying type of the parameter.
MLIR_CAPI_EXPORTED MlirType mlirTransformParamTypeGetType(MlirType type);

/// The type id of `transform.param`.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformParamTypeGetTypeID(void);

/// Whether a type is a `transform.any_op`.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyOpType(MlirType type);

/// Whether a type is a `transform.any_param`.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyParamType(MlirType type);

/// Whether a type is a `transform.any_value`.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyValueType(MlirType type);

/// Whether a type is a `transform.op`.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformOperationType(MlirType type);

/// Whether a type is a `transform.param`.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformParamType(MlirType type);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_TRANSFORM_H
