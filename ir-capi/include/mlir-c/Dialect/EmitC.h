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

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAEmitCCmpPredicate(MlirAttribute attr);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAEmitCOpaque(MlirAttribute attr);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirType mlirEmitCArrayTypeGet(intptr_t nDims, int64_t *shape, MlirType elementType);

/// The name `emitc.array`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCArrayTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCArrayTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirAttribute mlirEmitCCmpPredicateAttrGet(MlirContext ctx, MlirEmitCCmpPredicate val);

/// The name `builtin.integer`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCCmpPredicateAttrGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCCmpPredicateAttrGetTypeID(void);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirEmitCCmpPredicate mlirEmitCCmpPredicateAttrGetValue(MlirAttribute attr);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirType mlirEmitCLValueTypeGet(MlirType valueType);

/// The name `emitc.lvalue`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCLValueTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCLValueTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirAttribute mlirEmitCOpaqueAttrGet(MlirContext ctx, MlirStringRef value);

/// The name `emitc.opaque`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueAttrGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCOpaqueAttrGetTypeID(void);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueAttrGetValue(MlirAttribute attr);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirType mlirEmitCOpaqueTypeGet(MlirContext ctx, MlirStringRef value);

/// The name `emitc.opaque`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCOpaqueTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirType mlirEmitCPointerTypeGet(MlirType pointee);

/// The name `emitc.ptr`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCPointerTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCPointerTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirType mlirEmitCPtrDiffTTypeGet(MlirContext ctx);

/// The name `emitc.ptrdiff_t`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCPtrDiffTTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCPtrDiffTTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirType mlirEmitCSignedSizeTTypeGet(MlirContext ctx);

/// The name `emitc.ssize_t`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCSignedSizeTTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCSignedSizeTTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'emitc'.
MLIR_CAPI_EXPORTED MlirType mlirEmitCSizeTTypeGet(MlirContext ctx);

/// The name `emitc.size_t`.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCSizeTTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCSizeTTypeGetTypeID(void);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCArrayType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCLValueType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCOpaqueType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCPointerType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCPtrDiffTType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCSignedSizeTType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCSizeTType(MlirType ty);

/// The handle of the dialect `emitc`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__emitc__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_EMITC_H
