//! `Dialect/AMDGPU.h`: types of the dialect `amdgpu`, whose functions take a context beside the parameters.

use crate::boundary::{MlirContext, MlirStringRef, MlirType, MlirTypeID};
use crate::generated::{self, Class};

const fn class(definition: &'static str, name: &'static str) -> Class {
    Class { dialect: "amdgpu", definition, name }
}

static BASE: Class = class("AMDGPU_TDMBaseType", "amdgpu.tdm_base");
static DESCRIPTOR: Class = class("AMDGPU_TDMDescriptorType", "amdgpu.tdm_descriptor");
static GATHER_BASE: Class = class("AMDGPU_TDMGatherBaseType", "amdgpu.tdm_gather_base");

capi! {
    /// Whether a type is an `!amdgpu.tdm_base`.
    fn mlirTypeIsAAMDGPUTDMBaseType(ty: MlirType) -> bool {
        generated::is_a(ty, &BASE)
    }

    /// The identity of the class of types `!amdgpu.tdm_base`.
    fn mlirAMDGPUTDMBaseTypeGetTypeID() -> MlirTypeID {
        generated::type_id::<MlirType>(&BASE)
    }

    /// The type of base addresses of elements in local and in global memory.
    fn mlirAMDGPUTDMBaseTypeGet(ctx: MlirContext, elementType: MlirType) -> MlirType {
        generated::create(ctx, &BASE, vec![(0, elementType.into())])
    }

    /// The name `amdgpu.tdm_base`.
    fn mlirAMDGPUTDMBaseTypeGetName() -> MlirStringRef {
        generated::text(BASE.name)
    }

    /// Whether a type is `!amdgpu.tdm_descriptor`.
    fn mlirTypeIsAAMDGPUTDMDescriptorType(ty: MlirType) -> bool {
        generated::is_a(ty, &DESCRIPTOR)
    }

    /// The identity of the class of the type `!amdgpu.tdm_descriptor`.
    fn mlirAMDGPUTDMDescriptorTypeGetTypeID() -> MlirTypeID {
        generated::type_id::<MlirType>(&DESCRIPTOR)
    }

    /// The type of descriptors of tensors that are loaded or stored.
    fn mlirAMDGPUTDMDescriptorTypeGet(ctx: MlirContext) -> MlirType {
        generated::create(ctx, &DESCRIPTOR, vec![])
    }

    /// The name `amdgpu.tdm_descriptor`.
    fn mlirAMDGPUTDMDescriptorTypeGetName() -> MlirStringRef {
        generated::text(DESCRIPTOR.name)
    }

    /// Whether a type is an `!amdgpu.tdm_gather_base`.
    fn mlirTypeIsAAMDGPUTDMGatherBaseType(ty: MlirType) -> bool {
        generated::is_a(ty, &GATHER_BASE)
    }

    /// The identity of the class of types `!amdgpu.tdm_gather_base`.
    fn mlirAMDGPUTDMGatherBaseTypeGetTypeID() -> MlirTypeID {
        generated::type_id::<MlirType>(&GATHER_BASE)
    }

    /// The type of base addresses for gathering elements by indices of 16 or 32 bits.
    fn mlirAMDGPUTDMGatherBaseTypeGet(ctx: MlirContext, elementType: MlirType, indexType: MlirType) -> MlirType {
        generated::create(ctx, &GATHER_BASE, vec![(0, elementType.into()), (1, indexType.into())])
    }

    /// The name `amdgpu.tdm_gather_base`.
    fn mlirAMDGPUTDMGatherBaseTypeGetName() -> MlirStringRef {
        generated::text(GATHER_BASE.name)
    }
}
