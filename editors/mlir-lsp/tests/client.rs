//! Clients of `ods-opt lsp`.

use ir_core::context::Context;
use ir_core::pass::PassRegistry;
use mlir_lsp::Host;
use serde_json::{Value, json};

pub(crate) use crate::support::client::Client;

/// Registers the dialects of the tests.
fn dialects(ctx: &Context) {
    ir_core::ops::register_builtin(ctx);
    dialects::register_all(ctx);
}

impl Client {
    /// Starts a server.
    pub(crate) fn start(initialization: Value, client_capabilities: Value) -> Client {
        let params = json!({"capabilities": client_capabilities, "initializationOptions": initialization});
        Client::connect("mlir", params, |connection| {
            let mut passes = PassRegistry::new();
            transforms::register_passes(&mut passes);
            let host = Host { name: "test-opt", version: "1", dialects: &dialects, passes: &passes };
            mlir_lsp::serve(connection, &host)
        })
    }
}
