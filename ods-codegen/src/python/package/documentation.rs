//! Documentation of definitions, for docstrings and for the reference.

use crate::model::{AttrOrTypeDef, DefKind, Operation, Result};

/// The text of a description without the indentation that all its lines have.
pub(super) fn dedented(text: &str) -> String {
    let text = text.trim_end();
    let lines: Vec<&str> = text.lines().skip_while(|line| line.trim().is_empty()).collect();
    let filled = lines.iter().filter(|line| !line.trim().is_empty());
    let indent = filled.map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    lines.iter().map(|line| line.get(indent..).unwrap_or_default().trim_end()).collect::<Vec<_>>().join("\n")
}

/// The paragraphs of a definition: its summary, its syntax between two lines of `fence`, and its description.
fn paragraphs(summary: &str, syntax: Option<String>, description: &str, fence: &str) -> String {
    let summary = summary.split_whitespace().collect::<Vec<_>>().join(" ");
    let syntax = syntax.map(|syntax| match fence {
        "" => format!("Syntax:\n\n    {}", syntax.replace('\n', "\n    ")),
        fence => format!("Syntax:\n\n{fence}text\n{syntax}\n{fence}"),
    });
    let all = [summary, syntax.unwrap_or_default(), dedented(description)];
    all.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n\n")
}

/// A grammar rule of a declarative format; nothing for one of whitespace.
///
/// ```text
/// operation ::= `toy.add` $lhs `,` $rhs
///               attr-dict `:` type($result)
/// ```
fn rule(subject: &str, name: &str, format: &str) -> Option<String> {
    let mut lines = format.lines().map(str::trim).filter(|line| !line.is_empty());
    let start = format!("{subject} ::= ");
    let mut rule = format!("{start}`{name}` {}", lines.next()?);
    for line in lines {
        rule.push_str(&format!("\n{:indent$}{line}", "", indent = start.len()));
    }
    Some(rule)
}

/// The documentation of an operation.
///
/// # Errors
/// When a field has another type.
pub(super) fn operation_text(operation: &Operation<'_>, fence: &str) -> Result<String> {
    let format = operation.assembly_format();
    let syntax = format.and_then(|format| rule("operation", &operation.name(), format));
    Ok(paragraphs(operation.summary()?, syntax, operation.description()?, fence))
}

/// The documentation of a type or attribute.
///
/// # Errors
/// When a field has another type.
pub(super) fn def_text(def: &AttrOrTypeDef<'_>, fence: &str) -> Result<String> {
    let subject = match def.kind() {
        DefKind::Type => "type",
        DefKind::Attr => "attribute",
    };
    let syntax = match (def.mnemonic()?, def.assembly_format()?) {
        (Some(mnemonic), Some(format)) => {
            rule(subject, &format!("{}{}.{mnemonic}", def.kind().sigil(), def.dialect()?.name()?), format)
        }
        _ => None,
    };
    Ok(paragraphs(def.summary()?, syntax, def.description()?, fence))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_indentation_is_removed() {
        assert_eq!(dedented("\n    Adds.\n\n      code\n    End.  \n  "), "Adds.\n\n  code\nEnd.");
        assert_eq!(dedented("  \n"), "");
    }

    #[test]
    fn continued_lines_of_a_format_are_aligned() {
        let found = rule("operation", "toy.add", "\n  $lhs `,` $rhs\n  attr-dict\n");
        assert_eq!(found.as_deref(), Some("operation ::= `toy.add` $lhs `,` $rhs\n              attr-dict"));
        assert_eq!(rule("operation", "toy.add", "  "), None);
    }
}
