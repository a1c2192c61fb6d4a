//! Enum values.

use std::fmt::{self, Display};

/// The definition of an enum.
#[derive(Debug)]
pub struct EnumSpec {
    /// The C++ name, for messages.
    pub cpp: &'static str,
    /// The summary, for messages.
    pub summary: &'static str,
    /// The cases: values and spellings.
    pub cases: &'static [(u64, &'static str)],
    /// The separator between cases of a bit enum; `None` for other enums.
    pub separator: Option<&'static str>,
    /// Whether cases of several bits print instead of those bits.
    pub has_groups: bool,
    /// The single-bit cases that print like groups: before other bits, and in place of their bits.
    pub bit_groups: &'static [&'static str],
    /// Whether a bit enum parameter is written as one string instead of separated keywords.
    pub is_quoted: bool,
}

/// A Rust enum of a definition.
pub trait EnumValue: Copy + 'static {
    /// The data of the definition.
    const CASES: &'static EnumSpec;

    /// The first case; the empty set for a bit enum.
    const FIRST: Self;

    /// The value as an integer.
    fn value(self) -> u64;

    /// The value of this integer; `None` if the integer is invalid.
    fn from_value(value: u64) -> Option<Self>;
}

impl EnumSpec {
    /// An enum without cases, as a base for struct updates.
    pub const EMPTY: EnumSpec = EnumSpec {
        cpp: "",
        summary: "",
        cases: &[],
        separator: None,
        has_groups: false,
        bit_groups: &[],
        is_quoted: false,
    };

    /// Whether an integer is a value of the enum.
    #[must_use]
    pub fn accepts(&self, value: u64) -> bool {
        match self.separator {
            Some(_) => value & !self.mask() == 0,
            None => self.cases.iter().any(|(known, _)| *known == value),
        }
    }

    /// Whether a case is printed before single bits, if it is printed at all.
    pub(super) fn is_group(&self, bits: u64, name: &str) -> bool {
        self.has_groups && (bits.count_ones() > 1 || self.bit_groups.contains(&name))
    }

    fn mask(&self) -> u64 {
        self.cases.iter().fold(0, |all, (bits, _)| all | bits)
    }

    /// Parses a value in the definition's spelling.
    #[must_use]
    pub fn parse(&self, text: &str) -> Option<u64> {
        match self.separator {
            Some(separator) => self.parse_bits(text, separator.trim()),
            None => self.cases.iter().find(|(_, name)| *name == text).map(|(value, _)| *value),
        }
    }

    /// Formats a value.
    #[must_use]
    pub fn display(&'static self, value: u64) -> impl Display {
        DisplayEnum { spec: self, value }
    }

    /// The spellings, separated by `, `.
    pub(crate) fn spellings(&self) -> String {
        let names: Vec<&str> = self.cases.iter().map(|(_, name)| *name).collect();
        names.join(", ")
    }
}

struct DisplayEnum {
    spec: &'static EnumSpec,
    value: u64,
}

impl Display for DisplayEnum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EnumSpec { cases, .. } = *self.spec;
        match self.spec.separator {
            Some(separator) => self.spec.write_bits(f, self.value, separator),
            None => {
                f.write_str(cases.iter().find(|(value, _)| *value == self.value).map_or("", |(_, name)| name))
            }
        }
    }
}
