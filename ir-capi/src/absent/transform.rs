//! `Dialect/Transform.h`: functions of the dialect `transform`, which is not part of this library.

use crate::boundary::{MlirContext, MlirStringRef, MlirType, MlirTypeID};

names! {
    mlirTransformAnyOpTypeGetName "transform.any_op",
    mlirTransformAnyParamTypeGetName "transform.any_param",
    mlirTransformAnyValueTypeGetName "transform.any_value",
    mlirTransformOperationTypeGetName "transform.op",
    mlirTransformParamTypeGetName "transform.param",
}

no_member! {
    fn mlirTypeIsATransformAnyOpType(ty: MlirType);
    fn mlirTypeIsATransformAnyParamType(ty: MlirType);
    fn mlirTypeIsATransformAnyValueType(ty: MlirType);
    fn mlirTypeIsATransformOperationType(ty: MlirType);
    fn mlirTypeIsATransformParamType(ty: MlirType);
}

type_ids! {
    mlirTransformAnyOpTypeGetTypeID,
    mlirTransformAnyParamTypeGetTypeID,
    mlirTransformAnyValueTypeGetTypeID,
    mlirTransformOperationTypeGetTypeID,
    mlirTransformParamTypeGetTypeID,
}

absent! {
    "the dialect 'transform'":
    fn mlirTransformAnyOpTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTransformAnyParamTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTransformAnyValueTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTransformOperationTypeGet(ctx: MlirContext, operationName: MlirStringRef) -> MlirType;
    fn mlirTransformOperationTypeGetOperationName(ty: MlirType) -> MlirStringRef;
    fn mlirTransformParamTypeGet(ctx: MlirContext, ty: MlirType) -> MlirType;
    fn mlirTransformParamTypeGetType(ty: MlirType) -> MlirType;
}
