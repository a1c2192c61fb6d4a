//! Statements: each on lines of its own, empty lines between them kept.

use ods_parser::syntax::TokenKind;

use super::{Parsed, Rules, shape};
use crate::doc::Layout;

impl Rules<'_> {
    /// Statements up to the end of the text, or to `}` (`close`), which is not written.
    pub(super) fn statements(&mut self, close: TokenKind) -> Parsed {
        while self.peek() != close {
            self.statement()?;
            if self.peek() != close {
                let separation = self.separation();
                self.doc.hard(separation);
            }
        }
        Ok(())
    }

    fn statement(&mut self) -> Parsed {
        // A statement on the line of the one that it belongs to is a part of that one.
        let first = self.chain.take().unwrap_or(self.at);
        match self.peek() {
            TokenKind::INCLUDE => self.include(),
            TokenKind::CLASS => self.class(),
            TokenKind::DEF => self.def(),
            TokenKind::DEFM => self.defm(),
            TokenKind::MULTICLASS => self.multiclass(first),
            TokenKind::DEFSET => self.defset(first),
            TokenKind::DEFTYPE => self.deftype(),
            TokenKind::DEFVAR => self.defvar(),
            TokenKind::FOREACH => self.foreach(first),
            TokenKind::IF => self.if_statement(first),
            TokenKind::LET => self.let_statement(first),
            TokenKind::ASSERT => self.assert(),
            TokenKind::DUMP => self.dump(),
            _ => Err(self.at),
        }
    }

    /// `include "…"`
    pub(super) fn include(&mut self) -> Parsed {
        self.token();
        self.spaced(TokenKind::STRING)
    }

    /// `class Name<…> : Parents { … }`
    fn class(&mut self) -> Parsed {
        self.token();
        self.spaced(TokenKind::IDENTIFIER)?;
        let has_parameters = self.peek() == TokenKind::LESS;
        self.parameters()?;
        self.parents(has_parameters)?;
        self.body()
    }

    /// `def Name : Parents { … }`
    fn def(&mut self) -> Parsed {
        self.token();
        self.record_name()?;
        self.parents(false)?;
        self.body()
    }

    /// `defm Name : Parents;`
    fn defm(&mut self) -> Parsed {
        self.token();
        self.record_name()?;
        if self.peek() != TokenKind::COLON {
            return Err(self.at);
        }
        self.parents(false)?;
        self.expect(TokenKind::SEMICOLON)
    }

    /// The name of a record, which may be absent, with a space before it.
    fn record_name(&mut self) -> Parsed {
        if matches!(
            self.peek(),
            TokenKind::COLON | TokenKind::SEMICOLON | TokenKind::L_BRACE | TokenKind::END
        ) {
            return Ok(());
        }
        self.doc.space();
        self.name()
    }

    /// `multiclass Name<…> : Parents { … }`
    fn multiclass(&mut self, first: usize) -> Parsed {
        self.token();
        self.spaced(TokenKind::IDENTIFIER)?;
        let has_parameters = self.peek() == TokenKind::LESS;
        self.parameters()?;
        let has_parents = self.peek() == TokenKind::COLON;
        self.parents(has_parameters)?;
        // Without parents and statements it is refused, as it defines nothing.
        if self.peek() == TokenKind::SEMICOLON && has_parents {
            return self.expect(TokenKind::SEMICOLON);
        }
        if self.source.kind(self.at + 1) == TokenKind::R_BRACE {
            return Err(self.at);
        }
        self.braces(first)?;
        self.accept(TokenKind::SEMICOLON);
        Ok(())
    }

    /// `defset list<Class> name = { … }`
    fn defset(&mut self, first: usize) -> Parsed {
        self.token();
        self.doc.space();
        self.ty()?;
        self.spaced(TokenKind::IDENTIFIER)?;
        self.spaced(TokenKind::EQUAL)?;
        self.braces(first)
    }

    /// `deftype Name = type;`
    fn deftype(&mut self) -> Parsed {
        self.token();
        self.spaced(TokenKind::IDENTIFIER)?;
        self.spaced(TokenKind::EQUAL)?;
        self.doc.space();
        self.ty()?;
        self.expect(TokenKind::SEMICOLON)
    }

    /// `defvar name = value;`
    pub(super) fn defvar(&mut self) -> Parsed {
        self.token();
        self.spaced(TokenKind::IDENTIFIER)?;
        self.assigned(true)?;
        self.expect(TokenKind::SEMICOLON)
    }

    /// `foreach name = … in …`
    fn foreach(&mut self, first: usize) -> Parsed {
        self.token();
        self.spaced(TokenKind::IDENTIFIER)?;
        self.spaced(TokenKind::EQUAL)?;
        self.doc.space();
        // `{` begins ranges, and an empty one a value.
        if self.peek() == TokenKind::L_BRACE && self.source.kind(self.at + 1) != TokenKind::R_BRACE {
            self.ranges(TokenKind::R_BRACE)?;
        } else {
            self.range()?;
        }
        self.spaced(TokenKind::IN)?;
        self.block(first)
    }

    /// `if value then … else …`
    fn if_statement(&mut self, first: usize) -> Parsed {
        self.token();
        self.doc.space();
        self.value()?;
        self.spaced(TokenKind::THEN)?;
        let is_braced = self.peek() == TokenKind::L_BRACE;
        self.block(first)?;
        if self.peek() != TokenKind::ELSE {
            return Ok(());
        }
        if is_braced {
            self.doc.space();
        } else {
            self.doc.hard(1);
        }
        self.token();
        if self.peek() == TokenKind::IF {
            self.doc.space();
            return self.if_statement(first);
        }
        self.block(first)
    }

    /// `let field = value, … in …`
    fn let_statement(&mut self, first: usize) -> Parsed {
        self.token();
        self.doc.open(shape(Layout::Align, true));
        self.doc.start(true);
        self.items(TokenKind::IN, false, Self::binding)?;
        self.doc.end(false);
        self.doc.close();
        self.spaced(TokenKind::IN)?;
        self.block(first)
    }

    /// `append field<bits> = value`
    fn binding(&mut self) -> Parsed {
        self.field_name()?;
        if self.peek() == TokenKind::LESS {
            self.ranges(TokenKind::GREATER)?;
        }
        self.assigned(false)
    }

    /// `assert value, value;`
    pub(super) fn assert(&mut self) -> Parsed {
        self.token();
        self.doc.open(shape(Layout::Align, true));
        self.doc.start(true);
        self.value()?;
        self.expect(TokenKind::COMMA)?;
        self.line();
        self.value()?;
        self.doc.end(false);
        self.doc.close();
        self.expect(TokenKind::SEMICOLON)
    }

    /// `dump value;`
    pub(super) fn dump(&mut self) -> Parsed {
        self.token();
        self.doc.space();
        self.value()?;
        self.expect(TokenKind::SEMICOLON)
    }

    /// Statements in braces after a space, or one statement on the next line. `first` is the token that
    /// begins the statement with the block.
    fn block(&mut self, first: usize) -> Parsed {
        if self.peek() == TokenKind::L_BRACE {
            return self.braces(first);
        }
        if self.options.keep_breaks && !self.source.begins_line(self.at) {
            self.doc.space();
            self.chain = Some(first);
            return self.statement();
        }
        let is_indented = self.is_indented(first);
        self.indented(is_indented, |rules| {
            rules.doc.hard(1);
            rules.statement()
        })
    }

    /// `{`, statements, `}`, after a space.
    fn braces(&mut self, first: usize) -> Parsed {
        self.spaced(TokenKind::L_BRACE)?;
        let has_comments = self.source.trivia(self.at).len() > self.source.trailing(self.at);
        if self.peek() == TokenKind::R_BRACE && !has_comments {
            return self.expect(TokenKind::R_BRACE);
        }
        let is_indented = self.is_indented(first);
        self.indented(is_indented, |rules| {
            let separation = rules.separation();
            rules.doc.hard(separation);
            rules.statements(TokenKind::R_BRACE)?;
            rules.comments();
            Ok(())
        })?;
        let empty = self.source.newlines(self.at).max(1);
        self.doc.hard(empty);
        self.expect(TokenKind::R_BRACE)
    }

    fn indented(&mut self, is_indented: bool, content: impl FnOnce(&mut Self) -> Parsed) -> Parsed {
        if is_indented {
            self.doc.indent();
        }
        content(self)?;
        if is_indented {
            self.doc.dedent();
        }
        Ok(())
    }

    /// Whether the content of a block, which begins at the next token, is indented. It is not if the source
    /// has it below the first token of the statement that begins at token `first`, as in files that consist
    /// of one block.
    fn is_indented(&self, first: usize) -> bool {
        let source = self.source;
        let is_outdented = source.begins_line(self.at) && source.column(self.at) <= source.line_indent(first);
        !(self.options.keep_breaks && is_outdented)
    }
}
