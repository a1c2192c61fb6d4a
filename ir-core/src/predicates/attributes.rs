//! Classes and methods of attributes, as predicates use them.

use super::count;
use crate::attr_or_type::Interned;
use crate::context::{AffineMap, AttrKind, Attribute, Context, ElementFormat, IntegerSet, Type, TypeKind};
use crate::num::{ApFloat, ApInt};

/// Declares tests of an attribute by a pattern of its kind.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $pattern:pat,)*) => {
        $($(#[$doc])*
        pub fn $name(ctx: &Context, attr: Attribute) -> bool {
            matches!(attr.kind(ctx), $pattern)
        })*
    };
}

kinds! {
    /// `UnitAttr`
    is_unit_attr = AttrKind::Unit,
    /// `IntegerAttr`
    is_integer_attr = AttrKind::Integer { .. },
    /// `BoolAttr`: an integer attribute of type `i1`.
    is_bool_attr = AttrKind::Integer { ty: Type::I1, .. },
    /// `FloatAttr`
    is_float_attr = AttrKind::Float { .. },
    /// `StringAttr`
    is_string_attr = AttrKind::String { .. },
    /// `ArrayAttr`
    is_array_attr = AttrKind::Array(_),
    /// `DictionaryAttr`
    is_dictionary_attr = AttrKind::Dictionary(_),
    /// `TypeAttr`
    is_type_attr = AttrKind::Type(_),
    /// `SymbolRefAttr`
    is_symbol_ref_attr = AttrKind::SymbolRef { .. },
    /// `FlatSymbolRefAttr`: a symbol reference without nested names.
    is_flat_symbol_ref_attr = AttrKind::SymbolRef { nested: [], .. },
    /// `ElementsAttr`
    is_elements_attr = AttrKind::DenseElements { .. }
        | AttrKind::DenseStrings { .. }
        | AttrKind::SparseElements { .. }
        | AttrKind::DenseResource { .. },
    /// `DenseElementsAttr`
    is_dense_elements_attr = AttrKind::DenseElements { .. } | AttrKind::DenseStrings { .. },
    /// `DenseStringElementsAttr`
    is_dense_string_elements_attr = AttrKind::DenseStrings { .. },
    /// `SparseElementsAttr`
    is_sparse_elements_attr = AttrKind::SparseElements { .. },
    /// `DenseResourceElementsAttr`
    is_dense_resource_elements_attr = AttrKind::DenseResource { .. },
    /// `DenseArrayAttr`
    is_dense_array_attr = AttrKind::DenseArray { .. },
    /// `AffineMapAttr`
    is_affine_map_attr = AttrKind::AffineMap(_),
    /// `IntegerSetAttr`
    is_integer_set_attr = AttrKind::IntegerSet(_),
    /// `StridedLayoutAttr`
    is_strided_layout_attr = AttrKind::StridedLayout { .. },
    /// `DistinctAttr`
    is_distinct_attr = AttrKind::Distinct { .. },
    /// `LocationAttr`
    is_location_attr = AttrKind::Location(_),
    /// `OpaqueAttr`
    is_opaque_attr = AttrKind::Opaque { .. },
    /// `DenseBoolArrayAttr`
    is_dense_bool_array_attr = AttrKind::DenseArray { element: Type::I1, .. },
    /// `DenseI8ArrayAttr`
    is_dense_i8_array_attr = AttrKind::DenseArray { element: Type::I8, .. },
    /// `DenseI16ArrayAttr`
    is_dense_i16_array_attr = AttrKind::DenseArray { element: Type::I16, .. },
    /// `DenseI32ArrayAttr`
    is_dense_i32_array_attr = AttrKind::DenseArray { element: Type::I32, .. },
    /// `DenseI64ArrayAttr`
    is_dense_i64_array_attr = AttrKind::DenseArray { element: Type::I64, .. },
    /// `DenseF32ArrayAttr`
    is_dense_f32_array_attr = AttrKind::DenseArray { element: Type::F32, .. },
    /// `DenseF64ArrayAttr`
    is_dense_f64_array_attr = AttrKind::DenseArray { element: Type::F64, .. },
}

