//! A formatter for MLIR's assembly format.
//!
//! Only whitespace between tokens changes. Tokens, names, comments and empty lines (at most one in a row) are
//! preserved. [`format`](format()) checks that before it returns. The parser reports the positions of
//! operations, labels and regions (`ir_core::text::parse_outline`), so custom assembly of registered
//! operations is supported. Line breaks inside an operation are preserved.
//!
//! ```text
//! text ─▶ sections (between `// -----`) ─▶ outline of each ─▶ source (atoms and gaps) ─▶ layout (lines) ─▶ comparison
//!                                                                                       └─ brackets, spacing (between atoms of a line)
//! ```
//!
//! - **Invariant**: formatting the output of `ir_core`'s printer changes nothing except trailing and
//!   doubled spaces. `tools/ods-opt/tests/formatted.rs` checks all `.mlir` files of the repository in
//!   custom and generic form. A new habit of a printer needs a rule here.
//! - Line breaks inside an operation stay, because only the operation's printer could choose others, and
//!   the printer has neither comments nor names.
//! - There are no options. The command is `command_line::Rewrite`, as for `odsgen fmt`.

mod brackets;
mod layout;
mod range;
mod sections;
mod source;
mod spacing;

use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use sections::Outline;
use source::Source;

pub use range::{Edit, format_lines};

/// The formatted text. `ctx` has the dialects of its operations, and determines whether unregistered ones are
/// allowed; `file` is the name in locations.
///
/// The sections of a text between lines `// -----` are parsed separately. A section that cannot be parsed and
/// has a comment with `expected-error` is preserved.
///
/// # Errors
/// The parser's diagnostics.
///
/// ```
/// let ctx = ir_core::context::Context::new();
/// ir_core::ops::register_builtin(&ctx);
/// ctx.allow_unregistered_dialects(true);
/// let text = "module{\n%0=\"toy.one\"( ) : ()->i32 // the one\n\"toy.use\"(%0 ,%0) :(i32,i32) -> ()}";
/// assert_eq!(
///     mlir_fmt::format(&ctx, "toy.mlir", text).unwrap(),
///     "module {\n  %0 = \"toy.one\"() : () -> i32 // the one\n  \"toy.use\"(%0, %0) : (i32, i32) -> ()\n}\n"
/// );
/// ```
pub fn format(ctx: &Context, file: &str, text: &str) -> Result<String, Vec<Diagnostic>> {
    Formatted::new(ctx, file, text).map(|formatted| formatted.text)
}

/// A text before and after formatting.
struct Formatted<'t> {
    source: Source<'t>,
    text: String,
    outline: Outline,
}

impl<'t> Formatted<'t> {
    fn new(ctx: &Context, file: &str, text: &'t str) -> Result<Self, Vec<Diagnostic>> {
        let outline = Outline::new(ctx, file, text)?;
        let source = Source::new(text, &outline.sections);
        let new = layout::layout(&source, &outline.marks);
        let formatted = Formatted { source, text: new, outline };
        match formatted.first_difference() {
            None => Ok(formatted),
            Some(offset) => {
                let (line, column) = sections::line_column(text, offset);
                let location = ctx.file_location(ctx.ident(file), line, column);
                let message = "the formatter cannot format this; the source is unchanged";
                Err(vec![Diagnostic::error(location, message)])
            }
        }
    }

    /// The atoms of the formatted text.
    fn result(&self) -> Source<'_> {
        Source::new(&self.text, &self.outline.sections_of(&self.text))
    }

    /// The offset from which on atoms or comments are not those of the source.
    fn first_difference(&self) -> Option<usize> {
        let (old, new) = (&self.source, self.result());
        let count = old.atoms.len().max(new.atoms.len());
        let has_same_comments = |index: usize| {
            old.is_joined(index) && new.is_joined(index) || old.comments(index).eq(new.comments(index))
        };
        let is_same = |index: usize| {
            old.kind(index) == new.kind(index)
                && old.atom_text(index) == new.atom_text(index)
                && has_same_comments(index)
        };
        (0..=count).find(|&index| !is_same(index)).map(|index| old.start(index))
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
