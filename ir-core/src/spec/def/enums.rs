//! Values of enums.

use std::fmt::{self, Display};

use super::{DefSpec, Interned as _, Param, ParamKind, attr_of, attribute_spec};
use crate::context::{Attribute, Context};
use crate::spec::bits;

/// What a definition says about an enum.
#[derive(Debug)]
pub struct EnumSpec {
    /// Its name in C++, which messages name.
    pub cpp: &'static str,
    /// What it stands for, which messages say.
    pub summary: &'static str,
    /// The cases: values, and how they are spelled.
    pub cases: &'static [(u64, &'static str)],
    /// Of a set of bits what stands between cases.
    pub separator: Option<&'static str>,
    /// Whether cases of several bits print in the place of those bits.
    pub has_groups: bool,
    /// Whether a set of bits that is just a parameter is one string, instead of words with the separator between them.
    pub is_quoted: bool,
}

/// A value of an enum of a definition.
pub trait EnumValue: Copy + 'static {
    /// What the definition says.
    const CASES: &'static EnumSpec;

    /// The first case; of sets of bits the empty set.
    const FIRST: Self;

    /// The value as a number.
    fn value(self) -> u64;

    /// The value of a number; `None` for one that is no value of the enum.
    fn from_value(value: u64) -> Option<Self>;
}

impl EnumSpec {
    /// An enum of one case that says nothing yet.
    pub const EMPTY: EnumSpec =
        EnumSpec { cpp: "", summary: "", cases: &[], separator: None, has_groups: false, is_quoted: false };

    /// Whether a number is a value.
    #[must_use]
    pub fn accepts(&self, value: u64) -> bool {
        match self.separator {
            Some(_) => value & !self.mask() == 0,
            None => self.cases.iter().any(|(known, _)| *known == value),
        }
    }

    fn mask(&self) -> u64 {
        self.cases.iter().fold(0, |all, (bits, _)| all | bits)
    }

    /// The number of a text in the definition's spelling.
    #[must_use]
    pub fn parse(&self, text: &str) -> Option<u64> {
        match self.separator {
            Some(separator) => bits::parse(text, self.cases, separator.trim()),
            None => self.cases.iter().find(|(_, name)| *name == text).map(|(value, _)| *value),
        }
    }

    /// The text of a number.
    #[must_use]
    pub fn display(&'static self, value: u64) -> impl Display {
        DisplayEnum { spec: self, value }
    }

    /// The spellings with `, ` between them.
    pub(in crate::spec) fn spellings(&self) -> String {
        let names: Vec<&str> = self.cases.iter().map(|(_, name)| *name).collect();
        names.join(", ")
    }
}

/// The enum of an attribute whose only parameter is a value of it, as `EnumAttr` defines them.
fn enum_of(spec: &DefSpec<Attribute>) -> Option<&'static EnumSpec> {
    match spec.params {
        [only] => match only.kind {
            ParamKind::Enum(cases) | ParamKind::EnumField(cases) => Some(cases),
            _ => None,
        },
        _ => None,
    }
}

/// The enum and its value that an attribute stands for; none for an attribute that is no `EnumAttr`.
#[must_use]
pub fn enum_value(ctx: &Context, attribute: Attribute) -> Option<(&'static EnumSpec, u64)> {
    let storage = attribute.def_storage(ctx)?;
    match storage.params() {
        [Param::Int(value)] => Some((enum_of(storage.spec())?, *value as u64)),
        _ => None,
    }
}

/// The attribute of this dialect and mnemonic that stands for a value of its enum; `value` gives it, and none where there is
/// no such value. None, too, when the dialect is not registered or has no such `EnumAttr`.
pub fn enum_attr(
    ctx: &Context,
    dialect: &str,
    mnemonic: &str,
    value: impl FnOnce(&EnumSpec) -> Option<u64>,
) -> Option<Attribute> {
    let value = value(enum_of(attribute_spec(ctx, dialect, mnemonic)?)?)?;
    attr_of(ctx, dialect, mnemonic, [Param::Int(value as i64)])
}

struct DisplayEnum {
    spec: &'static EnumSpec,
    value: u64,
}

impl Display for DisplayEnum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EnumSpec { cases, has_groups, .. } = *self.spec;
        match self.spec.separator {
            Some(separator) => bits::write(f, self.value, cases, separator, has_groups),
            None => {
                f.write_str(cases.iter().find(|(value, _)| *value == self.value).map_or("", |(_, name)| name))
            }
        }
    }
}
