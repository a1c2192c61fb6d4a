//! Statements: each on lines of its own, empty lines between them kept.

use super::{Parsed, Rules, shape};
use crate::doc::Layout;

impl Rules<'_> {
    /// Statements up to the end of the text, or to `}` (`close`), which is not written.
    pub(super) fn statements(&mut self, close: u8) -> Parsed {
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
            b'U' => self.include(),
            b'C' => self.class(),
            b'D' => self.def(),
            b'M' => self.defm(),
            b'X' => self.multiclass(first),
            b'S' => self.defset(first),
            b'Y' => self.deftype(),
            b'V' => self.defvar(),
            b'R' => self.foreach(first),
            b'I' => self.if_statement(first),
            b'L' => self.let_statement(first),
            b'A' => self.assert(),
            b'P' => self.dump(),
            _ => Err(self.at),
        }
    }

    /// `include "…"`
    pub(super) fn include(&mut self) -> Parsed {
        self.token();
        self.spaced(b's')
    }

    /// `class Name<…> : Parents { … }`
    fn class(&mut self) -> Parsed {
        self.token();
        self.spaced(b'i')?;
        let has_parameters = self.peek() == b'<';
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
        if self.peek() != b':' {
            return Err(self.at);
        }
        self.parents(false)?;
        self.expect(b';')
    }

    /// The name of a record, which may be absent, with a space before it.
    fn record_name(&mut self) -> Parsed {
        if matches!(self.peek(), b':' | b';' | b'{' | 0) {
            return Ok(());
        }
        self.doc.space();
        self.name()
    }

    /// `multiclass Name<…> : Parents { … }`
    fn multiclass(&mut self, first: usize) -> Parsed {
        self.token();
        self.spaced(b'i')?;
        let has_parameters = self.peek() == b'<';
        self.parameters()?;
        let has_parents = self.peek() == b':';
        self.parents(has_parameters)?;
        // Without parents and statements it is refused, as it defines nothing.
        if self.peek() == b';' && has_parents {
            return self.expect(b';');
        }
        if self.source.letter(self.at + 1) == b'}' {
            return Err(self.at);
        }
        self.braces(first)?;
        self.accept(b';');
        Ok(())
    }

    /// `defset list<Class> name = { … }`
    fn defset(&mut self, first: usize) -> Parsed {
        self.token();
        self.doc.space();
        self.ty()?;
        self.spaced(b'i')?;
        self.spaced(b'=')?;
        self.braces(first)
    }

    /// `deftype Name = type;`
    fn deftype(&mut self) -> Parsed {
        self.token();
        self.spaced(b'i')?;
        self.spaced(b'=')?;
        self.doc.space();
        self.ty()?;
        self.expect(b';')
    }

    /// `defvar name = value;`
    pub(super) fn defvar(&mut self) -> Parsed {
        self.token();
        self.spaced(b'i')?;
        self.assigned(true)?;
        self.expect(b';')
    }

    /// `foreach name = … in …`
    fn foreach(&mut self, first: usize) -> Parsed {
        self.token();
        self.spaced(b'i')?;
        self.spaced(b'=')?;
        self.doc.space();
        // `{` begins ranges, and an empty one a value.
        if self.peek() == b'{' && self.source.letter(self.at + 1) != b'}' {
            self.ranges(b'}')?;
        } else {
            self.range()?;
        }
        self.spaced(b'N')?;
        self.block(first)
    }

    /// `if value then … else …`
    fn if_statement(&mut self, first: usize) -> Parsed {
        self.token();
        self.doc.space();
        self.value()?;
        self.spaced(b'H')?;
        let is_braced = self.peek() == b'{';
        self.block(first)?;
        if self.peek() != b'E' {
            return Ok(());
        }
        if is_braced {
            self.doc.space();
        } else {
            self.doc.hard(1);
        }
        self.token();
        if self.peek() == b'I' {
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
        self.items(b'N', false, Self::binding)?;
        self.doc.end(false);
        self.doc.close();
        self.spaced(b'N')?;
        self.block(first)
    }

    /// `append field<bits> = value`
    fn binding(&mut self) -> Parsed {
        self.field_name()?;
        if self.peek() == b'<' {
            self.ranges(b'>')?;
        }
        self.assigned(false)
    }

    /// `assert value, value;`
    pub(super) fn assert(&mut self) -> Parsed {
        self.token();
        self.doc.open(shape(Layout::Align, true));
        self.doc.start(true);
        self.value()?;
        self.expect(b',')?;
        self.line();
        self.value()?;
        self.doc.end(false);
        self.doc.close();
        self.expect(b';')
    }

    /// `dump value;`
    pub(super) fn dump(&mut self) -> Parsed {
        self.token();
        self.doc.space();
        self.value()?;
        self.expect(b';')
    }

    /// Statements in braces after a space, or one statement on the next line. `first` is the token that begins the statement with the
    /// block.
    fn block(&mut self, first: usize) -> Parsed {
        if self.peek() == b'{' {
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
        self.spaced(b'{')?;
        let has_comments = self.source.trivia(self.at).len() > self.source.trailing(self.at);
        if self.peek() == b'}' && !has_comments {
            return self.expect(b'}');
        }
        let is_indented = self.is_indented(first);
        self.indented(is_indented, |rules| {
            let separation = rules.separation();
            rules.doc.hard(separation);
            rules.statements(b'}')?;
            rules.comments();
            Ok(())
        })?;
        let empty = self.source.newlines(self.at).max(1);
        self.doc.hard(empty);
        self.expect(b'}')
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
