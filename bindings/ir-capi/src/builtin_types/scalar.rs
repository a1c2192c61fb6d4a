//! `BuiltinTypes.h`: integers, `index`, floats, `none` and complex numbers.

use crate::boundary::{Access, Handle, MlirContext, MlirStringRef, MlirType, MlirTypeID, Outcome};
use crate::types;
use crate::types::{get, read_kind, test};
use ir_core::context::{Signedness, TypeKind};
use ir_core::num::FloatSemantics;

fn integer(context: MlirContext, width: u32, signedness: Signedness) -> Outcome<MlirType> {
    get(&context.lock()?, TypeKind::Integer { width, signedness })
}

fn has_signedness(ty: MlirType, expected: Signedness) -> Outcome<bool> {
    read_kind(ty, "an integer type", |_, kind| match kind {
        TypeKind::Integer { signedness, .. } => Some(signedness == expected),
        _ => None,
    })
}

capi! {
    /// The type `iN`.
    fn mlirIntegerTypeGet(ctx: MlirContext, bitwidth: u32) -> MlirType {
        integer(ctx, bitwidth, Signedness::Signless)
    }

    /// The type `siN`.
    fn mlirIntegerTypeSignedGet(ctx: MlirContext, bitwidth: u32) -> MlirType {
        integer(ctx, bitwidth, Signedness::Signed)
    }

    /// The type `uiN`.
    fn mlirIntegerTypeUnsignedGet(ctx: MlirContext, bitwidth: u32) -> MlirType {
        integer(ctx, bitwidth, Signedness::Unsigned)
    }

    /// Number of bits of an integer type.
    fn mlirIntegerTypeGetWidth(ty: MlirType) -> u32 {
        read_kind(ty, "an integer type", |_, kind| match kind {
            TypeKind::Integer { width, .. } => Some(width),
            _ => None,
        })
    }

    /// Whether an integer type is signless.
    fn mlirIntegerTypeIsSignless(ty: MlirType) -> bool {
        has_signedness(ty, Signedness::Signless)
    }

    /// Whether an integer type is signed.
    fn mlirIntegerTypeIsSigned(ty: MlirType) -> bool {
        has_signedness(ty, Signedness::Signed)
    }

    /// Whether an integer type is unsigned.
    fn mlirIntegerTypeIsUnsigned(ty: MlirType) -> bool {
        has_signedness(ty, Signedness::Unsigned)
    }

    /// The type `index`.
    fn mlirIndexTypeGet(ctx: MlirContext) -> MlirType {
        get(&ctx.lock()?, TypeKind::Index)
    }

    /// The type `none`.
    fn mlirNoneTypeGet(ctx: MlirContext) -> MlirType {
        get(&ctx.lock()?, TypeKind::None)
    }

    /// Whether it is a float type.
    fn mlirTypeIsAFloat(ty: MlirType) -> bool {
        test(ty, |ctx, ty| ty.is_float(ctx))
    }

    /// Number of bits of a float type.
    fn mlirFloatTypeGetWidth(ty: MlirType) -> u32 {
        read_kind(ty, "a float type", |_, kind| match kind {
            TypeKind::Float(semantics) => Some(semantics.width()),
            _ => None,
        })
    }

    /// The type of complex numbers.
    fn mlirComplexTypeGet(elementType: MlirType) -> MlirType {
        let (guard, element) = elementType.enter()?;
        get(&guard, TypeKind::Complex(element))
    }

    /// The type of both parts of complex numbers.
    fn mlirComplexTypeGetElementType(ty: MlirType) -> MlirType {
        read_kind(ty, "a complex type", |objects, kind| match kind {
            TypeKind::Complex(element) => Some(objects.out::<MlirType>(element)),
            _ => None,
        })
    }
}

