//! Finds decisions on printed tokens. An emitter decides on values of the model, never on the text of tokens.

use super::Problem;
use super::sources::Source;

/// The crate with the emitters.
const KRATE: &str = "ods-codegen";

/// The folder of the emitters that create tokens, within `src`.
const EMITTERS: &str = "rust/";

/// The code after the text of a value where a decision depends on it.
const DECISIONS: [&str; 8] =
    [" != ", " == ", ".as_str() {", ".bytes()", ".chars()", ".contains(", ".ends_with(", ".split("];

/// Files that may match on tokens, with the reason.
const EXCEPTIONS: [(&str, &str); 2] = [
    (
        "rust/expr/translator.rs",
        "whether code names a variable decides only on the underscore before the parameter",
    ),
    ("rust/hooks.rs", "declarations of the shared list are tokens; a name in them is replaced"),
];

/// The conversion of a value to text.
const TEXT: &str = ".to_string()";

/// Finds lines that compare or search the text of tokens, or match on tokens.
pub(super) fn check(sources: &[Source]) -> Vec<Problem> {
    let emitters =
        sources.iter().filter(|source| source.krate == KRATE && source.in_src().starts_with(EMITTERS));
    // The layout converts tokens to text, which is its purpose.
    let emitters = emitters.filter(|source| !source.in_src().starts_with("rust/layout/"));
    let is_exception = |source: &&Source| EXCEPTIONS.iter().any(|(path, _)| *path == source.in_src());
    let emitters = emitters.filter(|source| !is_exception(source));
    emitters.flat_map(in_source).collect()
}

fn in_source(source: &Source) -> Vec<Problem> {
    let mut problems = Vec::new();
    // A decision may be on the line after the text.
    let lines: Vec<(usize, &str)> = source.lines().collect();
    for (index, (number, line)) in lines.iter().enumerate() {
        let next = lines.get(index + 1).map_or("", |(_, next)| next.trim_start());
        let next = if next.starts_with('.') || line.trim_end().ends_with(TEXT) { next } else { "" };
        if decides(&format!("{}{next}", line.trim())) {
            let message = format!("{}:{number}: decides on printed tokens: {}", source.path, line.trim());
            problems.push(Problem { krate: source.krate.clone(), message });
        }
    }
    problems
}

fn decides(code: &str) -> bool {
    if code.starts_with("//") {
        return false;
    }
    if code.contains("TokenTree::") {
        return true;
    }
    let after = code.match_indices(TEXT).map(|(at, _)| &code[at + TEXT.len()..]);
    let is_compared = |rest: &str| DECISIONS.iter().any(|decision| rest.starts_with(decision));
    after.into_iter().any(is_compared) || code.contains(&format!("== {TEXT}")) || compares_to_text(code)
}

/// Whether the right side of a comparison is the text of a value.
fn compares_to_text(code: &str) -> bool {
    let operators = ["== ", "!= "];
    operators.iter().flat_map(|operator| code.match_indices(operator)).any(|(at, operator)| {
        let right = &code[at + operator.len()..];
        let end = right.find([' ', '{', ')']).unwrap_or(right.len());
        let operand = &right[..end];
        operand.ends_with(".to_string(") || right.starts_with(&format!("{operand}.to_string()"))
    })
}

#[cfg(test)]
mod tests {
    use super::decides;

    #[test]
    fn decisions_on_text_are_found() {
        for code in [
            "let is_nothing = result.to_string() == \"()\";",
            "match ty.to_string().contains(\"'c\") {",
            "match ir.to_string().as_str() {",
            "if wanted == ty.to_string() {",
            "TokenTree::Group(group) => {",
        ] {
            assert!(decides(code), "{code}");
        }
        for code in ["let name = handle.to_string();", "// ty.to_string() == \"()\"", "if a == b {"] {
            assert!(!decides(code), "{code}");
        }
    }
}
