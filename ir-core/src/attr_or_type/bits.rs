//! The text of bit enums.

use std::fmt;

/// Writes the cases of `value` with `separator` between them: with `has_groups`, cases of several bits come first and replace
/// those bits; then single bits. The case 0 means no bits.
///
/// # Errors
/// The error of the formatter.
pub(super) fn write(
    f: &mut fmt::Formatter<'_>,
    value: u64,
    cases: &[(u64, &str)],
    separator: &str,
    has_groups: bool,
) -> fmt::Result {
    if value == 0 {
        return f.write_str(cases.iter().find(|(bits, _)| *bits == 0).map_or("", |(_, name)| name));
    }
    let mut left = value;
    let mut names: Vec<&str> = Vec::new();
    for (bits, name) in cases.iter().filter(|(bits, _)| has_groups && bits.count_ones() > 1) {
        if left & bits == *bits {
            names.push(name);
            left &= !bits;
        }
    }
    names.extend(
        cases.iter().filter(|(bits, _)| bits.count_ones() == 1 && left & bits != 0).map(|(_, name)| name),
    );
    f.write_str(&names.join(separator))
}

/// Parses names of cases with `separator` between them; whitespace around a name is ignored.
#[must_use]
pub(super) fn parse(text: &str, cases: &[(u64, &str)], separator: &str) -> Option<u64> {
    text.split(separator).try_fold(0, |all, name| {
        let found = cases.iter().find(|(_, known)| *known == name.trim())?;
        Some(all | found.0)
    })
}
