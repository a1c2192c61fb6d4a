//! Formatting some lines of a text.

use std::ops::{Range, RangeInclusive};

use ods_parser::diagnostics::Diagnostic;

use crate::source::Source;
use crate::{Options, format_source, read};

/// The replacement of a part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The bytes that are replaced: whole lines.
    pub range: Range<usize>,
    /// The replacement.
    pub text: String,
}

/// Formats some lines of a text, counted from 1, and those around them that share a token with these. The
/// edit is empty if nothing is to be changed.
///
/// # Errors
/// Those of [`format`](crate::format()): a text with mistakes is not formatted, wherever these are.
///
/// ```
/// let text = "def A  : X;\ndef B  : X;\ndef C  : X;\n";
/// let edit = ods_fmt::format_lines(text, 2..=2, &ods_fmt::Options::default()).unwrap();
/// assert_eq!((edit.range, edit.text.as_str()), (12..24, "def B : X;\n"));
/// ```
pub fn format_lines(
    text: &str,
    lines: RangeInclusive<usize>,
    options: &Options,
) -> Result<Edit, Vec<Diagnostic>> {
    let source = read(text)?;
    let formatted = format_source(&source, options)?;
    let again = Source::new(&formatted)?;
    let offset = |line: usize| {
        let mut breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        line.checked_sub(1).map_or(0, |skipped| breaks.nth(skipped).map_or(text.len(), |(at, _)| at + 1))
    };
    let wanted = offset(lines.start().saturating_sub(1))..offset(*lines.end());
    // Cuts at line ends that both texts share, so that no line is split.
    let mut begin = (0, 0);
    let mut end = (text.len(), formatted.len());
    for token in 1..=source.len() {
        let (Some(old), Some(new)) = (cut(&source, token), cut(&again, token)) else { continue };
        if old <= wanted.start {
            begin = (old, new);
        } else if old >= wanted.end {
            end = (old, new);
            break;
        }
    }
    Ok(Edit { range: begin.0..end.0, text: formatted[begin.1..end.1].to_owned() })
}

/// The beginning of the line after a token's predecessor and the comments that end its line, if another line
/// follows.
fn cut(source: &Source<'_>, token: usize) -> Option<usize> {
    if source.newlines_after_previous(token) == 0 {
        return None;
    }
    let trailing = source.trailing(token);
    let end = match trailing.checked_sub(1) {
        Some(last) => source.trivia(token)[last].end,
        None => source.span(token - 1).1,
    };
    source.text[end as usize..].find('\n').map(|length| end as usize + length + 1)
}
