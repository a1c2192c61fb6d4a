//! A source as tokens with the trivia between them: newlines, comments, and preprocessor lines.

use ods_parser::codes;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;
use ods_parser::syntax::lex::lex;
use ods_parser::syntax::{Token, TokenKind};

/// A comment, or lines of the preprocessor, between two tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trivia {
    /// First byte.
    pub(crate) start: u32,
    /// Byte after the last one, without whitespace at the end.
    pub(crate) end: u32,
    /// Newlines before it, since the previous trivia or token; at most 2.
    pub(crate) newlines: u8,
    /// Kind: a comment, or a directive with the text that it leaves out.
    pub(crate) kind: TokenKind,
}

/// Text between a token and the one before it.
#[derive(Clone, Copy, Debug, Default)]
struct Gap {
    /// Newlines after the last trivia; at most 2.
    newlines: u8,
    /// Range of its trivia.
    trivia: (u32, u32),
}

/// A text and its tokens.
pub(crate) struct Source<'t> {
    /// The text.
    pub(crate) text: &'t str,
    kinds: Vec<TokenKind>,
    spans: Vec<(u32, u32)>,
    /// For each token the gap before it, and one after the last token.
    gaps: Vec<Gap>,
    trivia: Vec<Trivia>,
    /// For each opening bracket the index of its closing one.
    mates: Vec<u32>,
    /// Nesting of brackets and of statements without braces, at most.
    depth: usize,
}

impl<'t> Source<'t> {
    /// Reads a text.
    ///
    /// # Errors
    /// Errors in its tokens.
    pub(crate) fn new(text: &'t str) -> Result<Source<'t>, Vec<Diagnostic>> {
        if u32::try_from(text.len()).is_err() {
            let message = "the text is larger than 4 GiB";
            return Err(Diagnostic::error(codes::NOT_FORMATTED, Span::NONE, message).into());
        }
        let lexed = lex(text)?;
        let kinds = lexed.kinds;
        let mut source = Source {
            text,
            gaps: Vec::with_capacity(kinds.len() + 1),
            trivia: Vec::new(),
            mates: vec![0; kinds.len()],
            kinds,
            spans: lexed.spans,
            depth: 0,
        };
        source.find_mates();
        let mut trivia = lexed.trivia.into_iter().peekable();
        let mut from = 0;
        for index in 0..=source.spans.len() {
            let (start, end) = source.span(index);
            let gap = source.gap_between(from, start, &mut trivia);
            source.gaps.push(gap);
            from = end;
        }
        Ok(source)
    }

    /// Pairs brackets. Those without a partner are pairs with token 0; the rules refuse such texts.
    fn find_mates(&mut self) {
        let mut open: Vec<u32> = Vec::new();
        let mut chained = 0;
        for (index, kind) in self.kinds.iter().enumerate() {
            match *kind {
                TokenKind::L_PAREN | TokenKind::L_SQUARE | TokenKind::L_BRACE | TokenKind::LESS => {
                    open.push(index as u32)
                }
                TokenKind::R_PAREN | TokenKind::R_SQUARE | TokenKind::R_BRACE | TokenKind::GREATER => {
                    if let Some(mate) = open.pop() {
                        self.mates[mate as usize] = index as u32;
                    }
                    chained = 0;
                }
                TokenKind::IN | TokenKind::THEN | TokenKind::ELSE => chained += 1,
                TokenKind::SEMICOLON => chained = 0,
                _ => {}
            }
            self.depth = self.depth.max(open.len() + chained);
        }
    }

    /// The gap between two tokens, with the next trivia that begin in it.
    fn gap_between(
        &mut self,
        from: u32,
        to: u32,
        trivia: &mut std::iter::Peekable<impl Iterator<Item = Token>>,
    ) -> Gap {
        let first = self.trivia.len() as u32;
        let mut from = from;
        while let Some(Token { kind, span, .. }) = trivia.next_if(|trivia| trivia.span.lo < to) {
            let newlines = self.count_newlines(from, span.lo);
            let length = self.text[span.lo as usize..span.hi as usize].trim_end().len() as u32;
            self.trivia.push(Trivia { start: span.lo, end: span.lo + length, newlines, kind });
            from = span.hi;
        }
        Gap { newlines: self.count_newlines(from, to), trivia: (first, self.trivia.len() as u32) }
    }

    /// Number of newlines in a range, at most 2.
    fn count_newlines(&self, from: u32, to: u32) -> u8 {
        let bytes = &self.text.as_bytes()[from as usize..to as usize];
        bytes.iter().filter(|&&byte| byte == b'\n').take(2).count() as u8
    }

    /// Number of tokens.
    pub(crate) fn len(&self) -> usize {
        self.kinds.len()
    }

    /// The kind of a token; [`TokenKind::END`] after the last one.
    pub(crate) fn kind(&self, token: usize) -> TokenKind {
        self.kinds.get(token).copied().unwrap_or(TokenKind::END)
    }

    /// The kinds of tokens.
    pub(crate) fn kinds(&self, tokens: std::ops::Range<usize>) -> &[TokenKind] {
        self.kinds.get(tokens).unwrap_or_default()
    }

    /// First byte of a token and the byte after it; of the end of the text after the last one.
    pub(crate) fn span(&self, token: usize) -> (u32, u32) {
        let end = self.text.len() as u32;
        self.spans.get(token).copied().unwrap_or((end, end))
    }

    /// The text of a token.
    pub(crate) fn token(&self, token: usize) -> &'t str {
        let (start, end) = self.span(token);
        &self.text[start as usize..end as usize]
    }

