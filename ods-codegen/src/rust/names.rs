//! Names in Rust.
//!
//! - **Invariant**: the name of an item follows from its C++ name. If two names are equal in Rust's style,
//!   each gets as many trailing underscores as its C++ name has (`expr/item_names`), and its documentation
//!   names the C++ class. The same holds for cases of enums.
//! - **Invariant**: no item has a name of `ir_core::generated`, of Rust's prelude, or of a trait that
//!   authors implement. `tests/tests/names.rs` checks both ways of including generated code.
//! - Statics and functions of constraints have the names of their records or summaries, shortened so that
//!   their heads fit on a line. Duplicates get a number.

use heck::{ToShoutySnakeCase, ToSnakeCase, ToUpperCamelCase};
use proc_macro2::Span;

use super::{Ident, Literal};
use crate::model::Enum;
use crate::{FxHashMap, FxHashSet};

/// Declares a test for the names of one of the schema's lists.
macro_rules! listed {
    ($($($module:ident)::+ { $($name:ident),+ $(,)? })*) => { |name: &str| [$($(stringify!($name)),+),*].contains(&name) };
}

/// Declares a test for the names of the traits that authors implement.
macro_rules! hooks {
    ($(impl $($path:ident)::+ $(<$operation:ident>)? for $implementer:ident { $($items:tt)* })*) => {
        |name: &str| [$([$(stringify!($path)),+].last()),*].contains(&Some(&name))
    };
}

/// Whether an item of this name would hide a name of the runtime, of Rust's prelude or of generated code.
fn is_taken(name: &str) -> bool {
    ods_schema::runtime_names!(listed)(name)
        || ods_schema::rule_names!(listed)(name)
        || ods_schema::conversion_names!(listed)(name)
        || ods_schema::hook_traits!(hooks)(name)
        || is_of_prelude(name)
        || matches!(name, "AnyOp" | "ExternalFunctions" | "Registered" | "RewriteFunctions")
}

/// Whether Rust's prelude has a type, a trait or a variant of this name.
fn is_of_prelude(name: &str) -> bool {
    matches!(
        name,
        "AsMut"
            | "AsRef"
            | "Box"
            | "Clone"
            | "Copy"
            | "Debug"
            | "Default"
            | "DoubleEndedIterator"
            | "Drop"
            | "Eq"
            | "Err"
            | "ExactSizeIterator"
            | "Extend"
            | "Fn"
            | "FnMut"
            | "FnOnce"
            | "From"
            | "FromIterator"
            | "Hash"
            | "Into"
            | "IntoIterator"
            | "Iterator"
            | "None"
            | "Ok"
            | "Option"
            | "Ord"
            | "PartialEq"
            | "PartialOrd"
            | "Result"
            | "Send"
            | "Sized"
            | "Some"
            | "String"
            | "Sync"
            | "ToOwned"
            | "ToString"
            | "TryFrom"
            | "TryInto"
            | "Unpin"
            | "Vec"
    )
}

/// The name of a function or variable: `operandSegmentSizes` → `operand_segment_sizes`; a keyword gets an
/// underscore.
pub(super) fn snake(name: &str) -> String {
    legal(if is_snake(name) { name.to_owned() } else { name.to_snake_case() })
}

/// The name of a constant: `operandSegmentSizes` → `OPERAND_SEGMENT_SIZES`.
pub(super) fn shouty(name: &str) -> String {
    legal(if is_snake(name) { name.to_ascii_uppercase() } else { name.to_shouty_snake_case() })
}

/// The name of a type or case: `no_signed_wrap` → `NoSignedWrap`.
pub(super) fn camel(name: &str) -> String {
    let camel = if is_camel(name) { name.to_owned() } else { name.to_upper_camel_case() };
    if camel == "Self" { "Self_".to_owned() } else { legal(camel) }
}

/// Whether the words of a name are in lower case, separated by single underscores, as heck would write them:
/// a fast path, because most names of definitions have this form.
fn is_snake(name: &str) -> bool {
    let is_part = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    name.split('_').all(is_part)
}

/// Whether every capital of a name begins a word of several letters, as heck would write it.
fn is_camel(name: &str) -> bool {
    let mut may_begin = true;
    let fits = |byte: u8| match byte {
        b'A'..=b'Z' => std::mem::replace(&mut may_begin, false),
        b'a'..=b'z' => {
            may_begin = true;
            true
        }
        _ => byte.is_ascii_digit(),
    };
    name.starts_with(|first: char| first.is_ascii_uppercase()) && name.bytes().all(fits)
}

/// Whether a word is reserved in Rust 2024. A list, because `syn::Ident` accepts `gen`.
pub(crate) fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "abstract"
            | "as"
            | "async"
            | "await"
            | "become"
            | "box"
            | "break"
            | "const"
            | "continue"
            | "crate"
            | "do"
            | "dyn"
            | "else"
            | "enum"
            | "extern"
            | "false"
            | "final"
            | "fn"
            | "for"
            | "gen"
            | "if"
            | "impl"
            | "in"
            | "let"
            | "loop"
            | "macro"
            | "match"
            | "mod"
            | "move"
            | "mut"
            | "override"
            | "priv"
            | "pub"
            | "ref"
            | "return"
            | "self"
            | "static"
            | "struct"
            | "super"
            | "trait"
            | "true"
            | "try"
            | "type"
            | "typeof"
            | "unsafe"
            | "unsized"
            | "use"
            | "virtual"
            | "where"
            | "while"
            | "yield"
    )
}

