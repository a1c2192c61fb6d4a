//! The pass driver: reads IR, verifies it, and prints it, with `mlir-opt`'s options, output and messages.

mod driver;
mod expected;
mod files;
mod options;
mod passes;
mod render;
mod reproducer;
mod split;

pub use options::{DiagnosticsLevel, Options};
pub use passes::PassOptions;

use files::Failure;
use ir_core::context::Context;
use ir_core::pass::PassRegistry;
use std::ffi::OsStr;
use std::io::Write;
use std::process::ExitCode;

/// Registers dialects with a context; called for each context that the driver makes.
pub type Registry<'a> = &'a (dyn Fn(&Context) + Sync);

/// Registers the dialects that this project has; of others, what `mlir-opt` knows is known.
pub fn register_all(ctx: &Context) {
    ctx.set_foreign_dialects(upstream::MLIR_OPT);
    ir_core::ops::register_builtin(ctx);
    dialects::register_all(ctx);
}

/// Runs the driver. `arguments` are those of the process, its own name first.
///
/// Returns success when everything was read, verified and written, or, with `--verify-diagnostics`, when exactly the
/// expected diagnostics came. When nobody reads the output any more, it returns the code that a shell gives to programs
/// which end because of that.
pub fn opt_main<A: AsRef<OsStr>>(arguments: &[A], registry: Registry<'_>) -> ExitCode {
    let mut passes = PassRegistry::new();
    ir_core::transforms::register_passes(&mut passes);
    dialects::register_passes(&mut passes);
    let parsed = Options::parse(arguments, &passes).map_err(Failure::Message);
    match parsed.and_then(|mut options| driver::run(&mut options, registry)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(Failure::NoReader) => ExitCode::from(process_io::EXIT_NO_READER),
        Err(Failure::Message(message)) => {
            // Nothing is left to do when even that can't be written.
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}
