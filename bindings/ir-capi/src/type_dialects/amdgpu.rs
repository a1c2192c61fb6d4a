//! The dialect `amdgpu`: its types and attributes.

ir_core::include_dialect!("amdgpu");

use ir_core::context::TypeKind;
use ir_core::diagnostic::{Diagnostic, EmitError};

impl VerifyDef for TDMGatherBaseType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [_, Param::Type(index)] = params else { return Ok(()) };
        match index.kind(ctx) {
            TypeKind::Integer { width: 16 | 32, .. } => Ok(()),
            _ => Err(emit_error(&format!("index type must be i16 or i32 but index type is '{}'.", index.to_text(ctx)))),
        }
    }
}