/// Defines the functions of float types.
macro_rules! float_types {
    ($($type_id:ident $is_a:ident $get:ident $name:ident $semantics:ident $class:literal,)*) => {
        type_classes! { $($type_id $is_a $name $class,)* }

        capi! {$(
            #[doc = concat!(" The type `", $class, "`.")]
            fn $get(ctx: MlirContext) -> MlirType {
                get(&ctx.lock()?, TypeKind::Float(FloatSemantics::$semantics))
            }
        )*}
    };
}

float_types! {
    mlirFloat4E2M1FNTypeGetTypeID mlirTypeIsAFloat4E2M1FN mlirFloat4E2M1FNTypeGet mlirFloat4E2M1FNTypeGetName F4E2M1FN "builtin.f4E2M1FN",
    mlirFloat6E2M3FNTypeGetTypeID mlirTypeIsAFloat6E2M3FN mlirFloat6E2M3FNTypeGet mlirFloat6E2M3FNTypeGetName F6E2M3FN "builtin.f6E2M3FN",
    mlirFloat6E3M2FNTypeGetTypeID mlirTypeIsAFloat6E3M2FN mlirFloat6E3M2FNTypeGet mlirFloat6E3M2FNTypeGetName F6E3M2FN "builtin.f6E3M2FN",
    mlirFloat8E5M2TypeGetTypeID mlirTypeIsAFloat8E5M2 mlirFloat8E5M2TypeGet mlirFloat8E5M2TypeGetName F8E5M2 "builtin.f8E5M2",
    mlirFloat8E4M3TypeGetTypeID mlirTypeIsAFloat8E4M3 mlirFloat8E4M3TypeGet mlirFloat8E4M3TypeGetName F8E4M3 "builtin.f8E4M3",
    mlirFloat8E4M3FNTypeGetTypeID mlirTypeIsAFloat8E4M3FN mlirFloat8E4M3FNTypeGet mlirFloat8E4M3FNTypeGetName F8E4M3FN "builtin.f8E4M3FN",
    mlirFloat8E5M2FNUZTypeGetTypeID mlirTypeIsAFloat8E5M2FNUZ mlirFloat8E5M2FNUZTypeGet mlirFloat8E5M2FNUZTypeGetName F8E5M2FNUZ "builtin.f8E5M2FNUZ",
    mlirFloat8E4M3FNUZTypeGetTypeID mlirTypeIsAFloat8E4M3FNUZ mlirFloat8E4M3FNUZTypeGet mlirFloat8E4M3FNUZTypeGetName F8E4M3FNUZ "builtin.f8E4M3FNUZ",
    mlirFloat8E4M3B11FNUZTypeGetTypeID mlirTypeIsAFloat8E4M3B11FNUZ mlirFloat8E4M3B11FNUZTypeGet mlirFloat8E4M3B11FNUZTypeGetName F8E4M3B11FNUZ "builtin.f8E4M3B11FNUZ",
    mlirFloat8E3M4TypeGetTypeID mlirTypeIsAFloat8E3M4 mlirFloat8E3M4TypeGet mlirFloat8E3M4TypeGetName F8E3M4 "builtin.f8E3M4",
    mlirFloat8E8M0FNUTypeGetTypeID mlirTypeIsAFloat8E8M0FNU mlirFloat8E8M0FNUTypeGet mlirFloat8E8M0FNUTypeGetName F8E8M0FNU "builtin.f8E8M0FNU",
    mlirBFloat16TypeGetTypeID mlirTypeIsABF16 mlirBF16TypeGet mlirBF16TypeGetName BF16 "builtin.bf16",
    mlirFloat16TypeGetTypeID mlirTypeIsAF16 mlirF16TypeGet mlirF16TypeGetName F16 "builtin.f16",
    mlirFloat32TypeGetTypeID mlirTypeIsAF32 mlirF32TypeGet mlirF32TypeGetName F32 "builtin.f32",
    mlirFloat64TypeGetTypeID mlirTypeIsAF64 mlirF64TypeGet mlirF64TypeGetName F64 "builtin.f64",
    mlirFloatTF32TypeGetTypeID mlirTypeIsATF32 mlirTF32TypeGet mlirTF32TypeGetName TF32 "builtin.tf32",
}
