//! `BuiltinAttributes.h`: the values of dense elements.

use crate::attributes::{read, read_kind};
use crate::boundary::{Access, MlirAttribute, MlirStringRef, Outcome};
use ir_core::context::{AttrKind, ElementFormat};
use ir_core::fold::splat_element;
use ir_core::predicates::shaped::num_elements;
use std::ffi::c_void;

/// The index of a value: that of the only one of a splat, or of one of the elements.
#[derive(Clone, Copy)]
enum At {
    Splat,
    Element(isize),
}

impl At {
    /// The index of the value in the data; `None` if there is none.
    fn index(self, splat: bool, count: Option<i64>) -> Option<usize> {
        match self {
            At::Splat => splat.then_some(0),
            At::Element(pos) if (0..count? as isize).contains(&pos) => {
                Some(if splat { 0 } else { pos as usize })
            }
            At::Element(_) => None,
        }
    }

    /// A description of attributes with such a value.
    fn expected(self) -> String {
        match self {
            At::Splat => "a splat of such values".to_owned(),
            At::Element(pos) => format!("a dense elements attribute with such a value at index {pos}"),
        }
    }
}

/// The bytes of a number of dense elements.
fn bytes<const SIZE: usize>(attr: MlirAttribute, at: At) -> Outcome<[u8; SIZE]> {
    read_kind(attr, &at.expected(), |objects, kind| match kind {
        AttrKind::DenseElements { ty, splat, data } => {
            let ctx = objects.context();
            let format = ElementFormat::get(ctx, ty.element_type(ctx)?)?;
            if format.packed || format.parts != 1 || format.bytes != SIZE {
                return None;
            }
            data.as_chunks().0.get(at.index(splat, num_elements(ctx, ty))?).copied()
        }
        _ => None,
    })
}

/// A truth value of dense elements.
fn bit(attr: MlirAttribute, at: At) -> Outcome<bool> {
    read_kind(attr, &at.expected(), |objects, kind| match kind {
        AttrKind::DenseElements { ty, splat, data } => {
            let ctx = objects.context();
            let index = at.index(splat, num_elements(ctx, ty))?;
            let is_packed = ElementFormat::get(ctx, ty.element_type(ctx)?)?.packed;
            is_packed.then(|| Some(data.get(index / 8)? >> (index % 8) & 1 != 0))?
        }
        _ => None,
    })
}

/// A text of dense elements.
fn text(attr: MlirAttribute, at: At) -> Outcome<MlirStringRef> {
    read_kind(attr, &at.expected(), |objects, kind| match kind {
        AttrKind::DenseStrings { ty, splat, values } => {
            let value = values.get(at.index(splat, num_elements(objects.context(), ty))?)?;
            Some(MlirStringRef::new(value.as_bytes(objects.context())))
        }
        _ => None,
    })
}

/// Defines the functions for values of one type of C.
macro_rules! values {
    ($($splat:tt $get:ident $ty:ident,)*) => {
        capi! {$(
            #[doc = concat!(" The element at an index, a number with the size of `", stringify!($ty), "`.")]
            fn $get(attr: MlirAttribute, pos: isize) -> $ty {
                Ok($ty::from_le_bytes(bytes(attr, At::Element(pos))?))
            }
        )*}

        $(values! { @ $splat $ty })*
    };
    (@ _ $ty:ident) => {};
    (@ $splat:ident $ty:ident) => {
        capi! {
            #[doc = concat!(" The value of all elements, a number with the size of `", stringify!($ty), "`.")]
            fn $splat(attr: MlirAttribute) -> $ty {
                Ok($ty::from_le_bytes(bytes(attr, At::Splat)?))
            }
        }
    };
}

values! {
    mlirDenseElementsAttrGetInt8SplatValue mlirDenseElementsAttrGetInt8Value i8,
    mlirDenseElementsAttrGetUInt8SplatValue mlirDenseElementsAttrGetUInt8Value u8,
    _ mlirDenseElementsAttrGetInt16Value i16,
    _ mlirDenseElementsAttrGetUInt16Value u16,
    mlirDenseElementsAttrGetInt32SplatValue mlirDenseElementsAttrGetInt32Value i32,
    mlirDenseElementsAttrGetUInt32SplatValue mlirDenseElementsAttrGetUInt32Value u32,
    mlirDenseElementsAttrGetInt64SplatValue mlirDenseElementsAttrGetInt64Value i64,
    mlirDenseElementsAttrGetUInt64SplatValue mlirDenseElementsAttrGetUInt64Value u64,
    _ mlirDenseElementsAttrGetIndexValue u64,
    mlirDenseElementsAttrGetFloatSplatValue mlirDenseElementsAttrGetFloatValue f32,
    mlirDenseElementsAttrGetDoubleSplatValue mlirDenseElementsAttrGetDoubleValue f64,
}

capi! {
    /// The value of all elements.
    fn mlirDenseElementsAttrGetSplatValue(attr: MlirAttribute) -> MlirAttribute {
        read(attr, "a splat", |objects, attr| Some(objects.out(splat_element(objects.context(), attr)?)))
    }

    /// The truth value of all elements.
    fn mlirDenseElementsAttrGetBoolSplatValue(attr: MlirAttribute) -> i32 {
        bit(attr, At::Splat).map(i32::from)
    }

    /// The text of all elements.
    fn mlirDenseElementsAttrGetStringSplatValue(attr: MlirAttribute) -> MlirStringRef {
        text(attr, At::Splat)
    }

    /// The element at an index, a truth value.
    fn mlirDenseElementsAttrGetBoolValue(attr: MlirAttribute, pos: isize) -> bool {
        bit(attr, At::Element(pos))
    }

    /// The element at an index, a text.
    fn mlirDenseElementsAttrGetStringValue(attr: MlirAttribute, pos: isize) -> MlirStringRef {
        text(attr, At::Element(pos))
    }

    /// The bytes of the elements, or of the only one of a splat. They live as long as the context.
    fn mlirDenseElementsAttrGetRawData(attr: MlirAttribute) -> *const c_void {
        read_kind(attr, "a dense elements attribute of numbers", |_, kind| match kind {
            AttrKind::DenseElements { data, .. } => Some(data.as_ptr().cast()),
            _ => None,
        })
    }
}
