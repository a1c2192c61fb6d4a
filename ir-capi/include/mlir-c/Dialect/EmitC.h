// Dialect/EmitC.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_EMITC_H
#define MLIR_C_DIALECT_EMITC_H

#include "mlir-c/Support.h"

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

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAEmitCCmpPredicate(MlirAttribute attr);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAEmitCOpaque(MlirAttribute attr);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirEmitCArrayTypeGet(intptr_t nDims, int64_t *shape, MlirType elementType);

/// The name `emitc.array`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCArrayTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCArrayTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirAttribute mlirEmitCCmpPredicateAttrGet(MlirContext ctx, uint64_t val);

/// The name `builtin.integer`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCCmpPredicateAttrGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCCmpPredicateAttrGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED uint64_t mlirEmitCCmpPredicateAttrGetValue(MlirAttribute attr);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirEmitCLValueTypeGet(MlirType valueType);

/// The name `emitc.lvalue`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCLValueTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCLValueTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirAttribute mlirEmitCOpaqueAttrGet(MlirContext ctx, MlirStringRef value);

/// The name `emitc.opaque`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueAttrGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCOpaqueAttrGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueAttrGetValue(MlirAttribute attr);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirEmitCOpaqueTypeGet(MlirContext ctx, MlirStringRef value);

/// The name `emitc.opaque`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCOpaqueTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirEmitCPointerTypeGet(MlirType pointee);

/// The name `emitc.ptr`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCPointerTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCPointerTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirEmitCPtrDiffTTypeGet(MlirContext ctx);

/// The name `emitc.ptrdiff_t`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCPtrDiffTTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCPtrDiffTTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirEmitCSignedSizeTTypeGet(MlirContext ctx);

/// The name `emitc.ssize_t`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCSignedSizeTTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCSignedSizeTTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirEmitCSizeTTypeGet(MlirContext ctx);

/// The name `emitc.size_t`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCSizeTTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCSizeTTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCArrayType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCLValueType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCOpaqueType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCPointerType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCPtrDiffTType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCSignedSizeTType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCSizeTType(MlirType ty);

/// The handle of the dialect `emitc`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__emitc__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_EMITC_H
