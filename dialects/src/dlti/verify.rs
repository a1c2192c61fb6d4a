//! The verifiers of lists of entries.

use ir_core::attr_or_type::{DefHandle as _, Param, VerifyDef};
use ir_core::diagnostic::{Diagnostic, EmitError};

use super::{DataLayoutEntryAttr, DataLayoutSpecAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr};
use crate::prelude::*;

/// The entries of a list.
pub(super) fn entries<'c>(
    ctx: &'c Context,
    list: &'c [Attribute],
) -> impl Iterator<Item = DataLayoutEntryAttr> + 'c {
    list.iter().filter_map(|&entry| DataLayoutEntryAttr::cast(ctx, entry))
}

/// The key as it is printed: a type, or a quoted string.
fn key_text(ctx: &Context, key: Attribute) -> String {
    match key.kind(ctx) {
        AttrKind::Type(ty) => ty.to_text(ctx),
        AttrKind::String { value, .. } => format!("\"{}\"", value.as_str(ctx)),
        _ => String::new(),
    }
}

/// Checks that keys are distinct and not empty.
fn verify_keys(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
    let [Param::Attributes(list)] = params else { return Ok(()) };
    let mut seen = Vec::new();
    for entry in entries(ctx, list) {
        let key = entry.key(ctx);
        if matches!(key.kind(ctx), AttrKind::String { value, .. } if value.as_bytes(ctx).is_empty()) {
            return Err(emit_error("empty string as DLTI key is not allowed"));
        }
        if seen.contains(&key) {
            return Err(emit_error(&format!("repeated DLTI key: {}", key_text(ctx, key))));
        }
        seen.push(key);
    }
    Ok(())
}

fn verify_some(emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
    match params {
        [Param::Attributes(list)] if !list.is_empty() => Ok(()),
        _ => Err(emit_error("no DLTI entries provided")),
    }
}

impl VerifyDef for DataLayoutSpecAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        verify_keys(ctx, emit_error, params)
    }
}

impl VerifyDef for MapAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        verify_keys(ctx, emit_error, params)
    }
}

impl VerifyDef for TargetDeviceSpecAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        verify_some(emit_error, params)?;
        verify_keys(ctx, emit_error, params)
    }
}

impl VerifyDef for TargetSystemSpecAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        verify_some(emit_error, params)?;
        let [Param::Attributes(list)] = params else { return Ok(()) };
        let mut seen = Vec::new();
        for entry in entries(ctx, list) {
            let key = entry.key(ctx);
            if !TargetDeviceSpecAttr::is(ctx, entry.value(ctx)) {
                return Err(emit_error(&format!(
                    "value associated with key {} is not a DLTI device spec",
                    key_text(ctx, key)
                )));
            }
            if seen.contains(&key) {
                let key = key_text(ctx, key);
                return Err(emit_error(&format!("repeated device ID in dlti.target_system_spec: {key}")));
            }
            seen.push(key);
        }
        Ok(())
    }
}
