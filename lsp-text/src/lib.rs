//! Texts, positions and URIs of the language server protocol, which the servers of this project share.

mod text;
pub mod uri;

pub use text::{Encoding, Text};
