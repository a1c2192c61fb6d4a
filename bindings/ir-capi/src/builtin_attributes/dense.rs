//! `BuiltinAttributes.h`: creation of dense elements.

use crate::attributes::{read, test};
use crate::boundary::{Access, Handle, MlirAttribute, MlirStringRef, MlirType, Outcome, Refused, raw};
use ir_core::Context;
use ir_core::context::{AttrKind, Attribute, ElementFormat, Type};
use ir_core::fold::{dense_elements, elements_attr};
use ir_core::num::ApInt;
use ir_core::predicates::attributes::{is_dense_fp_elements_attr, is_dense_int_elements_attr};
use ir_core::predicates::shaped::{has_static_shape, num_elements};
use std::ffi::c_void;

/// Creates an attribute of a shaped type; refused if `create` returns nothing.
fn create(
    shaped: MlirType,
    create: impl FnOnce(&Context, Type) -> Option<Attribute>,
) -> Outcome<MlirAttribute> {
    let (guard, ty) = shaped.enter()?;
    let ctx = guard.context();
    let created = if has_static_shape(ctx, ty) { create(ctx, ty) } else { None };
    let refused = || Refused::arguments(format!("'{}' does not have these elements", ty.to_text(ctx)));
    Ok(guard.out(created.ok_or_else(refused)?))
}

/// Dense elements of the bytes of numbers of `size` bytes, or of one number that is repeated.
fn numbers(ctx: &Context, ty: Type, size: usize, data: &[u8]) -> Option<Attribute> {
    let format = ElementFormat::get(ctx, ty.element_type(ctx)?)?;
    let fits = !format.packed && format.parts == 1 && format.bytes == size;
    fits.then(|| ctx.dense_elements_attr(ty, data))?
}

/// Dense elements of truth values, or of one that is repeated.
fn bools(ctx: &Context, ty: Type, values: impl Iterator<Item = bool>) -> Option<Attribute> {
    let bits: Vec<ApInt> = values.map(|value| ApInt::new(1, u64::from(value))).collect();
    elements_attr(ctx, ty, &bits)
}

/// Defines the functions for elements of one type of C.
macro_rules! dense_numbers {
    ($($get:ident $splat:tt $ty:ident,)*) => {
        capi! {$(
            #[doc = concat!(" Dense elements that are `", stringify!($ty), "`, or one that is repeated.")]
            fn $get(shapedType: MlirType, numElements: isize, elements: *const $ty) -> MlirAttribute {
                let elements = raw::slice(elements, numElements)?;
                let data: Vec<u8> = elements.iter().flat_map(|element| element.to_le_bytes()).collect();
                create(shapedType, |ctx, ty| numbers(ctx, ty, size_of::<$ty>(), &data))
            }
        )*}

        $(dense_numbers! { @ $splat $ty })*
    };
    (@ _ $ty:ident) => {};
    (@ $splat:ident $ty:ident) => {
        capi! {
            #[doc = concat!(" Dense elements that are all the same `", stringify!($ty), "`.")]
            fn $splat(shapedType: MlirType, element: $ty) -> MlirAttribute {
                create(shapedType, |ctx, ty| numbers(ctx, ty, size_of::<$ty>(), &element.to_le_bytes()))
            }
        }
    };
}

dense_numbers! {
    mlirDenseElementsAttrUInt8Get mlirDenseElementsAttrUInt8SplatGet u8,
    mlirDenseElementsAttrInt8Get mlirDenseElementsAttrInt8SplatGet i8,
    mlirDenseElementsAttrUInt16Get _ u16,
    mlirDenseElementsAttrInt16Get _ i16,
    mlirDenseElementsAttrUInt32Get mlirDenseElementsAttrUInt32SplatGet u32,
    mlirDenseElementsAttrInt32Get mlirDenseElementsAttrInt32SplatGet i32,
    mlirDenseElementsAttrUInt64Get mlirDenseElementsAttrUInt64SplatGet u64,
    mlirDenseElementsAttrInt64Get mlirDenseElementsAttrInt64SplatGet i64,
    mlirDenseElementsAttrFloatGet mlirDenseElementsAttrFloatSplatGet f32,
    mlirDenseElementsAttrDoubleGet mlirDenseElementsAttrDoubleSplatGet f64,
    mlirDenseElementsAttrBFloat16Get _ u16,
    mlirDenseElementsAttrFloat16Get _ u16,
}

