//! Properties: the attributes that belong to an operation's definition, in one dictionary.

use crate::context::{AttrKind, Attribute, Context, NamedAttribute, Type};
use crate::ir::{Ir, Op};
use crate::ods_support::attributes::dictionary_entry;

/// A property, or the discardable attribute of that name for an operation that was made without properties.
#[must_use]
pub fn get(ctx: &Context, ir: &Ir, op: Op, name: &str) -> Option<Attribute> {
    let find = |dictionary| dictionary_entry(ctx, dictionary, name);
    ir.properties(op).and_then(find).or_else(|| ir.attributes(op).and_then(find))
}

/// Gives a property a value; none takes it away.
pub fn set(ctx: &Context, ir: &mut Ir, op: Op, name: &str, value: Option<Attribute>) {
    let entries = match ir.properties(op).map(|dictionary| dictionary.kind(ctx)) {
        Some(AttrKind::Dictionary(entries)) => entries,
        _ => &[],
    };
    let name = ctx.ident(name);
    let kept = entries.iter().copied().filter(|entry| entry.name != name);
    let entries: Vec<NamedAttribute> =
        kept.chain(value.map(|value| NamedAttribute { name, value })).collect();
    let dictionary = dictionary(ctx, &entries);
    ir.set_properties(op, dictionary);
}

/// The dictionary of entries with different names; none for no entries.
///
/// # Panics
/// When a name comes twice.
#[must_use]
pub fn dictionary(ctx: &Context, entries: &[NamedAttribute]) -> Option<Attribute> {
    if entries.is_empty() {
        return None;
    }
    let dictionary = ctx.dictionary_attr(entries);
    Some(dictionary.unwrap_or_else(|name| panic!("the property '{}' is given twice", name.as_str(ctx))))
}

/// The elements of a property `array<i32: …>`; empty when there is none.
#[must_use]
pub fn dense_i32(ctx: &Context, ir: &Ir, op: Op, name: &str) -> Vec<i32> {
    let Some(attribute) = get(ctx, ir, op, name) else { return Vec::new() };
    match attribute.kind(ctx) {
        AttrKind::DenseArray { element: Type::I32, data } => {
            data.chunks_exact(4).map(|b| i32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
        }
        _ => Vec::new(),
    }
}

/// `array<i32: …>`
#[must_use]
pub fn dense_i32_attr(ctx: &Context, elements: &[i32]) -> Attribute {
    let data: Vec<u8> = elements.iter().flat_map(|element| element.to_le_bytes()).collect();
    ctx.attribute(AttrKind::DenseArray { element: Type::I32, data: &data })
}
