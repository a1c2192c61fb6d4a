//! The parser of directives.

use super::arguments::{arguments, code, part, typed};
use crate::attr_or_type::enum_attr;
use crate::context::{Attribute, Location, NamedAttribute, Type};
use crate::ir::{Block, Ir};
use crate::runtime::Length;
use crate::runtime::format::read::Reader;
use crate::runtime::format::{Argument, Directive, FormKind, OpPart, Typed};
use crate::text::{AsmParser, Operand, OperationParser, ParseResult, RegionArgument};

/// The state of the parser, for a directive.
pub struct DirectiveParser<'d, 'r, 'p> {
    reader: &'d mut Reader<'r, 'p>,
    name: &'static str,
    arguments: &'static [Argument<'static>],
}

impl<'d, 'r, 'p> DirectiveParser<'d, 'r, 'p> {
    arguments!();

    fn new(reader: &'d mut Reader<'r, 'p>, directive: &'static Directive<'static>) -> Self {
        DirectiveParser { reader, name: directive.name, arguments: directive.arguments }
    }

    /// Panics because a hook sets an argument of another kind. The location is that of the hook.
    #[track_caller]
    fn wrong_argument(&self, argument: usize, kind: &str) -> ! {
        let (name, count) = (self.name, self.arguments.len());
        match self.arguments.get(argument) {
            Some(_) => {
                panic!("argument {argument} of 'custom<{name}>' has another kind: the hook sets {kind}")
            }
            None => panic!("'custom<{name}>' has no argument {argument}: it has {count}, counted from 0"),
        }
    }

