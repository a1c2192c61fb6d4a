//! Finds vague names: functions called by a bare preposition, types called `Place` or `Known`, `number` for
//! an index, and `parser.parser`.

use super::rust::{line_of, words};
use super::sources::Source;

/// Prepositions, with the underscore of those that are keywords.
const PREPOSITIONS: [&str; 38] = [
    "about", "above", "across", "after", "against", "along", "among", "around", "as_", "at", "before",
    "behind", "below", "beside", "between", "beyond", "by", "down", "for_", "from", "in_", "inside", "into",
    "of", "off", "on", "onto", "outside", "over", "per", "through", "to", "under", "until", "up", "via",
    "within", "without",
];

/// Names of types without a domain.
const VAGUE_TYPES: [&str; 6] = ["Found", "Given", "Known", "Part", "Parts", "Place"];

/// Functions that are called by a bare preposition, including `with`, except for `from` of an `impl From`.
pub(super) fn prepositions(sources: &[Source]) -> Vec<String> {
    declared(sources, |code, at, keyword, name| {
        keyword == "fn"
            && (PREPOSITIONS.contains(&name) || name == "with")
            && !(name == "from" && is_in_impl_from(&code[..at]))
    })
}

/// Structures, enumerations, traits, aliases and unions with vague names.
pub(super) fn vague_types(sources: &[Source]) -> Vec<String> {
    declared(sources, |_, _, keyword, name| {
        matches!(keyword, "struct" | "enum" | "trait" | "type" | "union") && VAGUE_TYPES.contains(&name)
    })
}

/// Chains like `parser.parser.` and `printer.printer.`.
pub(super) fn stutters(sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        let code = &source.tokens.code;
        for chain in ["parser.parser.", "printer.printer."] {
            found.extend(code.match_indices(chain).map(|(at, _)| located(source, code, at, chain)));
        }
    }
    found
}

/// Integer parameters and fields, and variables for an index, with the name `number`.
pub(super) fn numbers(sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        let code = &source.tokens.code;
        let mut before = "";
        for (at, word) in words(code) {
            let after = &code[at + word.len()..];
            let is_variable = matches!(before, "let" | "mut") && is_index(after);
            let is_declared = word == "number" && (is_variable || is_integer(after));
            if is_declared {
                found.push(located(source, code, at, "number"));
            }
            before = word;
        }
    }
    found
}

/// Whether a variable is initialized with an index: a position, the beginning of a range, or an index by
/// another name.
fn is_index(after: &str) -> bool {
    let value = after.split(';').next().unwrap_or(after);
    ["position(", ".start", "index", "region"].iter().any(|word| value.contains(word))
}

/// Whether an integer type, as for an index, follows a colon.
fn is_integer(after: &str) -> bool {
    let ty = after.strip_prefix(':').filter(|rest| !rest.starts_with(':')).map(str::trim_start);
    ty.is_some_and(|ty| words(ty).next().is_some_and(|(at, word)| at == 0 && matches!(word, "usize" | "u32")))
}

/// Whether the last `impl` before a function is of `From`.
fn is_in_impl_from(before: &str) -> bool {
    let header = before.rfind("\nimpl").map_or("", |at| &before[at..]);
    let header = header.split('{').next().unwrap_or(header);
    header.contains("From<") && header.contains(" for ")
}

/// The declarations with a keyword and a name that `is_found` accepts.
fn declared(sources: &[Source], is_found: impl Fn(&str, usize, &str, &str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        let code = &source.tokens.code;
        let mut before = "";
        for (at, word) in words(code) {
            if is_found(code, at, before, word) {
                found.push(located(source, code, at, word));
            }
            before = word;
        }
    }
    found
}

fn located(source: &Source, code: &str, at: usize, name: &str) -> String {
    format!("{}:{}: {name}", source.path, line_of(code, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> [Source; 1] {
        [Source::new("c", "c/src/a.rs", text)]
    }

    #[test]
    fn prepositions_are_found_but_for_conversions() {
        let text = "fn of() {}\nimpl<T> From<T> for A {\n    fn from() {}\n}\nimpl A {\n    fn from() {}\n}\n// fn at()\nfn offset() {}";
        assert_eq!(prepositions(&source(text)), ["c/src/a.rs:1: of", "c/src/a.rs:6: from"]);
    }

    #[test]
    fn vague_types_stutters_and_numbers_are_found() {
        let text = "struct Place;\nstruct Placed { number: u32 }\nfn f(number: usize, b: u8) { let mut number = a.position(b); parser.parser.x(); g(number) }";
        assert_eq!(vague_types(&source(text)), ["c/src/a.rs:1: Place"]);
        assert_eq!(numbers(&source(text)).len(), 3);
        assert_eq!(stutters(&source(text)), ["c/src/a.rs:3: parser.parser."]);
    }
}
