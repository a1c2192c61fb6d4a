//! Formats definitions in the TableGen/ODS language.
//!
//! Only whitespace between tokens changes. Tokens, comments, preprocessor lines with the text that they skip,
//! and empty lines (at most one in a row) are preserved. [`format`](format()) checks that before it returns.
//! The stages: `source` (tokens and trivia) → `rules` (groups of items for each construct) → `doc` (the
//! groups) → `print` (lines).
//!
//! - **Invariant**: formatting is idempotent.
//! - **Invariant**: without `keep_breaks`, the result depends on tokens, comments and empty lines only.
//! - The options are width, indentation and `keep_breaks`, so that all projects look alike.
//! - Code literals stay as they are, because their language is unknown.

mod doc;
mod print;
mod range;
mod rules;
mod source;

use ods_parser::codes;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;

pub use range::{Edit, format_lines};
use source::Source;

/// Nesting from which on a text is formatted on a deep stack.
const DEEP: usize = 60;

/// Style of the formatted text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Maximum width of a line; a token that cannot be broken may exceed it.
    pub width: u32,
    /// Columns of a level of indentation.
    pub indent: u32,
    /// Whether existing line breaks decide between valid layouts: brackets that are followed by a newline
    /// stay open, bodies on one line stay there, and blocks without indentation stay so. Otherwise the result
    /// depends on tokens, comments and empty lines only.
    pub keep_breaks: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { width: 80, indent: 2, keep_breaks: true }
    }
}

/// The formatted text.
///
/// # Errors
/// The syntax errors that `odsgen check` reports. Positions are those of a
/// [`SourceMap`](ods_parser::source::SourceMap) with this text as its first file.
///
/// ```
/// let text = "def A:Op<\"a\",[Pure]>{let arguments=(ins I32:$x , I32:$y);}";
/// let formatted = ods_fmt::format(text, &ods_fmt::Options { keep_breaks: false, ..Default::default() }).unwrap();
/// assert_eq!(formatted, "def A : Op<\"a\", [Pure]> {\n  let arguments = (ins I32:$x, I32:$y);\n}\n");
/// ```
pub fn format(text: &str, options: &Options) -> Result<String, Vec<Diagnostic>> {
    format_source(&read(text)?, options)
}

/// The formatted text, after a comparison of its tokens with the source's.
fn format_source(source: &Source<'_>, options: &Options) -> Result<String, Vec<Diagnostic>> {
    let work = || {
        let newline = if source.text.split('\n').next().is_some_and(|line| line.ends_with('\r')) {
            "\r\n"
        } else {
            "\n"
        };
        rules::doc(source, options).map(|doc| print::print(&doc, source.text, options, newline))
    };
    let formatted = if source.depth() > DEEP { ods_parser::stack::run_on_deep_stack(work) } else { work() };
    let formatted = match formatted {
        Ok(formatted) => formatted,
        Err(token) => return Err(mistakes(source, token)),
    };
    verify(source, &formatted)?;
    Ok(formatted)
}

/// Splits a text into tokens.
///
/// # Errors
/// All mistakes of the text if there is one in its tokens.
fn read(text: &str) -> Result<Source<'_>, Vec<Diagnostic>> {
    Source::new(text).map_err(|found| ods_parser::syntax::with_tree(text, |_| ()).err().unwrap_or(found))
}

/// The mistakes of a text that the rules cannot read from a token on.
fn mistakes(source: &Source<'_>, token: usize) -> Vec<Diagnostic> {
    match ods_parser::syntax::with_tree(source.text, |_| ()) {
        Err(found) => found,
        Ok(()) => vec![unsupported(source, token)],
    }
}

/// The error that the formatter itself is wrong. Nothing is changed then.
fn unsupported(source: &Source<'_>, token: usize) -> Diagnostic {
    let (start, end) = source.span(token);
    let message = "the formatter cannot format this; the source is unchanged";
    Diagnostic::error(codes::NOT_FORMATTED, Span::new(start + 1, end + 1), message)
}

/// Compares tokens, comments and directives with those of the formatted text.
fn verify(source: &Source<'_>, formatted: &str) -> Result<(), Diagnostic> {
    let again = Source::new(formatted).map_err(|_| unsupported(source, 0))?;
    if source.len() != again.len() {
        return Err(unsupported(source, 0));
    }
    for token in 0..=source.len() {
        if source.kind(token) != again.kind(token) || source.token(token) != again.token(token) {
            return Err(unsupported(source, token));
        }
        let (old, new) = (source.trivia(token), again.trivia(token));
        if old.len() != new.len()
            || old.iter().zip(new).any(|(old, new)| source.trivia_text(old) != again.trivia_text(new))
        {
            return Err(unsupported(source, token));
        }
    }
    Ok(())
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
