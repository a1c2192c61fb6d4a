//! `Dialect/Transform.h`: functions of the dialect `transform`, which is not part of this library.

use crate::boundary::{MlirContext, MlirStringRef, MlirType, MlirTypeID};

names! {
    mlirTransformAnyOpTypeGetName "transform.any_op",
    mlirTransformAnyParamTypeGetName "transform.any_param",
    mlirTransformAnyValueTypeGetName "transform.any_value",
    mlirTransformOperationTypeGetName "transform.op",
    mlirTransformParamTypeGetName "transform.param",
}

absent! {
    fn mlirTypeIsATransformAnyOpType(ty: MlirType) -> bool;
    fn mlirTransformAnyOpTypeGetTypeID() -> MlirTypeID;
    fn mlirTransformAnyOpTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTypeIsATransformAnyParamType(ty: MlirType) -> bool;
    fn mlirTransformAnyParamTypeGetTypeID() -> MlirTypeID;
    fn mlirTransformAnyParamTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTypeIsATransformAnyValueType(ty: MlirType) -> bool;
    fn mlirTransformAnyValueTypeGetTypeID() -> MlirTypeID;
    fn mlirTransformAnyValueTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTypeIsATransformOperationType(ty: MlirType) -> bool;
    fn mlirTransformOperationTypeGetTypeID() -> MlirTypeID;
    fn mlirTransformOperationTypeGet(ctx: MlirContext, operationName: MlirStringRef) -> MlirType;
    fn mlirTransformOperationTypeGetOperationName(ty: MlirType) -> MlirStringRef;
    fn mlirTypeIsATransformParamType(ty: MlirType) -> bool;
    fn mlirTransformParamTypeGetTypeID() -> MlirTypeID;
    fn mlirTransformParamTypeGet(ctx: MlirContext, ty: MlirType) -> MlirType;
    fn mlirTransformParamTypeGetType(ty: MlirType) -> MlirType;
}
