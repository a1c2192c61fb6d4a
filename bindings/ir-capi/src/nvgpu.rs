//! `Dialect/NVGPU.h`: descriptors of tensor maps, whose enums MLIR passes as integers.

use crate::boundary::{MlirContext, MlirStringRef, MlirType};
use crate::generated::{self, Class};

static DESCRIPTOR: Class =
    Class { dialect: "nvgpu", definition: "NVGPU_TensorMapDescriptor", name: "nvgpu.tensormap.descriptor" };

capi! {
    /// Whether a type is an `!nvgpu.tensormap.descriptor`.
    fn mlirTypeIsANVGPUTensorMapDescriptorType(ty: MlirType) -> bool {
        generated::is_a(ty, &DESCRIPTOR)
    }

    /// The type of descriptors of a memref with these modes, each a value of its enum.
    fn mlirNVGPUTensorMapDescriptorTypeGet(
        ctx: MlirContext,
        tensorMemrefType: MlirType,
        swizzle: i32,
        l2promo: i32,
        oobFill: i32,
        interleave: i32,
    ) -> MlirType {
        let modes = [swizzle, l2promo, oobFill, interleave];
        let modes = modes.into_iter().enumerate().map(|(index, mode)| (1 + index, mode.into()));
        let given = std::iter::once((0, tensorMemrefType.into())).chain(modes);
        generated::create(ctx, &DESCRIPTOR, given.collect())
    }

    /// The name `nvgpu.tensormap.descriptor`.
    fn mlirNVGPUTensorMapDescriptorTypeGetName() -> MlirStringRef {
        generated::text(DESCRIPTOR.name)
    }
}
