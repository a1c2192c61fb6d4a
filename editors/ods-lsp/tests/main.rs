//! The tests of the language server for definitions. One program, because each program links everything.

mod client;
#[path = "../../lsp-text/tests/features/mod.rs"]
mod features;
mod peers;
mod protocol;
mod sessions;
mod speed;
mod states;
