//! A text as atoms, and the gaps between them. An atom is a token, or a text in which whitespace may have a
//! meaning: the type or attribute of a dialect with its body, file metadata, a section that stays as it is.

use crate::sections::Section;
use ir_core::text::{Lexer, Mark, MarkKind, Token, TokenKind};
use std::ops::Range;

/// A text with its atoms.
pub(crate) struct Source<'t> {
    pub(crate) text: &'t str,
    /// The atoms; one of the kind `Eof` is a section that stays as it is.
    pub(crate) atoms: Vec<Token>,
}

/// A comment in a gap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Comment<'t> {
    /// Number of line ends before the atom.
    pub(crate) newlines: usize,
    /// Its offset.
    pub(crate) start: usize,
    /// Its text, without whitespace at its end.
    pub(crate) text: &'t str,
}

impl Comment<'_> {
    /// Whether the comment, the first one before an atom, is on the line of the atom before.
    pub(crate) fn is_trailing(&self, index: usize) -> bool {
        self.newlines == 0 && index > 0
    }
}

impl<'t> Source<'t> {
    /// The atoms of a text with these sections.
    pub(crate) fn new(text: &'t str, sections: &[Section]) -> Source<'t> {
        let mut atoms = Vec::with_capacity(text.len() / 4);
        for section in sections {
            if section.is_kept {
                let found = &text[section.range.clone()];
                let start = section.range.start + found.len() - found.trim_start().len();
                let end = start + found.trim().len();
                atoms.push(Token { kind: TokenKind::Eof, start: start as u32, end: end as u32 });
            } else {
                add_atoms(text.as_bytes(), &section.range, &mut atoms);
            }
        }
        Source { text, atoms }
    }

    /// The kind of an atom; none after the last one.
    pub(crate) fn kind(&self, index: usize) -> Option<TokenKind> {
        self.atoms.get(index).map(|atom| atom.kind)
    }

    /// The offset of an atom; the end of the text after the last one.
    pub(crate) fn start(&self, index: usize) -> usize {
        self.atoms.get(index).map_or(self.text.len(), |atom| atom.start as usize)
    }

    pub(crate) fn atom_text(&self, index: usize) -> &'t str {
        self.atoms.get(index).map_or("", |atom| &self.text[atom.start as usize..atom.end as usize])
    }

    /// The offsets of the gap before an atom.
    pub(crate) fn gap(&self, index: usize) -> Range<usize> {
        let before = index.checked_sub(1).and_then(|before| self.atoms.get(before));
        before.map_or(0, |before| before.end as usize)..self.start(index)
    }

    /// The first line end between atoms, which is used for all lines. Line ends within atoms are preserved,
    /// and do not affect the others.
    pub(crate) fn line_end(&self) -> &'static str {
        let gaps = (0..=self.atoms.len()).map(|index| &self.text[self.gap(index)]);
        let first = gaps.filter_map(|gap| gap.split_once('\n')).next();
        if first.is_some_and(|(before, _)| before.ends_with('\r')) { "\r\n" } else { "\n" }
    }

    /// Whether only spaces are between an atom and the one before, which is most often so.
    pub(crate) fn is_joined(&self, index: usize) -> bool {
        let gap = &self.text.as_bytes()[self.gap(index)];
        gap.iter().all(|byte| *byte == b' ')
    }

    /// The roles of the atoms, one for each.
    pub(crate) fn roles(&self, marks: &[Mark]) -> impl Iterator<Item = Option<MarkKind>> {
        let mut marks = marks.iter().peekable();
        self.atoms.iter().map(move |atom| match atom.kind {
            // A section that stays as it is.
            TokenKind::Eof => Some(MarkKind::Operation),
            _ => marks.next_if(|mark| mark.offset == atom.start).map(|mark| mark.kind),
        })
    }

    /// The texts of the comments in the gap before an atom.
    pub(crate) fn comments(&self, index: usize) -> impl Iterator<Item = &'t str> {
        Gap { text: self.text, range: self.gap(index) }.map(|comment| comment.text)
    }
}

