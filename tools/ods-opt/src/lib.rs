//! The pass driver: reads IR, verifies it, runs passes, and prints it, with `mlir-opt`'s options, output and
//! messages.
//!
//! [`OptMain`] is the whole tool; a program with dialects and passes of its own adds them:
//!
//! ```no_run
//! use std::process::ExitCode;
//!
//! fn main() -> ExitCode {
//!     ods_opt::OptMain::new()
//!         .summary("Toy's optimizer")
//!         .version(env!("CARGO_PKG_VERSION"))
//!         .dialects(|ctx| { /* toy::register(ctx) */ })
//!         .passes(|registry| { /* toy::passes::register_passes(registry) */ })
//!         .run()
//! }
//! ```

mod definition_options;
#[cfg(feature = "definitions")]
mod definitions;
#[cfg(not(feature = "definitions"))]
#[path = "no_definitions.rs"]
mod definitions;
mod driver;
mod explore;
mod format;
mod help;
mod irdl_file;
mod opt_main;
mod options;
mod passes;
#[cfg(all(feature = "definitions", feature = "lsp"))]
mod project;
mod reproducer;
#[cfg(feature = "validate")]
mod validation;

pub use opt_main::OptMain;

use ir_core::context::Context;
use ir_core::pass::PassRegistry;

/// Registers dialects with a context; called for each context that the driver creates.
type Registry<'a> = &'a (dyn Fn(&Context) + Sync);

/// Registers the dialects of this project. Messages about other dialects of `mlir-opt` are those of
/// `mlir-opt`.
pub fn register_dialects(ctx: &Context) {
    ctx.set_foreign_dialects(cpp_hooks::MLIR_OPT);
    ir_core::ops::register_builtin(ctx);
    dialects::register_all(ctx);
    dialect_llvm::register(ctx);
    irdl::register(ctx);
    pdl::register(ctx);
}

/// Registers the passes of this project.
pub fn register_passes(registry: &mut PassRegistry) {
    transforms::register_passes(registry);
    dialects::register_passes(registry);
    conversions::register_passes(registry);
    #[cfg(feature = "definitions")]
    ::definitions::register_passes(registry);
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
