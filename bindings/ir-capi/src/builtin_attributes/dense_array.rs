//! `BuiltinAttributes.h`: dense arrays.

use crate::attributes::{read_kind, test};
use crate::boundary::{Access, MlirAttribute, MlirContext, Outcome, raw};
use ir_core::context::{AttrKind, Type};

/// A dense array of the bytes of its elements.
fn create(context: MlirContext, element: Type, data: &[u8]) -> Outcome<MlirAttribute> {
    let guard = context.lock()?;
    Ok(guard.out(guard.context().attribute(AttrKind::DenseArray { element, data })))
}

/// The bytes of the element at an index of an array of this element type.
fn element<const SIZE: usize>(attr: MlirAttribute, ty: Type, pos: isize) -> Outcome<[u8; SIZE]> {
    let expected = format!("a dense array of this type with an element at index {pos}");
    read_kind(attr, &expected, |_, kind| match kind {
        AttrKind::DenseArray { element, data } if element == ty => {
            data.as_chunks::<SIZE>().0.get(usize::try_from(pos).ok()?).copied()
        }
        _ => None,
    })
}

/// Defines the functions of dense arrays with elements of one type: the type of C's arrays, the type of the
/// elements here, the number that is stored for one, the type that C gets, and the conversions.
macro_rules! dense_arrays {
    ($($is_a:ident $get:ident $element:ident $c:ident $ty:ident $number:ident $read:ident $to:expr, $from:expr;)*) => {
        capi! {$(
            #[doc = concat!(" Whether it is a dense array of `", stringify!($read), "`.")]
            fn $is_a(attr: MlirAttribute) -> bool {
                test(attr, |_, kind| matches!(kind, AttrKind::DenseArray { element: Type::$ty, .. }))
            }

            #[doc = concat!(" A dense array of `", stringify!($read), "`.")]
            fn $get(ctx: MlirContext, size: isize, values: *const $c) -> MlirAttribute {
                let to_number: fn($c) -> $number = $to;
                let values = raw::slice(values, size)?;
                let data: Vec<u8> = values.iter().flat_map(|value| to_number(*value).to_le_bytes()).collect();
                create(ctx, Type::$ty, &data)
            }

            #[doc = concat!(" The element at an index of a dense array of `", stringify!($read), "`.")]
            fn $element(attr: MlirAttribute, pos: isize) -> $read {
                let from_number: fn($number) -> $read = $from;
                Ok(from_number($number::from_le_bytes(element(attr, Type::$ty, pos)?)))
            }
        )*}
    };
}

dense_arrays! {
    mlirAttributeIsADenseBoolArray mlirDenseBoolArrayGet mlirDenseBoolArrayGetElement i32 I1 u8 bool
        |value| u8::from(value != 0), |byte| byte != 0;
    mlirAttributeIsADenseI8Array mlirDenseI8ArrayGet mlirDenseI8ArrayGetElement i8 I8 i8 i8
        |value| value, |value| value;
    mlirAttributeIsADenseI16Array mlirDenseI16ArrayGet mlirDenseI16ArrayGetElement i16 I16 i16 i16
        |value| value, |value| value;
    mlirAttributeIsADenseI32Array mlirDenseI32ArrayGet mlirDenseI32ArrayGetElement i32 I32 i32 i32
        |value| value, |value| value;
    mlirAttributeIsADenseI64Array mlirDenseI64ArrayGet mlirDenseI64ArrayGetElement i64 I64 i64 i64
        |value| value, |value| value;
    mlirAttributeIsADenseF32Array mlirDenseF32ArrayGet mlirDenseF32ArrayGetElement f32 F32 f32 f32
        |value| value, |value| value;
    mlirAttributeIsADenseF64Array mlirDenseF64ArrayGet mlirDenseF64ArrayGetElement f64 F64 f64 f64
        |value| value, |value| value;
}

capi! {
    /// Number of elements of a dense array.
    fn mlirDenseArrayGetNumElements(attr: MlirAttribute) -> isize {
        read_kind(attr, "a dense array", |objects, kind| match kind {
            AttrKind::DenseArray { element, data } => {
                let size = element.bit_width(objects.context())?.div_ceil(8).max(1) as usize;
                Some((data.len() / size) as isize)
            }
            _ => None,
        })
    }
}
