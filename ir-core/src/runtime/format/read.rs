//! Parsing an operation in a declarative format.

use super::{OpFormat, OpPart, Typed};
use crate::context::classes::builtin_class;
use crate::context::{Attribute, Traits, Type, TypeKind};
use crate::runtime::{Length, OpSpec, Presence};
use crate::text::{
    AsmParser, CustomOp, OperationParser, ParseResult, TokenKind,
    format_state::{Counts, ParsedSegment},
    walk::{self, FormatReader, Role},
};

/// Parses an operation.
///
/// # Errors
/// On a syntax error, which has been reported.
pub fn parse(
    spec: &'static OpSpec,
    format: &'static OpFormat<'static>,
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
) -> ParseResult<()> {
    op.format.start(Counts {
        operands: spec.operands.len(),
        results: spec.results.len(),
        attributes: spec.attributes.len(),
        properties: spec.properties.len(),
    });
    let mut reader = Reader { spec, format, parser, op };
    walk::read(&mut reader, format.elements, Role::Plain)?;
    reader.finish()
}

/// The parser of an operation.
pub(super) struct Reader<'r, 'p> {
    pub(super) spec: &'static OpSpec,
    pub(super) format: &'static OpFormat<'static>,
    pub(super) parser: &'r mut OperationParser<'p>,
    pub(super) op: &'r mut CustomOp,
}

/// The token kind of punctuation.
fn punctuation(literal: &str) -> Option<TokenKind> {
    Some(match literal.as_bytes() {
        b"->" => TokenKind::Arrow,
        b":" => TokenKind::Colon,
        b"," => TokenKind::Comma,
        b"..." => TokenKind::Ellipsis,
        b"=" => TokenKind::Equal,
        b">" => TokenKind::Greater,
        b"{" => TokenKind::LBrace,
        b"(" => TokenKind::LParen,
        b"[" => TokenKind::LSquare,
        b"<" => TokenKind::Less,
        b"-" => TokenKind::Minus,
        b"+" => TokenKind::Plus,
        b"?" => TokenKind::Question,
        b"}" => TokenKind::RBrace,
        b")" => TokenKind::RParen,
        b"]" => TokenKind::RSquare,
        b"*" => TokenKind::Star,
        _ => return None,
    })
}

impl FormatReader<OpPart, OpPart> for Reader<'_, '_> {
    #[inline]
    fn literal(&mut self, word: &'static str) -> ParseResult<()> {
        match punctuation(word) {
            Some(token) if self.parser.consume_if(token) => Ok(()),
            Some(_) => Err(self.parser.wrong_token(format!("expected '{word}'"))),
            None => self.parser.parse_keyword(word),
        }
    }

    #[inline]
    fn optional_literal(&mut self, word: &'static str) -> bool {
        match punctuation(word) {
            Some(token) => self.parser.consume_if(token),
            None => self.parser.consume_keyword(word),
        }
    }

    fn set(&mut self, flag: &OpPart) {
        match *flag {
            OpPart::Attribute(index) => self.op.format.attributes[index] = Some(Attribute::UNIT),
            OpPart::Property(index) => self.op.format.properties[index] = Some(Attribute::UNIT),
            _ => {}
        }
    }

    fn clause(&mut self, word: &'static str) -> ParseResult<()> {
        if self.op.format.clauses.contains(&word) {
            let message =
                format!("`{word}` clause can appear at most once in the expansion of the oilist directive");
            let at = self.parser.name_offset();
            return Err(self.parser.error_at(at, &message));
        }
        self.op.format.clauses.push(word);
        Ok(())
    }

    #[inline]
    fn part(&mut self, part: &OpPart, role: Role) -> ParseResult<bool> {
        let shows_group = role == Role::BeginsGroup;
        match *part {
            OpPart::Operand(index) => self.operand(index),
            OpPart::Attribute(index) => self.attribute_part(index, role, false),
            OpPart::QualifiedAttribute(index) => self.attribute_part(index, role, true),
            OpPart::Property(index) => self.property(index, shows_group),
            OpPart::Region(index) => self.region(index, self.spec.regions[index].is_variadic, shows_group),
            OpPart::Successor(index) => {
                self.successors(index, self.spec.successors[index].is_variadic || shows_group)
            }
            OpPart::AttrDict => self.attr_dict(false).map(|()| true),
            OpPart::AttrDictWithKeyword => self.attr_dict(true).map(|()| true),
            OpPart::PropDict => self.prop_dict().map(|()| true),
            OpPart::Operands => self.all_operands(),
            OpPart::Regions => self.region(0, true, shows_group),
            OpPart::Successors => self.successors(0, true),
            OpPart::Type(of) => self.types_of(of, false, shows_group),
            OpPart::QualifiedType(of) => self.types_of(of, true, shows_group),
            OpPart::FunctionalType(inputs, results) => self.functional_type(inputs, results).map(|()| true),
            OpPart::Custom(index) => self.custom(index, shows_group),
        }
    }
}