/// The name, or a similar identifier: Rust does not allow every character of other scripts.
fn legal(name: String) -> String {
    let mut name = name.replace(|c: char| !unicode_ident::is_xid_continue(c), "_");
    if !name.starts_with(|c: char| c == '_' || unicode_ident::is_xid_start(c)) {
        name.insert(0, '_');
    }
    if is_keyword(&name) || name == "_" {
        name.push('_');
    }
    name
}

/// The name of the item for a C++ class: the same, unless it violates Rust's style, or generated code uses
/// the name for something else; then it gets an underscore. A mistyped one, such as `Ty!e`, loses its signs.
pub(super) fn class(name: &str) -> String {
    let is_camel =
        name.starts_with(|c: char| c.is_ascii_uppercase()) && name.chars().all(char::is_alphanumeric);
    let name = if is_camel && name != "Self" { legal(name.to_owned()) } else { camel(name) };
    if is_taken(&name) { name + "_" } else { name }
}

/// The item for a C++ class.
pub(super) fn class_ident(name: &str) -> Ident {
    ident(&class(name))
}

/// The item that belongs to another one: its name followed by a word, before the underscores at its end.
///
/// ```text
/// AddOp_, Builders: AddOpBuilders_
/// ```
pub(super) fn with_suffix(item: &Ident, suffix: &str) -> Ident {
    let item = item.to_string();
    let word = item.trim_end_matches('_');
    ident(&format!("{word}{suffix}{}", &item[word.len()..]))
}

/// The module of a dialect.
pub(super) fn module(dialect: &str) -> Ident {
    ident(&snake(dialect))
}

/// The name of a case: a variant of an integer enum, a constant of a bit enum.
pub(super) fn enum_case(definition: Enum<'_>, symbol: &str) -> Ident {
    let symbols = definition.cases().into_iter().flatten().filter_map(|case| case.symbol().ok());
    let mut named = enum_cases(definition, symbols);
    named.remove(symbol).unwrap_or_else(|| ident(&plain_case(definition, symbol)))
}

/// The names of all cases, by their symbols.
pub(super) fn enum_cases<'r>(
    definition: Enum<'_>,
    symbols: impl Iterator<Item = &'r str>,
) -> FxHashMap<&'r str, Ident> {
    let named = distinguished(symbols.map(|symbol| (symbol, plain_case(definition, symbol))));
    named.into_iter().map(|(symbol, name)| (symbol, ident(&name))).collect()
}

fn plain_case(definition: Enum<'_>, symbol: &str) -> String {
    if definition.is_bit_enum() { legal(symbol.to_shouty_snake_case()) } else { camel(symbol) }
}

/// The names in Rust of C++ names. If Rust's style maps different names to one, each gets as many underscores
/// at the end as the C++ name has, and more until they differ. Equal C++ names have one name.
///
/// ```text
/// pad80, pad8_0, pad_8_0: Pad80, Pad80_, Pad80__
/// ```
pub(super) fn distinguished<'r>(all: impl Iterator<Item = (&'r str, String)>) -> Vec<(&'r str, String)> {
    let mut all: Vec<_> = all.map(|(cpp, name)| (name, cpp.matches('_').count(), cpp)).collect();
    all.sort_unstable();
    all.dedup();
    let mut taken = Taken::default();
    let mut named = Vec::with_capacity(all.len());
    for group in all.chunk_by(|(a, ..), (b, ..)| a == b) {
        for (name, count, cpp) in group {
            let underscores = if group.len() > 1 { *count } else { 0 };
            named.push((*cpp, taken.free(name.clone() + &"_".repeat(underscores))));
        }
    }
    named
}

/// The first words of a name, separated by underscores, up to a length at which the head of an item fits on a
/// line.
pub(super) fn shortened(name: &str) -> &str {
    const LENGTH: usize = 38;
    // Only ASCII names have one byte per character.
    if name.len() <= LENGTH || !name.is_ascii() {
        return name;
    }
    let end = name[..=LENGTH].rfind('_').filter(|end| *end > 0).unwrap_or(LENGTH);
    &name[..end]
}

/// A sort key for rustfmt's order of names in imports, in which numbers are compared by value and underscores
/// come first: `I8` before `I32`, `A_B` before `A1` and `AB`.
pub(super) fn order(name: &str) -> String {
    /// Maximum number of digits that are compared by value.
    const DIGITS: usize = 20;
    let mut key = String::new();
    let mut rest = name;
    while let Some(first) = rest.chars().next() {
        let is_digit = first.is_ascii_digit();
        let end = rest.find(|c: char| c.is_ascii_digit() != is_digit).unwrap_or(rest.len());
        let (chunk, others) = rest.split_at(end);
        if is_digit {
            key += &format!("{chunk:0>DIGITS$}")
        } else {
            key += &chunk.replace('_', " ")
        }
        rest = others;
    }
    key
}

