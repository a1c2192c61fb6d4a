//! Brackets: on one line if they fit; otherwise open if the author broke the line after the bracket, and
//! aligned with the first item if not.

use ods_parser::syntax::TokenKind;

use super::{Parsed, Rules, shape};
use crate::doc::{Layout, Shape};

impl Rules<'_> {
    /// Begins the group of the bracket that is the next token. Its items are arguments: as many on a line as
    /// fit if they are aligned, each on a line of its own otherwise.
    pub(super) fn open_bracket(&mut self) {
        let hangs = !self.is_pasted(self.at + 1, true);
        let shape = Shape { is_row: true, hangs, tall: self.tall(self.at), ..shape(Layout::Align, true) };
        let shape = self.as_broken(shape, self.at, self.at + 1);
        self.doc.open(shape);
    }

    /// The shape of the bracket `open`, whose items begin at token `first`, if the source has a line break
    /// before these.
    fn as_broken(&self, shape: Shape, open: usize, first: usize) -> Shape {
        if !self.is_broken_before(first) {
            return shape;
        }
        let is_closed_below = self.is_broken_before(self.source.mate(open));
        let layout = if is_closed_below { Layout::Block } else { Layout::Tall };
        // A bracket that ends with a comment is broken in any case.
        let is_light = layout == Layout::Block && self.source.trivia(self.source.mate(open)).is_empty();
        Shape { layout, is_broken: true, is_light, ..shape }
    }

    /// Whether there is a code literal of several lines between the brackets.
    fn has_code_lines(&self, open: usize) -> bool {
        let mut tokens = open + 1..self.source.mate(open);
        tokens.any(|token| {
            self.source.kind(token) == TokenKind::CODE && self.source.token(token).contains('\n')
        })
    }

    /// Whether each item between the brackets is on a line of its own, and none contains brackets.
    fn has_items_on_lines(&self, open: usize) -> bool {
        let mut commas =
            (open + 1..self.source.mate(open)).filter(|&token| self.source.kind(token) == TokenKind::COMMA);
        commas.all(|comma| self.is_broken_before(comma + 1))
    }

    /// The layout of a bracket whose items are too wide to follow it: a comment before the closing bracket
    /// breaks the line there.
    fn tall(&self, open: usize) -> Layout {
        let close = self.source.mate(open);
        let has_comment = !self.source.trivia(close).is_empty() && self.is_broken_before(close);
        if has_comment { Layout::Block } else { Layout::Tall }
    }

    /// The shape of a list or dag, whose items are aligned or in a block. One that is assigned to a field is
    /// a block unless its items are aligned in the source.
    fn sequence(&mut self, open: usize, first: usize, is_filled: bool) -> Shape {
        let is_block = std::mem::take(&mut self.is_assigned)
            && !is_filled
            && (!self.is_aligned(open, first) || self.has_code_lines(open));
        let layout = if is_block { Layout::Block } else { Layout::Align };
        let fills_open = is_filled && !self.has_items_on_lines(open);
        // Of lists, only the author decides that items begin on the next line, and then groups around them
        // need not be broken.
        let tall = if self.options.keep_breaks { Layout::Align } else { self.tall(open) };
        let shape = self.as_broken(Shape { fills_open, tall, ..shape(layout, is_filled) }, open, first);
        let has_comment = !self.source.trivia(self.source.mate(open)).is_empty();
        Shape { is_light: shape.is_broken && !has_comment, ..shape }
    }

    /// Whether the source has a line break after the first of several items, but not before it.
    fn is_aligned(&self, open: usize, first: usize) -> bool {
        let close = self.source.mate(open);
        let mut at = first;
        while at < close && self.source.kind(at) != TokenKind::COMMA {
            let is_bracket = matches!(
                self.source.kind(at),
                TokenKind::L_PAREN | TokenKind::L_SQUARE | TokenKind::L_BRACE | TokenKind::LESS
            );
            at = if is_bracket { self.source.mate(at).max(at) + 1 } else { at + 1 };
        }
        at + 1 < close && self.is_broken_before(at + 1)
    }

    /// Writes the closing bracket and ends its group.
    pub(super) fn close_bracket(&mut self, close: TokenKind, has_space: bool) -> Parsed {
        self.comments();
        self.doc.end(has_space);
        self.expect(close)?;
        self.doc.close();
        Ok(())
    }

    /// Whether the items between two brackets are names and numbers, which fill lines.
    fn is_simple(&self, open: usize) -> bool {
        let items = self.source.kinds(open + 1..self.source.mate(open));
        items.iter().all(|kind| {
            matches!(
                *kind,
                TokenKind::IDENTIFIER
                    | TokenKind::STRING
                    | TokenKind::INTEGER
                    | TokenKind::NEGATIVE_INTEGER
                    | TokenKind::BINARY
                    | TokenKind::QUESTION
                    | TokenKind::TRUE
                    | TokenKind::FALSE
                    | TokenKind::COMMA
            )
        })
    }

    /// `[value, …]<type>`
    pub(super) fn list(&mut self) -> Parsed {
        let open = self.at;
        if self.source.kind(open + 1) == TokenKind::R_SQUARE {
            self.token();
            self.token();
        } else {
            let is_simple = self.is_simple(open);
            let shape = self.sequence(open, open + 1, is_simple);
            self.doc.open(shape);
            self.token();
            // `[{` would begin a code literal.
            let has_space = self.peek() == TokenKind::L_BRACE;
            self.doc.start(has_space);
            self.items(TokenKind::R_SQUARE, true, Self::value)?;
            self.close_bracket(TokenKind::R_SQUARE, has_space)?;
        }
        if self.accept(TokenKind::LESS) {
            self.ty()?;
            self.expect(TokenKind::GREATER)?;
        }
        Ok(())
    }

    /// `{value, …}`
    pub(super) fn bits(&mut self) -> Parsed {
        if self.source.kind(self.at + 1) == TokenKind::R_BRACE {
            self.token();
            return self.expect(TokenKind::R_BRACE);
        }
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(TokenKind::R_BRACE, false, Self::value)?;
        self.close_bracket(TokenKind::R_BRACE, false)
    }

    /// `(operator:$name argument:$name, …)`
    pub(super) fn dag(&mut self) -> Parsed {
        let open = self.at;
        let mut first = self.skip_value(open + 1);
        if self.source.kind(first) == TokenKind::COLON {
            first += 2;
        }
        let shape = match self.source.kind(first) {
            TokenKind::R_PAREN => shape(Layout::Align, false),
            _ => self.sequence(open, first, false),
        };
        self.doc.open(shape);
        self.token();
        let is_operator = match self.peek() {
            TokenKind::IDENTIFIER | TokenKind::QUESTION => true,
            TokenKind::BANG => matches!(self.source.token(self.at), "!cast" | "!getdagop"),
            _ => false,
        };
        if !is_operator {
            return Err(self.at);
        }
        self.value()?;
        self.dag_name()?;
        if self.peek() == TokenKind::R_PAREN {
            self.doc.start(false);
        } else {
            self.doc.start(true);
            self.items(TokenKind::R_PAREN, false, Self::dag_argument)?;
        }
        self.close_bracket(TokenKind::R_PAREN, false)
    }

    fn dag_argument(&mut self) -> Parsed {
        if self.accept(TokenKind::DAG_NAME) {
            return Ok(());
        }
        self.value()?;
        self.dag_name()
    }

    fn dag_name(&mut self) -> Parsed {
        if self.accept(TokenKind::COLON) {
            self.expect(TokenKind::DAG_NAME)?;
        }
        Ok(())
    }

    /// `!operator<type>(value, …)`
    pub(super) fn bang(&mut self) -> Parsed {
        self.token();
        if self.accept(TokenKind::LESS) {
            self.ty()?;
            self.expect(TokenKind::GREATER)?;
        }
        if self.peek() != TokenKind::L_PAREN {
            return Err(self.at);
        }
        if self.source.kind(self.at + 1) == TokenKind::R_PAREN {
            self.token();
            return self.expect(TokenKind::R_PAREN);
        }
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(TokenKind::R_PAREN, false, Self::value)?;
        self.close_bracket(TokenKind::R_PAREN, false)
    }

    /// `!cond(value : value, …)`
    pub(super) fn cond(&mut self) -> Parsed {
        self.token();
        if self.peek() != TokenKind::L_PAREN {
            return Err(self.at);
        }
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(TokenKind::R_PAREN, true, Self::clause)?;
        self.close_bracket(TokenKind::R_PAREN, false)
    }

    fn clause(&mut self) -> Parsed {
        self.value()?;
        self.spaced(TokenKind::COLON)?;
        self.doc.space();
        self.value()
    }

    /// Ranges of bits or numbers in brackets, which `close` ends.
    pub(super) fn ranges(&mut self, close: TokenKind) -> Parsed {
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(close, close == TokenKind::R_SQUARE, Self::range)?;
        self.close_bracket(close, false)
    }

    /// `value`, `value...value`, `value - value` or `value-5`.
    pub(super) fn range(&mut self) -> Parsed {
        self.value()?;
        match self.peek() {
            TokenKind::ELLIPSIS => {
                self.token();
                self.value()
            }
            TokenKind::MINUS => {
                self.doc.space();
                self.token();
                self.doc.space();
                self.value()
            }
            TokenKind::NEGATIVE_INTEGER => self.expect(TokenKind::NEGATIVE_INTEGER),
            _ => Ok(()),
        }
    }
}
