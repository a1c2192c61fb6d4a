//! `custom<Name>(…)`: user-provided directives of a format.

use super::read::{OpReadOutcome, Reader};
use super::write::Writer;
use super::{Argument, FormKind, OpPart, Typed};
use crate::attr_or_type::enum_attr;
use crate::context::{Attribute, NamedAttribute, Type};
use crate::ir::{Block, Op, Value};
use crate::runtime::inner_sizes::inner_sizes;
use crate::runtime::{Length, OpHandle};
use crate::text::walk::ReadOutcome;
use crate::text::{
    AsmParser, AsmPrinter, Operand, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep,
    RegionArgument,
};

/// User-provided functions of a directive, for the operation `O` or for all: the directive's name is a type
/// of the generated file.
///
/// Arguments are those of the format, counted from 0.
#[diagnostic::on_unimplemented(
    message = "`custom<{Self}>` in the assembly format of `{O}` is not written",
    note = "write `impl Directive<{O}> for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait Directive<O: OpHandle> {
    /// Parses the directive, and sets its arguments. After a [`DirectiveStep::Region`], it is called again
    /// once the region is parsed. `step` counts the calls.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    fn parse(parser: &mut DirectiveParser<'_, '_, '_>, step: usize) -> ParseResult<DirectiveStep>;

    /// Prints the directive; the space before it is already printed. After a region it is called again;
    /// `step` counts the calls.
    fn print(printer: &mut DirectivePrinter<'_, '_, '_>, op: O, step: usize) -> Option<PrintStep>;
}

/// The result of a parsing step of a directive.
#[derive(Clone, Debug)]
pub enum DirectiveStep {
    /// The directive is parsed. The flag states whether it was present, in case it anchors a group.
    Done(bool),
    /// A region comes next.
    Region(ParseStep),
}

/// The functions of a directive.
#[derive(Clone, Copy, Debug)]
pub struct DirectiveHooks {
    parse: fn(&mut DirectiveParser<'_, '_, '_>, usize) -> ParseResult<DirectiveStep>,
    print: fn(&mut DirectivePrinter<'_, '_, '_>, Op, usize) -> Option<PrintStep>,
    is_shared: bool,
}

impl DirectiveHooks {
    /// Creates the functions of `D` for the operation of this handle.
    #[must_use]
    pub const fn new<D: Directive<O>, O: OpHandle>() -> DirectiveHooks {
        DirectiveHooks {
            parse: D::parse,
            print: |printer, op, step| D::print(printer, O::from_op_unchecked(op), step),
            is_shared: false,
        }
    }

    /// Creates the functions of a directive of the [runtime](crate::runtime::directives).
    #[must_use]
    pub const fn shared<D: Directive<O>, O: OpHandle>() -> DirectiveHooks {
        DirectiveHooks { is_shared: true, ..DirectiveHooks::new::<D, O>() }
    }

    pub(crate) const fn is_shared(&self) -> bool {
        self.is_shared
    }
}

/// The state of the parser, for a directive.
pub struct DirectiveParser<'d, 'r, 'p> {
    reader: &'d mut Reader<'r, 'p>,
    arguments: &'static [Argument<'static>],
}

/// The operation's part that is bound to an argument.
fn part(argument: Option<&Argument<'static>>) -> Option<OpPart> {
    match argument? {
        Argument::Bound(part) | Argument::Ref(part) => Some(*part),
        Argument::Code(_) => None,
    }
}

fn code(argument: Option<&Argument<'static>>) -> &'static str {
    if let Some(Argument::Code(code)) = argument { code } else { "" }
}

fn typed(argument: Option<&Argument<'static>>) -> Option<Typed> {
    if let OpPart::Type(of) | OpPart::QualifiedType(of) = part(argument)? { Some(of) } else { None }
}

/// Queries about the arguments of a directive, for both parsers and printers.
macro_rules! arguments {
    () => {
        /// The number of arguments in the format.
        #[must_use]
        pub fn num_arguments(&self) -> usize {
            self.arguments.len()
        }

        /// The contents of a code argument; empty for others.
        #[must_use]
        pub fn code(&self, argument: usize) -> &'static str {
            code(self.arguments.get(argument))
        }

        /// Whether an argument is `type(…)`.
        #[must_use]
        pub fn is_type(&self, argument: usize) -> bool {
            typed(self.arguments.get(argument)).is_some()
        }

        /// Whether an argument is an attribute that the definition declares as such.
        #[must_use]
        pub fn is_attribute(&self, argument: usize) -> bool {
            let part = part(self.arguments.get(argument));
            matches!(part, Some(OpPart::Attribute(_) | OpPart::QualifiedAttribute(_)))
        }
    };
}

