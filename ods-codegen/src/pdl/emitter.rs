//! PDL as an output.

use crate::Diagnostic;
use crate::emit::{Command, Emitter, Failure, Input, Opt, OutputGroup};
use crate::model::{self, Pattern};

const GROUP: OutputGroup = OutputGroup { name: "pdl", help: "Rewrite rules in MLIR's PDL dialect" };

const COMMAND: Command = Command { name: "pdl", help: "Rewrite rules in MLIR's PDL dialect", of: None };

const RULE: Opt = Opt::text(
    "rule",
    "NAME",
    "Only the rule of this name; otherwise all of the file, those of included files aside",
);

/// The outputs, in the order of help.
pub(crate) static EMITTERS: &[&dyn Emitter] = &[&Pdl];

/// Rewrite rules in MLIR's PDL dialect.
#[derive(Debug)]
struct Pdl;

impl Emitter for Pdl {
    fn group(&self) -> &'static OutputGroup {
        &GROUP
    }

    fn command(&self) -> Option<&'static Command> {
        Some(&COMMAND)
    }

    fn options(&self) -> &'static [&'static Opt] {
        &[&RULE]
    }

    fn emit(&self, input: &Input<'_>) -> Result<String, Failure> {
        let rule = input.settings.get(&RULE);
        let (expected, mut errors) = selected(input, rule);
        if let (Some(name), [], []) = (rule, &expected[..], &errors[..]) {
            return Err(Failure::Usage(format!("there is no rule '{name}'")));
        }
        match super::emit(&expected, input.sources) {
            Ok(text) if errors.is_empty() => Ok(text),
            text => {
                errors.extend(text.err().unwrap_or_default());
                Err(Failure::Definitions(errors))
            }
        }
    }
}

/// The rule of that name, or else all rules of the main file; and the errors in rules.
fn selected<'a>(input: &Input<'a>, rule: Option<&str>) -> (Vec<Pattern<'a>>, Vec<Diagnostic>) {
    let (mut expected, mut errors) = (Vec::new(), Vec::new());
    for pattern in model::patterns(input.records, input.sources) {
        match pattern {
            Ok(pattern) => {
                let is_own = || input.sources.is_in_main_file(pattern.record.span());
                if rule.map_or_else(is_own, |name| pattern.name == name) {
                    expected.push(pattern);
                }
            }
            Err(error) => errors.push(error),
        }
    }
    (expected, errors)
}
