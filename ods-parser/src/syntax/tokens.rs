//! Text to tokens: whitespace, comments, preprocessor lines and includes are dealt with here, so that the
//! grammar sees one letter for each token.

use super::literal::unescape;
use super::macros::Macros;
use super::scan::{
    Defect, Scanned, bad_escapes, directive, end_of_line, end_of_word, is_word, scan, scan_comment,
};
use super::{FIRST, Token, TokenKind};
use crate::codes;
use crate::diagnostics::{Diagnostic, Sink};
use crate::source::Span;

/// Maximum nesting of brackets and of statements inside statements: as deep as llvm-tblgen survives on its
/// stack, and far deeper than people write.
const MAX_NESTING: usize = 1_000;

/// Consecutive tokens of a file: letters, and the offset of each in the file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tokens {
    pub(super) letters: String,
    pub(super) spans: Vec<(u32, u32)>,
    /// Tokens that were wrong and had to be replaced; a statement that holds one is not evaluated.
    pub(super) damaged: Vec<u32>,
}

impl Tokens {
    /// Forgets the tokens, not the memory.
    pub(crate) fn clear(&mut self) {
        self.letters.clear();
        self.spans.clear();
        self.damaged.clear();
    }

    /// The kind of the token at an index.
    pub(super) fn kind(&self, index: usize) -> TokenKind {
        TokenKind(self.letters.as_bytes()[index])
    }

    /// The kind of the last token.
    fn last(&self) -> Option<TokenKind> {
        self.letters.bytes().last().map(TokenKind)
    }
}

/// Tokens after which a chunk of a file ends at the next statement: little enough for its syntax tree to stay
/// in cache.
const CHUNK: usize = 300;

/// An `#ifdef` that is open.
#[derive(Clone)]
struct Condition {
    /// Offset of the directive seen last: `#ifdef`, `#ifndef` or `#else`.
    directive: usize,
    /// The macro, when this may be an include guard: `#ifndef` before any token.
    guard: Option<String>,
    /// Whether the text is used.
    active: bool,
    has_else: bool,
}

/// Reads the tokens of one file. [`Lexer::advance`] returns at every include, so that the included file can
/// define macros before the rest is read, and where the tokens read so far can be parsed.
pub(crate) struct Lexer<'s> {
    text: &'s str,
    bytes: &'s [u8],
    at: Progress,
    /// The comments and directives, if they are wanted.
    trivia: Option<Vec<Token>>,
}

/// Progress within a file; [`Lexer::resume`] continues from there.
#[derive(Clone, Default)]
pub(crate) struct Progress {
    base: u32,
    pos: usize,
    /// Whether something other than whitespace and comments came before on this line.
    inside_line: bool,
    conditions: Vec<Condition>,
    /// The macro of a condition that began before any token, and how many tokens there were at its end.
    guard_end: Option<(String, usize)>,
    /// Whether a directive appears outside of that condition: its effect depends on other macros.
    has_other_directives: bool,
    /// Nesting of brackets, and of statements that follow `in`, `then` or `else` without a brace.
    depth: usize,
    chained: usize,
    too_deep: bool,
    tokens: Tokens,
    /// Number of tokens already handed over in chunks.
    taken: usize,
}

impl Progress {
    /// The beginning of a file whose first byte has the position `base`.
    pub(crate) fn new(base: u32) -> Progress {
        Progress { base, ..Progress::default() }
    }

    /// Whether all tokens were handed over in chunks.
    pub(crate) fn is_between_chunks(&self) -> bool {
        self.tokens.spans.is_empty() && !self.too_deep
    }

    /// Number of bytes of the text that were read.
    pub(crate) fn position(&self) -> usize {
        self.pos
    }

    /// Number of bytes at the beginning of the text that the way to here depends on: those that were read,
    /// and the word after them, which may have ended a chunk.
    pub(crate) fn depends_on(&self, text: &str) -> usize {
        let rest = text.as_bytes().get(self.pos..).unwrap_or_default();
        self.pos + rest.iter().take_while(|byte| is_word(**byte)).count() + 1
    }

