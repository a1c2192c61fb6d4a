//! `Dialect/PDL.h`: functions of the dialect `pdl`, which is not part of this library.

use crate::boundary::{MlirContext, MlirStringRef, MlirType, MlirTypeID};

names! {
    mlirPDLAttributeTypeGetName "pdl.attribute",
    mlirPDLOperationTypeGetName "pdl.operation",
    mlirPDLRangeTypeGetName "pdl.range",
    mlirPDLTypeTypeGetName "pdl.type",
    mlirPDLValueTypeGetName "pdl.value",
}

absent! {
    fn mlirTypeIsAPDLType(ty: MlirType) -> bool;
    fn mlirTypeIsAPDLAttributeType(ty: MlirType) -> bool;
    fn mlirPDLAttributeTypeGetTypeID() -> MlirTypeID;
    fn mlirPDLAttributeTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTypeIsAPDLOperationType(ty: MlirType) -> bool;
    fn mlirPDLOperationTypeGetTypeID() -> MlirTypeID;
    fn mlirPDLOperationTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTypeIsAPDLRangeType(ty: MlirType) -> bool;
    fn mlirPDLRangeTypeGetTypeID() -> MlirTypeID;
    fn mlirPDLRangeTypeGet(elementType: MlirType) -> MlirType;
    fn mlirPDLRangeTypeGetElementType(ty: MlirType) -> MlirType;
    fn mlirTypeIsAPDLTypeType(ty: MlirType) -> bool;
    fn mlirPDLTypeTypeGetTypeID() -> MlirTypeID;
    fn mlirPDLTypeTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTypeIsAPDLValueType(ty: MlirType) -> bool;
    fn mlirPDLValueTypeGetTypeID() -> MlirTypeID;
    fn mlirPDLValueTypeGet(ctx: MlirContext) -> MlirType;
}
