//! `Dialect/NVGPU.h`: functions of the dialect `nvgpu`, which is not part of this library.

use crate::boundary::{MlirContext, MlirStringRef, MlirType};

names! {
    mlirNVGPUTensorMapDescriptorTypeGetName "nvgpu.tensormap.descriptor",
}

no_member! {
    fn mlirTypeIsANVGPUTensorMapDescriptorType(ty: MlirType);
}

absent! {
    "the dialect 'nvgpu'":
    fn mlirNVGPUTensorMapDescriptorTypeGet(
        ctx: MlirContext,
        tensorMemrefType: MlirType,
        swizzle: i32,
        l2promo: i32,
        oobFill: i32,
        interleave: i32,
    ) -> MlirType;
}
