//! Headers and bodies of classes and records.

use super::{Parsed, Rules, shape};
use crate::doc::{Layout, Shape};

impl Rules<'_> {
    /// Parameters of a class: `<type name = value, …>`, if there are some.
    pub(super) fn parameters(&mut self) -> Parsed {
        if self.peek() != b'<' {
            return Ok(());
        }
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(b'>', false, Self::declaration)?;
        self.close_bracket(b'>', false)
    }

    /// Parents: `: Class<…>, …`, if there are some. Where they do not fit on the line they follow the colon on lines of their own: if the author
    /// broke the line at the colon, or if the header has parameters (`has_parameters`). Others are broken inside.
    pub(super) fn parents(&mut self, has_parameters: bool) -> Parsed {
        if self.peek() != b':' {
            return Ok(());
        }
        self.doc.space();
        let is_broken = self.is_broken_before(self.at) || self.is_broken_before(self.at + 1);
        let is_tall = is_broken || has_parameters || !self.options.keep_breaks && self.has_several_parents();
        let layout = if is_tall { Layout::Tall } else { Layout::Hang };
        self.doc.open(Shape { is_of_statement: true, is_broken, ..shape(layout, false) });
        self.token();
        self.doc.start(true);
        self.items(b'{', false, Self::class_ref)?;
        self.doc.end(false);
        self.doc.close();
        Ok(())
    }

    /// Whether there is a comma after the first parent; `:` is the next token.
    fn has_several_parents(&self) -> bool {
        let after_name = self.at + 2;
        let after = match self.source.letter(after_name) {
            b'<' => self.source.mate(after_name) + 1,
            _ => after_name,
        };
        self.source.letter(after) == b','
    }

    /// A class with its arguments.
    pub(super) fn class_ref(&mut self) -> Parsed {
        self.expect(b'i')?;
        self.arguments()
    }

    /// Arguments of a class: `<value, name = value>`, if there are some.
    pub(super) fn arguments(&mut self) -> Parsed {
        if self.peek() != b'<' {
            return Ok(());
        }
        if self.source.letter(self.at + 1) == b'>' {
            self.token();
            return self.expect(b'>');
        }
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(b'>', false, Self::argument)?;
        self.close_bracket(b'>', false)
    }

    fn argument(&mut self) -> Parsed {
        self.value()?;
        if self.peek() == b'=' {
            self.spaced(b'=')?;
            self.doc.space();
            self.value()?;
        }
        Ok(())
    }

    /// `;`, or ` { … }`.
    pub(super) fn body(&mut self) -> Parsed {
        if self.accept(b';') {
            return Ok(());
        }
        if self.peek() != b'{' {
            return Err(self.at);
        }
        self.doc.space();
        let open = self.at;
        let is_empty = self.source.letter(open + 1) == b'}' && self.source.trivia(open + 1).is_empty();
        if is_empty {
            self.token();
            self.token();
        } else {
            // Between braces, items are on lines of their own, but those of a body that was on one line and fits.
            let is_broken = !self.options.keep_breaks
                || (open + 1..=self.source.mate(open)).any(|token| self.source.begins_line(token));
            self.doc.open(Shape { is_of_statement: true, is_broken, ..shape(Layout::Block, false) });
            self.token();
            self.doc.start(true);
            self.body_items()?;
            self.comments();
            self.doc.end(true);
            self.expect(b'}')?;
            self.doc.close();
        }
        self.accept(b';');
        Ok(())
    }

    fn body_items(&mut self) -> Parsed {
        // An empty line after the brace is kept.
        if self.separation() > 1 {
            self.doc.hard(2);
        }
        while self.peek() != b'}' {
            self.body_item()?;
            if self.peek() != b'}' {
                self.line();
            }
        }
        Ok(())
    }

    fn body_item(&mut self) -> Parsed {
        match self.peek() {
            b'L' => self.let_item(),
            b'V' => self.defvar(),
            b'A' => self.assert(),
            b'P' => self.dump(),
            b'U' => self.include(),
            _ => {
                self.declared(true)?;
                self.expect(b';')
            }
        }
    }

    /// `let append field{bits} = value;`
    fn let_item(&mut self) -> Parsed {
        self.token();
        self.doc.space();
        self.field_name()?;
        if self.peek() == b'{' {
            self.ranges(b'}')?;
        }
        self.assigned(true)?;
        self.expect(b';')
    }

    /// A parameter: `type name = value`
    fn declaration(&mut self) -> Parsed {
        self.declared(false)
    }

    /// The name of a field that `let` sets, after `append` or `prepend` if values are combined.
    pub(super) fn field_name(&mut self) -> Parsed {
        let is_combined = self.source.letter(self.at + 1) == b'i';
        if is_combined && !matches!(self.source.token(self.at), "append" | "prepend") {
            return Err(self.at + 1);
        }
        self.expect(b'i')?;
        if is_combined { self.spaced(b'i') } else { Ok(()) }
    }

    /// `field type name = value`
    fn declared(&mut self, is_field: bool) -> Parsed {
        if self.accept(b'f') {
            self.doc.space();
        }
        self.ty()?;
        self.spaced(b'i')?;
        if self.peek() == b'=' { self.assigned(is_field) } else { Ok(()) }
    }

    /// A type.
    pub(super) fn ty(&mut self) -> Parsed {
        match self.peek() {
            b'W' | b'i' | b'Z' | b'B' | b'K' | b'G' => self.token(),
            b'l' => {
                self.token();
                self.expect(b'<')?;
                self.ty()?;
                self.expect(b'>')?;
            }
            b'T' => {
                self.token();
                self.expect(b'<')?;
                let is_negative =
                    self.peek() == b'm' && self.source.token(self.at).contains(|c| matches!(c, '1'..='9'));
                if is_negative || !matches!(self.peek(), b'n' | b'm') {
                    return Err(self.at);
                }
                self.token();
                self.expect(b'>')?;
            }
            _ => return Err(self.at),
        }
        Ok(())
    }
}
