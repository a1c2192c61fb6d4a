//! Errors of the parser, where MLIR reports them.

use super::Parser;
use crate::context::Location;
use crate::diagnostic::Diagnostic;
use crate::text::token::TokenKind;

/// Reading failed, and the diagnostics say why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseFailure;

/// What a parsing function gives.
pub type ParseResult<T> = Result<T, ParseFailure>;

impl Parser<'_> {
    /// The location of a byte.
    pub fn location(&self, offset: u32) -> Location {
        self.ctx.source_location(self.source, offset as usize)
    }

    /// The diagnostics so far, in order.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// Takes the diagnostics.
    pub fn take_diagnostics(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.diagnostics)
    }

    /// Fails, without saying why, where several threads read the text: it is then read again by one.
    pub(super) fn needs_to_be_alone(&self) -> ParseResult<()> {
        if self.alone { Ok(()) } else { Err(ParseFailure) }
    }

    /// Reports anything.
    pub fn report(&mut self, diagnostic: Diagnostic) -> ParseFailure {
        self.diagnostics.push(diagnostic);
        ParseFailure
    }

    /// Reports an error with notes; nothing where the lexer failed, which has been reported already.
    pub fn report_unless_lexed_wrong(&mut self, diagnostic: Diagnostic) -> ParseFailure {
        if self.token.kind == TokenKind::Error { ParseFailure } else { self.report(diagnostic) }
    }

    /// Reports an error at a byte. Where the lexer failed, it has reported that already, and nothing is added.
    pub fn error_at(&mut self, offset: u32, message: impl Into<String>) -> ParseFailure {
        if self.token.kind == TokenKind::Error {
            return ParseFailure;
        }
        self.report(Diagnostic::error(self.location(offset), message))
    }

    /// Reports an error at the token that is looked at; at the end of the text, at its last byte.
    pub fn error_here(&mut self, message: impl Into<String>) -> ParseFailure {
        self.error_at(self.here(), message)
    }

    fn here(&self) -> u32 {
        let at_end = self.token.kind == TokenKind::Eof;
        if at_end { self.token.start.saturating_sub(1) } else { self.token.start }
    }

    /// Reports that another token belongs here: before the token, at the end of the last line that has something.
    pub fn wrong_token(&mut self, message: impl Into<String>) -> ParseFailure {
        let here = self.here();
        let offset = end_of_text_before(&self.lexer.text()[..here as usize]);
        self.error_at(offset.unwrap_or(here), message)
    }

    /// Reports an error of a definition's syntax at a byte. In an operation's own syntax it names the operation, as MLIR's
    /// `CustomOpAsmParser` does with all that is said through it.
    pub fn definition_error_at(&mut self, offset: u32, message: impl Into<String>) -> ParseFailure {
        let message = self.spoken(message.into());
        self.error_at(offset, message)
    }

    /// The same, at the token that is looked at.
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

/// The end of what `before` holds besides blanks, empty lines and the comments of the lines that end in it; `None` if
/// that is nothing.
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
