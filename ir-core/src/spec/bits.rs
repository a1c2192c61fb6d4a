//! Enums whose values are sets of bits, as text.

use std::fmt;

/// Writes the cases of `value` with `separator` between them: with `has_groups` cases of several bits first, which take
/// the place of those bits, then single bits. The case 0 stands for no bits.
///
/// # Errors
/// What the formatter reports.
pub fn write(
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

/// Reads names of cases with `separator` between them; blanks around a name do not count.
#[must_use]
pub fn parse(text: &str, cases: &[(u64, &str)], separator: &str) -> Option<u64> {
    text.split(separator).try_fold(0, |all, name| {
        let found = cases.iter().find(|(_, known)| *known == name.trim())?;
        Some(all | found.0)
    })
}
