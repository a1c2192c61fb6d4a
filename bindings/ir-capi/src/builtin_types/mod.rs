//! `BuiltinTypes.h`: the types of the dialect `builtin`.

/// Defines the identities, tests and names of classes of types.
macro_rules! type_classes {
    ($($type_id:ident $is_a:ident $name:ident $class:literal,)*) => {
        capi! {$(
            #[doc = concat!(" The identity of the class `", $class, "`.")]
            fn $type_id() -> MlirTypeID {
                Ok(types::type_id($class))
            }

            #[doc = concat!(" Whether a type is of the class `", $class, "`.")]
            fn $is_a(ty: MlirType) -> bool {
                types::test(ty, |ctx, ty| ty.kind(ctx).class_name() == $class)
            }

            #[doc = concat!(" The name `", $class, "`.")]
            fn $name() -> MlirStringRef {
                Ok(MlirStringRef::new($class.as_bytes()))
            }
        )*}
    };
}

mod composite;
mod memref;
mod scalar;
mod shaped;

pub use composite::*;
pub use memref::*;
pub use scalar::*;
pub use shaped::*;

use crate::boundary::{MlirStringRef, MlirType, MlirTypeID};
use crate::types;

type_classes! {
    mlirIntegerTypeGetTypeID mlirTypeIsAInteger mlirIntegerTypeGetName "builtin.integer",
    mlirIndexTypeGetTypeID mlirTypeIsAIndex mlirIndexTypeGetName "builtin.index",
    mlirNoneTypeGetTypeID mlirTypeIsANone mlirNoneTypeGetName "builtin.none",
    mlirComplexTypeGetTypeID mlirTypeIsAComplex mlirComplexTypeGetName "builtin.complex",
    mlirVectorTypeGetTypeID mlirTypeIsAVector mlirVectorTypeGetName "builtin.vector",
    mlirRankedTensorTypeGetTypeID mlirTypeIsARankedTensor mlirRankedTensorTypeGetName "builtin.tensor",
    mlirUnrankedTensorTypeGetTypeID mlirTypeIsAUnrankedTensor mlirUnrankedTensorTypeGetName "builtin.unranked_tensor",
    mlirMemRefTypeGetTypeID mlirTypeIsAMemRef mlirMemRefTypeGetName "builtin.memref",
    mlirUnrankedMemRefTypeGetTypeID mlirTypeIsAUnrankedMemRef mlirUnrankedMemRefTypeGetName "builtin.unranked_memref",
    mlirTupleTypeGetTypeID mlirTypeIsATuple mlirTupleTypeGetName "builtin.tuple",
    mlirFunctionTypeGetTypeID mlirTypeIsAFunction mlirFunctionTypeGetName "builtin.function",
    mlirOpaqueTypeGetTypeID mlirTypeIsAOpaque mlirOpaqueTypeGetName "builtin.opaque",
}