/// The comments of a gap. The rest of the range after the last one has no comment.
pub(crate) struct Gap<'t> {
    pub(crate) text: &'t str,
    pub(crate) range: Range<usize>,
}

impl Gap<'_> {
    /// Number of line ends in the rest.
    pub(crate) fn newlines(&self) -> usize {
        newlines(&self.text.as_bytes()[self.range.clone()])
    }
}

impl<'t> Iterator for Gap<'t> {
    type Item = Comment<'t>;

    fn next(&mut self) -> Option<Comment<'t>> {
        let rest = &self.text[self.range.clone()];
        let at = rest.find('/')?;
        let length = rest[at..].find(['\n', '\r']).unwrap_or(rest.len() - at);
        let start = self.range.start + at;
        let newlines = newlines(&rest.as_bytes()[..at]);
        self.range.start = start + length;
        Some(Comment { newlines, start, text: rest[at..at + length].trim_end() })
    }
}

/// Number of line ends: `\n`, `\r\n`, or `\r`, as the lexer ends comments.
pub(crate) fn newlines(bytes: &[u8]) -> usize {
    let ends = |at: usize| bytes[at] == b'\n' || bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n');
    (0..bytes.len()).filter(|&at| ends(at)).count()
}

/// Adds the atoms of a range.
fn add_atoms(text: &[u8], range: &Range<usize>, atoms: &mut Vec<Token>) {
    let mut lexer = Lexer::new(&text[..range.end]);
    lexer.reset(range.start as u32);
    loop {
        let mut token = lexer.lex();
        token.end = match token.kind {
            TokenKind::Eof => return,
            TokenKind::HashId | TokenKind::ExclamationId => body_end(&lexer, token).unwrap_or(token.end),
            TokenKind::FileMetadataBegin => metadata_end(&lexer).unwrap_or(token.end),
            _ => token.end,
        };
        if token.kind == TokenKind::Error {
            lexer.take_error();
        }
        lexer.reset(token.end);
        atoms.push(token);
    }
}

/// The end of the body in angle brackets that belongs to the name of a dialect's type or attribute: of the
/// text that the parser skips.
fn body_end(lexer: &Lexer<'_>, name: Token) -> Option<u32> {
    let text = lexer.text();
    let is_name = text.get(name.start as usize + 1).is_some_and(|byte| !byte.is_ascii_digit());
    if !is_name || text.get(name.end as usize) != Some(&b'<') {
        return None;
    }
    let mut open = Vec::new();
    let mut at = name.end as usize;
    loop {
        let byte = *text.get(at)?;
        at += 1;
        match byte {
            b'<' | b'[' | b'(' | b'{' => open.push(byte),
            b'-' if text.get(at) == Some(&b'>') => at += 1,
            b'>' => open.pop_if(|open| *open == b'<').map(drop)?,
            b']' => open.pop_if(|open| *open == b'[').map(drop)?,
            b')' => open.pop_if(|open| *open == b'(').map(drop)?,
            b'}' => open.pop_if(|open| *open == b'{').map(drop)?,
            b'"' => {
                let mut string = lexer.clone();
                string.reset(at as u32 - 1);
                at = Some(string.lex()).filter(|token| token.kind == TokenKind::String)?.end as usize;
            }
            0 => return None,
            _ => {}
        }
        if open.is_empty() {
            return Some(at as u32);
        }
    }
}

/// The end of file metadata after its first token.
fn metadata_end(lexer: &Lexer<'_>) -> Option<u32> {
    let mut lexer = lexer.clone();
    loop {
        let token = lexer.lex();
        match token.kind {
            TokenKind::Eof => return None,
            TokenKind::FileMetadataEnd => return Some(token.end),
            _ => {}
        }
    }
}
