//! `Dialect/EmitC.h`: functions of the dialect `emitc`, which is not part of this library.

use crate::boundary::{MlirAttribute, MlirContext, MlirStringRef, MlirType, MlirTypeID};

names! {
    mlirEmitCArrayTypeGetName "emitc.array",
    mlirEmitCLValueTypeGetName "emitc.lvalue",
    mlirEmitCOpaqueTypeGetName "emitc.opaque",
    mlirEmitCPointerTypeGetName "emitc.ptr",
    mlirEmitCPtrDiffTTypeGetName "emitc.ptrdiff_t",
    mlirEmitCSignedSizeTTypeGetName "emitc.ssize_t",
    mlirEmitCSizeTTypeGetName "emitc.size_t",
    mlirEmitCCmpPredicateAttrGetName "builtin.integer",
    mlirEmitCOpaqueAttrGetName "emitc.opaque",
}

absent! {
    fn mlirTypeIsAEmitCArrayType(ty: MlirType) -> bool;
    fn mlirEmitCArrayTypeGetTypeID() -> MlirTypeID;
    fn mlirEmitCArrayTypeGet(nDims: isize, shape: *mut i64, elementType: MlirType) -> MlirType;
    fn mlirTypeIsAEmitCLValueType(ty: MlirType) -> bool;
    fn mlirEmitCLValueTypeGetTypeID() -> MlirTypeID;
    fn mlirEmitCLValueTypeGet(valueType: MlirType) -> MlirType;
    fn mlirTypeIsAEmitCOpaqueType(ty: MlirType) -> bool;
    fn mlirEmitCOpaqueTypeGetTypeID() -> MlirTypeID;
    fn mlirEmitCOpaqueTypeGet(ctx: MlirContext, value: MlirStringRef) -> MlirType;
    fn mlirTypeIsAEmitCPointerType(ty: MlirType) -> bool;
    fn mlirEmitCPointerTypeGetTypeID() -> MlirTypeID;
    fn mlirEmitCPointerTypeGet(pointee: MlirType) -> MlirType;
    fn mlirTypeIsAEmitCPtrDiffTType(ty: MlirType) -> bool;
    fn mlirEmitCPtrDiffTTypeGetTypeID() -> MlirTypeID;
    fn mlirEmitCPtrDiffTTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTypeIsAEmitCSignedSizeTType(ty: MlirType) -> bool;
    fn mlirEmitCSignedSizeTTypeGetTypeID() -> MlirTypeID;
    fn mlirEmitCSignedSizeTTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTypeIsAEmitCSizeTType(ty: MlirType) -> bool;
    fn mlirEmitCSizeTTypeGetTypeID() -> MlirTypeID;
    fn mlirEmitCSizeTTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirAttributeIsAEmitCCmpPredicate(attr: MlirAttribute) -> bool;
    fn mlirEmitCCmpPredicateAttrGet(ctx: MlirContext, val: u64) -> MlirAttribute;
    fn mlirEmitCCmpPredicateAttrGetValue(attr: MlirAttribute) -> u64;
    fn mlirEmitCCmpPredicateAttrGetTypeID() -> MlirTypeID;
    fn mlirAttributeIsAEmitCOpaque(attr: MlirAttribute) -> bool;
    fn mlirEmitCOpaqueAttrGet(ctx: MlirContext, value: MlirStringRef) -> MlirAttribute;
    fn mlirEmitCOpaqueAttrGetValue(attr: MlirAttribute) -> MlirStringRef;
    fn mlirEmitCOpaqueAttrGetTypeID() -> MlirTypeID;
}
