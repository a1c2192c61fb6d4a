//! `Diagnostics.h`: diagnostics and their handlers.

use crate::boundary::{
    Access, Handle, Handler, Host, MlirContext, MlirDeleteUserData, MlirDiagnostic, MlirDiagnosticHandler,
    MlirDiagnosticHandlerID, MlirDiagnosticSeverity, MlirLocation, MlirStringCallback, Outcome, Pointer,
    Refused, Reported, UserData, fail_at, raw,
};
use ir_core::diagnostic::{Diagnostic, Severity};
use ir_objects::lock;
use std::ffi::{c_char, c_void};

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

    /// Adds a handler to the context. Returns what removes it again.
    fn mlirContextAttachDiagnosticHandler(
        context: MlirContext,
        handler: MlirDiagnosticHandler,
        userData: *mut c_void,
        deleteUserData: MlirDeleteUserData,
    ) -> MlirDiagnosticHandlerID {
        let mut guard = context.lock()?;
        let host = Host::of(&mut guard)?;
        host.next_handler += 1;
        let id = host.next_handler;
        let user_data = UserData(userData);
        host.handlers.push(Handler { id, callback: handler, user_data, delete: deleteUserData });
        Ok(id)
    }

    /// Removes a handler, and ends the life of its data.
    fn mlirContextDetachDiagnosticHandler(context: MlirContext, id: MlirDiagnosticHandlerID) {
        let mut guard = context.lock()?;
        let host = Host::of(&mut guard)?;
        let place = host.handlers.iter().position(|handler| handler.id == id);
        let handler = place.map(|place| host.handlers.remove(place));
        drop(guard);
        if let Some(handler) = handler {
            handler.delete();
        }
        Ok(())
    }

    /// Reports an error.
    fn mlirEmitError(location: MlirLocation, message: *const c_char) {
        let message = String::from_utf8_lossy(raw::c_string(message)?).into_owned();
        let (guard, location) = location.enter()?;
        fail_at(guard, location, message);
        Ok(())
    }
}

/// Notes in boxes, because C has their addresses.
type Notes = Vec<Box<Reported<'static>>>;

thread_local! {
    /// The notes that handlers asked for, which live until a diagnostic of another context is asked.
    static NOTES: std::cell::RefCell<Notes> = const { std::cell::RefCell::new(Vec::new()) };
}
