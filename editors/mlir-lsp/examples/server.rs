//! A server in a program of one's own: `cargo run --example server` talks the protocol on its standard
//! streams. `ods_opt::OptMain` has one already.

use ir_core::context::Context;
use ir_core::pass::PassRegistry;
use std::process::ExitCode;

fn main() -> ExitCode {
    let dialects = |ctx: &Context| {
        ir_core::ops::register_builtin(ctx);
        dialects::register_all(ctx);
    };
    let mut passes = PassRegistry::new();
    transforms::register_passes(&mut passes);
    let host = mlir_lsp::Host { name: "server", version: "1", dialects: &dialects, passes: &passes };
    match mlir_lsp::serve_stdio(&host) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
