//! The intrinsics that LLVM has for all targets (llvm/IR/Intrinsics.td of LLVM 22).
//!
//! A line of the table has, separated by `|`: the name, the attributes of the function, those of the result,
//! those of parameters by index, and the types that the name of a declaration ends with: `r` for the result,
//! `r0` for its first element, a number for a parameter; last, the type of the result where it is always the
//! same, or `=0`, `e0` or `s0`: the first of those types, its elements, or `i1` in its shape.

use rustc_hash::FxHashMap;

/// The table.
const TABLE: &str = include_str!("table.txt");

/// The source of a type of an overloaded intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overload {
    Result,
    /// An element of a result that is a struct.
    Element(usize),
    Parameter(usize),
}

/// An intrinsic.
#[derive(Clone, Debug)]
pub(crate) struct Intrinsic {
    pub(crate) attributes: &'static str,
    pub(crate) result: &'static str,
    /// Attributes of parameters, with their indices.
    pub(crate) parameters: Vec<(usize, &'static str)>,
    pub(crate) overloads: Vec<Overload>,
    pub(crate) is_variadic: bool,
    /// The type of the result, or how it follows from the others; empty otherwise.
    pub(crate) result_type: &'static str,
}

/// All intrinsics by name.
#[derive(Debug)]
pub(crate) struct Intrinsics {
    lines: FxHashMap<&'static str, &'static str>,
}

impl Intrinsics {
    /// Reads the names of the table.
    pub(crate) fn new() -> Self {
        Intrinsics { lines: TABLE.lines().filter_map(|line| line.split_once('|')).collect() }
    }

    /// The intrinsic that a name begins with, and its own name: `llvm.smax` for `llvm.smax.i32`.
    pub(crate) fn find(&self, name: &str) -> Option<(&'static str, Intrinsic)> {
        let mut base = name;
        loop {
            if let Some((&name, line)) = self.lines.get_key_value(base) {
                return Some((name, read(line)));
            }
            base = base.rsplit_once('.')?.0;
        }
    }
}

/// Reads what follows the name in a line.
fn read(line: &'static str) -> Intrinsic {
    let mut fields = line.split('|');
    let mut next = || fields.next().unwrap_or_default();
    let (attributes, result, parameters, overloads, result_type) = (next(), next(), next(), next(), next());
    let parameter = |text: &'static str| {
        let (index, attributes) = text.split_once(':')?;
        Some((index.parse().ok()?, attributes))
    };
    let overload = |text: &str| match text.strip_prefix('r') {
        Some("") => Some(Overload::Result),
        Some(index) => index.parse().ok().map(Overload::Element),
        None => text.parse().ok().map(Overload::Parameter),
    };
    Intrinsic {
        attributes,
        result,
        parameters: parameters.split(';').filter_map(parameter).collect(),
        overloads: overloads.split(' ').filter_map(overload).collect(),
        is_variadic: overloads.ends_with("..."),
        result_type,
    }
}

#[cfg(test)]
mod tests {
    use super::{Intrinsics, Overload, TABLE, read};

    #[test]
    fn every_line_has_all_fields() {
        for line in TABLE.lines() {
            assert_eq!(line.matches('|').count(), 5, "{line}");
            let (name, rest) = line.split_once('|').unwrap_or_default();
            assert!(name.starts_with("llvm."), "{line}");
            let words = rest
                .rsplit('|')
                .nth(1)
                .unwrap_or_default()
                .split(' ')
                .filter(|word| !matches!(*word, "" | "..."));
            assert_eq!(read(rest).overloads.len(), words.count(), "{line}");
        }
    }

    #[test]
    fn names_of_declarations_are_found() {
        let all = Intrinsics::new();
        let (name, found) =
            all.find("llvm.vector.reduce.fadd.v4f32").unwrap_or_else(|| panic!("is in the table"));
        assert_eq!(
            (name, found.overloads.as_slice()),
            ("llvm.vector.reduce.fadd", &[Overload::Parameter(1)][..])
        );
        assert!(all.find("llvm.no.such").is_none());
    }
}