capi! {
    /// Whether it is a list of dense integers.
    fn mlirAttributeIsADenseIntElements(attr: MlirAttribute) -> bool {
        read(attr, "an attribute", |objects, attr| Some(is_dense_int_elements_attr(objects.context(), attr)))
    }

    /// Whether it is a list of dense floats.
    fn mlirAttributeIsADenseFPElements(attr: MlirAttribute) -> bool {
        read(attr, "an attribute", |objects, attr| Some(is_dense_fp_elements_attr(objects.context(), attr)))
    }

    /// Dense elements, or one that is repeated.
    fn mlirDenseElementsAttrGet(
        shapedType: MlirType,
        numElements: isize,
        elements: *const MlirAttribute,
    ) -> MlirAttribute {
        let elements = raw::slice(elements, numElements)?;
        let elements = shapedType.lock()?.entities(elements)?;
        create(shapedType, |ctx, ty| dense_elements(ctx, ty, &elements))
    }

    /// Dense elements of the bytes of numbers, or of one number that is repeated; null if the number of bytes is another one.
    fn mlirDenseElementsAttrRawBufferGet(
        shapedType: MlirType,
        rawBufferSize: usize,
        rawBuffer: *const c_void,
    ) -> MlirAttribute {
        let data = raw::slice(rawBuffer.cast::<u8>(), rawBufferSize as isize)?;
        let (guard, ty) = shapedType.enter()?;
        let ctx = guard.context();
        let created = if has_static_shape(ctx, ty) { ctx.dense_elements_attr(ty, data) } else { None };
        Ok(guard.out_optional(created))
    }

    /// Dense elements that are all the same.
    fn mlirDenseElementsAttrSplatGet(shapedType: MlirType, element: MlirAttribute) -> MlirAttribute {
        let element = shapedType.lock()?.entity(element)?;
        create(shapedType, |ctx, ty| dense_elements(ctx, ty, &[element]))
    }

    /// Dense elements that are all the same truth value.
    fn mlirDenseElementsAttrBoolSplatGet(shapedType: MlirType, element: bool) -> MlirAttribute {
        create(shapedType, |ctx, ty| bools(ctx, ty, [element].into_iter()))
    }

    /// Dense elements that are truth values, or one that is repeated.
    fn mlirDenseElementsAttrBoolGet(
        shapedType: MlirType,
        numElements: isize,
        elements: *const i32,
    ) -> MlirAttribute {
        let elements = raw::slice(elements, numElements)?;
        create(shapedType, |ctx, ty| bools(ctx, ty, elements.iter().map(|element| *element != 0)))
    }

    /// Dense elements that are texts, or one that is repeated.
    fn mlirDenseElementsAttrStringGet(
        shapedType: MlirType,
        numElements: isize,
        strs: *mut MlirStringRef,
    ) -> MlirAttribute {
        let texts = raw::slice(strs, numElements)?.iter();
        let texts = texts.map(|text| raw::bytes(*text)).collect::<Outcome<Vec<_>>>()?;
        create(shapedType, |ctx, ty| {
            let values: Vec<_> = texts.iter().map(|text| ctx.ident_bytes(text)).collect();
            let fits = values.len() == 1 || num_elements(ctx, ty) == Some(values.len() as i64);
            fits.then(|| ctx.dense_strings_attr(ty, &values))
        })
    }

    /// The same dense elements with another shape of as many elements, or as a splat with any shape.
    fn mlirDenseElementsAttrReshapeGet(attr: MlirAttribute, shapedType: MlirType) -> MlirAttribute {
        let attribute = shapedType.lock()?.entity(attr)?;
        create(shapedType, |ctx, ty| {
            let same = |own: Type| own.element_type(ctx) == ty.element_type(ctx);
            let count = |own: Type| num_elements(ctx, own) == num_elements(ctx, ty);
            match attribute.kind(ctx) {
                AttrKind::DenseElements { ty: own, splat, data } if same(own) && (splat || count(own)) => {
                    ctx.dense_elements_attr(ty, data)
                }
                AttrKind::DenseStrings { ty: own, splat, values } if same(own) && (splat || count(own)) => {
                    Some(ctx.dense_strings_attr(ty, values))
                }
                _ => None,
            }
        })
    }

    /// Whether dense elements are all the same.
    fn mlirDenseElementsAttrIsSplat(attr: MlirAttribute) -> bool {
        test(attr, |_, kind| {
            matches!(
                kind,
                AttrKind::DenseElements { splat: true, .. } | AttrKind::DenseStrings { splat: true, .. }
            )
        })
    }
}
