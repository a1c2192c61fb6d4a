//! Removal of ranges of a text.

use std::io;
use std::ops::Range;

use crate::apply_most;

/// A range of a text that can be removed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Removal {
    /// The range, in bytes.
    pub range: Range<usize>,
    /// The text in its place.
    pub replacement: &'static str,
}

impl From<Range<usize>> for Removal {
    fn from(range: Range<usize>) -> Self {
        Removal { range, replacement: "" }
    }
}

/// Removes as many parts of `text` as `holds` accepts. Parts may overlap. Returns the rest.
///
/// # Errors
/// An error of `holds`.
pub fn apply_removals(
    text: &str,
    parts: &[Removal],
    holds: &mut dyn FnMut(&str) -> io::Result<bool>,
) -> io::Result<String> {
    let mut removed = vec![false; parts.len()];
    let indices: Vec<usize> = (0..parts.len()).collect();
    let remove = |removed: &mut Vec<bool>, index: &usize| !std::mem::replace(&mut removed[*index], true);
    apply_most(&mut removed, &indices, remove, &mut |removed| holds(&rest(text, parts, removed)))?;
    Ok(rest(text, parts, &removed))
}

/// The text without the removed parts.
fn rest(text: &str, parts: &[Removal], removed: &[bool]) -> String {
    let mut gone: Vec<&Removal> =
        parts.iter().zip(removed).filter(|(_, gone)| **gone).map(|(part, _)| part).collect();
    gone.sort_by_key(|part| (part.range.start, std::cmp::Reverse(part.range.end)));
    let mut rest = String::new();
    let mut at = 0;
    for Removal { range, replacement } in gone {
        if range.start >= at {
            rest.push_str(&text[at..range.start]);
            rest.push_str(replacement);
        }
        at = at.max(range.end);
    }
    rest.push_str(&text[at..]);
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested_parts_go_with_the_outer_one() {
        let text = "def A { int x = 1; } def B;";
        let parts = [(0..20, ""), (6..20, ";"), (8..18, ""), (20..27, "")];
        let parts = parts.map(|(range, replacement)| Removal { range, replacement });
        let reduced = |needle: &str| apply_removals(text, &parts, &mut |rest| Ok(rest.contains(needle)));
        assert_eq!(reduced("def A").ok().as_deref(), Some("def A ;"));
        assert_eq!(reduced("def B").ok().as_deref(), Some(" def B;"));
        assert_eq!(reduced("= 1").ok().as_deref(), Some("def A { int x = 1; }"));
    }
}
