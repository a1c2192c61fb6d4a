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

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyOpTypeGet(MlirContext ctx);

/// The name `transform.any_op`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyOpTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyOpTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyParamTypeGet(MlirContext ctx);

/// The name `transform.any_param`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyParamTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyParamTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyValueTypeGet(MlirContext ctx);

/// The name `transform.any_value`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyValueTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyValueTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED MlirType mlirTransformOperationTypeGet(MlirContext ctx, MlirStringRef operationName);

/// The name `transform.op`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformOperationTypeGetName(void);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformOperationTypeGetOperationName(MlirType ty);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformOperationTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED MlirType mlirTransformParamTypeGet(MlirContext ctx, MlirType ty);

/// The name `transform.param`.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformParamTypeGetName(void);

/// Reports that the library does not have the dialect 'transform'.
MLIR_CAPI_EXPORTED MlirType mlirTransformParamTypeGetType(MlirType ty);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformParamTypeGetTypeID(void);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyOpType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyParamType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyValueType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformOperationType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformParamType(MlirType ty);

/// The handle of the dialect `transform`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__transform__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_TRANSFORM_H