/// Any attribute.
pub fn is_attribute(_ctx: &Context, _attr: Attribute) -> bool {
    true
}

/// `TypedAttr`
pub fn is_typed_attr(ctx: &Context, attr: Attribute) -> bool {
    attr.attribute_type(ctx).is_some()
}

/// `DenseIntElementsAttr`: dense elements of integers or `index`.
pub fn is_dense_int_elements_attr(ctx: &Context, attr: Attribute) -> bool {
    is_dense_elements_of(ctx, attr, |kind| matches!(kind, TypeKind::Integer { .. } | TypeKind::Index))
}

/// `DenseFPElementsAttr`: dense elements of floats.
pub fn is_dense_fp_elements_attr(ctx: &Context, attr: Attribute) -> bool {
    is_dense_elements_of(ctx, attr, |kind| matches!(kind, TypeKind::Float(_)))
}

/// `DenseIntOrFPElementsAttr`: dense elements of numbers.
pub fn is_dense_int_or_fp_elements_attr(ctx: &Context, attr: Attribute) -> bool {
    matches!(attr.kind(ctx), AttrKind::DenseElements { .. })
}

fn is_dense_elements_of(ctx: &Context, attr: Attribute, test: fn(TypeKind<'_>) -> bool) -> bool {
    match attr.kind(ctx) {
        AttrKind::DenseElements { ty, .. } => {
            ty.element_type(ctx).is_some_and(|element| test(element.kind(ctx)))
        }
        _ => false,
    }
}

/// `SplatElementsAttr`: dense elements that are all the same.
pub fn is_splat_elements_attr(ctx: &Context, attr: Attribute) -> bool {
    matches!(
        attr.kind(ctx),
        AttrKind::DenseElements { splat: true, .. } | AttrKind::DenseStrings { splat: true, .. }
    )
}

/// `getType` of a typed attribute: a number, string, elements …
pub fn attribute_type(ctx: &Context, attr: Attribute) -> Option<Type> {
    attr.attribute_type(ctx)
}

/// `ElementsAttr::getElementType`
pub fn elements_element_type(ctx: &Context, attr: Attribute) -> Option<Type> {
    attr.attribute_type(ctx)?.element_type(ctx)
}

/// `ElementsAttr::getNumElements`
pub fn elements_count(ctx: &Context, attr: Attribute) -> Option<i64> {
    super::shaped::num_elements(ctx, attr.attribute_type(ctx)?)
}

/// `IntegerAttr::getValue`
pub fn integer_value(ctx: &Context, attr: Attribute) -> Option<ApInt> {
    if let AttrKind::Integer { value, .. } = attr.kind(ctx) { Some(value) } else { None }
}

/// `IntegerAttr::getInt`, `getSInt`: the value of a signless or signed integer or an index.
pub fn int(ctx: &Context, attr: Attribute) -> Option<i64> {
    integer_value(ctx, attr)?.as_i64()
}

/// `IntegerAttr::getUInt`; also `None` for values that do not fit into an `i64`.
pub fn uint(ctx: &Context, attr: Attribute) -> Option<i64> {
    i64::try_from(integer_value(ctx, attr)?.as_u64()?).ok()
}

/// `BoolAttr::getValue`
pub fn bool_value(ctx: &Context, attr: Attribute) -> Option<bool> {
    is_bool_attr(ctx, attr).then_some(attr == Attribute::TRUE)
}

/// `FloatAttr::getValue`
pub fn float_value(ctx: &Context, attr: Attribute) -> Option<ApFloat> {
    if let AttrKind::Float { value, .. } = attr.kind(ctx) { Some(value) } else { None }
}

/// `StringAttr::getValue`
pub fn string_value(ctx: &Context, attr: Attribute) -> Option<&str> {
    if let AttrKind::String { value, .. } = attr.kind(ctx) { Some(value.as_str(ctx)) } else { None }
}

/// `FlatSymbolRefAttr::getValue`, `SymbolRefAttr::getRootReference`
pub fn root_reference(ctx: &Context, attr: Attribute) -> Option<&str> {
    if let AttrKind::SymbolRef { root, .. } = attr.kind(ctx) { Some(root.as_str(ctx)) } else { None }
}

/// `TypeAttr::getValue`
pub fn type_value(ctx: &Context, attr: Attribute) -> Option<Type> {
    if let AttrKind::Type(ty) = attr.kind(ctx) { Some(ty) } else { None }
}

/// `ArrayAttr::getValue`, and the conversion of an `ArrayAttr` to a list.
pub fn array_elements(ctx: &Context, attr: Attribute) -> Option<&[Attribute]> {
    if let AttrKind::Array(elements) = attr.kind(ctx) { Some(elements) } else { None }
}

/// `ArrayAttr::size`
pub fn array_size(ctx: &Context, attr: Attribute) -> Option<i64> {
    array_elements(ctx, attr).map(|elements| count(elements.len()))
}

/// `DictionaryAttr::size`
pub fn dictionary_size(ctx: &Context, attr: Attribute) -> Option<i64> {
    if let AttrKind::Dictionary(entries) = attr.kind(ctx) { Some(count(entries.len())) } else { None }
}

/// `DictionaryAttr::get(name)`
pub fn dictionary_entry(ctx: &Context, attr: Attribute, name: &str) -> Option<Attribute> {
    attr.dictionary_entry(ctx, name)
}

/// The bytes of an element of a dense array.
fn element_bytes(ctx: &Context, element: Type) -> usize {
    element.bit_width(ctx).map_or(1, |width| width.div_ceil(8).max(1) as usize)
}

/// `DenseArrayAttr::size`
pub fn dense_array_size(ctx: &Context, attr: Attribute) -> Option<i64> {
    match attr.kind(ctx) {
        AttrKind::DenseArray { element, data } => Some(count(data.len() / element_bytes(ctx, element))),
        _ => None,
    }
}

/// `DenseI8ArrayAttr::asArrayRef` and those of the other integer types, sign-extended.
pub fn dense_array_ints(ctx: &Context, attr: Attribute) -> Option<Vec<i64>> {
    array_int_bytes(ctx, attr)?.map(signed).collect()
}

/// The element at `index` of a dense array of integers; `None` if it does not exist or has more than 64
/// bits.
#[must_use]
pub fn dense_array_int(ctx: &Context, attr: Attribute, index: usize) -> Option<i64> {
    array_int_bytes(ctx, attr)?.nth(index).and_then(signed)
}

/// The bytes of each element of a dense array of integers.
fn array_int_bytes(ctx: &Context, attr: Attribute) -> Option<std::slice::ChunksExact<'_, u8>> {
    let AttrKind::DenseArray { element, data } = attr.kind(ctx) else { return None };
    let TypeKind::Integer { .. } = element.kind(ctx) else { return None };
    Some(data.chunks_exact(element_bytes(ctx, element)))
}

