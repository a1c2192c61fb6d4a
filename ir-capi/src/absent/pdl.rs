//! `Dialect/PDL.h`: functions of the dialect `pdl`, which is not part of this library.

use crate::boundary::{MlirContext, MlirStringRef, MlirType, MlirTypeID};

names! {
    mlirPDLAttributeTypeGetName "pdl.attribute",
    mlirPDLOperationTypeGetName "pdl.operation",
    mlirPDLRangeTypeGetName "pdl.range",
    mlirPDLTypeTypeGetName "pdl.type",
    mlirPDLValueTypeGetName "pdl.value",
}

no_member! {
    fn mlirTypeIsAPDLType(ty: MlirType);
    fn mlirTypeIsAPDLAttributeType(ty: MlirType);
    fn mlirTypeIsAPDLOperationType(ty: MlirType);
    fn mlirTypeIsAPDLRangeType(ty: MlirType);
    fn mlirTypeIsAPDLTypeType(ty: MlirType);
    fn mlirTypeIsAPDLValueType(ty: MlirType);
}

type_ids! {
    mlirPDLAttributeTypeGetTypeID,
    mlirPDLOperationTypeGetTypeID,
    mlirPDLRangeTypeGetTypeID,
    mlirPDLTypeTypeGetTypeID,
    mlirPDLValueTypeGetTypeID,
}

absent! {
    "the dialect 'pdl'":
    fn mlirPDLAttributeTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirPDLOperationTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirPDLRangeTypeGet(elementType: MlirType) -> MlirType;
    fn mlirPDLRangeTypeGetElementType(ty: MlirType) -> MlirType;
    fn mlirPDLTypeTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirPDLValueTypeGet(ctx: MlirContext) -> MlirType;
}
