//! Properties: the inherent attributes of an operation, in one dictionary. Among them are the sizes of operand and result
//! segments.

use super::{Ir, Op};
use crate::context::{AttrKind, Attribute, Context, Ident, NamedAttribute, OpName, RegisteredOp, Type};

pub use crate::context::{OPERAND_SIZES, RESULT_SIZES};

/// The current name of a property: segment sizes had other names, which MLIR still reads.
#[must_use]
pub fn current_name(name: &str) -> &str {
    match name {
        "operand_segment_sizes" => OPERAND_SIZES,
        "result_segment_sizes" => RESULT_SIZES,
        name => name,
    }
}

/// A property, or the discardable attribute with that name if the operation was created without properties.
#[must_use]
#[track_caller]
pub fn get(ir: &Ir, op: Op, name: &str) -> Option<Attribute> {
    let find = |dictionary: Attribute| dictionary.dictionary_entry(ir.context(), name);
    ir.properties(op).and_then(find).or_else(|| ir.attributes(op).and_then(find))
}

/// Like [`get`], for an interned name.
#[must_use]
#[track_caller]
pub fn get_ident(ir: &Ir, op: Op, name: Ident) -> Option<Attribute> {
    let find = |dictionary: Attribute| {
        let entries = dictionary.dictionary_entries(ir.context())?;
        entries.iter().find(|entry| entry.name == name).map(|entry| entry.value)
    };
    ir.properties(op).and_then(find).or_else(|| ir.attributes(op).and_then(find))
}

/// Sets a property; `None` removes it.
#[track_caller]
pub fn set(ir: &mut Ir, op: Op, name: &str, value: Option<Attribute>) {
    let ctx = ir.context();
    let dictionary = with_entry(ctx, ir.properties(op), ctx.ident(name), value);
    ir.set_properties(op, dictionary);
}

/// Sets a discardable attribute; `None` removes it.
#[track_caller]
pub fn set_discardable(ir: &mut Ir, op: Op, name: &str, value: Option<Attribute>) {
    let ctx = ir.context();
    let dictionary = with_entry(ctx, ir.attributes(op), ctx.ident(name), value);
    ir.set_attributes(op, dictionary);
}

/// The dictionary with this entry in place of another one of its name; without it for `None`.
fn with_entry(
    ctx: &Context,
    before: Option<Attribute>,
    name: Ident,
    value: Option<Attribute>,
) -> Option<Attribute> {
    let entries = before.and_then(|before| before.dictionary_entries(ctx)).unwrap_or_default();
    let kept = entries.iter().copied().filter(|entry| entry.name != name);
    let entries: Vec<NamedAttribute> =
        kept.chain(value.map(|value| NamedAttribute { name, value })).collect();
    dictionary(ctx, &entries)
}

/// The name of an inherent attribute as the definition has it: segment sizes had another one before. `None` if the definition has no
/// such attribute.
#[must_use]
pub fn inherent_name<'a>(definition: &RegisteredOp, name: &'a str) -> Option<&'a str> {
    let name = current_name(name);
    definition.properties().inherent_names().contains(&name).then_some(name)
}

/// Attributes of a new operation with this name, split into a dictionary of discardable ones and one of properties with their default
/// values. Of entries with the same name, the last one counts.
#[must_use]
pub fn split(ctx: &Context, name: OpName, all: &[NamedAttribute]) -> (Option<Attribute>, Option<Attribute>) {
    let definition = name.definition(ctx);
    let (mut discardable, mut inherent) = (Vec::new(), Vec::<NamedAttribute>::new());
    for (place, entry) in all.iter().enumerate() {
        if all[place + 1..].iter().any(|later| later.name == entry.name) {
            continue;
        }
        let declared = definition.and_then(|op| Some((op, inherent_name(op, entry.name.as_str(ctx))?)));
        let Some((definition, name)) = declared else {
            discardable.push(*entry);
            continue;
        };
        let is_old = name != entry.name.as_str(ctx);
        let entry = NamedAttribute { name: if is_old { ctx.ident(name) } else { entry.name }, ..*entry };
        if definition.properties().can_store(ctx, &entry) {
            inherent.retain(|earlier| earlier.name != entry.name);
            inherent.push(entry);
        }
    }
    let properties = dictionary(ctx, &inherent);
    let properties = definition.and_then(|op| op.properties().with_defaults(ctx, properties));
    (dictionary(ctx, &discardable), properties)
}

