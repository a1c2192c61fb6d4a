//! `BuiltinAttributes.h`: arrays, dictionaries, strings, types, maps and the other attributes without numbers.

use crate::attributes::read_kind;
use crate::boundary::{
    Access, Handle, MlirAffineMap, MlirAttribute, MlirContext, MlirIntegerSet, MlirNamedAttribute,
    MlirStringRef, MlirType, Outcome, Refused, raw,
};
use ir_core::Context;
use ir_core::context::{AttrKind, Attribute, Ident, NamedAttribute};
use std::ffi::c_char;

/// Creates an attribute in a context.
fn create(context: MlirContext, create: impl FnOnce(&Context) -> Attribute) -> Outcome<MlirAttribute> {
    let guard = context.lock()?;
    Ok(guard.out(create(guard.context())))
}

/// The element of a list at an index.
fn element<T>(list: &[T], index: isize) -> Option<&T> {
    list.get(usize::try_from(index).ok()?)
}

/// The text of one of the parts of an opaque attribute.
fn opaque(attr: MlirAttribute, part: fn(Ident, Ident) -> Ident) -> Outcome<MlirStringRef> {
    read_kind(attr, "an opaque attribute", |objects, kind| match kind {
        AttrKind::Opaque { dialect, body, .. } => {
            Some(MlirStringRef::new(part(dialect, body).as_bytes(objects.context())))
        }
        _ => None,
    })
}

/// Reads the offset and the strides of a layout.
fn strided<R>(
    attr: MlirAttribute,
    expected: &str,
    read: impl FnOnce(i64, &[i64]) -> Option<R>,
) -> Outcome<R> {
    read_kind(attr, expected, |_, kind| match kind {
        AttrKind::StridedLayout { offset, strides } => read(offset, strides),
        _ => None,
    })
}

