//! Formatting some lines of a text.

use crate::Formatted;
use crate::source::{Gap, Source};
use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use std::ops::{Range, RangeInclusive};

/// The replacement of a part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The bytes that are replaced: whole lines.
    pub range: Range<usize>,
    /// The text in their place.
    pub text: String,
}

/// Formats some lines of a text, counted from 1, and those around them that share a token with these.
///
/// # Errors
/// Those of [`format`](crate::format()): a text with mistakes is not formatted, wherever these are.
///
/// ```
/// let ctx = ir_core::context::Context::new();
/// ctx.allow_unregistered_dialects(true);
/// let text = "\"a\"( ) : () -> ()\n\"b\"( ) : () -> ()\n";
/// let edit = mlir_fmt::format_lines(&ctx, "toy.mlir", text, 2..=2).unwrap();
/// assert_eq!((edit.range, edit.text.as_str()), (18..36, "\"b\"() : () -> ()\n"));
/// ```
pub fn format_lines(
    ctx: &Context,
    file: &str,
    text: &str,
    lines: RangeInclusive<usize>,
) -> Result<Edit, Vec<Diagnostic>> {
    let formatted = Formatted::new(ctx, file, text)?;
    let (old, new) = (&formatted.source, formatted.result());
    let offset = |line: usize| {
        let mut breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        line.checked_sub(1).map_or(0, |skipped| breaks.nth(skipped).map_or(text.len(), |(at, _)| at + 1))
    };
    let wanted = offset(lines.start().saturating_sub(1))..offset(*lines.end());
    // Cuts where a line ends in both texts, so that what is between is whole in both.
    let mut begin = (0, 0);
    let mut end = (text.len(), formatted.text.len());
    'gaps: for index in 0..=old.atoms.len() {
        let (old, new) = (cuts(old, index), cuts(&new, index));
        for (old, new) in old.into_iter().zip(new) {
            let (Some(old), Some(new)) = (old, new) else { continue };
            if old <= wanted.start {
                begin = (old, new);
            } else if old >= wanted.end {
                end = (old, new);
                break 'gaps;
            }
        }
    }
    Ok(Edit { range: begin.0..end.0, text: formatted.text[begin.1..end.1].to_owned() })
}

/// For each comment in the gap before an atom, and for the atom, the beginning of the line after what is before it, if that line is another one.
fn cuts(source: &Source<'_>, index: usize) -> Vec<Option<usize>> {
    let mut gap = Gap { text: source.text, range: source.gap(index) };
    let mut found = Vec::new();
    let mut from = gap.range.start;
    let line_after = |from: usize, to: usize| {
        let end = source.text[from..to].find('\n');
        end.map(|length| from + length + 1)
    };
    for comment in gap.by_ref() {
        found.push(line_after(from, comment.start));
        from = comment.start + comment.text.len();
    }
    found.push(line_after(from, gap.range.end));
    found
}
