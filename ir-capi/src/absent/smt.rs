//! `Dialect/SMT.h`: functions of the dialect `smt`, which is not part of this library.

use crate::boundary::{MlirAttribute, MlirContext, MlirIdentifier, MlirStringRef, MlirType};

names! {
    mlirSMTBitVectorTypeGetName "smt.bv",
    mlirSMTBoolTypeGetName "smt.bool",
    mlirSMTIntTypeGetName "smt.int",
}

absent! {
    fn mlirSMTTypeIsAnyNonFuncSMTValueType(ty: MlirType) -> bool;
    fn mlirSMTTypeIsAnySMTValueType(ty: MlirType) -> bool;
    fn mlirSMTTypeIsAArray(ty: MlirType) -> bool;
    fn mlirSMTTypeGetArray(ctx: MlirContext, domainType: MlirType, rangeType: MlirType) -> MlirType;
    fn mlirSMTTypeIsABitVector(ty: MlirType) -> bool;
    fn mlirSMTTypeGetBitVector(ctx: MlirContext, width: i32) -> MlirType;
    fn mlirSMTTypeIsABool(ty: MlirType) -> bool;
    fn mlirSMTTypeGetBool(ctx: MlirContext) -> MlirType;
    fn mlirSMTTypeIsAInt(ty: MlirType) -> bool;
    fn mlirSMTTypeGetInt(ctx: MlirContext) -> MlirType;
    fn mlirSMTTypeIsASMTFunc(ty: MlirType) -> bool;
    fn mlirSMTTypeGetSMTFunc(
        ctx: MlirContext,
        numberOfDomainTypes: usize,
        domainTypes: *const MlirType,
        rangeType: MlirType,
    ) -> MlirType;
    fn mlirSMTTypeIsASort(ty: MlirType) -> bool;
    fn mlirSMTTypeGetSort(
        ctx: MlirContext,
        identifier: MlirIdentifier,
        numberOfSortParams: usize,
        sortParams: *const MlirType,
    ) -> MlirType;
    fn mlirSMTAttrCheckBVCmpPredicate(ctx: MlirContext, str: MlirStringRef) -> bool;
    fn mlirSMTAttrCheckIntPredicate(ctx: MlirContext, str: MlirStringRef) -> bool;
    fn mlirSMTAttrIsASMTAttribute(attr: MlirAttribute) -> bool;
    fn mlirSMTAttrGetBitVector(ctx: MlirContext, value: u64, width: u32) -> MlirAttribute;
    fn mlirSMTAttrGetBVCmpPredicate(ctx: MlirContext, str: MlirStringRef) -> MlirAttribute;
    fn mlirSMTAttrGetIntPredicate(ctx: MlirContext, str: MlirStringRef) -> MlirAttribute;
}
