//! The attributes of the dialect on operations.

use ir_core::attr_or_type::DefHandle as _;
use ir_core::predicates::attributes::string_value;
use ir_core::runtime::VerifyOperationAttribute;

use super::verify::entries;
use super::{
    DataLayoutEntryAttr, DataLayoutSpecAttr, MapAttr, Registered, TargetDeviceSpecAttr, TargetSystemSpecAttr,
};
use crate::prelude::*;

/// The keys of the dialect without `dlti.`.
const KEYS: [&str; 9] = [
    "endianness",
    "default_memory_space",
    "alloca_memory_space",
    "mangling_mode",
    "program_memory_space",
    "global_memory_space",
    "stack_alignment",
    "function_pointer_alignment",
    "legal_int_widths",
];

impl VerifyOperationAttribute for Registered {
    fn verify_operation_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        attribute: NamedAttribute,
    ) -> Verified {
        let (name, value) = (attribute.name.as_str(ctx), attribute.value);
        let fails = |message: String| Err(op_failure(ir, op, &message));
        let is_right = match name {
            "dlti.dl_spec" => DataLayoutSpecAttr::is(ctx, value),
            "dlti.map" => MapAttr::is(ctx, value),
            "dlti.target_system_spec" => TargetSystemSpecAttr::is(ctx, value),
            "dlti.target_device_spec" => TargetDeviceSpecAttr::is(ctx, value),
            _ => return fails(format!("attribute '{name}' not supported by dialect")),
        };
        if !is_right {
            return fails(format!("'{name}' is expected to be a #{name} attribute"));
        }
        match DataLayoutSpecAttr::cast(ctx, value) {
            Some(spec) if ir.name(op).as_str(ctx) == "builtin.module" => {
                verify_spec(ctx, spec).map_err(|message| Diagnostic::error(ir.location(op), message))
            }
            _ => Ok(()),
        }
    }
}

/// Checks the entries of a module's layout, type entries first.
fn verify_spec(ctx: &Context, spec: DataLayoutSpecAttr) -> Result<(), String> {
    for entry in entries(ctx, spec.entries(ctx)) {
        if let AttrKind::Type(ty) = entry.key(ctx).kind(ctx) {
            verify_type(ctx, ty, entry)?;
        }
    }
    for entry in entries(ctx, spec.entries(ctx)) {
        let Some(key) = string_value(ctx, entry.key(ctx)) else { continue };
        let Some(name) = key.strip_prefix("dlti.") else { continue };
        if !KEYS.contains(&name) {
            return Err(format!("unknown data layout entry name: {key}"));
        }
        let value = string_value(ctx, entry.value(ctx));
        if name == "endianness" && !matches!(value, Some("big" | "little")) {
            return Err(format!("'{key}' data layout entry is expected to be either 'big' or 'little'"));
        }
    }
    Ok(())
}

fn verify_type(ctx: &Context, ty: Type, entry: DataLayoutEntryAttr) -> Result<(), String> {
    let shown = ty.to_text(ctx);
    match ty.kind(ctx) {
        TypeKind::Index => match entry.value(ctx).kind(ctx) {
            AttrKind::Integer { .. } => Ok(()),
            _ => Err(format!("expected integer attribute in the data layout entry for '{shown}'")),
        },
        TypeKind::Integer { .. } | TypeKind::Float(_) => verify_number(ctx, entry),
        TypeKind::Dialect(_) | TypeKind::Opaque { .. } => match shown.as_str() {
            pointer if pointer == "!llvm.ptr" || pointer.starts_with("!llvm.ptr<") => {
                verify_pointer(ctx, &shown, entry)
            }
            _ => Ok(()),
        },
        _ => Err("unexpected data layout for a built-in type".to_owned()),
    }
}

/// The integers of an entry, if they all have 64 bits.
fn numbers(ctx: &Context, entry: DataLayoutEntryAttr) -> Option<Vec<i64>> {
    let AttrKind::DenseElements { ty, splat, data } = entry.value(ctx).kind(ctx) else { return None };
    if ty.element_type(ctx) != Some(Type::I64) {
        return None;
    }
    let (numbers, _) = data.as_chunks::<8>();
    let numbers: Vec<i64> = numbers.iter().map(|bytes| i64::from_le_bytes(*bytes)).collect();
    let count: i64 = ty.shape(ctx)?.iter().product();
    Some(match numbers.as_slice() {
        // At most four are significant.
        [only] if splat => vec![*only; count.min(5) as usize],
        _ => numbers,
    })
}

fn verify_number(ctx: &Context, entry: DataLayoutEntryAttr) -> Result<(), String> {
    let shown = entry.base().to_text(ctx);
    let Some(numbers) = numbers(ctx, entry) else {
        return Err(format!("expected a dense i64 elements attribute in the data layout entry {shown}"));
    };
    match numbers.as_slice() {
        [_] => Ok(()),
        [abi, preferred] if preferred < abi => Err(format!(
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry {shown}"
        )),
        [_, _] => Ok(()),
        _ => Err(format!("expected 1 or 2 elements in the data layout entry {shown}")),
    }
}

fn verify_pointer(ctx: &Context, ty: &str, entry: DataLayoutEntryAttr) -> Result<(), String> {
    let value = entry.value(ctx);
    let count = match value.kind(ctx) {
        AttrKind::DenseElements { ty, .. } => ty.shape(ctx).map_or(0, |shape| shape.iter().product()),
        _ => 0,
    };
    if !matches!(count, 3 | 4) {
        return Err(format!(
            "expected layout attribute for '{ty}' to be a dense integer elements attribute with 3 or 4 elements"
        ));
    }
    let Some(numbers) = numbers(ctx, entry) else {
        return Err(format!("expected i64 parameters for '{ty}'"));
    };
    match numbers.as_slice() {
        [_, abi, preferred, ..] if preferred < abi => {
            Err("preferred alignment is expected to be at least as large as ABI alignment".to_owned())
        }
        _ => Ok(()),
    }
}
