//! The dialect `amdgpu`: its types and attributes.

ir_core::include_dialect!("amdgpu");

use ir_core::context::TypeKind;

impl VerifyDef for TDMGatherBaseType {
    fn verify(ctx: &Context, params: &[Param]) -> Result<(), String> {
        let [_, Param::Type(index)] = params else { return Ok(()) };
        match index.kind(ctx) {
            TypeKind::Integer { width: 16 | 32, .. } => Ok(()),
            _ => Err(format!("index type must be i16 or i32 but index type is '{}'.", index.to_text(ctx))),
        }
    }
}
