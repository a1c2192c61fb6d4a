// Dialect/EmitC.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_EMITC_H
#define MLIR_C_DIALECT_EMITC_H

#include "mlir-c/IR.h"
#include "mlir-c/Enums.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `FormExpressionsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateEmitCFormExpressionsPass(void);

/// Creates a pass `WrapFuncInClassPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateEmitCWrapFuncInClassPass(void);

/// Registers the pass `FormExpressionsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterEmitCFormExpressionsPass(void);

/// Registers the passes of the group `EmitC` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterEmitCPasses(void);

/// Registers the pass `WrapFuncInClassPass`.
MLIR_CAPI_EXPORTED void mlirRegisterEmitCWrapFuncInClassPass(void);

/// The handle of the dialect `emitc`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__emitc__(void);

/// Whether an attribute is a predicate of `emitc.cmp`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAEmitCCmpPredicate(MlirAttribute attr);

/// Whether an attribute is an `#emitc.opaque`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAEmitCOpaque(MlirAttribute attr);

/// The type of arrays with this shape. All sizes are known.
MLIR_CAPI_EXPORTED MlirType mlirEmitCArrayTypeGet(intptr_t nDims, int64_t *shape, MlirType elementType);

/// The attribute of a predicate.
MLIR_CAPI_EXPORTED MlirAttribute mlirEmitCCmpPredicateAttrGet(MlirContext ctx, MlirEmitCCmpPredicate val);

/// The predicate of an attribute.
MLIR_CAPI_EXPORTED MlirEmitCCmpPredicate mlirEmitCCmpPredicateAttrGetValue(MlirAttribute attr);

/// The name under which a type is registered, `emitc.array`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCArrayTypeGetName(void);

/// The type id of `emitc.array`.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCArrayTypeGetTypeID(void);

/// The name under which an attribute is registered, `builtin.integer`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCCmpPredicateAttrGetName(void);

/// The type id of `builtin.integer`.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCCmpPredicateAttrGetTypeID(void);

/// Creates a `emitc.lvalue` type.
MLIR_CAPI_EXPORTED MlirType mlirEmitCLValueTypeGet(MlirType valueType);

/// The name under which a type is registered, `emitc.lvalue`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCLValueTypeGetName(void);

/// The type id of `emitc.lvalue`.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCLValueTypeGetTypeID(void);

/// Creates a `emitc.opaque` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirEmitCOpaqueAttrGet(MlirContext ctx, MlirStringRef value);

/// The name under which an attribute is registered, `emitc.opaque`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueAttrGetName(void);

/// The type id of `emitc.opaque`.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCOpaqueAttrGetTypeID(void);

/// The parameter `value`: the opaque value.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueAttrGetValue(MlirAttribute attr);

/// Creates a `emitc.opaque` type.
MLIR_CAPI_EXPORTED MlirType mlirEmitCOpaqueTypeGet(MlirContext ctx, MlirStringRef value);

/// The name under which a type is registered, `emitc.opaque`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueTypeGetName(void);

/// The type id of `emitc.opaque`.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCOpaqueTypeGetTypeID(void);

/// Creates a `emitc.ptr` type.
MLIR_CAPI_EXPORTED MlirType mlirEmitCPointerTypeGet(MlirType pointee);

/// The name under which a type is registered, `emitc.ptr`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCPointerTypeGetName(void);

/// The type id of `emitc.ptr`.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCPointerTypeGetTypeID(void);

/// Creates a `emitc.ptrdiff_t` type.
MLIR_CAPI_EXPORTED MlirType mlirEmitCPtrDiffTTypeGet(MlirContext ctx);

/// The name under which a type is registered, `emitc.ptrdiff_t`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCPtrDiffTTypeGetName(void);

/// The type id of `emitc.ptrdiff_t`.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCPtrDiffTTypeGetTypeID(void);

/// Creates a `emitc.ssize_t` type.
MLIR_CAPI_EXPORTED MlirType mlirEmitCSignedSizeTTypeGet(MlirContext ctx);

/// The name under which a type is registered, `emitc.ssize_t`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCSignedSizeTTypeGetName(void);

/// The type id of `emitc.ssize_t`.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCSignedSizeTTypeGetTypeID(void);

/// Creates a `emitc.size_t` type.
MLIR_CAPI_EXPORTED MlirType mlirEmitCSizeTTypeGet(MlirContext ctx);

/// The name under which a type is registered, `emitc.size_t`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCSizeTTypeGetName(void);

/// The type id of `emitc.size_t`.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCSizeTTypeGetTypeID(void);

/// Whether a type is a `emitc.array`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCArrayType(MlirType type);

/// Whether a type is a `emitc.lvalue`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCLValueType(MlirType type);

/// Whether a type is a `emitc.opaque`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCOpaqueType(MlirType type);

/// Whether a type is a `emitc.ptr`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCPointerType(MlirType type);

/// Whether a type is a `emitc.ptrdiff_t`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCPtrDiffTType(MlirType type);

/// Whether a type is a `emitc.ssize_t`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCSignedSizeTType(MlirType type);

/// Whether a type is a `emitc.size_t`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCSizeTType(MlirType type);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_EMITC_H
