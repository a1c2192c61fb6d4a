//! Modules of the dialect `emitc` as C or C++, equal to the text of `mlir-translate --mlir-to-cpp`.
//!
//! One walk writes the text, because names are numbered in its order. Operations whose results are lvalues
//! (`subscript`, `member`, `get_global`) are written at their uses. After an error, the text up to it is
//! written, as in MLIR.

mod attributes;
mod expressions;
mod flow;
mod functions;
mod names;
mod operations;
mod text;
mod types;

use dialects::emitc::ExpressionOp;
use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op};
use names::Names;
use text::Indented;

/// The result of writing something: the error if it has no form in C++.
type Written = Result<(), Diagnostic>;

/// The options of the translation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CppOptions {
    /// Whether all variables are declared at the beginning of their function. Functions with several blocks
    /// need it.
    pub declare_variables_at_top: bool,
    /// The `emitc.file` operations to write; none if empty.
    pub file_id: String,
}

/// Writes operations.
struct Emitter<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    options: &'a CppOptions,
    out: Indented,
    names: Names,
    /// The expression that is being written.
    expression: Option<ExpressionOp>,
    /// The precedences of the operators around the one that is being written.
    precedences: Vec<u8>,
}

/// Writes the text of C++ for an operation. On an error, the text up to it is there.
pub(crate) fn write(ir: &Ir, top: Op, options: &CppOptions, text: &mut String) -> Written {
    let mut emitter = Emitter {
        ctx: ir.context(),
        ir,
        options,
        out: Indented::default(),
        names: Names::default(),
        expression: None,
        precedences: Vec::new(),
    };
    let written = emitter.operation(top, false);
    text.push_str(&emitter.out.text);
    written
}
