//! Attributes of functions, parameters and results.

use super::super::ast::Attr;
use super::super::lexer::Parsed;
use super::{Parser, TokenKind};
use crate::model::attributes::{is_flag, is_known};

/// Type attributes.
const TYPED: [&str; 6] = ["byref", "byval", "elementtype", "inalloca", "preallocated", "sret"];

/// Integer attributes.
const NUMBERS: [&str; 4] = ["align", "alignstack", "dereferenceable", "dereferenceable_or_null"];

impl Parser<'_> {
    /// Attributes, as many as there are. The alignment of a function is not one of them.
    pub(super) fn attributes(&mut self, is_function: bool) -> Parsed<Vec<Attr>> {
        let mut found = Vec::new();
        loop {
            match self.kind().clone() {
                TokenKind::Group(number) => {
                    self.advance();
                    found.push(Attr::Group(number));
                }
                TokenKind::Text(_) => {
                    let name = self.text()?;
                    let value = if self.eat('=') { self.text()? } else { String::new() };
                    found.push(Attr::Text(name, value));
                }
                TokenKind::Word(word) if is_function && word == "align" => return Ok(found),
                TokenKind::Word(word) if is_known(&word) || word == "nocapture" => {
                    found.push(self.attribute(&word)?)
                }
                _ => return Ok(found),
            }
        }
    }

    /// One of LLVM's attributes.
    fn attribute(&mut self, word: &str) -> Parsed<Attr> {
        self.advance();
        let name = word.to_owned();
        match word {
            "nocapture" => Ok(Attr::Words("captures".to_owned(), "none".to_owned())),
            "uwtable" if !self.is_punct('(') => Ok(Attr::Words(name, String::new())),
            _ if NUMBERS.contains(&word) => {
                let has_parentheses = self.eat('(');
                if !has_parentheses {
                    self.eat('=');
                }
                let number = self.number()?;
                if has_parentheses {
                    self.expect(')')?;
                }
                Ok(Attr::Int(name, number))
            }
            _ if TYPED.contains(&word) => {
                self.expect('(')?;
                let ty = self.ty()?;
                self.expect(')')?;
                Ok(Attr::Type(name, ty))
            }
            "range" => {
                self.expect('(')?;
                let ty = self.ty()?;
                let low = self.constant(ty)?;
                self.expect(',')?;
                let high = self.constant(ty)?;
                self.expect(')')?;
                Ok(Attr::Range(low, high))
            }
            _ if is_flag(word) => Ok(Attr::Flag(name)),
            _ => Ok(Attr::Words(name, self.raw_parentheses()?)),
        }
    }

    /// `attributes #0 = { … }`
    pub(super) fn attribute_group(&mut self) -> Parsed {
        self.advance();
        let TokenKind::Group(number) = *self.kind() else { return self.fail("expected attribute group id") };
        self.advance();
        self.expect('=')?;
        self.expect('{')?;
        let attributes = self.attributes_of_group()?;
        self.expect('}')?;
        self.module.groups.entry(number).or_default().extend(attributes);
        Ok(())
    }

    fn attributes_of_group(&mut self) -> Parsed<Vec<Attr>> {
        let attributes = self.attributes(false)?;
        if self.is_punct('}') { Ok(attributes) } else { self.fail("unterminated attribute group") }
    }
}
