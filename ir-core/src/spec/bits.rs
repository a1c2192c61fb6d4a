//! Enums whose values are sets of bits, as text.

use std::fmt;

/// Writes the cases of `value` with `separator` between them. A case of several bits takes the place of those bits; the
/// case 0 stands for no bits.
///
/// # Errors
/// What the formatter reports.
pub fn write(f: &mut fmt::Formatter<'_>, value: u64, cases: &[(u64, &str)], separator: &str) -> fmt::Result {
    if let Some((_, name)) = cases.iter().find(|(bits, _)| *bits == value && value == 0) {
        return f.write_str(name);
    }
    let mut left = value;
    let mut names: Vec<(usize, &str)> = Vec::new();
    // Cases of several bits come later in a definition, and are taken first.
    for (index, (bits, name)) in cases.iter().enumerate().rev().filter(|(_, (bits, _))| bits.count_ones() > 1)
    {
        if left & bits == *bits {
            names.push((index, name));
            left &= !bits;
        }
    }
    for (index, (bits, name)) in cases.iter().enumerate().filter(|(_, (bits, _))| bits.count_ones() == 1) {
        if left & bits != 0 {
            names.push((index, name));
        }
    }
    names.sort_unstable();
    for (place, (_, name)) in names.iter().enumerate() {
        f.write_str(if place == 0 { "" } else { separator })?;
        f.write_str(name)?;
    }
    Ok(())
}

/// Reads names of cases with `separator` between them; blanks around a name do not count.
#[must_use]
pub fn parse(text: &str, cases: &[(u64, &str)], separator: &str) -> Option<u64> {
    text.split(separator).try_fold(0, |all, name| {
        let found = cases.iter().find(|(_, known)| *known == name.trim())?;
        Some(all | found.0)
    })
}
