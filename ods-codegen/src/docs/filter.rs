//! Selection of operations: `--op-include-regex` and `--op-exclude-regex`.

use regex_lite::Regex;

use crate::collect::all;
use crate::model::{Operation, Result, operation_names};
use crate::{Diagnostic, Records};

/// Regular expressions on the names of operations, such as `arith.addi`.
#[derive(Clone, Debug, Default)]
pub struct OpFilter {
    include: Option<Regex>,
    exclude: Option<Regex>,
}

impl OpFilter {
    /// A filter of extended regular expressions, each matched anywhere in a name. An empty one has no effect.
    ///
    /// # Errors
    /// One sentence about the first invalid expression.
    pub fn new(include: &str, exclude: &str) -> std::result::Result<OpFilter, String> {
        let compile = |pattern: &str| match pattern {
            "" => Ok(None),
            _ => Regex::new(pattern)
                .map(Some)
                .map_err(|error| format!("'{pattern}' is not a regular expression: {error}")),
        };
        Ok(OpFilter { include: compile(include)?, exclude: compile(exclude)? })
    }

    /// Whether the filter selects the name, which is not looked at without expressions.
    fn takes(&self, name: Result<String>) -> Result<bool> {
        if self.include.is_none() && self.exclude.is_none() {
            return Ok(true);
        }
        let name = name?;
        let matches = |regex: &Option<Regex>| regex.as_ref().map(|regex| regex.is_match(&name));
        Ok(matches(&self.include) != Some(false) && matches(&self.exclude) != Some(true))
    }
}

/// The operations that the filter selects, in byte order of the names of their records.
///
/// # Errors
/// When no file defines the class `Op`, or an operation is invalid.
pub(super) fn requested_operations<'r>(
    records: &'r Records,
    filter: &OpFilter,
) -> std::result::Result<Vec<Operation<'r>>, Vec<Diagnostic>> {
    let mut found: Vec<_> = operation_names(records)?.collect();
    found.sort_unstable_by_key(|(record, _)| record.name());
    all(found.into_iter().filter_map(|(record, name)| match filter.takes(name) {
        Ok(true) => Some(Operation::new(record)),
        Ok(false) => None,
        Err(error) => Some(Err(error)),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expression_that_cannot_be_read_is_named() {
        assert!(OpFilter::new("", "").is_ok());
        let message = OpFilter::new("a", "(b").unwrap_err();
        assert!(message.starts_with("'(b' is not a regular expression"), "{message}");
    }
}
