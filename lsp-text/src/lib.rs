//! Texts, positions, URIs and sent tokens of the language server protocol, which the servers of this project share.

mod text;
mod tokens;
pub mod uri;

pub use text::{Encoding, Text};
pub use tokens::SentTokens;
