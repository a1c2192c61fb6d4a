//! `Dialect/NVGPU.h`: functions of the dialect `nvgpu`, which is not part of this library.

use crate::boundary::{MlirContext, MlirStringRef, MlirType};

names! {
    mlirNVGPUTensorMapDescriptorTypeGetName "nvgpu.tensormap.descriptor",
}

absent! {
    fn mlirTypeIsANVGPUTensorMapDescriptorType(ty: MlirType) -> bool;
    fn mlirNVGPUTensorMapDescriptorTypeGet(
        ctx: MlirContext,
        tensorMemrefType: MlirType,
        swizzle: i32,
        l2promo: i32,
        oobFill: i32,
        interleave: i32,
    ) -> MlirType;
}