impl Reader<'_, '_> {
    fn attribute_part(&mut self, index: usize, role: Role, is_qualified: bool) -> ParseResult<bool> {
        let can_be_absent = match role {
            Role::BeginsGroup => true,
            Role::InGroup => false,
            Role::Plain => self.spec.attributes[index].presence == Presence::Optional,
        };
        Ok(self.attribute(index, can_be_absent, is_qualified)?.is_some())
    }

    /// Parses a property; if it `shows_group`, its absence is that of the group.
    fn property(&mut self, index: usize, shows_group: bool) -> ParseResult<bool> {
        let spec = &self.spec.properties[index];
        let start = self.parser.token().start;
        let value = self.parser.speaking(|parser| spec.parse(parser, shows_group));
        match value {
            Ok(Some(value)) => {
                self.op.format.properties[index] = Some(value);
                Ok(true)
            }
            Ok(None) if shows_group => Ok(false),
            Err(failure) if shows_group => Err(failure),
            Ok(None) | Err(_) => {
                let (name, summary) = (spec.name, spec.summary);
                let message = format!("invalid value for property {name}, expected {summary}");
                Err(self.parser.error_at(start, &message))
            }
        }
    }

    fn all_operands(&mut self) -> ParseResult<bool> {
        let (at, start) = (self.parser.token().start, self.op.format.names.len());
        self.operand_list()?;
        self.op.format.all_operands = self.op.format.names_from(start, at);
        Ok(self.op.format.names.len() != start)
    }

    fn operand(&mut self, index: usize) -> ParseResult<bool> {
        let (at, start) = (self.parser.token().start, self.op.format.names.len());
        match self.spec.operands[index].length {
            Length::One => {
                let operand = self.parser.parse_operand()?;
                self.op.format.names.push(operand);
            }
            Length::Optional => {
                if let Some(operand) = self.parser.parse_optional_operand()? {
                    self.op.format.names.push(operand);
                }
            }
            Length::Variadic if self.has_segments(index) => {
                self.operand_groups(index)?;
            }
            Length::Variadic => self.operand_list()?,
        }
        self.op.format.operands[index] = self.op.format.names_from(start, at);
        Ok(self.op.format.names.len() != start)
    }

    /// Whether an operand is `VariadicOfVariadic`.
    fn has_segments(&self, operand: usize) -> bool {
        self.format.segment_sizes.iter().any(|(index, _)| *index == operand)
    }

    /// Parses a comma-separated list of operands. It may be empty.
    fn operand_list(&mut self) -> ParseResult<()> {
        if self.parser.kind() != TokenKind::PercentId {
            return Ok(());
        }
        loop {
            let operand = self.parser.parse_operand()?;
            self.op.format.names.push(operand);
            if !self.parser.consume_if(TokenKind::Comma) {
                return Ok(());
            }
        }
    }

    /// Parses `(a, b), (), …`, and records the segment sizes.
    fn operand_groups(&mut self, index: usize) -> ParseResult<()> {
        let groups = self.spec.operands.len();
        self.op.format.group_sizes.resize(groups, Vec::new());
        let mut size = self.op.format.names.len();
        while self.parser.consume_if(TokenKind::LParen) {
            self.operand_list()?;
            self.parser.parse_token(TokenKind::RParen, "expected ')'")?;
            let new = self.op.format.names.len();
            self.op.format.group_sizes[index].push((new - size) as i32);
            size = new;
            if !self.parser.consume_if(TokenKind::Comma) {
                break;
            }
        }
        Ok(())
    }

    fn successors(&mut self, index: usize, is_list: bool) -> ParseResult<bool> {
        if is_list && self.parser.kind() != TokenKind::CaretId {
            return Ok(false);
        }
        loop {
            let block = self.parser.parse_successor()?;
            self.op.format.successors.push((index, block));
            if !is_list || !self.parser.consume_if(TokenKind::Comma) {
                return Ok(true);
            }
        }
    }

    /// Parses a region or a list of regions. As in MLIR, `{}` is a region with a block if the operation has
    /// single blocks, except where the region anchors its group: there it has none.
    fn region(&mut self, index: usize, is_list: bool, shows_group: bool) -> ParseResult<bool> {
        if (is_list || shows_group) && self.parser.kind() != TokenKind::LBrace {
            return Ok(false);
        }
        let needs_block = self.spec.flags.has(Traits::SINGLE_BLOCK) && (is_list || !shows_group);
        loop {
            self.op.format.regions.push(index);
            self.parser.parse_region(self.op, &[])?;
            if needs_block {
                self.parser.ensure_block()?;
            }
            if let Some(terminator) = self.spec.terminator {
                self.parser.ensure_terminator(terminator)?;
            }
            if !is_list || !self.parser.consume_if(TokenKind::Comma) {
                return Ok(true);
            }
        }
    }