capi! {
    /// An affine map as an attribute.
    fn mlirAffineMapAttrGet(map: MlirAffineMap) -> MlirAttribute {
        let (guard, map) = map.enter()?;
        Ok(guard.out(guard.context().affine_map_attr(map)))
    }

    /// The affine map that an attribute is.
    fn mlirAffineMapAttrGetValue(attr: MlirAttribute) -> MlirAffineMap {
        read_kind(attr, "an affine map", |objects, kind| match kind {
            AttrKind::AffineMap(map) => Some(objects.out(map)),
            _ => None,
        })
    }

    /// An integer set as an attribute.
    fn mlirIntegerSetAttrGet(set: MlirIntegerSet) -> MlirAttribute {
        let (guard, set) = set.enter()?;
        Ok(guard.out(guard.context().integer_set_attr(set)))
    }

    /// The integer set that an attribute is.
    fn mlirIntegerSetAttrGetValue(attr: MlirAttribute) -> MlirIntegerSet {
        read_kind(attr, "an integer set", |objects, kind| match kind {
            AttrKind::IntegerSet(set) => Some(objects.out(set)),
            _ => None,
        })
    }

    /// An array.
    fn mlirArrayAttrGet(ctx: MlirContext, numElements: isize, elements: *const MlirAttribute) -> MlirAttribute {
        let elements = raw::slice(elements, numElements)?;
        let guard = ctx.lock()?;
        Ok(guard.out(guard.context().array_attr(&guard.entities(elements)?)))
    }

    /// Number of elements of an array.
    fn mlirArrayAttrGetNumElements(attr: MlirAttribute) -> isize {
        read_kind(attr, "an array", |_, kind| match kind {
            AttrKind::Array(elements) => Some(elements.len() as isize),
            _ => None,
        })
    }

    /// The element at an index of an array.
    fn mlirArrayAttrGetElement(attr: MlirAttribute, pos: isize) -> MlirAttribute {
        read_kind(attr, &format!("an array with an element at index {pos}"), |objects, kind| match kind {
            AttrKind::Array(elements) => element(elements, pos).map(|element| objects.out(*element)),
            _ => None,
        })
    }

    /// A dictionary; the elements may be in any order.
    fn mlirDictionaryAttrGet(
        ctx: MlirContext,
        numElements: isize,
        elements: *const MlirNamedAttribute,
    ) -> MlirAttribute {
        let elements = raw::slice(elements, numElements)?;
        let guard = ctx.lock()?;
        let entry = |entry: &MlirNamedAttribute| {
            Ok(NamedAttribute { name: guard.entity(entry.name)?, value: guard.entity(entry.attribute)? })
        };
        let entries: Vec<_> = elements.iter().map(entry).collect::<Outcome<_>>()?;
        let dictionary = guard.context().dictionary_attr(&entries).map_err(|name| {
            Refused::arguments(format!("the name '{}' occurs twice", name.as_str(guard.context())))
        })?;
        Ok(guard.out(dictionary))
    }

    /// Number of elements of a dictionary.
    fn mlirDictionaryAttrGetNumElements(attr: MlirAttribute) -> isize {
        read_kind(attr, "a dictionary", |_, kind| match kind {
            AttrKind::Dictionary(entries) => Some(entries.len() as isize),
            _ => None,
        })
    }

    /// The element at an index of a dictionary, whose elements are sorted by name.
    fn mlirDictionaryAttrGetElement(attr: MlirAttribute, pos: isize) -> MlirNamedAttribute {
        read_kind(attr, &format!("a dictionary with an element at index {pos}"), |objects, kind| match kind {
            AttrKind::Dictionary(entries) => {
                let entry = element(entries, pos)?;
                Some(MlirNamedAttribute { name: objects.out(entry.name), attribute: objects.out(entry.value) })
            }
            _ => None,
        })
    }

    /// The element of a dictionary with this name; null if there is none.
    fn mlirDictionaryAttrGetElementByName(attr: MlirAttribute, name: MlirStringRef) -> MlirAttribute {
        let name = raw::bytes(name)?;
        read_kind(attr, "a dictionary", |objects, kind| match kind {
            AttrKind::Dictionary(entries) => {
                let ctx = objects.context();
                let found = entries.binary_search_by(|entry| entry.name.as_bytes(ctx).cmp(name));
                Some(objects.out_optional(found.ok().map(|index| entries[index].value)))
            }
            _ => None,
        })
    }

    /// An attribute of an unregistered dialect.
    fn mlirOpaqueAttrGet(
        ctx: MlirContext,
        dialectNamespace: MlirStringRef,
        dataLength: isize,
        data: *const c_char,
        ty: MlirType,
    ) -> MlirAttribute {
        let (dialect, body) = (raw::bytes(dialectNamespace)?, raw::slice(data.cast::<u8>(), dataLength)?);
        let guard = ctx.lock()?;
        let [dialect, body] = [dialect, body].map(|text| guard.context().ident_bytes(text));
        Ok(guard.out(guard.context().opaque_attr(dialect, body, guard.entity(ty)?)))
    }

    /// The namespace of the dialect of an opaque attribute.
    fn mlirOpaqueAttrGetDialectNamespace(attr: MlirAttribute) -> MlirStringRef {
        opaque(attr, |dialect, _| dialect)
    }

    /// The text of an opaque attribute after the namespace.
    fn mlirOpaqueAttrGetData(attr: MlirAttribute) -> MlirStringRef {
        opaque(attr, |_, body| body)
    }

    /// A string.
    fn mlirStringAttrGet(ctx: MlirContext, str: MlirStringRef) -> MlirAttribute {
        let text = raw::bytes(str)?;
        create(ctx, |ctx| ctx.ident_attr(ctx.ident_bytes(text)))
    }

    /// A string with a type.
    fn mlirStringAttrTypedGet(ty: MlirType, str: MlirStringRef) -> MlirAttribute {
        let text = raw::bytes(str)?;
        let (guard, ty) = ty.enter()?;
        let value = guard.context().ident_bytes(text);
        Ok(guard.out(guard.context().attribute(AttrKind::String { value, ty })))
    }

    /// The text of a string, which lives as long as the context.
    fn mlirStringAttrGetValue(attr: MlirAttribute) -> MlirStringRef {
        read_kind(attr, "a string", |objects, kind| match kind {
            AttrKind::String { value, .. } => Some(MlirStringRef::new(value.as_bytes(objects.context()))),
            _ => None,
        })
    }

    /// A new attribute that equals only itself.
    fn mlirDisctinctAttrCreate(referencedAttr: MlirAttribute) -> MlirAttribute {
        let (guard, referenced) = referencedAttr.enter()?;
        Ok(guard.out(guard.context().distinct_attr(referenced)))
    }

    /// A type as an attribute.
    fn mlirTypeAttrGet(ty: MlirType) -> MlirAttribute {
        let (guard, ty) = ty.enter()?;
        Ok(guard.out(guard.context().type_attr(ty)))
    }

    /// The type that an attribute is.
    fn mlirTypeAttrGetValue(attr: MlirAttribute) -> MlirType {
        read_kind(attr, "a type", |objects, kind| match kind {
            AttrKind::Type(ty) => Some(objects.out::<MlirType>(ty)),
            _ => None,
        })
    }

    /// The attribute `unit`.
    fn mlirUnitAttrGet(ctx: MlirContext) -> MlirAttribute {
        create(ctx, |_| Attribute::UNIT)
    }

    /// A strided layout.
    fn mlirStridedLayoutAttrGet(
        ctx: MlirContext,
        offset: i64,
        numStrides: isize,
        strides: *const i64,
    ) -> MlirAttribute {
        let strides = raw::slice(strides, numStrides)?;
        create(ctx, |ctx| ctx.attribute(AttrKind::StridedLayout { offset, strides }))
    }

    /// The offset of a strided layout.
    fn mlirStridedLayoutAttrGetOffset(attr: MlirAttribute) -> i64 {
        strided(attr, "a strided layout", |offset, _| Some(offset))
    }

    /// Number of strides of a strided layout.
    fn mlirStridedLayoutAttrGetNumStrides(attr: MlirAttribute) -> isize {
        strided(attr, "a strided layout", |_, strides| Some(strides.len() as isize))
    }

    /// The stride at an index of a strided layout.
    fn mlirStridedLayoutAttrGetStride(attr: MlirAttribute, pos: isize) -> i64 {
        let expected = format!("a strided layout with a stride at index {pos}");
        strided(attr, &expected, |_, strides| element(strides, pos).copied())
    }
}
