//! The aliases of a section, and those that are visible in a piece of it.

use ir_core::context::{Attribute, Type};
use ir_core::text::{Token, TokenKind};
use lsp_text::Text;
use rustc_hash::FxHashMap;

use crate::piece::{Environment, Piece};

/// The aliases of a section, with the index of the piece that defines them.
#[derive(Default)]
pub(super) struct Aliases {
    attributes: FxHashMap<String, (Attribute, usize)>,
    types: FxHashMap<String, (Type, usize)>,
    /// The pieces that were parsed.
    pub(super) new: Vec<(usize, Piece)>,
}

impl Aliases {
    pub(super) fn is_empty(&self) -> bool {
        self.attributes.is_empty() && self.types.is_empty()
    }

    pub(super) fn add(&mut self, piece: &Piece, index: usize) {
        for (name, value) in &piece.attribute_aliases {
            self.attributes.insert(name.clone(), (*value, index));
        }
        for (name, value) in &piece.type_aliases {
            self.types.insert(name.clone(), (*value, index));
        }
    }

    /// The aliases that tokens refer to. With the index of a piece, those that are defined later are left
    /// out, except locations, which may be defined later.
    pub(super) fn environment(&self, text: &Text, tokens: &[Token], user: Option<usize>) -> Environment {
        let mut found = Environment::default();
        for (at, token) in tokens.iter().enumerate() {
            let name = || text.slice(token.start + 1..token.end);
            let is_before = |index: usize| user.is_none_or(|user| index < user);
            match token.kind {
                TokenKind::HashId => {
                    let Some(&(value, index)) = self.attributes.get(name()) else { continue };
                    let is_location = at >= 2 && tokens[at - 2].kind == TokenKind::KwLoc;
                    if is_before(index) || is_location {
                        found.attributes.push((name().to_owned(), value));
                    }
                }
                TokenKind::ExclamationId => {
                    let Some(&(value, index)) = self.types.get(name()) else { continue };
                    if is_before(index) {
                        found.types.push((name().to_owned(), value));
                    }
                }
                _ => {}
            }
        }
        found.attributes.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        found.attributes.dedup();
        found.types.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        found.types.dedup();
        found
    }
}
