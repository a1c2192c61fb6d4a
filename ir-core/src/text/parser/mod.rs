//! The parser of types, attributes, affine maps and locations, and the basis of the operation parser.

mod affine;
mod asm_parser;
mod attributes;
mod brackets;
mod cache;
mod delimiter;
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
mod passed;
mod resources;
mod types;

pub use asm_parser::AsmParser;
pub use delimiter::Delimiter;
pub(crate) use dense_array::array_number_bytes;
pub use diagnostics::{ParseFailure, ParseResult};
pub use operation::{
    AffineOperands, Argument, CustomOp, Mark, MarkKind, NamedEntity, Operand, OperationParser, ParsedModule,
    ParsedPiece, Piece, Record, RecordedName, RecordedOp, RegionArgument, SourceChunk, parse_module,
    parse_module_chunk, parse_outline, parse_piece,
};
pub use passed::OnPassed;
use passed::Passed;
pub use resources::ExternalResource;

use super::lexer::Lexer;
use super::token::{Token, TokenKind};
use crate::context::{Attribute, Context, Ident, OpName, Source, Type};
use crate::diagnostic::Diagnostic;
use crate::stack;
use rustc_hash::FxHashMap;

/// External resources by name, then by key, in textual order.
pub type ExternalResources = Vec<(Vec<u8>, Vec<(Vec<u8>, ExternalResource)>)>;

/// Registers a source, so that it can have locations. `searched` is called with its chunks after they were
/// searched for lines. Fails if the source has 4 GB or more.
fn registered(
    ctx: &Context,
    file: &[u8],
    text: &[u8],
    start: (u32, u32),
    searched: &dyn Fn(&[u8]),
) -> Result<Source, Diagnostic> {
    let file = ctx.ident_bytes(file);
    if text.len() >= u32::MAX as usize {
        return Err(Diagnostic::error(ctx.file_location(file, 1, 1), "text is larger than 4 GB"));
    }
    Ok(ctx.add_source_part(file, text, start, searched))
}

/// The parser of a source, with one token of lookahead.
pub struct Parser<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) lexer: Lexer<'a>,
    /// The current token, not consumed yet.
    pub(crate) token: Token,
    pub(crate) source: Source,
    pub(crate) symbols: Symbols<'a>,
    /// Names of attributes.
    names: cache::SpellingCache<Ident>,
    /// Values in dictionaries.
    values: cache::SpellingCache<Attribute>,
    /// Cached types of dialects outside of other bodies.
    types: cache::SpellingCache<Type>,
    /// Number of open bodies of dialects' types and attributes.
    bodies: u32,
    /// Ends of nested bodies of dialects' types and attributes.
    ends: brackets::Ends,
    /// The section of external resources: by name, by key.
    pub(crate) external_resources: ExternalResources,
    diagnostics: Vec<Diagnostic>,
    /// The operation with the custom assembly format that contains the definition, for messages.
    speaker: Option<OpName>,
    /// The callback for parsed chunks of the source.
    passed: Option<Passed<'a>>,
    /// Whether this is the only thread that parses the source, so that its results may affect the rest of
    /// the source.
    alone: bool,
}

/// The definitions of aliases and ids in a source.
#[derive(Clone, Default)]
pub(crate) struct Symbols<'a> {
    /// `#name = …`
    attribute_aliases: FxHashMap<&'a [u8], Attribute>,
    /// `!name = …`
    type_aliases: FxHashMap<&'a [u8], Type>,
    /// `distinct[number]`
    distinct: FxHashMap<u64, Attribute>,
    /// The keys of resources in the context, by their keys in the source.
    resources: FxHashMap<Ident, Ident>,
}

impl<'a> Parser<'a> {
    /// Creates a parser at the beginning of `text`. `file` is its name in locations.
    ///
    /// # Errors
    /// The source has 4 GB or more.
    pub fn new(ctx: &'a Context, file: &str, text: &'a [u8]) -> Result<Self, Diagnostic> {
        Self::new_part(ctx, file, text, (1, 1))
    }

    /// Like [`new`](Self::new), for a chunk of a file that begins at the line and column `start`.
    ///
    /// # Errors
    /// The source has 4 GB or more.
    pub fn new_part(
        ctx: &'a Context,
        file: impl AsRef<[u8]>,
        text: &'a [u8],
        start: (u32, u32),
    ) -> Result<Self, Diagnostic> {
        let source = registered(ctx, file.as_ref(), text, start, &|_| ())?;
        Ok(Self::from_source(ctx, source, text, Symbols::default(), None))
    }

    /// Creates a parser at the beginning of a registered source.
    fn from_source(
        ctx: &'a Context,
        source: Source,
        text: &'a [u8],
        symbols: Symbols<'a>,
        passed: Option<Passed<'a>>,
    ) -> Self {
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
            types: cache::SpellingCache::new(text),
            bodies: 0,
            ends: brackets::Ends::default(),
            external_resources: Vec::new(),
            diagnostics: Vec::new(),
            speaker: None,
            passed,
        };
        parser.consume();
        parser
    }

    /// Creates a parser that runs in parallel to this one, from `start` to another end of the same source.
    fn part(&self, text: &'a [u8], start: u32) -> Self {
        let (source, symbols) = (self.source.clone(), self.symbols.clone());
        let mut parser = Self::from_source(self.ctx, source, text, symbols, self.passed);
        parser.alone = false;
        parser.reset(start);
        parser.passes_from_here();
        parser
    }

    /// The context.
    pub fn context(&self) -> &'a Context {
        self.ctx
    }

    /// The current token.
    pub fn token(&self) -> Token {
        self.token
    }

    /// Kind of the current token.
    pub fn kind(&self) -> TokenKind {
        self.token.kind
    }

    /// Whether the current token is of this kind.
    pub fn is_at(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// The bytes of a token.
    pub fn bytes(&self, token: Token) -> &'a [u8] {
        self.lexer.bytes(token)
    }

    /// The bytes of the current token.
    pub fn spelling(&self) -> &'a [u8] {
        self.lexer.bytes(self.token)
    }

    /// Moves to the next token.
    pub fn consume(&mut self) {
        self.token = self.lexer.lex();
        if self.token.kind == TokenKind::Error {
            self.report_lex_error();
        }
    }

    /// Consumes the current token if it is of this kind. Returns whether it was.
    pub fn consume_if(&mut self, kind: TokenKind) -> bool {
        let is = self.is_at(kind);
        if is {
            self.consume();
        }
        is
    }

    /// Moves to the token at another offset.
    pub fn reset(&mut self, offset: u32) {
        self.lexer.reset(offset);
        self.consume();
    }

    /// Parses an entity that can nest to any depth: provides the stack for it.
    ///
    /// # Errors
    /// Errors of `read`.
    pub fn nested<T: Send>(
        &mut self,
        read: impl FnOnce(&mut Self) -> ParseResult<T> + Send,
    ) -> ParseResult<T> {
        stack::grow(|| read(self))
    }

    /// Consumes a token of this kind.
    ///
    /// # Errors
    /// When the current token is of another kind; `message` is the diagnostic.
    pub fn parse_token(&mut self, kind: TokenKind, message: &str) -> ParseResult<()> {
        if self.consume_if(kind) { Ok(()) } else { Err(self.wrong_token(message)) }
    }
}
