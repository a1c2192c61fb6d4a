//! The verifiers of lists of entries.

use ir_core::attr_or_type::{DefHandle as _, Param, VerifyDef};

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
fn verify_keys(ctx: &Context, params: &[Param]) -> Result<(), String> {
    let [Param::Attributes(list)] = params else { return Ok(()) };
    let mut seen = Vec::new();
    for entry in entries(ctx, list) {
        let key = entry.key(ctx);
        if matches!(key.kind(ctx), AttrKind::String { value, .. } if value.as_bytes(ctx).is_empty()) {
            return Err("empty string as DLTI key is not allowed".to_owned());
        }
        if seen.contains(&key) {
            return Err(format!("repeated DLTI key: {}", key_text(ctx, key)));
        }
        seen.push(key);
    }
    Ok(())
}

fn verify_some(params: &[Param]) -> Result<(), String> {
    match params {
        [Param::Attributes(list)] if !list.is_empty() => Ok(()),
        _ => Err("no DLTI entries provided".to_owned()),
    }
}

impl VerifyDef for DataLayoutSpecAttr {
    fn verify(ctx: &Context, params: &[Param]) -> Result<(), String> {
        verify_keys(ctx, params)
    }
}

impl VerifyDef for MapAttr {
    fn verify(ctx: &Context, params: &[Param]) -> Result<(), String> {
        verify_keys(ctx, params)
    }
}

impl VerifyDef for TargetDeviceSpecAttr {
    fn verify(ctx: &Context, params: &[Param]) -> Result<(), String> {
        verify_some(params)?;
        verify_keys(ctx, params)
    }
}

impl VerifyDef for TargetSystemSpecAttr {
    fn verify(ctx: &Context, params: &[Param]) -> Result<(), String> {
        verify_some(params)?;
        let [Param::Attributes(list)] = params else { return Ok(()) };
        let mut seen = Vec::new();
        for entry in entries(ctx, list) {
            let key = entry.key(ctx);
            if !TargetDeviceSpecAttr::is(ctx, entry.value(ctx)) {
                return Err(format!(
                    "value associated with key {} is not a DLTI device spec",
                    key_text(ctx, key)
                ));
            }
            if seen.contains(&key) {
                let key = key_text(ctx, key);
                return Err(format!("repeated device ID in dlti.target_system_spec: {key}"));
            }
            seen.push(key);
        }
        Ok(())
    }
}
