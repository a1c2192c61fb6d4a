//! The calls around the cursor: template arguments, and operands of bang operators.

use super::Context;
use ods_parser::syntax::TokenKind;

/// An argument of a class or bang operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    /// The class, or the operator with `!`.
    pub(crate) callee: String,
    /// Number of commas before the cursor.
    pub(crate) argument: usize,
}

impl<'t> Context<'t> {
    /// The innermost call that the cursor is in: template arguments, or operands of a bang operator.
    pub(crate) fn call(&self) -> Option<Call> {
        let calls = self.open.iter().enumerate().rev();
        for (level, &open) in calls {
            if open < self.start {
                return None;
            }
            let callee = open.checked_sub(1)?;
            let is_call = match self.word(open) {
                "<" => self.before[callee].kind == TokenKind::IDENTIFIER && !self.is_parameter_list(callee),
                "(" => self.before[callee].kind.is_operator() || self.word(callee) == ">",
                "{" => return None,
                _ => false,
            };
            if is_call {
                let callee = if self.word(callee) == ">" { self.bang_before(callee)? } else { callee };
                return Some(Call { callee: self.word(callee).to_owned(), argument: self.commas(level) });
            }
        }
        None
    }

    /// Whether the bracket after a word opens the parameters of a class that is being defined.
    fn is_parameter_list(&self, name: usize) -> bool {
        matches!(name.checked_sub(1).map(|before| self.word(before)), Some("class" | "multiclass"))
    }

    /// The operator before a type in brackets that ends at an index.
    fn bang_before(&self, end: usize) -> Option<usize> {
        let start = (0..end).rev().find(|&index| self.word(index) == "<")?;
        let operator = start.checked_sub(1)?;
        self.before[operator].kind.is_operator().then_some(operator)
    }

    /// Number of commas directly inside of the open bracket of a level.
    fn commas(&self, level: usize) -> usize {
        let inner = self.open.get(level + 1).copied().unwrap_or(self.before.len());
        let mut depth = 0usize;
        let mut commas = 0;
        for index in self.open[level] + 1..inner {
            match self.word(index) {
                "<" | "(" | "[" | "{" => depth += 1,
                ">" | ")" | "]" | "}" => depth = depth.saturating_sub(1),
                "," if depth == 0 => commas += 1,
                _ => {}
            }
        }
        commas
    }

    /// Whether the cursor is directly in the parameters of a class that is being defined.
    pub(crate) fn is_in_parameters(&self) -> bool {
        let open = self.open.last().filter(|&&open| open >= self.start && self.word(open) == "<");
        open.and_then(|open| open.checked_sub(1)).is_some_and(|name| self.is_parameter_list(name))
    }

    /// The class before the last bracket, when the cursor is after `Class<…>.`.
    pub(crate) fn instance_before_dot(&self) -> Option<&'t str> {
        let end = self.before.len().checked_sub(2)?;
        let mut depth = 0usize;
        for index in (0..=end).rev() {
            match self.word(index) {
                ">" | ")" | "]" | "}" => depth += 1,
                "<" | "(" | "[" | "{" => depth = depth.checked_sub(1)?,
                _ => {}
            }
            if depth == 0 {
                return index.checked_sub(1).map(|class| self.word(class));
            }
        }
        None
    }
}
