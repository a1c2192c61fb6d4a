//! `Dialect/AMDGPU.h`: functions of the dialect `amdgpu`, which is not part of this library.

use crate::boundary::{MlirContext, MlirStringRef, MlirType, MlirTypeID};

names! {
    mlirAMDGPUTDMBaseTypeGetName "amdgpu.tdm_base",
    mlirAMDGPUTDMDescriptorTypeGetName "amdgpu.tdm_descriptor",
    mlirAMDGPUTDMGatherBaseTypeGetName "amdgpu.tdm_gather_base",
}

no_member! {
    fn mlirTypeIsAAMDGPUTDMBaseType(ty: MlirType);
    fn mlirTypeIsAAMDGPUTDMDescriptorType(ty: MlirType);
    fn mlirTypeIsAAMDGPUTDMGatherBaseType(ty: MlirType);
}

type_ids! {
    mlirAMDGPUTDMBaseTypeGetTypeID,
    mlirAMDGPUTDMDescriptorTypeGetTypeID,
    mlirAMDGPUTDMGatherBaseTypeGetTypeID,
}

absent! {
    "the dialect 'amdgpu'":
    fn mlirAMDGPUTDMBaseTypeGet(ctx: MlirContext, elementType: MlirType) -> MlirType;
    fn mlirAMDGPUTDMDescriptorTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirAMDGPUTDMGatherBaseTypeGet(ctx: MlirContext, elementType: MlirType, indexType: MlirType) -> MlirType;
}
