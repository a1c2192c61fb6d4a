//! Findings: functions whose behaviour a pass changed.

use crate::compare::Difference;
use ir_core::context::Location;
use ir_core::diagnostic::Diagnostic;

/// A function whose behaviour a pass changed.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The pass: its name on the command line.
    pub pass: String,
    /// The function.
    pub function: String,
    /// The location of the function before the pass.
    pub location: Location,
    /// The arguments and both behaviours.
    pub difference: Difference,
    /// A smaller module with a difference, if the validator has a reducer.
    pub reduced: Option<Reduced>,
}

/// A small module with a function whose behaviour a pass changes.
#[derive(Clone, Debug)]
pub struct Reduced {
    /// The module as MLIR text.
    pub source: String,
    /// The arguments of the function, and both behaviours.
    pub difference: Difference,
}

impl Finding {
    /// The reduced module, after comments with the pass, the arguments and both behaviours.
    #[must_use]
    pub fn reproducer(&self, reduced: &Reduced) -> String {
        let Difference { arguments, before, after } = &reduced.difference;
        let (pass, function, arguments) = (&self.pass, &self.function, arguments.join(", "));
        let header = format!(
            "'{pass}' changes '{function}'\narguments: {arguments}\nbefore: {before}\nafter: {after}"
        );
        let comments: String = header.lines().map(|line| format!("// {line}\n")).collect();
        comments + reduced.source.trim_end()
    }

    /// The finding as an error with notes.
    #[must_use]
    pub fn diagnostic(&self) -> Diagnostic {
        let Finding { pass, function, location, difference, reduced } = self;
        let Difference { arguments, before, after } = difference;
        let error = format!("the pass '{pass}' changes the behaviour of '{function}'");
        let diagnostic = Diagnostic::error(*location, error)
            .with_note(*location, format!("arguments: {}", arguments.join(", ")))
            .with_note(*location, format!("before: {before}"))
            .with_note(*location, format!("after: {after}"));
        match reduced {
            Some(reduced) => {
                diagnostic.with_note(*location, format!("reduced:\n{}", self.reproducer(reduced)))
            }
            None => diagnostic,
        }
    }
}
