//! Diagnostics about operations.

use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};
use crate::text::op_text;

/// An error about the operation: `'name' op message`, with a note that shows the operation.
pub fn op_error(ctx: &Context, ir: &Ir, op: Op, message: &str) -> Diagnostic {
    op_failure(ctx, ir, op, &format!("'{}' op {message}", ir.name(op).as_str(ctx)))
}

/// An error at the operation, with a note that shows it.
pub fn op_failure(ctx: &Context, ir: &Ir, op: Op, message: &str) -> Diagnostic {
    let location = ir.location(op);
    Diagnostic::error(location, message)
        .with_note(location, format!("see current operation: {}", op_text_in_message(ctx, ir, op)))
}

/// The operation in generic form; on lines of its own when it takes several.
pub(super) fn op_text_in_message(ctx: &Context, ir: &Ir, op: Op) -> String {
    let text = op_text(ctx, ir, op);
    if text.contains('\n') { format!("\n{text}") } else { text }
}
