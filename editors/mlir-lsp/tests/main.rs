//! The tests of the language server for modules. One program, because each program links everything.

mod client;
mod sessions;
mod speed;
mod states;
#[path = "../../lsp-text/tests/support/mod.rs"]
mod support;
