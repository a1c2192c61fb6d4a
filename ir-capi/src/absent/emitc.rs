//! `Dialect/EmitC.h`: functions of the dialect `emitc`, which is not part of this library.

use crate::boundary::{MlirAttribute, MlirContext, MlirStringRef, MlirType, MlirTypeID};

/// Predicates of `emitc.cmp`.
pub type MlirEmitCCmpPredicate = u64;

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

no_member! {
    fn mlirTypeIsAEmitCArrayType(ty: MlirType);
    fn mlirTypeIsAEmitCLValueType(ty: MlirType);
    fn mlirTypeIsAEmitCOpaqueType(ty: MlirType);
    fn mlirTypeIsAEmitCPointerType(ty: MlirType);
    fn mlirTypeIsAEmitCPtrDiffTType(ty: MlirType);
    fn mlirTypeIsAEmitCSignedSizeTType(ty: MlirType);
    fn mlirTypeIsAEmitCSizeTType(ty: MlirType);
    fn mlirAttributeIsAEmitCCmpPredicate(attr: MlirAttribute);
    fn mlirAttributeIsAEmitCOpaque(attr: MlirAttribute);
}

type_ids! {
    mlirEmitCArrayTypeGetTypeID,
    mlirEmitCLValueTypeGetTypeID,
    mlirEmitCOpaqueTypeGetTypeID,
    mlirEmitCPointerTypeGetTypeID,
    mlirEmitCPtrDiffTTypeGetTypeID,
    mlirEmitCSignedSizeTTypeGetTypeID,
    mlirEmitCSizeTTypeGetTypeID,
    mlirEmitCCmpPredicateAttrGetTypeID,
    mlirEmitCOpaqueAttrGetTypeID,
}

absent! {
    "the dialect 'emitc'":
    fn mlirEmitCArrayTypeGet(nDims: isize, shape: *mut i64, elementType: MlirType) -> MlirType;
    fn mlirEmitCLValueTypeGet(valueType: MlirType) -> MlirType;
    fn mlirEmitCOpaqueTypeGet(ctx: MlirContext, value: MlirStringRef) -> MlirType;
    fn mlirEmitCPointerTypeGet(pointee: MlirType) -> MlirType;
    fn mlirEmitCPtrDiffTTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirEmitCSignedSizeTTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirEmitCSizeTTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirEmitCCmpPredicateAttrGet(ctx: MlirContext, val: MlirEmitCCmpPredicate) -> MlirAttribute;
    fn mlirEmitCCmpPredicateAttrGetValue(attr: MlirAttribute) -> MlirEmitCCmpPredicate;
    fn mlirEmitCOpaqueAttrGet(ctx: MlirContext, value: MlirStringRef) -> MlirAttribute;
    fn mlirEmitCOpaqueAttrGetValue(attr: MlirAttribute) -> MlirStringRef;
}
