//! Lines: where they begin, and with which indentation.
//!
//! **Invariant**: formatting is idempotent. Decisions that depend on columns (continuation lines, comments
//! before braces, aligned comments) are the same for the columns of the source and of the result.

use crate::brackets::{BracketKind, Brackets};
use crate::sections::SEPARATOR;
use crate::source::{Comment, Gap, Source};
use crate::spacing::{Pair, Syntax, angle, is_dictionary};
use ir_core::text::{Mark, MarkKind, TokenKind};

/// Columns of a level.
const INDENT: usize = 2;

/// Columns between the stops of tabs in the source.
const TAB: usize = 8;

/// The formatted text of a source with these marks.
pub(crate) fn layout(source: &Source<'_>, marks: &[Mark]) -> String {
    let mut writer = Writer {
        source,
        out: String::with_capacity(source.text.len() + source.text.len() / 8),
        newline: source.line_end(),
        line_start: 0,
        width: 0,
        line: Line::new(source.text, 0),
        base: Base::default(),
        regions: Vec::new(),
        brackets: Brackets::default(),
        syntax: Syntax::Other,
        role_before: None,
    };
    for (index, role) in source.roles(marks).enumerate() {
        writer.atom(index, role);
    }
    writer.end()
}

/// A line of the source.
#[derive(Clone, Copy)]
struct Line {
    /// Columns of its indentation.
    width: usize,
    /// Offset of the first byte after the indentation.
    first: usize,
}

impl Line {
    /// The line that begins at an offset.
    fn new(text: &str, start: usize) -> Line {
        let rest = &text.as_bytes()[start..];
        let blank = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t'));
        let (count, width) = blank.fold((0, 0), |(count, width), byte| match byte {
            b'\t' => (count + 1, width / TAB * TAB + TAB),
            _ => (count + 1, width + 1),
        });
        Line { width, first: start + count }
    }

    fn column(self, offset: usize) -> usize {
        self.width + offset.saturating_sub(self.first)
    }
}

/// Indentation of a line in the source and in the result.
#[derive(Clone, Copy, Default)]
struct Base {
    old: usize,
    new: usize,
}

struct Writer<'s> {
    source: &'s Source<'s>,
    out: String,
    newline: &'static str,
    /// Offset in `out` of the current line.
    line_start: usize,
    /// Indentation of that line.
    width: usize,
    /// The current line of the source.
    line: Line,
    /// The beginning of the operation or label around the atom, or the brace of its last region.
    base: Base,
    /// The syntax around the open regions.
    regions: Vec<Syntax>,
    brackets: Brackets,
    syntax: Syntax,
    role_before: Option<MarkKind>,
}

impl<'s> Writer<'s> {
    fn atom(&mut self, index: usize, role: Option<MarkKind>) {
        let newlines = self.gap(index, role);
        if let Some(newlines) = newlines {
            let indentation = self.indentation(role, self.line.width);
            self.break_line(newlines);
            self.pad(indentation);
            self.width = indentation;
        } else if index > 0 {
            let pair = Pair {
                source: self.source,
                index,
                syntax: self.syntax,
                brackets: &self.brackets,
                role,
                role_before: self.role_before,
                is_spaced: !self.source.gap(index).is_empty(),
            };
            if pair.has_space() {
                self.out.push(' ');
            }
        }
        let is_first = index.checked_sub(1).and_then(|before| self.source.kind(before)).is_some_and(opens);
        if newlines.is_none() && is_first && self.role_before != Some(MarkKind::Open) {
            let column = self.line.column(self.source.start(index));
            self.brackets.set_first((column, self.out.len() - self.line_start));
        }
        self.push(self.source.atom_text(index), self.source.start(index));
        self.pass(index, role);
    }

