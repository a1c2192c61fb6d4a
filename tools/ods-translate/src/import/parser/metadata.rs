//! Metadata: nodes, named nodes, and what is attached to instructions and symbols.

use std::sync::Arc;

use super::super::ast::{DebugRecord, Field, Md, MdNode, ValKind};
use super::super::lexer::Parsed;
use super::{Parser, TokenKind};

/// Nodes are not nested deeper.
const MAX_DEPTH: usize = 256;

impl Parser<'_> {
    /// `!4 = !{…}` or `!name = !{…}`
    pub(super) fn metadata_definition(&mut self) -> Parsed {
        if let TokenKind::MetadataName(name) = self.kind().clone() {
            self.advance();
            self.expect('=')?;
            self.expect('!')?;
            let mut nodes = Vec::new();
            self.list(['{', '}'], |parser| {
                nodes.push(parser.metadata(0)?);
                Ok(())
            })?;
            self.module.named.push((name, nodes));
            return Ok(());
        }
        self.expect('!')?;
        let number = self.number()?;
        self.expect('=')?;
        let node = self.node(0)?;
        match self.module.nodes.insert(number, node) {
            None => Ok(()),
            Some(_) => self.fail("metadata id is already used"),
        }
    }

    /// A node, which may be distinct.
    fn node(&mut self, depth: usize) -> Parsed<MdNode> {
        if depth > MAX_DEPTH {
            return self.fail("metadata is nested too deeply");
        }
        let is_distinct = self.eat_word("distinct");
        if let TokenKind::MetadataName(name) = self.kind().clone() {
            self.advance();
            let fields = self.fields(depth)?;
            return Ok(MdNode { is_distinct, name: Some(name), operands: Vec::new(), fields });
        }
        self.expect('!')?;
        let mut operands = Vec::new();
        self.list(['{', '}'], |parser| {
            operands.push(parser.metadata(depth + 1)?);
            Ok(())
        })?;
        Ok(MdNode { is_distinct, name: None, operands, fields: Vec::new() })
    }

    /// `(name: "x", line: 4, flags: DIFlagA | DIFlagB, type: !3)`
    fn fields(&mut self, depth: usize) -> Parsed<Vec<(String, Field)>> {
        let mut fields = Vec::new();
        self.list(['(', ')'], |parser| {
            let mut name = String::new();
            if let TokenKind::Label(label) = parser.kind().clone() {
                parser.advance();
                name = label;
            }
            fields.push((name, parser.field(depth)?));
            Ok(())
        })?;
        Ok(fields)
    }

    fn field(&mut self, depth: usize) -> Parsed<Field> {
        let is_end = |token: &TokenKind| matches!(token, TokenKind::Punct(',' | ')' | '|'));
        match self.kind().clone() {
            TokenKind::Int(number) if is_end(self.peek(1)) => {
                self.advance();
                Ok(Field::Int(number))
            }
            TokenKind::Text(text) => {
                self.advance();
                Ok(Field::Text(text))
            }
            TokenKind::Word(word) if word != "null" && is_end(self.peek(1)) => {
                let mut words = Vec::new();
                while let TokenKind::Word(word) | TokenKind::Int(word) = self.kind().clone() {
                    self.advance();
                    words.push(word);
                    if !self.eat('|') {
                        break;
                    }
                }
                Ok(Field::Words(words))
            }
            _ => Ok(Field::Md(self.metadata(depth + 1)?)),
        }
    }

    /// `#dbg_value(i32 %x, !7, !DIExpression(), !9)`; none if the record has no meaning here.
    pub(super) fn debug_record(&mut self) -> Parsed<Option<DebugRecord>> {
        self.expect('#')?;
        let word = self.word()?;
        let Some(kind) = word.strip_prefix("dbg_") else {
            return self.fail("expected a record of debug information");
        };
        let mut operands = Vec::new();
        self.list(['(', ')'], |parser| {
            operands.push(parser.metadata(0)?);
            Ok(())
        })?;
        Ok(DebugRecord::new(kind, &operands))
    }

    /// Metadata as an operand: a node, a string, `null`, or a value with its type.
    pub(super) fn metadata(&mut self, depth: usize) -> Parsed<Md> {
        if self.eat_word("null") {
            return Ok(Md::Null);
        }
        match (self.kind().clone(), self.peek(1).clone()) {
            (TokenKind::MetadataName(_), _) => Ok(Md::Inline(Arc::new(self.node(depth)?))),
            (TokenKind::Word(word), _) if word == "distinct" => Ok(Md::Inline(Arc::new(self.node(depth)?))),
            (TokenKind::Punct('!'), TokenKind::Int(_)) => {
                self.advance();
                Ok(Md::Node(self.number()?))
            }
            (TokenKind::Punct('!'), TokenKind::Text(_)) => {
                self.advance();
                Ok(Md::Text(self.text()?))
            }
            (TokenKind::Punct('!'), _) => Ok(Md::Inline(Arc::new(self.node(depth)?))),
            _ => match self.typed_value()?.kind {
                ValKind::Const(constant) => Ok(Md::Const(constant)),
                ValKind::Local(local) => Ok(Md::Local(local)),
                ValKind::Metadata(md) => Ok(md),
                ValKind::Asm(_) => self.fail("assembly is not metadata"),
            },
        }
    }

    /// `, !dbg !4, !prof !5` after an instruction; also without commas after a function.
    pub(super) fn attachments(&mut self, has_commas: bool) -> Parsed<Vec<(String, Md)>> {
        let mut found = Vec::new();
        loop {
            let name = match (self.kind(), self.peek(1)) {
                (TokenKind::Punct(','), TokenKind::MetadataName(name)) if has_commas => name.clone(),
                (TokenKind::MetadataName(name), _) if !has_commas => name.clone(),
                _ => return Ok(found),
            };
            self.at += usize::from(has_commas);
            self.advance();
            found.push((name, self.metadata(0)?));
        }
    }
}
