//! The syntax of bit enums.

use std::fmt;

use super::EnumSpec;

impl EnumSpec {
    /// Writes the cases of `value`, separated by `separator`. Groups come first and replace their bits, in
    /// reverse order as in MLIR; then single bits. The case 0 is printed if no bit is set.
    ///
    /// # Errors
    /// The error of the formatter.
    pub(super) fn write_bits(&self, f: &mut fmt::Formatter<'_>, value: u64, separator: &str) -> fmt::Result {
        let cases = self.cases;
        if value == 0 {
            return f.write_str(cases.iter().find(|(bits, _)| *bits == 0).map_or("", |(_, name)| name));
        }
        let mut left = value;
        let mut before = "";
        let mut push = |name: &str| {
            f.write_str(std::mem::replace(&mut before, separator))?;
            f.write_str(name)
        };
        for (bits, name) in cases.iter().rev().filter(|(bits, name)| self.is_group(*bits, name)) {
            if left & bits == *bits {
                push(name)?;
                left &= !bits;
            }
        }
        let is_single = |(bits, name): &&(u64, &str)| {
            bits.count_ones() == 1 && !self.bit_groups.contains(name) && left & bits != 0
        };
        cases.iter().filter(is_single).try_for_each(|(_, name)| push(name))
    }

    /// Parses case names separated by `separator`. Whitespace around a name is ignored.
    #[must_use]
    pub(super) fn parse_bits(&self, text: &str, separator: &str) -> Option<u64> {
        text.split(separator).try_fold(0, |all, name| {
            let name = name.trim();
            let found = self.cases.iter().find(|(_, known)| *known == name)?;
            Some(all | found.0)
        })
    }
}