    /// Index of the bracket that closes the one at `token`.
    pub(crate) fn mate(&self, token: usize) -> usize {
        self.mates[token] as usize
    }

    /// Nesting of brackets and of statements without braces, at most.
    pub(crate) fn depth(&self) -> usize {
        self.depth
    }

    /// The trivia before a token.
    pub(crate) fn trivia(&self, token: usize) -> &[Trivia] {
        let (first, end) = self.gaps[token].trivia;
        &self.trivia[first as usize..end as usize]
    }

    /// The source text of a comment or directive.
    pub(crate) fn trivia_text(&self, trivia: &Trivia) -> &'t str {
        &self.text[trivia.start as usize..trivia.end as usize]
    }

    /// Newlines directly before a token, after the trivia; at most 2.
    pub(crate) fn newlines(&self, token: usize) -> u8 {
        self.gaps[token].newlines
    }

    /// Number of trivia before a token that end the line of the token before.
    pub(crate) fn trailing(&self, token: usize) -> usize {
        let trivia = self.trivia(token);
        if token == 0 || trivia.is_empty() {
            return 0;
        }
        let ends = |trivia: &&Trivia| trivia.newlines == 0 && trivia.kind != TokenKind::DIRECTIVE;
        let count = trivia.iter().take_while(ends).count();
        // Comments on the line of both tokens belong to the second one.
        let is_inline = count == trivia.len() && self.newlines(token) == 0 && token < self.len();
        if is_inline { 0 } else { count }
    }

    /// Newlines after the token before and the comments that end its line; at most 2.
    pub(crate) fn newlines_after_previous(&self, token: usize) -> u8 {
        let own = &self.trivia(token)[self.trailing(token)..];
        own.first().map_or(self.newlines(token), |trivia| trivia.newlines)
    }

    /// Whether there is a newline between a token and the one before it.
    pub(crate) fn begins_line(&self, token: usize) -> bool {
        self.newlines(token) > 0 || self.trivia(token).iter().any(|trivia| trivia.newlines > 0)
    }

    /// Column of a token, or of the comment before it, from 0.
    pub(crate) fn column(&self, token: usize) -> usize {
        let own = &self.trivia(token)[self.trailing(token)..];
        let comment = own.iter().find(|trivia| trivia.kind != TokenKind::DIRECTIVE && trivia.newlines > 0);
        let start = comment.map_or(self.span(token).0, |trivia| trivia.start) as usize;
        start - self.begin_of_line(start)
    }

    /// Width of the whitespace at the beginning of a token's line.
    pub(crate) fn line_indent(&self, token: usize) -> usize {
        let line = &self.text[self.begin_of_line(self.span(token).0 as usize)..];
        line.len() - line.trim_start_matches([' ', '\t']).len()
    }

    fn begin_of_line(&self, at: usize) -> usize {
        self.text[..at].rfind('\n').map_or(0, |newline| newline + 1)
    }
}
