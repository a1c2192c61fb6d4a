//! `Dialect/SMT.h`: functions of the dialect `smt`, which is not part of this library.

use crate::boundary::{MlirAttribute, MlirContext, MlirIdentifier, MlirStringRef, MlirType};

names! {
    mlirSMTBitVectorTypeGetName "smt.bv",
    mlirSMTBoolTypeGetName "smt.bool",
    mlirSMTIntTypeGetName "smt.int",
}

no_member! {
    fn mlirSMTTypeIsAnyNonFuncSMTValueType(ty: MlirType);
    fn mlirSMTTypeIsAnySMTValueType(ty: MlirType);
    fn mlirSMTTypeIsAArray(ty: MlirType);
    fn mlirSMTTypeIsABitVector(ty: MlirType);
    fn mlirSMTTypeIsABool(ty: MlirType);
    fn mlirSMTTypeIsAInt(ty: MlirType);
    fn mlirSMTTypeIsASMTFunc(ty: MlirType);
    fn mlirSMTTypeIsASort(ty: MlirType);
    fn mlirSMTAttrIsASMTAttribute(attr: MlirAttribute);
}

absent! {
    "the dialect 'smt'":
    fn mlirSMTTypeGetArray(ctx: MlirContext, domainType: MlirType, rangeType: MlirType) -> MlirType;
    fn mlirSMTTypeGetBitVector(ctx: MlirContext, width: i32) -> MlirType;
    fn mlirSMTTypeGetBool(ctx: MlirContext) -> MlirType;
    fn mlirSMTTypeGetInt(ctx: MlirContext) -> MlirType;
    fn mlirSMTTypeGetSMTFunc(
        ctx: MlirContext,
        numberOfDomainTypes: usize,
        domainTypes: *const MlirType,
        rangeType: MlirType,
    ) -> MlirType;
    fn mlirSMTTypeGetSort(
        ctx: MlirContext,
        identifier: MlirIdentifier,
        numberOfSortParams: usize,
        sortParams: *const MlirType,
    ) -> MlirType;
    fn mlirSMTAttrCheckBVCmpPredicate(ctx: MlirContext, str: MlirStringRef) -> bool;
    fn mlirSMTAttrCheckIntPredicate(ctx: MlirContext, str: MlirStringRef) -> bool;
    fn mlirSMTAttrGetBitVector(ctx: MlirContext, value: u64, width: u32) -> MlirAttribute;
    fn mlirSMTAttrGetBVCmpPredicate(ctx: MlirContext, str: MlirStringRef) -> MlirAttribute;
    fn mlirSMTAttrGetIntPredicate(ctx: MlirContext, str: MlirStringRef) -> MlirAttribute;
}