/// A signed integer of at most eight bytes.
fn signed(bytes: &[u8]) -> Option<i64> {
    let mut wide = [if bytes.last().is_some_and(|top| *top >= 0x80) { 0xff } else { 0 }; 8];
    wide.get_mut(..bytes.len())?.copy_from_slice(bytes);
    Some(i64::from_le_bytes(wide))
}

/// `DenseBoolArrayAttr::asArrayRef`
pub fn dense_array_bools(ctx: &Context, attr: Attribute) -> Option<Vec<bool>> {
    match attr.kind(ctx) {
        AttrKind::DenseArray { element: Type::I1, data } => {
            Some(data.iter().map(|byte| *byte != 0).collect())
        }
        _ => None,
    }
}

/// `AffineMapAttr::getValue`
pub fn affine_map(ctx: &Context, attr: Attribute) -> Option<AffineMap> {
    if let AttrKind::AffineMap(map) = attr.kind(ctx) { Some(map) } else { None }
}

/// `IntegerSetAttr::getValue`
pub fn integer_set(ctx: &Context, attr: Attribute) -> Option<IntegerSet> {
    if let AttrKind::IntegerSet(set) = attr.kind(ctx) { Some(set) } else { None }
}

/// Whether the attribute is a signless integer of this width with one of the values: the attribute of an
/// enum.
pub fn is_enum_attr(ctx: &Context, attr: Attribute, width: i64, values: &[i64]) -> bool {
    enum_value(ctx, attr, width).is_some_and(|value| values.contains(&value))
}

