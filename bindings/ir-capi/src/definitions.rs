//! `Definitions.h`: dialects that are read from their definition files at run time. MLIR has no such
//! functions.

use crate::boundary::{MlirContext, MlirLogicalResult, MlirStringCallback, MlirStringRef, Outcome, raw};
use definitions::{Definitions, Error, LoadedDialect, Reader};
use std::ffi::c_void;

/// Registers the dialects of definitions. Passes warnings and the code that only C++ has, or the errors, to
/// the callback.
fn load(
    context: MlirContext,
    definitions: Result<Definitions, Error>,
    callback: MlirStringCallback,
    user_data: *mut c_void,
) -> Outcome<MlirLogicalResult> {
    let messages = match definitions {
        Ok(definitions) => register(context, &definitions)?,
        Err(error) => Err(error),
    };
    let (text, value) = match messages {
        Ok(notes) => (notes, 1),
        Err(error) => (format!("{error}\n"), 0),
    };
    if !text.is_empty() {
        raw::send(callback, user_data, text.as_bytes())?;
    }
    Ok(MlirLogicalResult { value })
}

/// Registers dialects. Returns the messages about them.
fn register(context: MlirContext, definitions: &Definitions) -> Outcome<Result<String, Error>> {
    let mut guard = context.lock()?;
    // The definitions may refer to types and attributes of other dialects.
    for namespace in crate::shared::available_dialects(&mut guard) {
        crate::dialect::load(&mut guard, namespace)?;
    }
    Ok(definitions.register(guard.context()).map(|loaded| {
        let mut text = definitions.warnings.clone();
        text.extend(loaded.iter().flat_map(LoadedDialect::notes));
        text
    }))
}

capi! {
    /// Reads a file with definitions (.td, .ods), a file with a plan (.json), or all definitions in a folder,
    /// and registers their dialects with the context. A dialect that the context has stays as it is. The
    /// callback gets warnings and the code of the dialects that can only run in C++, or the errors. Fails if
    /// the path cannot be read or the definitions are wrong; then nothing is registered.
    fn mlirContextLoadDefinitions(context: MlirContext, path: MlirStringRef, callback: MlirStringCallback, userData: *mut c_void) -> MlirLogicalResult {
        load(context, Reader::default().read(raw::text(path)?), callback, userData)
    }

    /// Registers the dialects of the plan, which 'odsgen gen plan' writes. Otherwise as
    /// 'mlirContextLoadDefinitions'.
    fn mlirContextLoadPlan(context: MlirContext, plan: MlirStringRef, callback: MlirStringCallback, userData: *mut c_void) -> MlirLogicalResult {
        load(context, Definitions::from_plan(raw::text(plan)?), callback, userData)
    }
}
