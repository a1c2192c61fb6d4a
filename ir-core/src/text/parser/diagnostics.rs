//! Errors of the parser, at MLIR's locations.

use super::Parser;
use crate::context::{Context, Location};
use crate::diagnostic::{Diagnostic, EmitError};
use crate::text::token::TokenKind;

/// The error of a parsing function. The parser's diagnostics contain the reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseFailure;

/// The result of a parsing function.
pub type ParseResult<T> = Result<T, ParseFailure>;

impl Parser<'_> {
    /// The location of the byte at `offset`.
    pub fn location(&self, offset: u32) -> Location {
        self.ctx.source_location(&self.source, offset as usize)
    }

    /// The diagnostics so far, in order.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// Removes and returns the diagnostics of the parser.
    pub fn take_diagnostics(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.diagnostics)
    }

    /// Requires that this is the only thread that parses the source.
    ///
    /// # Errors
    /// There are several threads. No diagnostic is reported: one thread then parses the source again.
    pub(super) fn needs_to_be_alone(&self) -> ParseResult<()> {
        if self.alone { Ok(()) } else { Err(ParseFailure) }
    }

    /// Reports a diagnostic.
    pub fn report(&mut self, diagnostic: Diagnostic) -> ParseFailure {
        self.diagnostics.push(diagnostic);
        ParseFailure
    }

    /// Reports an error with notes, unless the current token is a lexical error, which has already been
    /// reported.
    pub fn report_unless_lexed_wrong(&mut self, diagnostic: Diagnostic) -> ParseFailure {
        if self.token.kind == TokenKind::Error { ParseFailure } else { self.report(diagnostic) }
    }

    /// Reports an error at a byte, unless the current token is a lexical error, which has already been
    /// reported.
    pub fn error_at(&mut self, offset: u32, message: impl Into<String>) -> ParseFailure {
        if self.token.kind == TokenKind::Error {
            return ParseFailure;
        }
        self.report(Diagnostic::error(self.location(offset), message))
    }

    /// Reports an error at the current token, or at the last byte of the source.
    pub fn error_here(&mut self, message: impl Into<String>) -> ParseFailure {
        self.error_at(self.here(), message)
    }

    /// Reports an error at the current token, with advice.
    pub(super) fn error_here_with_help(&mut self, message: &str, help: String) -> ParseFailure {
        let error = Diagnostic::error(self.location(self.here()), message);
        self.report_unless_lexed_wrong(error.with_help(help))
    }

    fn here(&self) -> u32 {
        let at_end = self.token.kind == TokenKind::Eof;
        if at_end { self.token.start.saturating_sub(1) } else { self.token.start }
    }

    /// Reports an unexpected token: before the token, at the end of the last line that is not empty.
    pub fn wrong_token(&mut self, message: impl Into<String>) -> ParseFailure {
        let here = self.here();
        let offset = end_of_text_before(&self.lexer.text()[..here as usize]);
        self.error_at(offset.unwrap_or(here), message)
    }

    /// Reports a syntax error of a definition at a byte. Within an operation's custom assembly format it
    /// names the operation, like all messages of MLIR's `CustomOpAsmParser`.
    pub fn definition_error_at(&mut self, offset: u32, message: impl Into<String>) -> ParseFailure {
        let message = self.spoken(message.into());
        self.error_at(offset, message)
    }

    /// Calls a verifier, and reports its error as [`error_at`](Self::error_at) does.
    ///
    /// # Errors
    /// The verifier failed.
    pub fn verify_at<T>(
        &mut self,
        offset: u32,
        verify: impl FnOnce(&Context, EmitError<'_>) -> Result<T, Diagnostic>,
    ) -> ParseResult<T> {
        let verified = verify(self.ctx, &|message| Diagnostic::error(self.location(offset), message));
        verified.map_err(|error| self.report_unless_lexed_wrong(error))
    }

    /// Calls a verifier, and reports its error as [`definition_error_at`](Self::definition_error_at) does.
    ///
    /// # Errors
    /// The verifier failed.
    pub(crate) fn verify_definition(
        &mut self,
        offset: u32,
        verify: impl FnOnce(&Context, EmitError<'_>) -> Result<(), Diagnostic>,
    ) -> ParseResult<()> {
        let emit_error =
            |message: &str| Diagnostic::error(self.location(offset), self.spoken(message.to_owned()));
        let verified = verify(self.ctx, &emit_error);
        verified.map_err(|error| self.report_unless_lexed_wrong(error))
    }

    /// Like [`definition_error_at`](Self::definition_error_at), at the current token.
    pub fn definition_error_here(&mut self, message: impl Into<String>) -> ParseFailure {
        self.definition_error_at(self.token.start, message)
    }

    fn spoken(&self, message: String) -> String {
        match self.speaker {
            Some(name) => format!("custom op '{}' {message}", name.as_str(self.ctx)),
            None => message,
        }
    }

    pub(super) fn report_lex_error(&mut self) {
        if let Some(error) = self.lexer.take_error() {
            self.report(Diagnostic::error(self.location(error.offset), error.message));
        }
    }
}

/// The end of the last part of `before` other than spaces, tabs, newlines and comments of complete lines;
/// `None` if there is none.
fn end_of_text_before(mut before: &[u8]) -> Option<u32> {
    loop {
        while let [rest @ .., b' ' | b'\t'] = before {
            before = rest;
        }
        match before {
            [] => return None,
            [rest @ .., b'\n' | b'\r'] => before = rest,
            _ => return Some(before.len() as u32),
        }
        let line = before.iter().rposition(|b| matches!(b, b'\n' | b'\r')).unwrap_or(0);
        if let Some(comment) = before[line..].windows(2).position(|pair| pair == b"//") {
            before = &before[..line + comment];
        }
    }
}
