//! The words that `STYLE.md` replaces, in comments and documentation.

use super::Problem;
use super::sources::Source;

/// Phrases that appear in no comment.
const PHRASES: [&str; 6] = ["is no ", "are no ", " stands", "takes away", "by hand", "behind"];
/// Words that documentation does not start with.
const OPENINGS: [&str; 2] = ["What ", "How "];

/// Finds the phrases and openings.
pub(super) fn check(sources: &[Source]) -> Vec<Problem> {
    sources.iter().flat_map(in_source).collect()
}

fn in_source(source: &Source) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut is_first = true;
    for (number, line) in source.lines() {
        let Some(comment) = comment_of(line) else {
            is_first = true;
            continue;
        };
        for habit in habits(comment, is_first) {
            let message = format!("{}:{number}: '{}' in: {}", source.path, habit.trim(), comment.trim());
            problems.push(Problem { krate: source.krate.clone(), message });
        }
        is_first = comment.trim().is_empty();
    }
    problems
}

/// The text of a comment that has the line for itself.
fn comment_of(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("//")?;
    Some(rest.strip_prefix(['/', '!']).unwrap_or(rest))
}

fn habits(comment: &str, is_first: bool) -> Vec<&'static str> {
    let has_phrase = |phrase: &&&str| comment.contains(**phrase) && !is_legitimate(comment, phrase);
    let opens = |opening: &&&str| is_first && comment.trim_start().starts_with(**opening);
    PHRASES.iter().filter(has_phrase).chain(OPENINGS.iter().filter(opens)).copied().collect()
}

/// "There is no X" states a fact; "X is no Y" is the habit.
fn is_legitimate(comment: &str, phrase: &str) -> bool {
    let lower = comment.to_lowercase();
    match phrase {
        "is no " => lower.matches("is no ").count() == lower.matches("there is no ").count(),
        "are no " => lower.matches("are no ").count() == lower.matches("there are no ").count(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{comment_of, habits};

    #[test]
    fn openings_count_in_the_first_line_of_a_comment_only() {
        assert_eq!(habits(" What a region yields.", true), ["What "]);
        assert!(habits(" What a region yields.", false).is_empty());
        assert!(habits(" Whether there is no block.", true).is_empty());
        assert_eq!(habits(" It is no block, and stands behind one.", true), ["is no ", " stands", "behind"]);
    }

    #[test]
    fn code_with_a_comment_at_its_end_is_left_out() {
        assert_eq!(comment_of("    /// a"), Some(" a"));
        assert_eq!(comment_of("let a = 1; // a"), None);
    }
}
