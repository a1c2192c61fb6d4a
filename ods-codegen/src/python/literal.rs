//! Python's literals.

use std::fmt::Write;

/// A string literal on one line.
///
/// ```text
/// "say \"hi\"\n"
/// ```
pub(super) fn quoted(text: &str) -> String {
    let mut literal = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => literal.extend(['\\', c]),
            '\n' => literal.push_str("\\n"),
            c if c.is_control() => {
                // Writing to memory does not fail.
                let _ = write!(literal, "\\x{:02x}", u32::from(c));
            }
            c => literal.push(c),
        }
    }
    literal.push('"');
    literal
}

/// Names as a tuple of Python.
///
/// ```text
/// ("lhs", "rhs",)
/// ```
pub(super) fn tuple(names: &[String]) -> String {
    let names: String = names.iter().map(|name| format!("{}, ", quoted(name))).collect();
    match names.strip_suffix(' ') {
        Some(names) => format!("({names})"),
        None => "()".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_would_end_a_literal_is_escaped() {
        assert_eq!(super::quoted("a\"b\\\n\u{7f}é"), "\"a\\\"b\\\\\\n\\x7fé\"");
    }
}
