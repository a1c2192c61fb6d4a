//! Brackets: on one line if they fit; otherwise open if the author broke the line after the bracket, and aligned with the first item if not.

use super::{Parsed, Rules, shape};
use crate::doc::{Layout, Shape};

impl Rules<'_> {
    /// Begins the group of the bracket that is the next token. Its items are arguments: as many on a line as fit if they are aligned, each on
    /// a line of its own otherwise.
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
        tokens.any(|token| self.source.letter(token) == b'c' && self.source.token(token).contains('\n'))
    }

    /// Whether each item between the brackets is on a line of its own, and none contains brackets.
    fn has_items_on_lines(&self, open: usize) -> bool {
        let mut commas =
            (open + 1..self.source.mate(open)).filter(|&token| self.source.letter(token) == b',');
        commas.all(|comma| self.is_broken_before(comma + 1))
    }

    /// The layout of a bracket whose items are too wide to follow it: a comment before the closing bracket breaks the line there.
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
        // Of lists, only the author decides that items begin on the next line, and then groups around them need not be broken.
        let tall = if self.options.keep_breaks { Layout::Align } else { self.tall(open) };
        let shape = self.as_broken(Shape { fills_open, tall, ..shape(layout, is_filled) }, open, first);
        let has_comment = !self.source.trivia(self.source.mate(open)).is_empty();
        Shape { is_light: shape.is_broken && !has_comment, ..shape }
    }

    /// Whether the source has a line break after the first of several items, but not before it.
    fn is_aligned(&self, open: usize, first: usize) -> bool {
        let close = self.source.mate(open);
        let mut at = first;
        while at < close && self.source.letter(at) != b',' {
            let is_bracket = matches!(self.source.letter(at), b'(' | b'[' | b'{' | b'<');
            at = if is_bracket { self.source.mate(at).max(at) + 1 } else { at + 1 };
        }
        at + 1 < close && self.is_broken_before(at + 1)
    }

    /// Writes the closing bracket and ends its group.
    pub(super) fn close_bracket(&mut self, close: u8, has_space: bool) -> Parsed {
        self.comments();
        self.doc.end(has_space);
        self.expect(close)?;
        self.doc.close();
        Ok(())
    }

    /// Whether the items between two brackets are names and numbers, which fill lines.
    fn is_simple(&self, open: usize) -> bool {
        let items = self.source.letters(open + 1..self.source.mate(open));
        items
            .iter()
            .all(|letter| matches!(letter, b'i' | b's' | b'n' | b'm' | b'b' | b'?' | b't' | b'F' | b','))
    }

    /// `[value, …]<type>`
    pub(super) fn list(&mut self) -> Parsed {
        let open = self.at;
        if self.source.letter(open + 1) == b']' {
            self.token();
            self.token();
        } else {
            let is_simple = self.is_simple(open);
            let shape = self.sequence(open, open + 1, is_simple);
            self.doc.open(shape);
            self.token();
            // `[{` would begin a code literal.
            let has_space = self.peek() == b'{';
            self.doc.start(has_space);
            self.items(b']', true, Self::value)?;
            self.close_bracket(b']', has_space)?;
        }
        if self.accept(b'<') {
            self.ty()?;
            self.expect(b'>')?;
        }
        Ok(())
    }

    /// `{value, …}`
    pub(super) fn bits(&mut self) -> Parsed {
        if self.source.letter(self.at + 1) == b'}' {
            self.token();
            return self.expect(b'}');
        }
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(b'}', false, Self::value)?;
        self.close_bracket(b'}', false)
    }

    /// `(operator:$name argument:$name, …)`
    pub(super) fn dag(&mut self) -> Parsed {
        let open = self.at;
        let mut first = self.skip_value(open + 1);
        if self.source.letter(first) == b':' {
            first += 2;
        }
        let shape = match self.source.letter(first) {
            b')' => shape(Layout::Align, false),
            _ => self.sequence(open, first, false),
        };
        self.doc.open(shape);
        self.token();
        let is_operator = match self.peek() {
            b'i' | b'?' => true,
            b'o' => matches!(self.source.token(self.at), "!cast" | "!getdagop"),
            _ => false,
        };
        if !is_operator {
            return Err(self.at);
        }
        self.value()?;
        self.dag_name()?;
        if self.peek() == b')' {
            self.doc.start(false);
        } else {
            self.doc.start(true);
            self.items(b')', false, Self::dag_argument)?;
        }
        self.close_bracket(b')', false)
    }

    fn dag_argument(&mut self) -> Parsed {
        if self.accept(b'v') {
            return Ok(());
        }
        self.value()?;
        self.dag_name()
    }

    fn dag_name(&mut self) -> Parsed {
        if self.accept(b':') {
            self.expect(b'v')?;
        }
        Ok(())
    }

    /// `!operator<type>(value, …)`
    pub(super) fn bang(&mut self) -> Parsed {
        self.token();
        if self.accept(b'<') {
            self.ty()?;
            self.expect(b'>')?;
        }
        if self.peek() != b'(' {
            return Err(self.at);
        }
        if self.source.letter(self.at + 1) == b')' {
            self.token();
            return self.expect(b')');
        }
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(b')', false, Self::value)?;
        self.close_bracket(b')', false)
    }

    /// `!cond(value : value, …)`
    pub(super) fn cond(&mut self) -> Parsed {
        self.token();
        if self.peek() != b'(' {
            return Err(self.at);
        }
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(b')', true, Self::clause)?;
        self.close_bracket(b')', false)
    }

    fn clause(&mut self) -> Parsed {
        self.value()?;
        self.spaced(b':')?;
        self.doc.space();
        self.value()
    }

    /// Ranges of bits or numbers in brackets, which `close` ends.
    pub(super) fn ranges(&mut self, close: u8) -> Parsed {
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(close, close == b']', Self::range)?;
        self.close_bracket(close, false)
    }

    /// `value`, `value...value`, `value - value` or `value-5`.
    pub(super) fn range(&mut self) -> Parsed {
        self.value()?;
        match self.peek() {
            b'~' => {
                self.token();
                self.value()
            }
            b'-' => {
                self.doc.space();
                self.token();
                self.doc.space();
                self.value()
            }
            b'm' => self.expect(b'm'),
            _ => Ok(()),
        }
    }
}
