//! Reports to the handlers of diagnostics.

use super::handles::{MlirDiagnostic, MlirLogicalResult};
use super::host::Host;
use super::refused::Refused;
use ir_core::diagnostic::{Diagnostic, Severity};
use ir_core::text::{PrintOptions, Printer};
use ir_objects::{Guard, Word, lock};
use std::ffi::c_void;

/// Receives diagnostics. Success means that no other handler gets the diagnostic.
pub type MlirDiagnosticHandler =
    Option<unsafe extern "C-unwind" fn(MlirDiagnostic, *mut c_void) -> MlirLogicalResult>;

/// The severity of a diagnostic: 0 for errors, 1 for warnings, 2 for notes, 3 for remarks.
pub type MlirDiagnosticSeverity = u32;

/// The number by which a handler is removed again.
pub type MlirDiagnosticHandlerID = u64;

/// Ends the life of the data of a callback.
pub type MlirDeleteUserData = Option<unsafe extern "C-unwind" fn(*mut c_void)>;

/// The data of a callback: an address that only C looks into.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UserData(pub(crate) *mut c_void);

// SAFETY: nothing here looks at what the address points to; as in MLIR, C promises that its callbacks can be
// called from the threads that use the context.
unsafe impl Send for UserData {}
// SAFETY: as above.
unsafe impl Sync for UserData {}

/// Passes diagnostics to the handlers of the context of a word, newest handler first. Errors that no handler
/// takes are written to the standard error. Nothing of the context may be locked.
pub(crate) fn emit(context: Word, list: Vec<Diagnostic>) {
    for diagnostic in &list {
        if !handle(context, diagnostic) && diagnostic.severity == Severity::Error {
            write_to_stderr(context, diagnostic);
        }
    }
}

/// Whether a handler took the diagnostic.
fn handle(context: Word, diagnostic: &Diagnostic) -> bool {
    let handlers = match lock(context) {
        Ok(guard) => guard.host::<Host>().map(|host| host.handlers.clone()).unwrap_or_default(),
        Err(_) => Vec::new(),
    };
    handlers.iter().rev().any(|handler| (handler.handle)(context, diagnostic))
}

fn write_to_stderr(context: Word, diagnostic: &Diagnostic) {
    let mut place = String::new();
    if let (false, Ok(guard)) = (diagnostic.location == ir_core::context::Location::UNKNOWN, lock(context)) {
        let mut printer = Printer::new(guard.context(), PrintOptions::default());
        printer.print_location(diagnostic.location);
        place = format!("{}: ", printer.finish());
    }
    eprintln!("{place}error: {}", diagnostic.message);
}

/// Reports the diagnostics of a function that fails without another message.
pub(crate) fn fail(guard: Guard, list: Vec<Diagnostic>) -> Refused {
    let context = guard.context_word();
    drop(guard);
    emit(context, list);
    Refused::Failure
}

/// Reports an error at a location, for a function that fails without another message.
pub(crate) fn fail_at(
    guard: Guard,
    location: ir_core::context::Location,
    message: impl Into<String>,
) -> Refused {
    fail(guard, vec![Diagnostic::error(location, message)])
}
