//! The dialect `transform`: its types, and its attributes on operations of any dialect.

ir_core::include_dialect!("transform");

use ir_core::context::{AttrKind, TypeKind};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::verify::op_failure;

impl VerifyDef for ParamType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        match params {
            [Param::Type(ty)] if !matches!(ty.kind(ctx), TypeKind::Integer { width: ..=64, .. }) => {
                Err(emit_error("only supports integer types with width <=64"))
            }
            _ => Ok(()),
        }
    }
}

impl VerifyOperationAttribute for Registered {
    fn verify_operation_attribute(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        let name = attribute.name.as_str(ctx);
        let value = attribute.value.kind(ctx);
        let message = match name {
            "transform.with_named_sequence" if !ir.name(op).is_symbol_table(ctx) => {
                format!("\"{name}\" attribute can only be attached to operations with symbol tables")
            }
            "transform.target_tag" if !matches!(value, AttrKind::String { .. }) => {
                return Err(op_failure(ir, op, &format!("\"{name}\" attribute must be a string")));
            }
            "transform.silence_tracking_failures" if !matches!(value, AttrKind::Unit) => {
                return Err(op_failure(ir, op, &format!("\"{name}\" must be a unit attribute")));
            }
            "transform.with_named_sequence"
            | "transform.target_tag"
            | "transform.silence_tracking_failures"
            | "transform.consumed"
            | "transform.readonly" => return Ok(()),
            _ => format!("unknown attribute: \"{name}\""),
        };
        Err(Diagnostic::error(ir.location(op), message))
    }
}
