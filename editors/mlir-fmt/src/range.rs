//! Formatting some lines of a text.

use crate::Formatted;
use crate::source::{Gap, Source};
use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::text::MarkKind;
use std::ops::{Range, RangeInclusive};

/// The replacement of a section of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The bytes that are replaced: whole lines.
    pub range: Range<usize>,
    /// The replacement.
    pub text: String,
}

/// Formats some lines of a text, counted from 1, and those around them that belong to the same operations.
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
    // Cuts at line ends that both texts share, so that no line is split.
    let mut begin = (0, 0);
    let mut end = (text.len(), formatted.text.len());
    let roles = old.roles(&formatted.outline.marks).chain([Some(MarkKind::Operation)]);
    'gaps: for (index, role) in roles.enumerate() {
        let Some(role) = role.filter(|role| *role != MarkKind::Open) else { continue };
        let (old, new) = (cuts(old, index, role), cuts(&new, index, role));
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

/// For each comment before an operation, label or brace, and for these themselves: the beginning of the line
/// after the token before it. None if that is on the same line, or if the layout of one depends on the column
/// of the other.
fn cuts(source: &Source<'_>, index: usize, role: MarkKind) -> Vec<Option<usize>> {
    let mut gap = Gap { text: source.text, range: source.gap(index) };
    let mut found: Vec<Option<usize>> = Vec::new();
    let mut from = gap.range.start;
    let line_after = |from: usize, to: usize| {
        let end = source.text[from..to].find('\n');
        end.map(|length| from + length + 1)
    };
    // Comments may be aligned with one at the end of a line.
    let mut may_be_aligned = false;
    let mut first_own = 0;
    for comment in gap.by_ref() {
        let is_trailing = found.is_empty() && comment.is_trailing(index);
        first_own += usize::from(is_trailing);
        may_be_aligned = is_trailing || may_be_aligned && comment.newlines == 1;
        let cut = line_after(from, comment.start).filter(|_| !may_be_aligned);
        found.push(cut);
        from = comment.start + comment.text.len();
    }
    found.push(line_after(from, gap.range.end));
    if matches!(role, MarkKind::Label | MarkKind::Close) {
        // The comments may be beside it.
        found.iter_mut().skip(first_own + 1).for_each(|cut| *cut = None);
    }
    found
}