    /// Writes the comments before an atom. Returns the number of line ends before the atom, or none if it
    /// stays on the current line.
    fn gap(&mut self, index: usize, role: Option<MarkKind>) -> Option<usize> {
        let (newlines, has_comments) =
            if self.source.is_joined(index) { (0, false) } else { self.comments(index, role) };
        let is_after_open = self.role_before == Some(MarkKind::Open);
        let is_empty = is_after_open && role == Some(MarkKind::Close);
        let is_forced = role.is_some_and(|role| role != MarkKind::Open);
        match newlines {
            0 if is_forced && !is_empty => Some(1),
            0 => None,
            _ if (is_after_open && !has_comments) || role == Some(MarkKind::Close) => Some(1),
            _ => Some(newlines.min(2)),
        }
    }

    /// Writes the comments before an atom. Returns the number of line ends between them and the atom, and
    /// whether there are some.
    fn comments(&mut self, index: usize, role: Option<MarkKind>) -> (usize, bool) {
        let mut gap = Gap { text: self.source.text, range: self.source.gap(index) };
        // The level of comments before a closing brace or a label depends on where these are.
        let own = self.own_line(index);
        let mut after_open = self.role_before == Some(MarkKind::Open);
        let mut trailing = None;
        let mut has_comments = false;
        for comment in gap.by_ref() {
            if comment.is_trailing(index) && !has_comments {
                trailing = Some(self.trailing(comment, index));
            } else {
                trailing = self.own_comment(comment, index, role, own, trailing, after_open);
            }
            (after_open, has_comments) = (false, true);
        }
        let newlines = gap.newlines();
        if newlines > 0 {
            self.line = own;
        }
        (newlines, has_comments)
    }

    /// The line of the source that an atom is on, if it is the first one there; else that of the atom before
    /// it.
    fn own_line(&self, index: usize) -> Line {
        let range = self.source.gap(index);
        let gap = &self.source.text[range.clone()];
        match gap.rfind(['\n', '\r']) {
            Some(at) => Line::new(self.source.text, range.start + at + 1),
            None => self.line,
        }
    }

    /// Writes a comment after an atom on its line. Returns its columns in the source and in the result.
    fn trailing(&mut self, comment: Comment<'_>, index: usize) -> (usize, usize) {
        let start = self.source.gap(index).start;
        let between = &self.source.text[start..comment.start];
        let count = if between.contains('\t') { 1 } else { between.len().max(1) };
        self.pad(count);
        let columns = (self.line.column(comment.start), self.out.len() - self.line_start);
        self.out.push_str(comment.text);
        columns
    }

    /// Writes a comment on a line of its own. Returns the columns of the comment that the next one may be
    /// aligned with.
    fn own_comment(
        &mut self,
        comment: Comment<'_>,
        index: usize,
        role: Option<MarkKind>,
        own: Line,
        trailing: Option<(usize, usize)>,
        after_open: bool,
    ) -> Option<(usize, usize)> {
        let column = self.column_of(comment);
        let aligned = trailing.filter(|(old, _)| *old == column && comment.newlines == 1);
        let content = self.regions.len() * INDENT;
        let indentation = match role {
            _ if comment.text == SEPARATOR => 0,
            _ if aligned.is_some() => aligned.map_or(0, |(_, new)| new),
            Some(MarkKind::Label | MarkKind::Close) if column <= own.width => {
                self.indentation(role, own.width)
            }
            None | Some(MarkKind::Open) if index < self.source.atoms.len() => self.indentation(None, column),
            _ => content,
        };
        self.break_line(if after_open { 1 } else { comment.newlines.min(2) });
        self.pad(indentation);
        self.out.push_str(comment.text);
        aligned
    }

    /// The column of a comment on a line of its own.
    fn column_of(&self, comment: Comment<'_>) -> usize {
        let before = &self.source.text[..comment.start];
        let start =
            before.len() - before.bytes().rev().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        Line::new(self.source.text, start).width
    }

    /// Indentation of a line that begins with an atom of this role, which has this column in the source.
    fn indentation(&self, role: Option<MarkKind>, column: usize) -> usize {
        let content = self.regions.len() * INDENT;
        match role {
            Some(MarkKind::Operation | MarkKind::Definition) => content,
            Some(MarkKind::Label | MarkKind::Close) => content.saturating_sub(INDENT),
            Some(MarkKind::Open) | None => {
                let first = self.brackets.innermost().and_then(|bracket| bracket.first);
                match first.filter(|(old, _)| *old == column) {
                    Some((_, new)) => new,
                    None => self.base.new + column.saturating_sub(self.base.old),
                }
            }
        }
    }

