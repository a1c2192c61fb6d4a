//! Finds calls of `unwrap` and `expect` in product code.

use super::Problem;
use super::rust::line_of;
use super::sources::Source;

/// Finds the calls.
pub(super) fn check(product: &[Source]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for source in product {
        let code = &source.tokens.code;
        // A parser may have a method `expect` that returns a result. Only the other one has a message as its
        // argument.
        for call in [".unwrap()", ".expect(\""] {
            problems.extend(code.match_indices(call).map(|(at, _)| Problem {
                krate: source.krate.clone(),
                message: format!("{}:{}: {call}", source.path, line_of(code, at)),
            }));
        }
    }
    problems
}
