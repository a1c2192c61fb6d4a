//! Data that is read once and kept for the life of the program, as specs of dialects are, and tests of
//! defaults, which are not written.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Deserializer};

/// Reads a list.
pub(crate) fn list<'de, 'a, D, T>(deserializer: D) -> Result<&'a [T], D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + 'a,
{
    Vec::deserialize(deserializer).map(|list| &*list.leak())
}

/// Reads a value.
pub(crate) fn one<'de, 'a, D, T>(deserializer: D) -> Result<&'a T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + 'a,
{
    T::deserialize(deserializer).map(|value| &*Box::leak(Box::new(value)))
}

/// Reads a text.
pub(crate) fn text<'de, 'a, D: Deserializer<'de>>(deserializer: D) -> Result<&'a str, D::Error> {
    String::deserialize(deserializer).map(|text| &*text.leak())
}

/// Reads the names of attributes by the indices of operands.
pub(crate) fn segment_sizes<'de, 'a, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<&'a [(usize, &'a str)], D::Error> {
    let sizes: Vec<(usize, String)> = Vec::deserialize(deserializer)?;
    Ok(sizes.into_iter().map(|(index, name)| (index, &*name.leak())).collect::<Vec<_>>().leak())
}

/// Whether a condition is the default one.
pub(crate) fn is_false(value: &bool) -> bool {
    !value
}
