//! The text of one operation inside the text of a module.

use super::compare::nameless;

/// Whether two modules have the same operations of this name, except for names of values and indentation. In
/// the first text, custom syntax around them may omit operations and the dialect's prefix. In their regions,
/// operations with custom syntax may differ.
pub(super) fn is_alike(name: &str, theirs: &str, ours: &str) -> bool {
    let found = statements(theirs, |line| named(line, name));
    if !found.is_empty() {
        return are_among(&found, &statements(ours, |line| named(line, name)));
    }
    let Some((_, short)) = name.split_once('.') else { return false };
    let found = statements(theirs, |line| of_any_dialect(line, short));
    !found.is_empty() && are_among(&found, &statements(ours, |line| of_any_dialect(line, short)))
}

/// Whether all of these are among the others, in the same order.
fn are_among(some: &[Statement], others: &[Statement]) -> bool {
    let mut others = others.iter();
    some.iter().all(|expected| others.any(|other| other.whole == expected.whole || other.own == expected.own))
}

/// The text of an operation from its name on, with its lines unindented.
struct Statement {
    whole: String,
    /// The text without the regions. Their operations are statements of their own.
    own: String,
}

/// The operations in custom form for which `named` returns the compared part of their first line.
fn statements<'t>(text: &'t str, named: impl Fn(&'t str) -> Option<&'t str>) -> Vec<Statement> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let indent = indentation(line);
        let Some(head) = named(line.trim_start()) else { continue };
        let (mut whole, mut own) = (head.to_owned(), head.to_owned());
        for next in lines[index + 1..].iter().take_while(|next| continues(next, indent)) {
            let next = next.get(indent..).unwrap_or_default();
            whole.push('\n');
            whole.push_str(next);
            if !next.starts_with(' ') {
                own.push('\n');
                own.push_str(next);
            }
        }
        found.push(Statement { whole: nameless(&whole), own: nameless(&own) });
    }
    found
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The operation in a line without its results, if it has this name.
fn named<'t>(line: &'t str, name: &str) -> Option<&'t str> {
    let operation = without_results(line);
    let rest = operation.strip_prefix(name)?;
    (!rest.starts_with(is_of_name)).then_some(operation)
}

/// The operation in a line without its results and without the prefix of its dialect, if it has this short
/// name.
fn of_any_dialect<'t>(line: &'t str, short: &str) -> Option<&'t str> {
    let operation = without_results(line);
    let name = operation.split(|c| !is_of_name(c)).next()?;
    let dialect = name.strip_suffix(short)?;
    let is_dialect = dialect.is_empty() || dialect.find('.').is_some_and(|dot| dot + 1 == dialect.len());
    if is_dialect { operation.get(dialect.len()..) } else { None }
}

fn without_results(line: &str) -> &str {
    match line.strip_prefix('%') {
        Some(_) => line.split_once(" = ").map_or(line, |(_, operation)| operation),
        None => line,
    }
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_.$".contains(c)
}

/// Whether a line belongs to an operation above it with this indentation.
fn continues(line: &str, indent: usize) -> bool {
    let own = indentation(line);
    own > indent || (own == indent && line.trim_start().starts_with(['}', ']', ')', '^', '>', '-', ':']))
}

#[cfg(test)]
mod tests {
    use super::is_alike;

    #[test]
    fn what_is_around_does_not_count() {
        let theirs = "func.func @f(%arg0: i32) {\n  t.op %arg0 {\n  ^bb0:\n    a\n  } : i32\n  return\n}\n";
        let ours = "\"func.func\"() ({\n^bb0(%0: i32):\n    t.op %0 {\n    ^bb0:\n      a\n    } : i32\n    func.return\n}) : () -> ()\n";
        assert!(is_alike("t.op", theirs, ours));
        assert!(is_alike("func.return", theirs, ours));
        assert!(is_alike("t.op", theirs, &ours.replace("      a\n", "      \"a\"()\n")));
        assert!(!is_alike("t.op", theirs, &ours.replace("} : i32", "} : i64")));
        assert!(!is_alike("t.none", theirs, ours));
    }
}