    /// The same in a file whose first byte has the position `base`.
    pub(crate) fn moved_to(&self, base: u32) -> Progress {
        Progress { base, ..self.clone() }
    }
}

/// Why [`Lexer::advance`] returned.
#[derive(Clone)]
pub(crate) enum Stop {
    /// An include was read; and whether the tokens so far are whole statements.
    Include(IncludeSite, bool),
    /// The tokens so far are whole statements.
    Statement,
    /// The file is at its end.
    End,
}

impl Stop {
    /// Whether the tokens read so far can be parsed by themselves.
    pub(crate) fn ends_chunk(&self) -> bool {
        !matches!(self, Stop::Include(_, false))
    }
}

/// An include that the lexer came upon.
#[derive(Clone)]
pub(crate) struct IncludeSite {
    /// The path as written.
    pub(crate) path: String,
    /// The string, by offsets in the file.
    pub(crate) range: (u32, u32),
}

impl<'s> Lexer<'s> {
    /// Begins at the start of a text, or continues in it.
    pub(crate) fn resume(text: &'s str, at: Progress) -> Lexer<'s> {
        Lexer { text, bytes: text.as_bytes(), at, trivia: None }
    }

    /// Begins at the start of a text, and keeps its comments and directives.
    pub(super) fn with_trivia(text: &'s str) -> Lexer<'s> {
        Lexer { trivia: Some(Vec::new()), ..Lexer::resume(text, Progress::new(FIRST)) }
    }

    /// The state that is needed to resume.
    pub(crate) fn pause(self) -> Progress {
        self.at
    }

    /// The macro of an include guard around the whole file, once its end is reached.
    pub(crate) fn guard(&mut self) -> Option<String> {
        let count = self.count();
        let has_others = self.at.has_other_directives;
        self.at.guard_end.take().filter(|guard| guard.1 == count && !has_others).map(|guard| guard.0)
    }

    /// The tokens since the last chunk; `memory` is reused for the next one.
    pub(crate) fn take_chunk(&mut self, memory: Tokens) -> Tokens {
        self.at.taken += self.at.tokens.spans.len();
        std::mem::replace(&mut self.at.tokens, memory)
    }

    /// The comments and directives of [`Lexer::with_trivia`].
    pub(super) fn into_trivia(self) -> Vec<Token> {
        self.trivia.unwrap_or_default()
    }

    /// Number of tokens read since the last chunk.
    pub(crate) fn pending(&self) -> usize {
        self.at.tokens.spans.len()
    }

    /// Number of tokens read in all.
    fn count(&self) -> usize {
        self.at.taken + self.at.tokens.spans.len()
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at.pos + ahead).copied().unwrap_or(0)
    }

    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.at.base + start as u32, self.at.base + end as u32)
    }

    fn push(&mut self, kind: TokenKind, start: usize) {
        self.at.tokens.letters.push(char::from(kind.0));
        self.at.tokens.spans.push((start as u32, self.at.pos as u32));
    }

    /// Reads on to the next include, to the end of a chunk or to the end of the file. A chunk must be taken
    /// before the next step.
    pub(crate) fn advance(&mut self, macros: &mut Macros, sink: &mut Sink) -> Stop {
        while self.at.pos < self.bytes.len() && !sink.is_full() {
            let start = self.at.pos;
            match self.bytes[start] {
                b'\n' => {
                    self.at.pos += 1;
                    self.at.inside_line = false;
                    continue;
                }
                b' ' | b'\t' | b'\r' | 0x0c => {
                    self.skip_while(|b| b == b' ');
                    self.at.pos += usize::from(self.at.pos == start);
                    continue;
                }
                b'/' if matches!(self.peek(1), b'/' | b'*') => {
                    self.comment(sink);
                    continue;
                }
                b'#' if !self.at.inside_line && self.directive_here().is_some() => {
                    self.directive(macros, sink);
                    continue;
                }
                _ => {}
            }
            let is_between_statements = self.is_between_statements();
            if is_between_statements && self.at.tokens.spans.len() >= CHUNK && self.begins_statement() {
                return Stop::Statement;
            }
            self.at.inside_line = true;
            if self.token(start, sink) == TokenKind::INCLUDE
                && let Some(site) = self.include_path(sink)
            {
                return Stop::Include(site, is_between_statements);
            }
        }
        self.check_conditions(sink);
        Stop::End
    }

    /// Whether the tokens so far may be whole statements.
    fn is_between_statements(&self) -> bool {
        let ends_statement = |kind| matches!(kind, TokenKind::SEMICOLON | TokenKind::R_BRACE);
        self.at.depth == 0 && self.at.chained == 0 && self.at.tokens.last().is_none_or(ends_statement)
    }

    /// Whether the next token is a keyword that begins a statement and never appears inside of one.
    fn begins_statement(&self) -> bool {
        let end = end_of_word(self.bytes, self.at.pos);
        TokenKind::from_word(&self.text[self.at.pos..end]).begins_statement()
    }

    /// Reads the token at `start` and returns its kind.
    #[inline(always)]
    fn token(&mut self, start: usize, sink: &mut Sink) -> TokenKind {
        let Scanned { kind, end, defect } = scan(self.text, start);
        self.at.pos = end;
        if let Some(defect) = defect {
            return self.defective(kind, start, defect, sink);
        }
        self.push(kind, start);
        match kind {
            TokenKind::IN | TokenKind::THEN | TokenKind::ELSE => {
                self.at.chained += 1;
                self.check_depth(start, sink);
            }
            TokenKind::L_PAREN | TokenKind::L_SQUARE | TokenKind::LESS => self.open(start, sink),
            TokenKind::L_BRACE => {
                self.at.chained = 0;
                self.open(start, sink);
            }
            TokenKind::R_PAREN | TokenKind::R_SQUARE | TokenKind::GREATER => self.close(),
            TokenKind::R_BRACE => {
                self.at.chained = 0;
                self.close();
            }
            TokenKind::SEMICOLON => self.at.chained = 0,
            _ => {}
        }
        kind
    }

    fn open(&mut self, start: usize, sink: &mut Sink) {
        self.at.depth += 1;
        self.check_depth(start, sink);
    }

    fn close(&mut self) {
        self.at.depth = self.at.depth.saturating_sub(1);
    }

    fn skip_while(&mut self, accept: impl Fn(u8) -> bool) {
        while self.bytes.get(self.at.pos).is_some_and(|&b| accept(b)) {
            self.at.pos += 1;
        }
    }

    /// Reports a defect of a token that ends here, and returns the kind of the token that replaces it. A
    /// token that keeps its kind keeps the shape of the statement, so that following tokens cause no further
    /// errors.
    #[cold]
    fn defective(&mut self, kind: TokenKind, start: usize, defect: Defect, sink: &mut Sink) -> TokenKind {
        let end = self.at.pos;
        if kind == TokenKind::STRING {
            for escape in bad_escapes(self.bytes, start, end) {
                sink.push(
                    Diagnostic::error(
                        codes::BAD_ESCAPE,
                        self.span(escape, escape + 1),
                        "unknown escape in a string",
                    )
                    .with_help(r#"the escapes are \\ \' \" \t and \n"#),
                );
            }
        }
        let replacement = match defect {
            Defect::BadEscape | Defect::UnknownOperator => kind,
            _ => TokenKind::QUESTION,
        };
        if let Some(diagnostic) = self.diagnostic(start, end, defect) {
            sink.push(diagnostic);
        }
        self.at.tokens.damaged.push(self.at.tokens.spans.len() as u32);
        self.push(replacement, start);
        replacement
    }

    /// The error about a defective token; none about escapes, which have errors of their own.
    fn diagnostic(&self, start: usize, end: usize, defect: Defect) -> Option<Diagnostic> {
        let span = self.span(start, end);
        let text = &self.text[start..end];
        Some(match defect {
            Defect::BadEscape => return None,
            Defect::UnclosedComment => {
                let opening = self.span(start, start + 2);
                Diagnostic::error(codes::UNCLOSED_COMMENT, opening, "the comment is not closed by '*/'")
            }
            Defect::UnclosedCode => {
                let opening = self.span(start, start + 2);
                Diagnostic::error(codes::UNCLOSED_CODE, opening, "the code literal is not closed by '}]'")
            }
            Defect::UnclosedString => {
                let unit = if end < self.bytes.len() { "line" } else { "file" };
                let message = format!("the string is not closed before the end of the {unit}");
                Diagnostic::error(codes::UNCLOSED_STRING, span, message)
            }
            Defect::NumberTooLarge => {
                Diagnostic::error(codes::NUMBER_TOO_LARGE, span, "the number does not fit in 64 bits")
            }
            Defect::MissingName => Diagnostic::error(codes::BAD_CHARACTER, span, "a name must follow '$'"),
            Defect::UnknownOperator => unknown_operator(span, &text[1..]),
            Defect::TwoDots => Diagnostic::error(codes::BAD_CHARACTER, span, "'..' means nothing here")
                .with_help("a range is written with three dots"),
            Defect::BadCharacter => {
                let message =
                    format!("the character '{}' means nothing outside of strings", text.escape_debug());
                Diagnostic::error(codes::BAD_CHARACTER, span, message)
            }
        })
    }

    fn check_depth(&mut self, start: usize, sink: &mut Sink) {
        if self.at.depth.max(self.at.chained) > MAX_NESTING && !self.at.too_deep {
            self.at.too_deep = true;
            let message = format!("brackets or statements nest deeper than {MAX_NESTING} levels");
            sink.push(Diagnostic::error(codes::NESTING, self.span(start, self.at.pos), message));
        }
    }

    /// Whether the file nests so deeply that it must not be parsed.
    pub(crate) fn is_too_deep(&self) -> bool {
        self.at.too_deep
    }

    fn comment(&mut self, sink: &mut Sink) {
        let start = self.at.pos;
        let Scanned { kind, end, defect } = scan_comment(self.text, start);
        self.at.pos = end;
        if let Some(trivia) = &mut self.trivia {
            trivia.push(Token { kind, span: Span::new(start as u32, end as u32), is_open: defect.is_some() });
        }
        if let Some(diagnostic) = defect.and_then(|defect| self.diagnostic(start, end, defect)) {
            sink.push(diagnostic);
            self.at.tokens.damaged.push(self.at.tokens.spans.len() as u32);
        }
        // The end of a line comment's line decides whether a directive may follow.
        if kind == TokenKind::BLOCK_COMMENT {
            self.at.inside_line &= !self.bytes[start..end].contains(&b'\n');
        }
    }

    /// The string after `include`.
    fn include_path(&mut self, sink: &mut Sink) -> Option<IncludeSite> {
        loop {
            match self.peek(0) {
                b' ' | b'\t' | b'\r' | b'\n' | 0x0c if self.at.pos < self.bytes.len() => self.at.pos += 1,
                b'/' if matches!(self.peek(1), b'/' | b'*') => self.comment(sink),
                b'"' => break,
                _ => return None,
            }
        }
        let start = self.at.pos;
        if self.token(start, sink) != TokenKind::STRING {
            return None;
        }
        let path = unescape(&self.text[start + 1..self.at.pos - 1]);
        Some(IncludeSite { path, range: (start as u32, self.at.pos as u32) })
    }

    // The preprocessor.

    /// The directive at `#`, if it is one.
    fn directive_here(&self) -> Option<&'static str> {
        directive(self.bytes, self.at.pos)
    }

    fn directive(&mut self, macros: &mut Macros, sink: &mut Sink) {
        let start = self.at.pos;
        let Some(name) = self.directive_here() else { return };
        self.at.pos += 1 + name.len();
        match name {
            "define" => {
                self.at.has_other_directives |= self.at.conditions.is_empty();
                if let Some((macro_name, span)) = self.macro_name(name, sink)
                    && !macros.insert(macro_name.clone())
                {
                    let message = format!("the macro '{macro_name}' is defined already");
                    sink.push(Diagnostic::warning(codes::MACRO_REDEFINED, span, message));
                }
            }
            "else" => self.else_directive(start, sink),
            "endif" => {
                match self.at.conditions.pop() {
                    // Tokens that follow show that the condition does not guard the whole file.
                    Some(Condition { guard: Some(name), has_else: false, .. }) => {
                        self.at.guard_end = Some((name, self.count()));
                    }
                    Some(_) => {}
                    None => self.directive_error(start, "#endif without #ifdef or #ifndef", sink),
                }
            }
            _ => {
                let macro_name = self.macro_name(name, sink).map(|(name, _)| name);
                let defined = macro_name.as_ref().is_some_and(|name| macros.test(name));
                let active = defined == (name == "ifdef");
                let is_outermost = self.at.conditions.is_empty();
                let is_first = self.count() == 0 && is_outermost && self.at.guard_end.is_none();
                let guard = macro_name.filter(|_| is_first && name == "ifndef");
                self.at.has_other_directives |= is_outermost && guard.is_none();
                self.at.conditions.push(Condition { directive: start, guard, active, has_else: false });
            }
        }
        let count = self.keep_directive(start);
        self.end_of_directive(name, sink);
        if self.at.conditions.last().is_some_and(|c| !c.active) {
            self.skip_region(sink);
            self.extend_directive(count);
        }
    }

    /// Keeps a directive that ends here, and returns the number of trivia with it. A directive at the end of
    /// a region that was skipped is a part of the one before the region.
    fn keep_directive(&mut self, start: usize) -> usize {
        let Some(trivia) = &mut self.trivia else { return 0 };
        let span = Span::new(start as u32, self.at.pos as u32);
        match trivia.last_mut() {
            Some(last) if last.kind == TokenKind::DIRECTIVE && last.span.hi == span.lo => {
                last.span.hi = span.hi
            }
            _ => trivia.push(Token { kind: TokenKind::DIRECTIVE, span, is_open: false }),
        }
        trivia.len()
    }

    /// Makes the directive that is the last one of `count` trivia end here.
    fn extend_directive(&mut self, count: usize) {
        let Some(trivia) = &mut self.trivia else { return };
        // Comments in its line and in the skipped region belong to it.
        trivia.truncate(count);
        if let Some(directive) = trivia.last_mut() {
            directive.span.hi = self.at.pos as u32;
        }
    }

    fn else_directive(&mut self, start: usize, sink: &mut Sink) {
        let Some(condition) = self.at.conditions.last_mut() else {
            return self.directive_error(start, "#else without #ifdef or #ifndef", sink);
        };
        if condition.has_else {
            let earlier = condition.directive;
            let span = self.span(start, self.at.pos);
            let diagnostic = Diagnostic::error(codes::BAD_DIRECTIVE, span, "a second #else");
            let note = self.span(earlier, earlier + 5);
            sink.push(diagnostic.with_note(note, "the first one"));
            return;
        }
        condition.has_else = true;
        condition.active = !condition.active;
        condition.directive = start;
    }

    fn directive_error(&mut self, start: usize, message: &str, sink: &mut Sink) {
        sink.push(Diagnostic::error(codes::BAD_DIRECTIVE, self.span(start, self.at.pos), message));
    }

    fn skip_blanks(&mut self) {
        self.skip_while(|b| matches!(b, b' ' | b'\t' | b'\r'));
    }

    fn macro_name(&mut self, directive: &str, sink: &mut Sink) -> Option<(String, Span)> {
        self.skip_blanks();
        let start = self.at.pos;
        if matches!(self.peek(0), b'a'..=b'z' | b'A'..=b'Z' | b'_') {
            self.skip_while(is_word);
            return Some((self.text[start..self.at.pos].to_owned(), self.span(start, self.at.pos)));
        }
        let message = format!("#{directive} needs the name of a macro");
        self.directive_error(start, &message, sink);
        self.skip_line();
        None
    }

    fn skip_line(&mut self) {
        self.at.pos = end_of_line(self.text, self.at.pos);
    }

    /// Only comments may follow on the line.
    fn end_of_directive(&mut self, name: &str, sink: &mut Sink) {
        loop {
            self.skip_blanks();
            match self.peek(0) {
                b'/' if matches!(self.peek(1), b'/' | b'*') => self.comment(sink),
                b'\n' => return,
                _ if self.at.pos >= self.bytes.len() => return,
                _ => break,
            }
        }
        let start = self.at.pos;
        self.skip_line();
        let takes_name = matches!(name, "define" | "ifdef" | "ifndef");
        let kind = if takes_name { " and the macro's name" } else { "" };
        let message = format!("only a comment may follow #{name}{kind}");
        self.directive_error(start, &message, sink);
    }

    /// Skips lines up to the `#else` or `#endif` that belongs to the innermost condition, which is read next.
    /// Directives in between are read as everywhere, but macros are not defined.
    fn skip_region(&mut self, sink: &mut Sink) {
        self.at.inside_line = false;
        let outer = self.at.conditions.len();
        while self.at.pos < self.bytes.len() {
            self.skip_line();
            self.at.pos = (self.at.pos + 1).min(self.bytes.len());
            self.skip_blanks();
            while self.peek(0) == b'/' && self.peek(1) == b'*' {
                self.comment(sink);
                self.skip_blanks();
            }
            if self.peek(0) != b'#' {
                continue;
            }
            let start = self.at.pos;
            let is_inner = self.at.conditions.len() > outer;
            match self.directive_here() {
                Some(name @ ("ifdef" | "ifndef")) => {
                    self.at.pos += 1 + name.len();
                    self.macro_name(name, sink);
                    let condition =
                        Condition { directive: start, guard: None, active: false, has_else: false };
                    self.at.conditions.push(condition);
                    self.end_of_directive(name, sink);
                }
                // Both arms of an inner condition are skipped.
                Some(name @ ("else" | "endif")) if is_inner => {
                    self.at.pos += 1 + name.len();
                    if name == "else" {
                        self.else_directive(start, sink);
                    } else {
                        self.at.conditions.pop();
                    }
                    self.end_of_directive(name, sink);
                }
                Some("else" | "endif") => return,
                _ => {}
            }
        }
    }

    fn check_conditions(&mut self, sink: &mut Sink) {
        if let Some(condition) = self.at.conditions.last() {
            let end = self.bytes.len();
            let diagnostic =
                Diagnostic::error(codes::BAD_DIRECTIVE, self.span(end, end), "#endif is missing");
            let open = self.span(condition.directive, condition.directive + 5);
            sink.push(diagnostic.with_note(open, "it would close this"));
        }
    }
}

fn unknown_operator(span: Span, name: &str) -> Diagnostic {
    let message = if name.is_empty() {
        "an operator's name must follow '!'".to_owned()
    } else {
        format!("there is no operator '!{name}'")
    };
    let mut diagnostic = Diagnostic::error(codes::UNKNOWN_OPERATOR, span, message);
    let names = super::ast::BangOp::ALL.iter().map(|op| op.name()).chain(["cond"]);
    if let Some(close) = crate::diagnostics::closest_name(name, names) {
        diagnostic.help = Some(format!("did you mean '!{close}'?"));
    }
    diagnostic
}
