//! The tests of the language server for definitions. One program, because each program links everything.

mod client;
mod keywords;
mod parts;
mod peers;
mod protocol;
mod sessions;
mod speed;
mod states;
#[path = "../../lsp-text/tests/support/mod.rs"]
mod support;
