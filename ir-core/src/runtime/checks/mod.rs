//! Verifiers of the interfaces that MLIR defines for all dialects, with its messages, and their user-provided
//! parts.

mod control_flow;
mod functions;
mod results;
mod slices;
mod symbols;

use std::fmt::Write as _;

pub use control_flow::*;
pub use functions::*;
pub use results::*;
pub use slices::*;
pub use symbols::*;

use super::interfaces::op_interface;
use super::verify::Verified;
use super::{OpHandle, VerifyInterface};
use crate::context::{Context, Type};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};
use crate::verify::op_error;

/// User-provided part of `CastOpInterface`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no check of its cast, which `CastOpInterface` in its definition promises",
    note = "write `impl checks::CastOpInterface for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait CastOpInterface: OpHandle {
    /// Whether values of the first types can be cast to the others.
    fn are_cast_compatible(ctx: &Context, operands: &[Type], results: &[Type]) -> bool;
}

/// Types as MLIR lists them in messages: each in single quotes.
#[must_use]
pub fn quoted_types(ctx: &Context, types: &[Type]) -> String {
    let mut text = String::new();
    for (index, ty) in types.iter().enumerate() {
        // Writing to a string does not fail.
        let _ = write!(text, "{}'{}'", if index == 0 { "" } else { ", " }, ty.to_text(ctx));
    }
    text
}

/// `CastOpInterface`
pub fn cast<T: CastOpInterface>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let operands: Vec<Type> = ir.operand_types(op).collect();
    let results: Vec<Type> = ir.result_types(op).collect();
    if T::are_cast_compatible(ctx, &operands, &results) {
        return Ok(());
    }
    let counted = |types: &[Type]| match types {
        [] => "s []".to_owned(),
        [_] => format!(" {}", quoted_types(ctx, types)),
        _ => format!("s {}", quoted_types(ctx, types)),
    };
    let message = format!(
        "operand type{} and result type{} are cast incompatible",
        counted(&operands),
        counted(&results)
    );
    Err(op_error(ir, op, &message))
}

/// Calls the verifier of the interface `I`, if the operation implements it.
///
/// # Errors
/// The diagnostic of that verifier.
pub fn interface<I: VerifyInterface + ?Sized + 'static>(
    _ctx: &Context,
    ir: &Ir,
    op: Op,
) -> Result<(), Diagnostic> {
    op_interface::<I>(ir, op).map_or(Ok(()), |op| op.verify_interface(ir))
}
