//! Rust as an output.

use super::{Generated, Hooks, Options};
use crate::emit::{self, Command, DIALECT, Failure, Input, Opt, OutputGroup, References, Settings};
use crate::model::{self, Result};

const GROUP: OutputGroup = OutputGroup { name: "rust", help: "The dialect in Rust" };

const COMMAND: Command =
    Command { name: "rust", help: "A dialect in Rust: operations, enums and registration", of: None };

const UNIMPLEMENTED_HOOKS: Opt = Opt {
    build_help: Some(
        "Implement what the author writes in Rust by functions that panic, so that the Rust compiles by itself",
    ),
    ..Opt::flag(
        "unimplemented-hooks",
        "Implement user-provided code (verifiers, folders, parsers …) by functions that panic, so that the output compiles \
     by itself: to measure it or look at it, not to run it; 'odsgen skeleton' prints them to be filled in",
    )
};

/// The outputs, in the order of help.
pub(crate) static EMITTERS: &[&dyn emit::Emitter] = &[
    &Rust,
    #[cfg(feature = "tools")]
    &Plan,
];

/// The dialect in Rust, to be included in a module.
#[derive(Debug)]
struct Rust;

impl emit::Emitter for Rust {
    fn group(&self) -> &'static OutputGroup {
        &GROUP
    }

    fn command(&self) -> Option<&'static Command> {
        Some(&COMMAND)
    }

    fn options(&self) -> &'static [&'static Opt] {
        &[&DIALECT, &UNIMPLEMENTED_HOOKS]
    }

    fn path(&self, settings: &Settings) -> Option<String> {
        Some(format!("rust/{}.rs", settings.file_stem()))
    }

    fn is_costly(&self) -> bool {
        true
    }

    fn has_content(&self, input: &Input<'_>) -> Result<bool> {
        let &Input { records, settings, .. } = input;
        let dialect = settings.dialect().unwrap_or_default();
        Ok(settings.extension().is_empty()
            && (model::has_operations_of(records, dialect)? || model::has_defs_of(records, dialect)?))
    }

    fn emit(&self, input: &Input<'_>) -> std::result::Result<String, Failure> {
        Ok(self.emit_with_references(input)?.0)
    }

    fn emit_with_references(
        &self,
        input: &Input<'_>,
    ) -> std::result::Result<(String, Option<References>), Failure> {
        let &Input { records, sources, settings, .. } = input;
        let is_whole = settings.flag(&UNIMPLEMENTED_HOOKS);
        let hooks = if is_whole { Hooks::Unimplemented } else { Hooks::Required };
        let options = Options { dialect: settings.dialect(), hooks, is_module: true, ..Options::default() };
        let Generated { text, references, .. } = super::generated(records, sources, &options)?;
        Ok((text, Some(references)))
    }
}

#[cfg(feature = "tools")]
const PLAN_GROUP: OutputGroup =
    OutputGroup { name: "plan", help: "The dialect as data, for programs that load it" };

#[cfg(feature = "tools")]
const PLAN_COMMAND: Command =
    Command { name: "plan", help: "A dialect as data, for programs that load it at run time", of: None };

/// The dialect as data.
#[cfg(feature = "tools")]
#[derive(Debug)]
struct Plan;

#[cfg(feature = "tools")]
impl emit::Emitter for Plan {
    fn group(&self) -> &'static OutputGroup {
        &PLAN_GROUP
    }

    fn command(&self) -> Option<&'static Command> {
        Some(&PLAN_COMMAND)
    }

    fn options(&self) -> &'static [&'static Opt] {
        &[&DIALECT]
    }

    fn path(&self, settings: &Settings) -> Option<String> {
        Some(format!("plan/{}.json", settings.file_stem()))
    }

    fn has_content(&self, input: &Input<'_>) -> Result<bool> {
        emit::Emitter::has_content(&Rust, input)
    }

    fn emit(&self, input: &Input<'_>) -> std::result::Result<String, Failure> {
        let &Input { records, sources, settings, .. } = input;
        Ok(super::plan::plan(records, sources, settings.dialect())?)
    }
}
