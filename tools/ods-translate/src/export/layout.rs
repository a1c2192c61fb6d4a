//! The data layout of a module, from the attribute of the dialect `dlti`.

use dialects::dlti::{DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{AttrKind, Attribute, Context, Type};
use ir_core::num::FloatSemantics;
use ir_core::predicates::attributes::{dense_array_ints, int, string_value};

use super::{Outcome, Translation};
use crate::model::types::{Kind, kind};

impl Translation<'_> {
    /// The text of the layout: entries with names first, then those of types, such as `e-S128-i64:64`. Empty
    /// without an attribute.
    pub(super) fn layout_text(&self) -> Outcome<String> {
        let spec =
            self.attr(self.top, "dlti.dl_spec").and_then(|spec| DataLayoutSpecAttr::cast(self.ctx, spec));
        let Some(spec) = spec else { return Ok(String::new()) };
        let (mut named, mut typed) = (Vec::new(), Vec::new());
        for &entry in spec.entries(self.ctx) {
            let Some(entry) = DataLayoutEntryAttr::cast(self.ctx, entry) else { continue };
            let (key, value) = (entry.key(self.ctx), entry.value(self.ctx));
            let text = match key.kind(self.ctx) {
                AttrKind::Type(Type::INDEX) => continue,
                AttrKind::Type(ty) => type_entry(self.ctx, ty, &numbers(self.ctx, value)),
                _ => named_entry(self.ctx, string_value(self.ctx, key).unwrap_or_default(), value),
            };
            match (text, key.kind(self.ctx)) {
                (Some(text), AttrKind::Type(_)) => typed.push(text),
                (Some(text), _) => named.push(text),
                (None, AttrKind::Type(ty)) => {
                    let message = format!("unsupported type in data layout: '{}'", ty.to_text(self.ctx));
                    return self.error_at(self.ir.location(self.top), message);
                }
                (None, _) => {
                    let message = format!("unsupported data layout key {}", key.to_text(self.ctx));
                    return self.error_at(self.ir.location(self.top), message);
                }
            }
        }
        let parts: Vec<String> = named.into_iter().chain(typed).filter(|part| !part.is_empty()).collect();
        Ok(parts.join("-"))
    }
}

/// The text of an entry with a name; empty for a default value, `None` for an unknown name.
fn named_entry(ctx: &Context, key: &str, value: Attribute) -> Option<String> {
    let number = |letter: &str| match int(ctx, value) {
        Some(0) | None => String::new(),
        Some(number) => format!("{letter}{number}"),
    };
    Some(match key {
        "dlti.endianness" if string_value(ctx, value) == Some("big") => "E".to_owned(),
        "dlti.endianness" => "e".to_owned(),
        "dlti.mangling_mode" => format!("m:{}", string_value(ctx, value).unwrap_or_default()),
        "dlti.program_memory_space" => number("P"),
        "dlti.global_memory_space" => number("G"),
        "dlti.alloca_memory_space" => number("A"),
        "dlti.stack_alignment" => number("S"),
        "dlti.legal_int_widths" => {
            let widths: Vec<String> =
                dense_array_ints(ctx, value).unwrap_or_default().iter().map(i64::to_string).collect();
            format!("n{}", widths.join(":"))
        }
        "dlti.function_pointer_alignment" => {
            let alignment = FunctionPointerAlignmentAttr::cast(ctx, value)?;
            let letter = if alignment.function_dependent(ctx) { "n" } else { "i" };
            format!("F{letter}{}", alignment.alignment(ctx))
        }
        _ => return None,
    })
}

/// The part of a type's entry; none of a type that a layout cannot have.
fn type_entry(ctx: &Context, ty: Type, numbers: &[i64]) -> Option<String> {
    let head = match kind(ctx, ty)? {
        Kind::Int(width) => format!("i{width}"),
        Kind::Float(FloatSemantics::BF16) => return None,
        Kind::Float(semantics) => format!("f{}", semantics.width()),
        Kind::Pointer(space) => {
            let &[size, abi, preferred, ref rest @ ..] = numbers else { return None };
            let index = rest.first().copied().unwrap_or(size);
            return Some(format!("p{space}:{size}:{abi}:{preferred}:{index}"));
        }
        _ => return None,
    };
    match numbers {
        [abi, preferred] if preferred != abi => Some(format!("{head}:{abi}:{preferred}")),
        [abi, ..] => Some(format!("{head}:{abi}")),
        [] => None,
    }
}

/// The numbers of 64 bits in an attribute.
fn numbers(ctx: &Context, value: Attribute) -> Vec<i64> {
    let AttrKind::DenseElements { ty, splat, data } = value.kind(ctx) else { return Vec::new() };
    let (chunks, _) = data.as_chunks::<8>();
    let numbers: Vec<i64> = chunks.iter().map(|bytes| i64::from_le_bytes(*bytes)).collect();
    let count: i64 = ty.shape(ctx).map_or(0, |shape| shape.iter().product());
    match numbers.as_slice() {
        // No entry has more than four.
        [only] if splat => vec![*only; count.clamp(0, 4) as usize],
        _ => numbers,
    }
}
