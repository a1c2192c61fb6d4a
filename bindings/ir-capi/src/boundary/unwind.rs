//! Exceptions of callbacks. C++ and Python programs let them pass through this library to where they called
//! it, as they pass through MLIR's. All functions are `extern "C-unwind"` for that, and no frame between an
//! exported function and a callback may catch them: `catch_unwind` ends the process when it meets an
//! exception that is not Rust's. [`Drop`] undoes what a function began.

use std::cell::Cell;
use std::mem::forget;
use std::thread::panicking;

thread_local! {
    /// Whether the unwinding of this thread began in a callback.
    static PASSING: Cell<bool> = const { Cell::new(false) };
}

/// Calls a function of C, which may throw exceptions. Nothing of a context may be locked.
pub(crate) fn call_back<R>(callback: impl FnOnce() -> R) -> R {
    struct Passing;

    impl Drop for Passing {
        fn drop(&mut self) {
            PASSING.set(true);
        }
    }

    let passing = Passing;
    let result = callback();
    forget(passing);
    result
}

/// Ends the process with a message.
pub(crate) fn abort(message: &str) -> ! {
    eprintln!("error: {message}");
    std::process::abort()
}

/// Watches over an exported function: a panic of this library ends the process before it reaches C, and what
/// comes from a callback passes.
pub(super) struct Watch<'a> {
    name: &'a str,
}

impl<'a> Watch<'a> {
    #[inline]
    pub(super) fn new(name: &'a str) -> Self {
        Watch { name }
    }

    /// Ends when the function returns.
    #[inline]
    pub(super) fn end(self) {
        forget(self);
    }
}

impl Drop for Watch<'_> {
    #[cold]
    fn drop(&mut self) {
        // The frame of C that called may catch the exception. If it does not, and is a callback itself, this
        // is set again.
        let is_foreign = PASSING.replace(false) || !panicking();
        if !is_foreign {
            abort(&format!("{}: this library panicked with the message above", self.name));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::call_back;
    use crate::boundary::run;
    use std::panic::catch_unwind;
    use std::process::Command;

    fn exported(body: impl FnOnce()) {
        run("mlirExported", Vec::new, || {
            body();
            Ok(())
        });
    }

    #[test]
    fn panics_of_callbacks_pass() {
        let outer = || exported(|| call_back(|| exported(|| call_back(|| panic!("foreign")))));
        let panic = catch_unwind(outer).expect_err("the panic passes both functions");
        assert_eq!(panic.downcast_ref::<&str>(), Some(&"foreign"));
        let inner = || exported(|| call_back(|| panic!("foreign")));
        let caught = || exported(|| call_back(|| drop(catch_unwind(inner))));
        assert!(catch_unwind(caught).is_ok(), "the callback of the outer function catches the panic");
    }

    /// Set in the process that panics.
    const PANICS: &str = "ODSGEN_TEST_PANICS";

    #[test]
    fn panics_of_the_library_end_the_process() {
        if std::env::var_os(PANICS).is_some() {
            // A panic that passed before must not let this one pass.
            drop(catch_unwind(|| exported(|| call_back(|| panic!("foreign")))));
            drop(catch_unwind(|| exported(|| panic!("ours"))));
            return;
        }
        let test = "boundary::unwind::tests::panics_of_the_library_end_the_process";
        let program = std::env::current_exe().expect("tests have a path");
        let mut command = Command::new(program);
        let output = command.args([test, "--exact", "--nocapture"]).env(PANICS, "1").output();
        let output = output.expect("the test starts again");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && errors.contains("ours"), "{errors}");
        assert!(errors.contains("error: mlirExported: this library panicked"), "{errors}");
    }
}
