//! Diagnostics about operations.

use crate::diagnostic::{Diagnostic, Severity};
use crate::ir::{Ir, Op};
use crate::text::op_text;

/// An error about the operation: `'name' op message`, with a note that shows the operation.
pub fn op_error(ir: &Ir, op: Op, message: &str) -> Diagnostic {
    op_failure(ir, op, &format!("'{}' op {message}", ir.name(op).as_str(ir.context())))
}

/// An error at the operation, with a note that shows it.
pub fn op_failure(ir: &Ir, op: Op, message: &str) -> Diagnostic {
    let location = ir.location(op);
    Diagnostic::error(location, message)
        .with_note(location, format!("see current operation: {}", op_text_in_message(ir, op)))
}

/// A warning at the operation. Unlike that of an error, its note shows the operation in custom form.
pub fn op_warning(ir: &Ir, op: Op, message: &str) -> Diagnostic {
    let location = ir.location(op);
    Diagnostic::new(Severity::Warning, location, message)
        .with_note(location, format!("see current operation: {}", op.display(ir)))
}

/// The generic form of the operation; it begins on a new line if it has several lines.
pub(super) fn op_text_in_message(ir: &Ir, op: Op) -> String {
    let text = op_text(ir, op);
    if text.contains('\n') { format!("\n{text}") } else { text }
}
