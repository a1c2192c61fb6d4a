//! `Dialect/AMDGPU.h`: functions of the dialect `amdgpu`, which is not part of this library.

use crate::boundary::{MlirContext, MlirStringRef, MlirType, MlirTypeID};

names! {
    mlirAMDGPUTDMBaseTypeGetName "amdgpu.tdm_base",
    mlirAMDGPUTDMDescriptorTypeGetName "amdgpu.tdm_descriptor",
    mlirAMDGPUTDMGatherBaseTypeGetName "amdgpu.tdm_gather_base",
}

absent! {
    fn mlirTypeIsAAMDGPUTDMBaseType(ty: MlirType) -> bool;
    fn mlirAMDGPUTDMBaseTypeGetTypeID() -> MlirTypeID;
    fn mlirAMDGPUTDMBaseTypeGet(ctx: MlirContext, elementType: MlirType) -> MlirType;
    fn mlirTypeIsAAMDGPUTDMDescriptorType(ty: MlirType) -> bool;
    fn mlirAMDGPUTDMDescriptorTypeGetTypeID() -> MlirTypeID;
    fn mlirAMDGPUTDMDescriptorTypeGet(ctx: MlirContext) -> MlirType;
    fn mlirTypeIsAAMDGPUTDMGatherBaseType(ty: MlirType) -> bool;
    fn mlirAMDGPUTDMGatherBaseTypeGetTypeID() -> MlirTypeID;
    fn mlirAMDGPUTDMGatherBaseTypeGet(ctx: MlirContext, elementType: MlirType, indexType: MlirType) -> MlirType;
}
