//! Headers and bodies of classes and records.

use ods_parser::syntax::TokenKind;

use super::{Parsed, Rules, shape};
use crate::doc::{Layout, Shape};

impl Rules<'_> {
    /// Parameters of a class: `<type name = value, …>`, if there are some.
    pub(super) fn parameters(&mut self) -> Parsed {
        if self.peek() != TokenKind::LESS {
            return Ok(());
        }
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(TokenKind::GREATER, false, Self::declaration)?;
        self.close_bracket(TokenKind::GREATER, false)
    }

    /// Parents: `: Class<…>, …`, if there are some. Where they do not fit on the line they follow the colon
    /// on lines of their own: if the author broke the line at the colon, or if the header has parameters
    /// (`has_parameters`). Others are broken inside.
    pub(super) fn parents(&mut self, has_parameters: bool) -> Parsed {
        if self.peek() != TokenKind::COLON {
            return Ok(());
        }
        self.doc.space();
        let is_broken = self.is_broken_before(self.at) || self.is_broken_before(self.at + 1);
        let is_tall = is_broken || has_parameters || !self.options.keep_breaks && self.has_several_parents();
        let layout = if is_tall { Layout::Tall } else { Layout::Hang };
        self.doc.open(Shape { is_of_statement: true, is_broken, ..shape(layout, false) });
        self.token();
        self.doc.start(true);
        self.items(TokenKind::L_BRACE, false, Self::class_ref)?;
        self.doc.end(false);
        self.doc.close();
        Ok(())
    }

    /// Whether there is a comma after the first parent; `:` is the next token.
    fn has_several_parents(&self) -> bool {
        let after_name = self.at + 2;
        let after = match self.source.kind(after_name) {
            TokenKind::LESS => self.source.mate(after_name) + 1,
            _ => after_name,
        };
        self.source.kind(after) == TokenKind::COMMA
    }

    /// A class with its arguments.
    pub(super) fn class_ref(&mut self) -> Parsed {
        self.expect(TokenKind::IDENTIFIER)?;
        self.arguments()
    }

    /// Arguments of a class: `<value, name = value>`, if there are some.
    pub(super) fn arguments(&mut self) -> Parsed {
        if self.peek() != TokenKind::LESS {
            return Ok(());
        }
        if self.source.kind(self.at + 1) == TokenKind::GREATER {
            self.token();
            return self.expect(TokenKind::GREATER);
        }
        self.open_bracket();
        self.token();
        self.doc.start(false);
        self.items(TokenKind::GREATER, false, Self::argument)?;
        self.close_bracket(TokenKind::GREATER, false)
    }

    fn argument(&mut self) -> Parsed {
        self.value()?;
        if self.peek() == TokenKind::EQUAL {
            self.spaced(TokenKind::EQUAL)?;
            self.doc.space();
            self.value()?;
        }
        Ok(())
    }

    /// `;`, or ` { … }`.
    pub(super) fn body(&mut self) -> Parsed {
        if self.accept(TokenKind::SEMICOLON) {
            return Ok(());
        }
        if self.peek() != TokenKind::L_BRACE {
            return Err(self.at);
        }
        self.doc.space();
        let open = self.at;
        let is_empty =
            self.source.kind(open + 1) == TokenKind::R_BRACE && self.source.trivia(open + 1).is_empty();
        if is_empty {
            self.token();
            self.token();
        } else {
            // Between braces, items are on lines of their own, but those of a body that was on one line and
            // fits.
            let is_broken = !self.options.keep_breaks
                || (open + 1..=self.source.mate(open)).any(|token| self.source.begins_line(token));
            self.doc.open(Shape { is_of_statement: true, is_broken, ..shape(Layout::Block, false) });
            self.token();
            self.doc.start(true);
            self.body_items()?;
            self.comments();
            self.doc.end(true);
            self.expect(TokenKind::R_BRACE)?;
            self.doc.close();
        }
        self.accept(TokenKind::SEMICOLON);
        Ok(())
    }

    fn body_items(&mut self) -> Parsed {
        // An empty line after the brace is kept.
        if self.separation() > 1 {
            self.doc.hard(2);
        }
        while self.peek() != TokenKind::R_BRACE {
            self.body_item()?;
            if self.peek() != TokenKind::R_BRACE {
                self.line();
            }
        }
        Ok(())
    }

    fn body_item(&mut self) -> Parsed {
        match self.peek() {
            TokenKind::LET => self.let_item(),
            TokenKind::DEFVAR => self.defvar(),
            TokenKind::ASSERT => self.assert(),
            TokenKind::DUMP => self.dump(),
            TokenKind::INCLUDE => self.include(),
            _ => {
                self.declared(true)?;
                self.expect(TokenKind::SEMICOLON)
            }
        }
    }

    /// `let append field{bits} = value;`
    fn let_item(&mut self) -> Parsed {
        self.token();
        self.doc.space();
        self.field_name()?;
        if self.peek() == TokenKind::L_BRACE {
            self.ranges(TokenKind::R_BRACE)?;
        }
        self.assigned(true)?;
        self.expect(TokenKind::SEMICOLON)
    }

    /// A parameter: `type name = value`
    fn declaration(&mut self) -> Parsed {
        self.declared(false)
    }

    /// The name of a field that `let` sets, after `append` or `prepend` if values are combined.
    pub(super) fn field_name(&mut self) -> Parsed {
        let is_combined = self.source.kind(self.at + 1) == TokenKind::IDENTIFIER;
        if is_combined && !matches!(self.source.token(self.at), "append" | "prepend") {
            return Err(self.at + 1);
        }
        self.expect(TokenKind::IDENTIFIER)?;
        if is_combined { self.spaced(TokenKind::IDENTIFIER) } else { Ok(()) }
    }

    /// `field type name = value`
    fn declared(&mut self, is_field: bool) -> Parsed {
        if self.accept(TokenKind::FIELD) {
            self.doc.space();
        }
        self.ty()?;
        self.spaced(TokenKind::IDENTIFIER)?;
        if self.peek() == TokenKind::EQUAL { self.assigned(is_field) } else { Ok(()) }
    }

    /// A type.
    pub(super) fn ty(&mut self) -> Parsed {
        match self.peek() {
            TokenKind::STRING_TYPE
            | TokenKind::IDENTIFIER
            | TokenKind::INT
            | TokenKind::BIT
            | TokenKind::CODE_TYPE
            | TokenKind::DAG => self.token(),
            TokenKind::LIST => {
                self.token();
                self.expect(TokenKind::LESS)?;
                self.ty()?;
                self.expect(TokenKind::GREATER)?;
            }
            TokenKind::BITS => {
                self.token();
                self.expect(TokenKind::LESS)?;
                let is_negative = self.peek() == TokenKind::NEGATIVE_INTEGER
                    && self.source.token(self.at).contains(|c| matches!(c, '1'..='9'));
                if is_negative || !matches!(self.peek(), TokenKind::INTEGER | TokenKind::NEGATIVE_INTEGER) {
                    return Err(self.at);
                }
                self.token();
                self.expect(TokenKind::GREATER)?;
            }
            _ => return Err(self.at),
        }
        Ok(())
    }
}