    /// Ends the line, unless nothing is written yet.
    fn break_line(&mut self, count: usize) {
        if !self.out.is_empty() {
            (0..count).for_each(|_| self.out.push_str(self.newline));
        }
        self.line_start = self.out.len();
    }

    fn pad(&mut self, count: usize) {
        self.out.extend(std::iter::repeat_n(' ', count));
    }

    /// Writes an atom, which may have several lines.
    fn push(&mut self, text: &str, start: usize) {
        if let Some(at) = text.rfind('\n') {
            self.line_start = self.out.len() + at + 1;
            self.line = Line::new(self.source.text, start + at + 1);
            self.width = self.line.width;
        }
        self.out.push_str(text);
    }

    /// Updates the state after an atom.
    fn pass(&mut self, index: usize, role: Option<MarkKind>) {
        let Some(kind) = self.source.kind(index) else { return };
        self.role_before = role;
        match role {
            Some(MarkKind::Operation | MarkKind::Definition | MarkKind::Label) => {
                self.brackets.end_operation();
                self.base = Base { old: self.line.width, new: self.indentation(role, 0) };
                self.syntax = match kind {
                    TokenKind::CaretId => Syntax::Label(self.brackets.depth()),
                    TokenKind::PercentId | TokenKind::HashId | TokenKind::ExclamationId => Syntax::Names,
                    _ => self.operation_syntax(kind),
                };
            }
            Some(MarkKind::Open) => {
                self.regions.push(self.syntax);
                self.brackets.open(BracketKind::Region);
                self.syntax = Syntax::Other;
            }
            Some(MarkKind::Close) => {
                self.brackets.close_region();
                let syntax = self.regions.pop().unwrap_or(Syntax::Other);
                // Lines after the brace keep their distance from it, so that lines can be formatted without
                // those before the region.
                self.base = Base { old: self.line.width, new: self.width };
                self.syntax = syntax;
            }
            None => self.pass_token(index, kind),
        }
    }

    /// The syntax after the name of an operation.
    fn operation_syntax(&self, kind: TokenKind) -> Syntax {
        match kind {
            TokenKind::String => Syntax::Generic(self.brackets.depth()),
            _ => Syntax::Custom(self.brackets.depth()),
        }
    }

    fn pass_token(&mut self, index: usize, kind: TokenKind) {
        let before = index.checked_sub(1).and_then(|before| self.source.kind(before));
        if self.syntax == Syntax::Names && before == Some(TokenKind::Equal) {
            self.syntax = self.operation_syntax(kind);
        }
        match kind {
            TokenKind::LParen => self.brackets.open(BracketKind::Paren),
            TokenKind::LSquare => self.brackets.open(BracketKind::Square),
            TokenKind::LBrace => {
                let is_dictionary = is_dictionary(self.source, index, self.syntax, &self.brackets);
                let kind = if is_dictionary { BracketKind::Dictionary } else { BracketKind::Brace };
                self.brackets.open(kind);
            }
            TokenKind::Less => self.brackets.open(angle(before)),
            TokenKind::RParen | TokenKind::RSquare | TokenKind::RBrace | TokenKind::Greater => {
                self.brackets.close(kind);
            }
            TokenKind::Colon if self.syntax == Syntax::Label(self.brackets.depth()) => {
                self.syntax = Syntax::Other;
            }
            _ => {}
        }
    }

    /// Writes the comments after the last atom, and the end of the last line.
    fn end(mut self) -> String {
        self.gap(self.source.atoms.len(), None);
        if !self.out.is_empty() {
            self.out.push_str(self.newline);
        }
        self.out
    }
}

/// Whether a bracket may open.
fn opens(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::LParen | TokenKind::LSquare | TokenKind::LBrace | TokenKind::Less)
}
