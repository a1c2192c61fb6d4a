//! The parser of types, attributes, affine maps and locations, and what parsers of operations build on.

mod affine;
mod attributes;
mod brackets;
mod cache;
mod dense;
mod dense_array;
mod diagnostics;
mod display;
mod elements;
mod extended;
mod lists;
mod location;
mod names;
mod numbers;
mod operation;
mod resources;
mod types;

pub(crate) use dense_array::array_number_bytes;
pub use diagnostics::{ParseFailure, ParseResult};
pub use lists::Delimiter;
pub use operation::{
    AffineOperands, Argument, CustomOp, Operand, OperationParser, ParseStep, ParsedModule, RegionArgument,
    parse_module, parse_module_part,
};
pub use resources::ExternalResource;

use super::lexer::Lexer;
use super::token::{Token, TokenKind};
use crate::context::{Attribute, Context, Ident, OpName, Source, Type};
use crate::diagnostic::Diagnostic;
use crate::stack;
use rustc_hash::FxHashMap;

/// External resources by name, then by key, in the order of the text.
pub type ExternalResources = Vec<(Vec<u8>, Vec<(Vec<u8>, ExternalResource)>)>;

/// Reads a text, one token ahead.
pub struct Parser<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) lexer: Lexer<'a>,
    /// The token that is looked at.
    pub(crate) token: Token,
    pub(crate) source: Source,
    pub(crate) symbols: Symbols<'a>,
    /// Names of attributes.
    names: cache::SpellingCache<'a, Ident>,
    /// Values in dictionaries.
    values: cache::SpellingCache<'a, Attribute>,
    /// Where texts of dialects end that are in others.
    ends: brackets::Ends,
    /// The section of external resources: by name, by key.
    pub(crate) external_resources: ExternalResources,
    diagnostics: Vec<Diagnostic>,
    /// The operation in whose own syntax the parameters of a definition are read, for messages.
    speaker: Option<OpName>,
    /// Whether no other thread reads the same text, so that what is read may change what the text means elsewhere.
    alone: bool,
}

/// What a text's aliases and ids stand for.
#[derive(Clone, Default)]
pub(crate) struct Symbols<'a> {
    /// `#name = …`
    attribute_aliases: FxHashMap<&'a [u8], Attribute>,
    /// `!name = …`
    type_aliases: FxHashMap<&'a [u8], Type>,
    /// `distinct[number]`
    distinct: FxHashMap<u64, Attribute>,
    /// Keys of resources in the text, and in the context.
    resources: FxHashMap<Ident, Ident>,
}

impl<'a> Parser<'a> {
    /// Starts at the beginning of `text`, which has this name in locations.
    ///
    /// # Errors
    /// Texts of 4 GB and more are refused.
    pub fn new(ctx: &'a Context, file: &str, text: &'a [u8]) -> Result<Self, Diagnostic> {
        Self::new_part(ctx, file, text, (1, 1))
    }

    /// As [`new`](Self::new), for a part of a file that begins at this line and column.
    ///
    /// # Errors
    /// Texts of 4 GB and more are refused.
    pub fn new_part(
        ctx: &'a Context,
        file: impl AsRef<[u8]>,
        text: &'a [u8],
        start: (u32, u32),
    ) -> Result<Self, Diagnostic> {
        let file = ctx.ident_bytes(file.as_ref());
        if text.len() >= u32::MAX as usize {
            return Err(Diagnostic::error(ctx.file_location(file, 1, 1), "text is larger than 4 GB"));
        }
        let source = ctx.add_source_part(file, text, start);
        Ok(Self::of_source(ctx, source, text, Symbols::default()))
    }

    /// Starts at the beginning of the text of a registered source.
    fn of_source(ctx: &'a Context, source: Source, text: &'a [u8], symbols: Symbols<'a>) -> Self {
        let token = Token { kind: TokenKind::Eof, start: 0, end: 0 };
        let lexer = Lexer::new(text);
        let mut parser = Self {
            ctx,
            lexer,
            token,
            source,
            symbols,
            alone: true,
            names: cache::SpellingCache::new(text),
            values: cache::SpellingCache::new(text),
            ends: brackets::Ends::default(),
            external_resources: Vec::new(),
            diagnostics: Vec::new(),
            speaker: None,
        };
        parser.consume();
        parser
    }

    /// A parser of the same text up to another end, that starts at this place and works beside this one.
    fn part(&self, text: &'a [u8], start: u32) -> Self {
        let mut parser = Self::of_source(self.ctx, self.source, text, self.symbols.clone());
        parser.alone = false;
        parser.reset(start);
        parser
    }

    /// The context.
    pub fn context(&self) -> &'a Context {
        self.ctx
    }

    /// The token that is looked at.
    pub fn token(&self) -> Token {
        self.token
    }

    /// Kind of the token that is looked at.
    pub fn kind(&self) -> TokenKind {
        self.token.kind
    }

    /// Whether the token that is looked at is of this kind.
    pub fn at(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// The bytes of a token.
    pub fn bytes(&self, token: Token) -> &'a [u8] {
        self.lexer.bytes(token)
    }

    /// The bytes of the token that is looked at.
    pub fn spelling(&self) -> &'a [u8] {
        self.lexer.bytes(self.token)
    }

    /// Goes on to the next token.
    pub fn consume(&mut self) {
        self.token = self.lexer.lex();
        if self.token.kind == TokenKind::Error {
            self.report_lex_error();
        }
    }

    /// Goes on if the token is of this kind; whether it was.
    pub fn consume_if(&mut self, kind: TokenKind) -> bool {
        let is = self.at(kind);
        if is {
            self.consume();
        }
        is
    }

    /// Looks at the token at another place.
    pub fn reset(&mut self, offset: u32) {
        self.lexer.reset(offset);
        self.consume();
    }

    /// Reads something that may hold others of its kind, at any depth.
    pub(crate) fn nested<T: Send>(
        &mut self,
        read: impl FnOnce(&mut Self) -> ParseResult<T> + Send,
    ) -> ParseResult<T> {
        stack::grow(|| read(self))
    }

    /// Goes on behind a token of this kind; the message says what is wrong with any other.
    pub fn parse_token(&mut self, kind: TokenKind, message: &str) -> ParseResult<()> {
        if self.consume_if(kind) { Ok(()) } else { Err(self.wrong_token(message)) }
    }
}