    fn types_of(&mut self, of: Typed, is_qualified: bool, shows_group: bool) -> ParseResult<bool> {
        let start = self.op.format.types.len();
        let spec = match of {
            Typed::Operand(index) => Some(&self.spec.operands[index]),
            Typed::Result(index) => Some(&self.spec.results[index]),
            Typed::Operands | Typed::Results => None,
        };
        match spec {
            Some(spec) if spec.length == Length::One && !shows_group => {
                let ty =
                    if is_qualified { self.parser.parse_type()? } else { self.own_type(spec.constraint)? };
                self.op.format.types.push(ty);
            }
            Some(spec) if spec.length == Length::Optional => {
                let ty = self.parser.parse_optional_type()?;
                self.op.format.types.extend(ty);
            }
            _ => match of {
                Typed::Operand(index) if self.has_segments(index) => {
                    self.type_groups()?;
                }
                _ if shows_group && !self.parser.is_at_type() => return Ok(false),
                _ => self.type_list()?,
            },
        }
        let group = self.op.format.types_from(start);
        self.set_types(of, group);
        Ok(group.len() != 0)
    }

    pub(super) fn set_types(&mut self, of: Typed, group: ParsedSegment) {
        let state = &mut self.op.format;
        match of {
            Typed::Operand(index) => state.operand_types[index] = group,
            Typed::Result(index) => state.result_types[index] = group,
            Typed::Operands => state.all_operand_types = group,
            Typed::Results => state.all_result_types = group,
        }
    }

    fn type_list(&mut self) -> ParseResult<()> {
        loop {
            let ty = self.parser.parse_type()?;
            self.op.format.types.push(ty);
            if !self.parser.consume_if(TokenKind::Comma) {
                return Ok(());
            }
        }
    }

    /// Parses `(t, t), (), …`.
    fn type_groups(&mut self) -> ParseResult<()> {
        while self.parser.consume_if(TokenKind::LParen) {
            if !self.parser.consume_if(TokenKind::RParen) {
                self.type_list()?;
                self.parser.parse_token(TokenKind::RParen, "expected ')'")?;
            }
            if !self.parser.consume_if(TokenKind::Comma) {
                break;
            }
        }
        Ok(())
    }

    /// Parses a type. The source omits `!dialect.mnemonic` if the constraint implies them.
    fn own_type(&mut self, constraint: &crate::runtime::TypeConstraint) -> ParseResult<Type> {
        let at = self.parser.token().start;
        let ty = match constraint.own {
            Some((dialect, mnemonic)) if self.parser.kind() != TokenKind::ExclamationId => {
                self.parser.parse_own_type(dialect, mnemonic)?
            }
            _ => self.parser.parse_type()?,
        };
        match constraint.is_of_class {
            Some(is) if !is(self.parser.context(), ty) => {
                let class = builtin_class(self.parser.context(), is);
                Err(self.parser.wrong_class_of_type(at, class, ty))
            }
            _ => Ok(ty),
        }
    }

    fn functional_type(&mut self, inputs: Typed, results: Typed) -> ParseResult<()> {
        let (ctx, at) = (self.parser.context(), self.parser.token().start);
        let ty = self.parser.parse_type()?;
        let TypeKind::Function { inputs: input_types, results: result_types } = ty.kind(ctx) else {
            return Err(self.parser.wrong_class_of_type(at, Some("builtin.function"), ty));
        };
        let start = self.op.format.types.len();
        self.op.format.types.extend_from_slice(input_types);
        let group = self.op.format.types_from(start);
        self.set_types(inputs, group);
        let start = self.op.format.types.len();
        self.op.format.types.extend_from_slice(result_types);
        let group = self.op.format.types_from(start);
        self.set_types(results, group);
        Ok(())
    }

    fn attr_dict(&mut self, with_keyword: bool) -> ParseResult<()> {
        let at = self.parser.token().start;
        let before = self.op.attributes.len();
        if with_keyword {
            self.parser.parse_optional_attributes_with_keyword(self.op)?;
        } else {
            self.parser.parse_optional_attributes(self.op)?;
        }
        if self.op.attributes.len() == before {
            return Ok(());
        }
        let ctx = self.parser.context();
        for spec in self.spec.attributes {
            let given = self.op.attributes.iter().find(|entry| entry.name.as_str(ctx) == spec.name);
            if given.is_some_and(|entry| !(spec.constraint.accepts)(ctx, entry.value)) {
                let (op, name, summary) = (self.spec.name, spec.name, spec.constraint.summary);
                let message = format!("'{op}' op attribute '{name}' failed to satisfy constraint: {summary}");
                return Err(self.parser.error_at(at, &message));
            }
        }
        Ok(())
    }

    fn prop_dict(&mut self) -> ParseResult<()> {
        if !self.parser.consume_if(TokenKind::Less) {
            return Ok(());
        }
        let ctx = self.parser.context();
        let at = self.parser.token().start;
        let properties = self.parser.parse_attribute(None)?;
        self.parser.parse_token(TokenKind::Greater, "expected '>'")?;
        match properties.dictionary_entries(ctx) {
            Some(entries) => {
                let spec = self.spec;
                for entry in entries {
                    let name = entry.name.as_str(ctx);
                    if spec.properties.iter().any(|property| property.name == name) {
                        self.op.properties.push(*entry);
                    } else {
                        self.op.attributes.push(*entry);
                    }
                }
            }
            None => {
                return Err(self.parser.base_mut().error_at(at, "expected DictionaryAttr to set properties"));
            }
        }
        Ok(())
    }
}