/// A string literal. Most texts need no escapes; parsing those as literals is faster than constructing them,
/// which tests every character for being printable.
pub(super) fn literal(text: &str) -> Literal {
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\');
    let plain = text.bytes().all(is_plain).then(|| ["\"", text, "\""].concat().parse().ok());
    plain.flatten().unwrap_or_else(|| Literal::string(text))
}

/// A C++ name without a leading `::`.
pub(super) fn unrooted(name: &str) -> &str {
    name.strip_prefix("::").unwrap_or(name)
}

/// An identifier.
pub(super) fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// A set of unique names.
#[derive(Default)]
pub(super) struct Taken {
    reserved: &'static [&'static str],
    given: FxHashSet<String>,
}

impl Taken {
    /// Creates a set with reserved names.
    pub(super) fn with_reserved(reserved: &'static [&'static str]) -> Taken {
        Taken { reserved, given: FxHashSet::default() }
    }

    /// The name, followed by underscores until it is unique.
    pub(super) fn free(&mut self, mut name: String) -> String {
        while self.reserved.contains(&name.as_str()) || !self.given.insert(name.clone()) {
            name.push('_');
        }
        name
    }

    /// The name, or the name with the first suffix that is unused: `NAME_2`.
    pub(super) fn numbered(&mut self, expected: &str) -> String {
        let mut name = expected.to_owned();
        let mut number = 1;
        while self.reserved.contains(&name.as_str()) || !self.given.insert(name.clone()) {
            number += 1;
            name = format!("{}_{number}", expected.trim_end_matches('_'));
        }
        name
    }

    /// Makes a name available again.
    pub(super) fn release(&mut self, name: &str) {
        self.given.remove(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_and_digits_become_names() {
        assert_eq!(snake("type"), "type_");
        assert_eq!(snake("operandSegmentSizes"), "operand_segment_sizes");
        assert_eq!(snake("2d"), "_2d");
        assert_eq!(snake("größe"), "größe");
        assert_eq!(camel("self"), "Self_");
        assert_eq!(camel("rsqrt_f16"), "RsqrtF16");
    }

    #[test]
    fn mistyped_names_become_names() {
        for (mistyped, name) in [("Ty!e", "TyE"), ("Dec{lareType", "DecLareType"), ("Array,tr", "ArrayTr")] {
            assert_eq!(class_ident(mistyped), name);
        }
        for text in ["x²", "²", "Xⓐ", "😀", "!", "", "a\u{301}"] {
            let all = [class(text), snake(text), shouty(text), camel(text)];
            assert!(all.iter().all(|name| ident(name) == *name), "{text}: {all:?}");
        }
    }

    #[test]
    fn names_that_stay_as_they_are_would_stay_with_heck() {
        let parts = ["a", "B", "c1", "2", "_", "XY", "Z3", "é", "Word", "end"];
        let names = (0..parts.len().pow(3)).map(|n| {
            let part = |place: u32| parts[n / parts.len().pow(place) % parts.len()];
            [part(0), part(1), part(2)].concat()
        });
        for name in names {
            assert!(!is_snake(&name) || name.to_snake_case() == name, "{name}");
            assert!(!is_snake(&name) || name.to_shouty_snake_case() == name.to_ascii_uppercase(), "{name}");
            assert!(!is_camel(&name) || name.to_upper_camel_case() == name, "{name}");
        }
        assert!(is_snake("memory_scope") && is_camel("SubgroupBallotKHR") != is_camel("Float16Buffer"));
    }

    #[test]
    fn long_names_end_with_a_word() {
        assert_eq!(shortened("SHORT_NAME"), "SHORT_NAME");
        assert_eq!(shortened("VECTOR_OF_8_BIT_SIGNLESS_INTEGER_VALUES"), "VECTOR_OF_8_BIT_SIGNLESS_INTEGER");
        assert_eq!(shortened(&"A".repeat(99)).len(), 38);
    }

    #[test]
    fn imports_are_in_the_order_of_rustfmt() {
        let names =
            ["A", "A_X", "A1", "A9", "A10_B", "AB", "I_ATTR", "I1", "I1_ATTR", "I8", "I32", "IA", "Z"];
        assert!(names.is_sorted_by_key(|name| order(name)));
    }

    #[test]
    fn literals_are_those_of_their_texts() {
        for text in ["", "plain text", "a \"b\" \\ c", "\n", "é", "\u{7f}", "'"] {
            assert_eq!(literal(text).to_string(), Literal::string(text).to_string());
        }
    }

    #[test]
    fn a_name_is_given_once() {
        let mut taken = Taken::with_reserved(&["op"]);
        assert_eq!(taken.free("op".to_owned()), "op_");
        assert_eq!(taken.free("op".to_owned()), "op__");
        assert_eq!(taken.free("lhs".to_owned()), "lhs");
        assert_eq!(["lhs", "rhs", "lhs"].map(|name| taken.numbered(name)), ["lhs_2", "rhs", "lhs_3"]);
    }
}
