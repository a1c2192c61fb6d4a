//! Why a module does not run.

use std::fmt;

use cranelift_module::ModuleError;
use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::text::Diagnostics;

/// A module cannot be compiled, or a function has another type than the requested one.
#[derive(Clone, Debug)]
pub enum Error {
    /// Errors in the module, with locations.
    Module(Diagnostics),
    /// Names that neither the module nor a library nor the process defines, sorted.
    Unresolved(Vec<String>),
    /// Another message: about the machine, a library, or a function that is not there.
    Message(String),
}

impl Error {
    pub(crate) fn located(ctx: &Context, diagnostic: Diagnostic) -> Self {
        Error::Module(Diagnostics::new(ctx, vec![diagnostic]))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Module(diagnostics) => fmt::Display::fmt(diagnostics, f),
            Error::Unresolved(names) => write!(f, "Symbols not found: [ {} ]", names.join(", ")),
            Error::Message(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for Error {}

impl From<String> for Error {
    fn from(message: String) -> Self {
        Error::Message(message)
    }
}

/// The words of an error of the code generator.
pub(crate) fn words(error: &ModuleError) -> String {
    match error {
        ModuleError::Compilation(error) => format!("cannot be compiled: {error}"),
        error => error.to_string(),
    }
}
