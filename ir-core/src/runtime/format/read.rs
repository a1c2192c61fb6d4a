//! Parsing an operation in a declarative format.

use super::{OpFormat, OpPart, Typed};
use crate::context::classes::builtin_class;
use crate::context::{Attribute, Traits, Type, TypeKind};
use crate::runtime::{Length, OpSpec, Presence};
use crate::text::{
    AsmParser, CustomOp, OperationParser, ParseResult, ParseStep, TokenKind,
    format_state::{Counts, ParsedSegment},
    walk::{FormatReader, ReadOutcome, Role},
};

/// Parses an operation up to its first region, or from one region to the next.
///
/// # Errors
/// On a syntax error, which has been reported.
pub fn parse(
    spec: &'static OpSpec,
    format: &'static OpFormat<'static>,
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
    step: usize,
) -> ParseResult<ParseStep> {
    if step == 0 {
        op.format.start(
            format.elements,
            Counts {
                operands: spec.operands.len(),
                results: spec.results.len(),
                attributes: spec.attributes.len(),
                properties: spec.properties.len(),
            },
        );
    }
    Reader { spec, format, parser, op }.step(step)
}

/// The parser of an operation.
pub(super) struct Reader<'r, 'p> {
    pub(super) spec: &'static OpSpec,
    pub(super) format: &'static OpFormat<'static>,
    pub(super) parser: &'r mut OperationParser<'p>,
    pub(super) op: &'r mut CustomOp,
}

/// The outcome of a part; the operation parser parses regions.
pub(super) type OpReadOutcome = ReadOutcome<ParseStep>;

/// A region without arguments. With `needs_block`, it has a block even if the source is `{}`.
fn region(needs_block: bool) -> ParseStep {
    ParseStep::Region { arguments: Vec::new(), shadowing: false, needs_block }
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
    type Stop = ParseStep;

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
    fn part(&mut self, part: &OpPart, role: Role) -> ParseResult<OpReadOutcome> {
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
            OpPart::AttrDict => self.attr_dict(false).map(|()| ReadOutcome::Yes),
            OpPart::AttrDictWithKeyword => self.attr_dict(true).map(|()| ReadOutcome::Yes),
            OpPart::PropDict => self.prop_dict().map(|()| ReadOutcome::Yes),
            OpPart::Operands => self.all_operands(),
            OpPart::Regions => self.region(0, true, shows_group),
            OpPart::Successors => self.successors(0, true),
            OpPart::Type(of) => self.types_of(of, false, shows_group),
            OpPart::QualifiedType(of) => self.types_of(of, true, shows_group),
            OpPart::FunctionalType(inputs, results) => {
                self.functional_type(inputs, results).map(|()| ReadOutcome::Yes)
            }
            OpPart::Custom(index) => self.custom(index, shows_group),
        }
    }
}

impl Reader<'_, '_> {
    /// Parses up to the first region (`step` is 0), or from a region to the next.
    fn step(&mut self, step: usize) -> ParseResult<ParseStep> {
        if step != 0
            && let Some(next) = self.end_region()?
        {
            return Ok(next);
        }
        match self.read()? {
            Some(next) => Ok(next),
            None => {
                self.finish()?;
                Ok(ParseStep::Done)
            }
        }
    }

    /// Parses elements up to the next region or the end.
    fn read(&mut self) -> ParseResult<Option<ParseStep>> {
        let mut cursor = std::mem::take(&mut self.op.format.cursor);
        let stop = cursor.read(self);
        self.op.format.cursor = cursor;
        stop
    }

    fn attribute_part(&mut self, index: usize, role: Role, is_qualified: bool) -> ParseResult<OpReadOutcome> {
        let can_be_absent = match role {
            Role::BeginsGroup => true,
            Role::InGroup => false,
            Role::Plain => self.spec.attributes[index].presence == Presence::Optional,
        };
        Ok(ReadOutcome::from_presence(self.attribute(index, can_be_absent, is_qualified)?.is_some()))
    }

    /// Parses a property; if it `shows_group`, its absence is that of the group.
    fn property(&mut self, index: usize, shows_group: bool) -> ParseResult<OpReadOutcome> {
        let spec = &self.spec.properties[index];
        let start = self.parser.token().start;
        let value = self.parser.speaking(|parser| spec.parse(parser, shows_group));
        match value {
            Ok(Some(value)) => {
                self.op.format.properties[index] = Some(value);
                Ok(ReadOutcome::Yes)
            }
            Ok(None) if shows_group => Ok(ReadOutcome::No),
            Err(failure) if shows_group => Err(failure),
            Ok(None) | Err(_) => {
                let (name, summary) = (spec.name, spec.summary);
                let message = format!("invalid value for property {name}, expected {summary}");
                Err(self.parser.error_at(start, &message))
            }
        }
    }

    fn all_operands(&mut self) -> ParseResult<OpReadOutcome> {
        let (at, start) = (self.parser.token().start, self.op.format.names.len());
        self.operand_list()?;
        self.op.format.all_operands = self.op.format.names_from(start, at);
        Ok(ReadOutcome::from_presence(self.op.format.names.len() != start))
    }

    fn operand(&mut self, index: usize) -> ParseResult<OpReadOutcome> {
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
        Ok(ReadOutcome::from_presence(self.op.format.names.len() != start))
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

    fn successors(&mut self, index: usize, is_list: bool) -> ParseResult<OpReadOutcome> {
        if is_list && self.parser.kind() != TokenKind::CaretId {
            return Ok(ReadOutcome::No);
        }
        loop {
            let block = self.parser.parse_successor()?;
            self.op.format.successors.push((index, block));
            if !is_list || !self.parser.consume_if(TokenKind::Comma) {
                return Ok(ReadOutcome::Yes);
            }
        }
    }

    /// Requests a region. The parser continues with [`end_region`](Self::end_region).
    fn region(&mut self, index: usize, is_list: bool, shows_group: bool) -> ParseResult<OpReadOutcome> {
        if (is_list || shows_group) && self.parser.kind() != TokenKind::LBrace {
            return Ok(ReadOutcome::No);
        }
        self.op.format.in_region_list = is_list;
        self.op.format.regions.push(index);
        // A single region that anchors its group is absent when it is empty.
        let needs_block = self.spec.flags.has(Traits::SINGLE_BLOCK) && (is_list || !shows_group);
        Ok(ReadOutcome::Stop(region(needs_block)))
    }

    /// Continues after a region: with the next region of a list, or with the next element. As in MLIR,
    /// regions of directives get no implicit terminator.
    fn end_region(&mut self) -> ParseResult<Option<ParseStep>> {
        let is_of_directive = self.op.format.directive_step != 0;
        if let Some(terminator) = self.spec.terminator.filter(|_| !is_of_directive) {
            self.parser.ensure_terminator(terminator)?;
        }
        if !self.op.format.in_region_list || !self.parser.consume_if(TokenKind::Comma) {
            return Ok(None);
        }
        let state = &mut self.op.format;
        state.regions.extend(state.regions.last().copied());
        Ok(Some(region(self.spec.flags.has(Traits::SINGLE_BLOCK))))
    }

    fn types_of(&mut self, of: Typed, is_qualified: bool, shows_group: bool) -> ParseResult<OpReadOutcome> {
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
                _ if shows_group && !self.parser.is_at_type() => return Ok(ReadOutcome::No),
                _ => self.type_list()?,
            },
        }
        let group = self.op.format.types_from(start);
        self.set_types(of, group);
        Ok(ReadOutcome::from_presence(group.len() != 0))
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