/// Whether the attribute's definition implements the interface with this C++ name. Without a definition,
/// the [foreign dialects](crate::context::ForeignDialects) determine it.
pub fn implements(ctx: &Context, attr: Attribute, interface: &str) -> bool {
    if let AttrKind::Opaque { dialect, body, .. } = attr.kind(ctx) {
        let mnemonic = body.mnemonic(ctx);
        return ctx.foreign_dialects().implements(interface, dialect.as_str(ctx), mnemonic);
    }
    attr.def_storage(ctx).is_some_and(|storage| storage.spec().implements.contains(&interface))
}

/// Whether the attribute belongs to the dialect and has one of the mnemonics. The mnemonic is that of its
/// definition or, without one, of its body.
pub fn is_named(ctx: &Context, attr: Attribute, dialect: &str, mnemonics: &[&str]) -> bool {
    match attr.kind(ctx) {
        AttrKind::Opaque { dialect: found, body, .. } => {
            found.as_str(ctx) == dialect && mnemonics.contains(&body.mnemonic(ctx))
        }
        _ => attr.def_storage(ctx).is_some_and(|storage| {
            storage.spec().dialect == dialect && mnemonics.contains(&storage.spec().mnemonic)
        }),
    }
}

/// Whether the attribute is a signless integer of this width with no bits outside the mask: the attribute of
/// a bit enum.
pub fn is_bit_enum_attr(ctx: &Context, attr: Attribute, width: i64, mask: i64) -> bool {
    enum_value(ctx, attr, width).is_some_and(|value| value & !mask == 0)
}

fn enum_value(ctx: &Context, attr: Attribute, width: i64) -> Option<i64> {
    match attr.kind(ctx) {
        AttrKind::Integer { ty, value } if super::types::is_signless_integer_of_width(ctx, ty, width) => {
            value.as_u64().map(u64::cast_signed)
        }
        _ => None,
    }
}

/// `DenseIntElementsAttr::getValues<APInt>`, lazily, since the elements of a splat may not fit into memory.
#[must_use]
pub fn int_elements(ctx: &Context, attr: Attribute) -> Option<impl ExactSizeIterator<Item = ApInt>> {
    let AttrKind::DenseElements { ty, splat, data } = attr.kind(ctx) else { return None };
    let element = ty.element_type(ctx)?;
    let width = match element.kind(ctx) {
        TypeKind::Integer { width, .. } => width,
        TypeKind::Index => 64,
        _ => return None,
    };
    let format = ElementFormat::get(ctx, element)?;
    let element_at = move |index: usize| {
        if format.packed {
            let byte = data.get(index / 8).copied().unwrap_or(0);
            ApInt::new(1, u64::from(byte >> (index % 8) & 1))
        } else {
            ApInt::from_le_bytes(width, data.get(format.number_range(index)).unwrap_or_default())
        }
    };
    let count = usize::try_from(super::shaped::num_elements(ctx, ty)?).ok()?;
    Some((0..count).map(move |index| element_at(if splat { 0 } else { index })))
}