    /// The name of the operation, with that of its dialect.
    #[must_use]
    pub fn op_name(&self) -> &'static str {
        self.reader.spec.name
    }

    /// The operation parser.
    pub fn parser(&mut self) -> &mut OperationParser<'p> {
        self.reader.parser
    }

    /// Whether an argument, `type(…)`, is variadic.
    #[must_use]
    pub fn is_variadic(&self, argument: usize) -> bool {
        let spec = self.reader.spec;
        match typed(self.arguments.get(argument)) {
            Some(Typed::Operand(index)) => spec.operands[index].length == Length::Variadic,
            Some(Typed::Result(index)) => spec.results[index].length == Length::Variadic,
            Some(Typed::Operands | Typed::Results) => true,
            None => false,
        }
    }

    /// The parsed operands of an argument.
    #[must_use]
    pub fn operands(&self, argument: usize) -> &[Operand] {
        let state = &self.reader.op.format;
        match part(self.arguments.get(argument)) {
            Some(OpPart::Operand(index)) => &state.names[state.operands[index].range()],
            Some(OpPart::Operands) => &state.names[state.all_operands.range()],
            _ => &[],
        }
    }

    /// Sets the operands of an argument. They begin at the offset `at`.
    ///
    /// # Panics
    /// When the argument is not an operand.
    #[track_caller]
    pub fn set_operands(&mut self, argument: usize, operands: &[Operand], at: u32) {
        let Some(OpPart::Operand(index)) = part(self.arguments.get(argument)) else {
            self.wrong_argument(argument, "operands");
        };
        let state = &mut self.reader.op.format;
        let start = state.names.len();
        state.names.extend_from_slice(operands);
        state.operands[index] = state.names_from(start, at);
    }

    /// Sets the segments of operands of an argument that is `VariadicOfVariadic`.
    ///
    /// # Panics
    /// When the argument is not an operand.
    #[track_caller]
    pub fn set_operand_groups(&mut self, argument: usize, groups: &[Vec<Operand>], at: u32) {
        self.set_operands(argument, &groups.concat(), at);
        let Some(OpPart::Operand(index)) = part(self.arguments.get(argument)) else {
            return;
        };
        let state = &mut self.reader.op.format;
        let groups_of_op = state.operands.len();
        state.group_sizes.resize(groups_of_op, Vec::new());
        state.group_sizes[index] = groups.iter().map(|group| group.len() as i32).collect();
    }

    /// The parsed types of an argument.
    #[must_use]
    pub fn types(&self, argument: usize) -> &[Type] {
        let state = &self.reader.op.format;
        let group = match typed(self.arguments.get(argument)) {
            Some(Typed::Operand(index)) => state.operand_types[index],
            Some(Typed::Result(index)) => state.result_types[index],
            Some(Typed::Operands) => state.all_operand_types,
            Some(Typed::Results) => state.all_result_types,
            None => return &[],
        };
        &state.types[group.range()]
    }

    /// Sets the types of an argument.
    ///
    /// # Panics
    /// When the argument is not `type(…)`.
    #[track_caller]
    pub fn set_types(&mut self, argument: usize, types: &[Type]) {
        let Some(of) = typed(self.arguments.get(argument)) else { self.wrong_argument(argument, "types") };
        let start = self.reader.op.format.types.len();
        self.reader.op.format.types.extend_from_slice(types);
        let group = self.reader.op.format.types_from(start);
        self.reader.set_types(of, group);
    }

    /// The parsed attribute of an argument. For other properties, it is the attribute that stores them.
    #[must_use]
    pub fn attribute(&self, argument: usize) -> Option<Attribute> {
        match part(self.arguments.get(argument))? {
            OpPart::Property(index) => self.reader.op.format.properties[index],
            OpPart::Attribute(index) | OpPart::QualifiedAttribute(index) => {
                self.reader.op.format.attributes[index]
            }
            _ => None,
        }
    }

    /// Sets the attribute of an argument. For other properties, it is the attribute that stores them.
    ///
    /// # Panics
    /// When the argument is neither an attribute nor a property.
    #[track_caller]
    pub fn set_attribute(&mut self, argument: usize, value: impl Into<Option<Attribute>>) {
        match part(self.arguments.get(argument)) {
            Some(OpPart::Attribute(index) | OpPart::QualifiedAttribute(index)) => {
                self.reader.op.format.attributes[index] = value.into();
            }
            Some(OpPart::Property(index)) => self.reader.op.format.properties[index] = value.into(),
            _ => self.wrong_argument(argument, "an attribute"),
        }
    }

    /// The `EnumAttr` attribute of an argument for the case with this spelling; `None` if there is no such
    /// case.
    #[must_use]
    pub fn enum_case(&self, argument: usize, spelling: &str) -> Option<Attribute> {
        let (OpPart::Attribute(index) | OpPart::QualifiedAttribute(index)) =
            part(self.arguments.get(argument))?
        else {
            return None;
        };
        let FormKind::Own { dialect, mnemonic } = self.reader.spec.attributes[index].constraint.form.kind
        else {
            return None;
        };
        enum_attr(self.reader.parser.context(), dialect, mnemonic, |cases| cases.parse(spelling))
    }

    /// The operation's attributes, for an argument `attr-dict`.
    pub fn attributes(&mut self) -> &mut Vec<NamedAttribute> {
        &mut self.reader.op.attributes
    }

    /// Sets the successors of an argument.
    ///
    /// # Panics
    /// When the argument is not a successor.
    #[track_caller]
    pub fn set_successors(&mut self, argument: usize, blocks: &[Block]) {
        let index = match part(self.arguments.get(argument)) {
            Some(OpPart::Successor(index)) => index,
            Some(OpPart::Successors) => 0,
            _ => self.wrong_argument(argument, "successors"),
        };
        self.reader.op.format.successors.extend(blocks.iter().map(|block| (index, *block)));
    }

    /// Parses the region of an argument. `arguments` are those of its entry block.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    ///
    /// # Panics
    /// When the argument is not a region.
    #[track_caller]
    pub fn parse_region(&mut self, argument: usize, arguments: &[RegionArgument]) -> ParseResult<()> {
        self.add_region_of(argument);
        self.reader.parser.parse_region(self.reader.op, arguments)
    }

    /// Builds the region of an argument, which has one block.
    /// [`build_region`](OperationParser::build_region) describes the other parameters.
    ///
    /// # Errors
    /// When the arena is full.
    ///
    /// # Panics
    /// When the argument is not a region.
    #[track_caller]
    pub fn build_region(
        &mut self,
        argument: usize,
        types: &[Type],
        build: impl FnOnce(&mut Ir, Block, Location),
    ) -> ParseResult<()> {
        self.add_region_of(argument);
        self.reader.parser.build_region(types, build)
    }

    /// Leaves the region of an argument without blocks.
    ///
    /// # Panics
    /// When the argument is not a region.
    #[track_caller]
    pub fn add_empty_region(&mut self, argument: usize) {
        self.add_region_of(argument);
        self.reader.parser.add_empty_region();
    }

    #[track_caller]
    fn add_region_of(&mut self, argument: usize) {
        let index = match part(self.arguments.get(argument)) {
            Some(OpPart::Region(index)) => index,
            Some(OpPart::Regions) => 0,
            _ => self.wrong_argument(argument, "a region"),
        };
        self.reader.op.format.regions.push(index);
    }
}

impl Reader<'_, '_> {
    /// Parses a user-provided directive. Returns whether it was present.
    pub fn custom(&mut self, index: usize, shows_group: bool) -> ParseResult<bool> {
        let directive = &self.format.directives[index];
        let Some(hooks) = self.spec.syntax.directive(index) else {
            let message = format!("has no parser for 'custom<{}>'", directive.name);
            return Err(self.parser.error_here(&message));
        };
        let is_present = (hooks.parse)(&mut DirectiveParser::new(self, directive))?;
        Ok(is_present || !shows_group)
    }
}
