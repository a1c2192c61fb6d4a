//! Edits that remove the causes of findings.

use super::Finding;
use crate::{SourceMap, Span};

/// A replacement of a part of the main file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// The part.
    pub span: Span,
    /// Its new text.
    pub text: String,
    /// Whether it is safe without a review: nobody could have meant the removed text.
    pub is_safe: bool,
}

/// The main file with the safe edits of all findings; `None` if there are none. If edits overlap, only the
/// first is applied.
#[must_use]
pub fn fixed(found: &[Finding], sources: &SourceMap) -> Option<String> {
    let file = sources.files().first()?;
    let mut edits: Vec<&Edit> = found.iter().filter_map(Finding::safe_fix).collect();
    edits.sort_by_key(|edit| edit.span);
    let (mut text, mut end) = (String::with_capacity(file.text.len()), 0);
    let mut is_changed = false;
    for edit in edits {
        let (from, to) = ((edit.span.lo - file.base) as usize, (edit.span.hi - file.base) as usize);
        if from >= end
            && let Some(kept) = file.text.get(end..from)
        {
            text.push_str(kept);
            text.push_str(&edit.text);
            end = to;
            is_changed = true;
        }
    }
    text.push_str(file.text.get(end..)?);
    is_changed.then_some(text)
}
