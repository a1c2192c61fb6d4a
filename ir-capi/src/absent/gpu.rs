//! `Dialect/GPU.h`: functions of the dialect `gpu`, which is not part of this library.

use crate::boundary::{MlirAttribute, MlirContext, MlirStringRef, MlirType};

names! {
    mlirGPUAsyncTokenTypeGetName "gpu.async_token",
    mlirGPUObjectAttrGetName "gpu.object",
}

no_member! {
    fn mlirTypeIsAGPUAsyncTokenType(ty: MlirType);
    fn mlirAttributeIsAGPUObjectAttr(attr: MlirAttribute);
}

absent! {
    "the dialect 'gpu'":
    fn mlirGPUAsyncTokenTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirGPUObjectAttrGet(
        mlirCtx: MlirContext,
        target: MlirAttribute,
        format: u32,
        objectStrRef: MlirStringRef,
        mlirObjectProps: MlirAttribute,
    ) -> MlirAttribute;
    fn mlirGPUObjectAttrGetWithKernels(
        mlirCtx: MlirContext,
        target: MlirAttribute,
        format: u32,
        objectStrRef: MlirStringRef,
        mlirObjectProps: MlirAttribute,
        mlirKernelsAttr: MlirAttribute,
    ) -> MlirAttribute;
    fn mlirGPUObjectAttrGetTarget(mlirObjectAttr: MlirAttribute) -> MlirAttribute;
    fn mlirGPUObjectAttrGetFormat(mlirObjectAttr: MlirAttribute) -> u32;
    fn mlirGPUObjectAttrGetObject(mlirObjectAttr: MlirAttribute) -> MlirStringRef;
    fn mlirGPUObjectAttrHasProperties(mlirObjectAttr: MlirAttribute) -> bool;
    fn mlirGPUObjectAttrGetProperties(mlirObjectAttr: MlirAttribute) -> MlirAttribute;
    fn mlirGPUObjectAttrHasKernels(mlirObjectAttr: MlirAttribute) -> bool;
    fn mlirGPUObjectAttrGetKernels(mlirObjectAttr: MlirAttribute) -> MlirAttribute;
}
