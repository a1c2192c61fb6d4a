//! Trailing locations, with aliases that may be defined later.

use super::{AsmParser, OperationParser, ParseResult};
use crate::context::{AttrKind, Attribute, Location};
use crate::ir::{Block, Distances, Op};
use crate::text::token::{Token, TokenKind};

/// The owner of a deferred location.
#[derive(Clone, Copy, Debug)]
pub(super) enum Deferred {
    Op(Op),
    Argument(Block, usize),
}

impl Deferred {
    /// The same entity after its arena was absorbed.
    pub(super) fn moved(self, distances: &Distances) -> Self {
        match self {
            Self::Op(op) => Self::Op(distances.op(op)),
            Self::Argument(block, index) => Self::Argument(distances.block(block), index),
        }
    }
}

impl<'a> OperationParser<'a> {
    /// Parses `loc(…)` if it is present.
    pub(super) fn trailing_location(&mut self, target: Deferred) -> ParseResult<()> {
        if self.kind() != TokenKind::KwLoc {
            return Ok(());
        }
        self.parser.consume();
        self.parser.parse_token(TokenKind::LParen, "expected '(' in location")?;
        let token = self.parser.token();
        if token.kind == TokenKind::HashId && !self.parser.bytes(token).contains(&b'.') {
            self.parser.consume();
            match self.parser.attribute_alias(self.alias_name(token)) {
                Some(attribute) => {
                    let location = self.location_of_alias(token, attribute)?;
                    self.set_location(target, location);
                }
                None => self.deferred_locations.push((target, token)),
            }
        } else {
            let location = self.parser.parse_location_instance()?;
            self.set_location(target, location);
        }
        self.parser.parse_token(TokenKind::RParen, "expected ')' in location")
    }

    fn alias_name(&self, token: Token) -> &'a [u8] {
        &self.parser.bytes(token)[1..]
    }

    fn location_of_alias(&mut self, token: Token, attribute: Attribute) -> ParseResult<Location> {
        let ctx = self.parser.context();
        if let AttrKind::Location(location) = attribute.kind(ctx) {
            return Ok(location);
        }
        let message = format!("expected location, but found '{}'", attribute.to_text(ctx));
        Err(self.parser.error_at(token.start, message))
    }

    fn set_location(&mut self, target: Deferred, location: Location) {
        match target {
            Deferred::Op(op) => self.ir.set_location(op, location),
            Deferred::Argument(block, index) => self.ir.set_argument_location(block, index, location),
        }
    }

    /// Resolves the aliases that were not defined when they were used.
    pub(super) fn resolve_deferred_locations(&mut self) -> ParseResult<()> {
        for (target, token) in std::mem::take(&mut self.deferred_locations) {
            let start = token.start;
            let Some(attribute) = self.parser.attribute_alias(self.alias_name(token)) else {
                return Err(self.parser.error_at(start, "operation location alias was never defined"));
            };
            let location = self.location_of_alias(token, attribute)?;
            self.set_location(target, location);
        }
        Ok(())
    }
}
