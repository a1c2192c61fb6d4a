//! Messages about the texts of pipelines and options, as `mlir-opt` prints them.

use super::options::OptionError;

/// The constant parts of messages about a pass or pipeline that cannot be added.
#[derive(Clone, Copy)]
pub(super) struct Messages<'a> {
    /// The program's name.
    pub(super) program: &'a str,
    /// The text after the message: the element of the pipeline's text; empty on a command line.
    pub(super) failure: &'a str,
}

impl Messages<'_> {
    /// The message about an element that the pipeline does not take.
    pub(super) fn element(self, message: &str) -> String {
        match self.failure {
            "" => message.to_owned(),
            failure => error(&format!("{message}{failure}")),
        }
    }

    /// The message about an option, as `mlir-opt` prints it.
    pub(super) fn option(self, name: &str, wrong: OptionError) -> String {
        let Messages { program, failure } = self;
        match wrong {
            OptionError::Unknown => {
                error(&format!("<Pass-Options-Parser>: no such option {name}\n{failure}"))
            }
            OptionError::Invalid(message) => {
                format!("{program}: for the --{name} option: {message}\n{}", error(failure))
            }
        }
    }
}

/// The beginning of a diagnostic without a location, as `mlir-opt` prints it.
const DIAGNOSTIC: &str = "<unknown>:0: error: ";

pub(super) fn error(message: &str) -> String {
    format!("{DIAGNOSTIC}{message}")
}

/// The two parts of a message of [`parse_pipeline`](super::parse_pipeline) and
/// [`PassRegistry::append_text`](super::PassRegistry::append_text): the text that MLIR's option parser
/// writes to the standard error at once, which is empty for most, and the message of the diagnostic.
#[must_use]
pub fn message_parts(message: &str) -> (&str, &str) {
    message.split_once(DIAGNOSTIC).unwrap_or(("", message))
}
