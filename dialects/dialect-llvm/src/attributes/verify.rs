//! Verifiers of attribute parameters.

use ir_core::attr_or_type::{Param, VerifyDef};
use ir_core::diagnostic::{Diagnostic, EmitError};

use crate::prelude::*;
use crate::{
    AliasScopeAttr, ModuleFlagAttr, ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryAttr,
    TargetFeaturesAttr,
};

impl VerifyDef for AliasScopeAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        match params.first() {
            Some(Param::Attribute(id))
                if !matches!(id.kind(ctx), AttrKind::String { .. } | AttrKind::Distinct { .. }) =>
            {
                Err(emit_error("id of an alias scope must be a StringAttr or a DistrinctAttr"))
            }
            _ => Ok(()),
        }
    }
}

impl VerifyDef for TargetFeaturesAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let Some(Param::Attributes(features)) = params.first() else { return Ok(()) };
        for feature in features.iter().map(|feature| string_value(ctx, *feature).unwrap_or_default()) {
            let wrong = if feature.is_empty() {
                "target features can not be null or empty"
            } else if !feature.starts_with(['+', '-']) {
                "target features must start with '+' or '-'"
            } else if feature.contains(',') {
                "target features can not contain ','"
            } else {
                continue;
            };
            return Err(emit_error(wrong));
        }
        Ok(())
    }
}

impl VerifyDef for ModuleFlagAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [_, Param::Attribute(key), Param::Attribute(value)] = params else { return Ok(()) };
        match string_value(ctx, *key).unwrap_or_default() {
            "CG Profile" => {
                let is_entry = |entry: &Attribute| ModuleFlagCGProfileEntryAttr::is(ctx, *entry);
                if array_elements(ctx, *value).is_some_and(|entries| entries.iter().all(is_entry)) {
                    Ok(())
                } else {
                    Err(emit_error("'CG Profile' key expects an array of '#llvm.cgprofile_entry'"))
                }
            }
            "ProfileSummary" => {
                if ModuleFlagProfileSummaryAttr::is(ctx, *value) {
                    Ok(())
                } else {
                    Err(emit_error("'ProfileSummary' key expects a '#llvm.profile_summary' attribute"))
                }
            }
            other => match value.kind(ctx) {
                AttrKind::Integer { .. } | AttrKind::String { .. } => Ok(()),
                _ => Err(emit_error(&format!(
                    "only integer and string values are currently supported for unknown key '\"{other}\"'"
                ))),
            },
        }
    }
}
