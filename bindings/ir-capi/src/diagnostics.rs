//! `Diagnostics.h`: diagnostics and their handlers.

use crate::boundary::{
    Access, Handle, HandleDiagnostic, Handler, Host, MlirContext, MlirDeleteUserData, MlirDiagnostic,
    MlirDiagnosticHandler, MlirDiagnosticHandlerID, MlirDiagnosticSeverity, MlirLocation, MlirStringCallback,
    Outcome, Pointer, Refused, UserData, call_back, fail_at, raw,
};
use ir_core::diagnostic::{Diagnostic, Severity};
use ir_objects::{Guard, Word, lock};
use std::ffi::{c_char, c_void};
use std::sync::Arc;

/// The target of the pointer of a [`MlirDiagnostic`].
struct Reported<'a> {
    /// A word of the context.
    context: Word,
    diagnostic: &'a Diagnostic,
}

/// A handler of C.
struct ForeignHandler {
    callback: MlirDiagnosticHandler,
    user_data: UserData,
    delete: MlirDeleteUserData,
}

impl ForeignHandler {
    fn handle(&self, context: Word, diagnostic: &Diagnostic) -> bool {
        let Some(callback) = self.callback else { return false };
        let mut reported = Reported { context, diagnostic };
        let handle = MlirDiagnostic { ptr: (&raw mut reported).cast() };
        // SAFETY: C promises that the handler can be called with its data until it is detached.
        call_back(|| unsafe { callback(handle, self.user_data.0) }).value != 0
    }
}

impl Drop for ForeignHandler {
    fn drop(&mut self) {
        if let Some(delete) = self.delete {
            // SAFETY: C promises that the function can be called once with the data, at the end.
            call_back(|| unsafe { delete(self.user_data.0) });
        }
    }
}

/// Adds a handler to a context. Returns its id.
pub(crate) fn attach(guard: &mut Guard, handle: HandleDiagnostic) -> Outcome<u64> {
    let host = Host::get(guard)?;
    host.next_handler += 1;
    let id = host.next_handler;
    host.handlers.push(Handler { id, handle });
    Ok(id)
}

/// Removes the handler with an id. Nothing of the context is locked when the data of the handler end.
pub(crate) fn detach(mut guard: Guard, id: u64) -> Outcome<()> {
    let host = Host::get(&mut guard)?;
    let index = host.handlers.iter().position(|handler| handler.id == id);
    let handler = index.map(|index| host.handlers.remove(index));
    drop(guard);
    drop(handler);
    Ok(())
}

/// The diagnostic of a handle.
fn diagnostic<'a>(handle: MlirDiagnostic) -> Outcome<&'a Reported<'a>> {
    if handle.is_null() {
        return Err(Refused::arguments("the diagnostic is null"));
    }
    // SAFETY: a handler gets the address of a value on the stack of its caller, and may not keep it.
    Ok(unsafe { &*handle.ptr.cast::<Reported<'a>>() })
}

capi! {
    /// Writes the message.
    fn mlirDiagnosticPrint(diagnostic: MlirDiagnostic, callback: MlirStringCallback, userData: *mut c_void) {
        raw::send(callback, userData, self::diagnostic(diagnostic)?.diagnostic.message.as_bytes())
    }

    /// The location.
    fn mlirDiagnosticGetLocation(diagnostic: MlirDiagnostic) -> MlirLocation {
        let reported = self::diagnostic(diagnostic)?;
        let guard = lock(reported.context).map_err(|misuse| Refused::new(reported.context.bits(), misuse))?;
        Ok(guard.out(reported.diagnostic.location.interned(guard.context())))
    }

    /// The severity, as a number of MLIR's enum.
    fn mlirDiagnosticGetSeverity(diagnostic: MlirDiagnostic) -> MlirDiagnosticSeverity {
        Ok(match self::diagnostic(diagnostic)?.diagnostic.severity {
            Severity::Error => 0,
            Severity::Warning => 1,
            Severity::Note => 2,
            Severity::Remark => 3,
        })
    }

    /// Number of notes.
    fn mlirDiagnosticGetNumNotes(diagnostic: MlirDiagnostic) -> isize {
        Ok(self::diagnostic(diagnostic)?.diagnostic.notes.len() as isize)
    }

    /// The note at an index. It lives as long as the diagnostic.
    fn mlirDiagnosticGetNote(diagnostic: MlirDiagnostic, pos: isize) -> MlirDiagnostic {
        let reported = self::diagnostic(diagnostic)?;
        let note = usize::try_from(pos).ok().and_then(|pos| reported.diagnostic.notes.get(pos));
        let note = note.ok_or_else(|| Refused::arguments(format!("there is no note at index {pos}")))?;
        NOTES.with_borrow_mut(|notes| {
            notes.retain(|kept| kept.context == reported.context);
            // SAFETY: C may use a note only while it may use its diagnostic, whose part the note is.
            let diagnostic: &'static Diagnostic = unsafe { &*std::ptr::from_ref(note) };
            notes.push(Box::new(Reported { context: reported.context, diagnostic }));
            let kept: *const Reported<'static> = notes.last().map_or(std::ptr::null(), |kept| &raw const **kept);
            Ok(MlirDiagnostic { ptr: kept.cast_mut().cast() })
        })
    }

    /// Adds a handler to the context. Returns the id by which it is removed.
    fn mlirContextAttachDiagnosticHandler(
        context: MlirContext,
        handler: MlirDiagnosticHandler,
        userData: *mut c_void,
        deleteUserData: MlirDeleteUserData,
    ) -> MlirDiagnosticHandlerID {
        let mut guard = context.lock()?;
        let foreign =
            ForeignHandler { callback: handler, user_data: UserData(userData), delete: deleteUserData };
        attach(&mut guard, Arc::new(move |context, diagnostic| foreign.handle(context, diagnostic)))
    }

    /// Removes a handler, and ends the life of its data.
    fn mlirContextDetachDiagnosticHandler(context: MlirContext, id: MlirDiagnosticHandlerID) {
        detach(context.lock()?, id)
    }

    /// Reports an error.
    fn mlirEmitError(location: MlirLocation, message: *const c_char) {
        let message = String::from_utf8_lossy(raw::c_string(message)?).into_owned();
        let (guard, location) = location.enter()?;
        fail_at(guard, location, message);
        Ok(())
    }
}

/// Notes in boxes, because C holds their addresses.
type Notes = Vec<Box<Reported<'static>>>;

thread_local! {
    /// The notes that handlers have read. They live until a handler reads notes of another context.
    static NOTES: std::cell::RefCell<Notes> = const { std::cell::RefCell::new(Vec::new()) };
}