impl Ir {
    /// The attribute of this name, inherent or discardable (MLIR's `getAttr`).
    #[must_use]
    #[track_caller]
    pub fn attribute(&self, op: Op, name: &str) -> Option<Attribute> {
        get(self, op, name)
    }

    /// Sets the attribute of this name, and with `None` removes it (MLIR's `setAttr` and `removeAttr`): a property if the
    /// definition declares it as an inherent attribute, or if an unregistered operation has a property of this name, and
    /// otherwise a discardable attribute.
    #[track_caller]
    pub fn set_attribute(&mut self, op: Op, name: &str, value: impl Into<Option<Attribute>>) {
        let ctx = self.context();
        let is_inherent = match self.name(op).definition(ctx) {
            Some(definition) => definition.properties().inherent_names().contains(&name),
            None => self.properties(op).is_some_and(|all| all.dictionary_entry(ctx, name).is_some()),
        };
        let (value, none) = (value.into(), None);
        let (property, discardable) = if is_inherent { (value, none) } else { (none, value) };
        set_discardable(self, op, name, discardable);
        if is_inherent {
            set(self, op, name, property);
        }
    }
}

/// The dictionary of entries with distinct names; `None` for no entries.
///
/// # Panics
/// On a duplicate name.
#[must_use]
#[track_caller]
pub fn dictionary(ctx: &Context, entries: &[NamedAttribute]) -> Option<Attribute> {
    if entries.is_empty() {
        return None;
    }
    match ctx.dictionary_attr(entries) {
        Ok(dictionary) => Some(dictionary),
        Err(name) => panic!("the property '{}' is given twice", name.as_str(ctx)),
    }
}

/// The elements of a property `array<i32: …>`; empty when it is missing.
#[must_use]
#[track_caller]
pub fn dense_i32(ir: &Ir, op: Op, name: &str) -> Vec<i32> {
    dense_i32_elements(ir.context(), get(ir, op, name)).collect()
}

/// An iterator over the elements of an attribute `array<i32: …>`; over none for any other one.
pub(crate) fn dense_i32_elements(
    ctx: &Context,
    attribute: Option<Attribute>,
) -> impl Iterator<Item = i32> + use<'_> {
    let data = match attribute.map(|attribute| attribute.kind(ctx)) {
        Some(AttrKind::DenseArray { element: Type::I32, data }) => data,
        _ => &[],
    };
    data.chunks_exact(4).map(|bytes| i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}

/// `array<i32: …>`
#[must_use]
pub fn dense_i32_attr(ctx: &Context, elements: &[i32]) -> Attribute {
    let data: Vec<u8> = elements.iter().flat_map(|element| element.to_le_bytes()).collect();
    ctx.attribute(AttrKind::DenseArray { element: Type::I32, data: &data })
}

/// Erases the operands with these indices, which are in ascending order without duplicates, and updates the segment sizes if
/// the operation stores them.
#[track_caller]
pub fn erase_operands(ir: &mut Ir, op: Op, indices: &[usize]) {
    ir.erase_operands(op, indices);
    let mut sizes = dense_i32(ir, op, OPERAND_SIZES);
    if sizes.is_empty() || indices.is_empty() {
        return;
    }
    let mut rest = indices;
    let mut end = 0;
    for size in &mut sizes {
        end += usize::try_from(*size).unwrap_or(0);
        let (inside, after) = rest.split_at(rest.partition_point(|&index| index < end));
        *size -= inside.len() as i32;
        rest = after;
    }
    let attribute = dense_i32_attr(ir.context(), &sizes);
    set(ir, op, OPERAND_SIZES, Some(attribute));
}
