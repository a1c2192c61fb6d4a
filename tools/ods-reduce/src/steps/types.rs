//! Types shrink in the whole module at once, because operations relate the types of their values.
//!
//! The edit replaces the type in the printed module, so that attributes and types of all dialects follow.
//! The parser and the verifier then decide whether the module is valid.

use super::accepts;
use ir_core::Module;
use ir_core::context::{Context, Type, TypeKind};
use ir_core::ir::Order;
use ir_core::num::FloatSemantics;
use reduce::Trials;
use std::io;

/// Replaces each type by smaller ones. Returns whether the module changed.
pub fn shrink(module: &mut Module, trials: &mut Trials<'_>) -> io::Result<bool> {
    let mut has_changed = false;
    for ty in types(module) {
        for smaller in smaller_types(module.context(), ty) {
            let ctx = module.context().clone();
            let text = replaced(&module.to_string(), &ty.to_text(&ctx), &smaller.to_text(&ctx));
            let Some(candidate) = text.and_then(|text| Module::parse(&ctx, text).ok()) else { continue };
            if accepts(&candidate, trials)? {
                *module = candidate;
                has_changed = true;
                break;
            }
        }
    }
    Ok(has_changed)
}

/// The types of values, in the order of their first use; then the element types.
fn types(module: &Module) -> Vec<Type> {
    let (ctx, ir) = (module.context(), module.ir());
    let mut types = Vec::new();
    for op in ir.nested_ops(module.operation(), Order::Pre) {
        let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
        let arguments = blocks.flat_map(|block| ir.arguments(block)).map(|value| ir.value_type(value));
        for ty in ir.result_types(op).chain(arguments) {
            push(&mut types, ty);
        }
    }
    for ty in types.clone() {
        if let Some(element) = ty.element_type(ctx) {
            push(&mut types, element);
        }
    }
    types
}

fn push(types: &mut Vec<Type>, ty: Type) {
    if !types.contains(&ty) {
        types.push(ty);
    }
}

/// Smaller types, the smallest first.
fn smaller_types(ctx: &Context, ty: Type) -> Vec<Type> {
    match ty.kind(ctx) {
        TypeKind::Integer { width, signedness } => {
            let widths = [1, 8, 16, 32].into_iter().filter(|&smaller| smaller < width);
            widths.map(|width| ctx.integer_type_of(width, signedness)).collect()
        }
        TypeKind::Float(semantics) if semantics.width() > 32 => {
            vec![ctx.float_type(FloatSemantics::F32)]
        }
        TypeKind::Vector { shape, scalable, element } => {
            let shapes = smaller_shapes(shape);
            let shapes = shapes.into_iter().filter(|smaller| !smaller.is_empty());
            shapes.map(|shape| ctx.vector_type(&shape, &scalable[..shape.len()], element)).collect()
        }
        TypeKind::RankedTensor { shape, element, encoding } => smaller_shapes(shape)
            .iter()
            .map(|shape| ctx.ranked_tensor_type(shape, element, encoding))
            .collect(),
        TypeKind::MemRef { shape, element, layout: None, memory_space } => {
            let memref = |shape: &Vec<i64>| {
                ctx.type_of(TypeKind::MemRef { shape, element, layout: None, memory_space })
            };
            smaller_shapes(shape).iter().map(memref).collect()
        }
        _ => Vec::new(),
    }
}

/// The scalar shape, one dimension, and the same rank with sizes of one.
fn smaller_shapes(shape: &[i64]) -> Vec<Vec<i64>> {
    let mut shapes = vec![Vec::new(), vec![1], vec![1; shape.len()]];
    shapes.dedup();
    let is_smaller = |smaller: &Vec<i64>| smaller.len() < shape.len() || smaller.as_slice() != shape;
    shapes.into_iter().filter(|smaller| smaller.len() <= shape.len() && is_smaller(smaller)).collect()
}

/// The text with each occurrence of a type replaced. A longer word that contains it is left alone, but a
/// dimension may precede it, as in `4xi32`. None if it does not occur.
fn replaced(text: &str, ty: &str, smaller: &str) -> Option<String> {
    let is_word =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '%' | '@' | '#' | '!' | '^');
    let mut result = String::new();
    let mut rest = text;
    let mut is_changed = false;
    while let Some(at) = rest.find(ty) {
        let (before, after) = (&rest[..at], &rest[at + ty.len()..]);
        let is_start = before.ends_with("x") && ends_with_dimension(before) || !before.ends_with(is_word);
        let is_end = !after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        result.push_str(before);
        result.push_str(if is_start && is_end { smaller } else { ty });
        is_changed |= is_start && is_end;
        rest = after;
    }
    result.push_str(rest);
    is_changed.then_some(result)
}

/// Whether the text ends with a dimension, such as `<4x` or `?x`.
fn ends_with_dimension(before: &str) -> bool {
    let digits = &before[..before.len() - 1];
    let rest = digits.trim_end_matches(|c: char| c.is_ascii_digit() || matches!(c, '?' | ']' | '['));
    rest.len() < digits.len() && rest.ends_with(['<', 'x'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_contain_the_type_are_left_alone() {
        let text = "%i32 = f.i32 : i32, tensor<4xi32>, !d.i32<i321, i32>, xi32";
        let expected = "%i32 = f.i32 : i8, tensor<4xi8>, !d.i32<i321, i8>, xi32";
        assert_eq!(replaced(text, "i32", "i8").as_deref(), Some(expected));
        assert_eq!(replaced(text, "i64", "i8"), None);
    }
}