impl<'d, 'r, 'p> DirectiveParser<'d, 'r, 'p> {
    arguments!();

    fn new(reader: &'d mut Reader<'r, 'p>, arguments: &'static [Argument<'static>]) -> Self {
        DirectiveParser { reader, arguments }
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
    pub fn set_operands(&mut self, argument: usize, operands: &[Operand], at: u32) {
        let Some(OpPart::Operand(index)) = part(self.arguments.get(argument)) else {
            return;
        };
        let state = &mut self.reader.op.format;
        let start = state.names.len();
        state.names.extend_from_slice(operands);
        state.operands[index] = state.names_from(start, at);
    }

    /// Sets the segments of operands of an argument that is `VariadicOfVariadic`.
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
    pub fn set_types(&mut self, argument: usize, types: &[Type]) {
        let Some(of) = typed(self.arguments.get(argument)) else { return };
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
    pub fn set_attribute(&mut self, argument: usize, value: impl Into<Option<Attribute>>) {
        match part(self.arguments.get(argument)) {
            Some(OpPart::Attribute(index) | OpPart::QualifiedAttribute(index)) => {
                self.reader.op.format.attributes[index] = value.into();
            }
            Some(OpPart::Property(index)) => self.reader.op.format.properties[index] = value.into(),
            _ => {}
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

    /// A list of integers, initially empty, that persists between the steps of the operation's directives.
    pub fn numbers(&mut self) -> &mut Vec<i64> {
        &mut self.reader.op.format.numbers
    }

    /// Sets the successors of an argument.
    pub fn set_successors(&mut self, argument: usize, blocks: &[Block]) {
        let index = match part(self.arguments.get(argument)) {
            Some(OpPart::Successor(index)) => index,
            Some(OpPart::Successors) => 0,
            _ => return,
        };
        self.reader.op.format.successors.extend(blocks.iter().map(|block| (index, *block)));
    }

    /// Requests the region of an argument.
    pub fn region(&mut self, argument: usize, arguments: Vec<RegionArgument>) -> DirectiveStep {
        self.region_step(argument, ParseStep::Region { arguments, shadowing: false, needs_block: false })
    }

    /// Leaves the region of an argument without blocks.
    pub fn empty_region(&mut self, argument: usize) -> DirectiveStep {
        self.region_step(argument, ParseStep::EmptyRegion)
    }

    fn region_step(&mut self, argument: usize, step: ParseStep) -> DirectiveStep {
        let index = match part(self.arguments.get(argument)) {
            Some(OpPart::Region(index)) => index,
            _ => 0,
        };
        let state = &mut self.reader.op.format;
        state.regions.push(index);
        state.in_region_list = false;
        DirectiveStep::Region(step)
    }
}

/// The state of the printer, for a directive.
pub struct DirectivePrinter<'d, 'w, 'p> {
    writer: &'d mut Writer<'w, 'p>,
    arguments: &'static [Argument<'static>],
}

impl<'p> DirectivePrinter<'_, '_, 'p> {
    arguments!();

    /// The operation printer.
    pub fn printer(&mut self) -> &mut OperationPrinter<'p> {
        self.writer.printer
    }

    /// The operation.
    #[must_use]
    pub fn op(&self) -> Op {
        self.writer.op
    }

    /// The operands of an argument.
    #[must_use]
    pub fn operands(&self, argument: usize) -> Vec<Value> {
        match part(self.arguments.get(argument)) {
            Some(OpPart::Operand(index)) => self.writer.operands_of(index).collect(),
            Some(OpPart::Operands) => self.writer.ir.operands(self.writer.op).collect(),
            _ => Vec::new(),
        }
    }

    /// The segments of operands of an argument that is `VariadicOfVariadic`.
    #[must_use]
    pub fn operand_groups(&self, argument: usize) -> Vec<Vec<Value>> {
        let Some(OpPart::Operand(index)) = part(self.arguments.get(argument)) else {
            return Vec::new();
        };
        let name = self.writer.segment_sizes(index);
        let sizes = name.map(|name| inner_sizes(self.writer.ir, self.writer.op, name)).unwrap_or_default();
        let mut operands = self.writer.operands_of(index);
        let size = |size: i32| usize::try_from(size).unwrap_or_default();
        sizes.into_iter().map(|count| operands.by_ref().take(size(count)).collect()).collect()
    }

    /// The types of an argument.
    #[must_use]
    pub fn types(&self, argument: usize) -> Vec<Type> {
        typed(self.arguments.get(argument)).map_or_else(Vec::new, |of| self.writer.types_of(of))
    }

    /// The attribute of an argument. For other properties, it is the attribute that stores them.
    #[must_use]
    pub fn attribute(&self, argument: usize) -> Option<Attribute> {
        let index = match part(self.arguments.get(argument))? {
            OpPart::Attribute(index) | OpPart::QualifiedAttribute(index) => index,
            OpPart::Property(index) => return self.writer.stored(index),
            _ => return None,
        };
        let spec = &self.writer.spec.attributes[index];
        let ctx = self.writer.printer.context();
        let default = || spec.constraint.default.and_then(|make| make(ctx));
        super::write::property(self.writer.ir, self.writer.op, spec.name).or_else(default)
    }

    /// The index range of the regions of an argument.
    #[must_use]
    pub fn regions(&self, argument: usize) -> std::ops::Range<usize> {
        let all = self.writer.ir.num_regions(self.writer.op);
        match part(self.arguments.get(argument)) {
            Some(OpPart::Region(index)) => {
                let is_list = self.writer.spec.regions[index].is_variadic;
                index..if is_list { all } else { index + 1 }
            }
            Some(OpPart::Regions) => 0..all,
            _ => 0..0,
        }
    }

    /// The successors of an argument.
    #[must_use]
    pub fn successors(&self, argument: usize) -> Vec<Block> {
        let (ir, op) = (self.writer.ir, self.writer.op);
        match part(self.arguments.get(argument)) {
            Some(OpPart::Successor(index)) => {
                let is_list = self.writer.spec.successors[index].is_variadic;
                ir.successors(op).skip(index).take(if is_list { usize::MAX } else { 1 }).collect()
            }
            Some(OpPart::Successors) => ir.successors(op).collect(),
            _ => Vec::new(),
        }
    }
}

impl Reader<'_, '_> {
    /// Parses a user-provided directive, up to the next region.
    pub(super) fn custom(&mut self, index: usize, shows_group: bool) -> ParseResult<OpReadOutcome> {
        let directive = &self.format.directives[index];
        let Some(hooks) = self.spec.syntax.directive(index) else {
            let message = format!("has no parser for 'custom<{}>'", directive.name);
            return Err(self.parser.error_here(&message));
        };
        let step = self.op.format.directive_step;
        let mut parser = DirectiveParser::new(self, directive.arguments);
        match (hooks.parse)(&mut parser, step)? {
            DirectiveStep::Done(is_there) => {
                self.op.format.directive_step = 0;
                Ok(ReadOutcome::from_presence(is_there || !shows_group))
            }
            DirectiveStep::Region(next) => {
                self.op.format.directive_step = step + 1;
                Ok(ReadOutcome::Again(next))
            }
        }
    }
}

impl Writer<'_, '_> {
    /// Prints a user-provided directive, up to the next region.
    pub(super) fn custom(&mut self, index: usize) -> Option<PrintStep> {
        let hooks = self.spec.syntax.directive(index)?;
        let arguments = self.format.directives[index].arguments;
        let all = self.ir.num_regions(self.op);
        let count = |argument: &Argument<'static>| match argument {
            Argument::Bound(OpPart::Region(index)) => match self.spec.regions.get(*index) {
                Some(region) if region.is_variadic => all.saturating_sub(self.spec.regions.len() - 1),
                _ => 1,
            },
            Argument::Bound(OpPart::Regions) => all,
            _ => 0,
        };
        let regions: usize = arguments.iter().map(count).sum();
        if self.after > regions {
            self.after -= regions;
            return None;
        }
        if self.after != 0 && regions == 0 {
            return None;
        }
        let step = std::mem::take(&mut self.after);
        let op = self.op;
        (hooks.print)(&mut DirectivePrinter { writer: self, arguments }, op, step)
    }
}
