//! Successors with their operands, and switch cases: `SwitchOpCases` of several dialects.

use ir_core::ir::{Block, Value};
use ir_core::num::ApInt;
use ir_core::predicates::attributes::int_elements;
use ir_core::runtime::directives::parse_index;

use crate::prelude::*;

/// Successors and their operands.
#[derive(Default)]
pub(crate) struct Targets {
    blocks: Vec<Block>,
    operands: Vec<Vec<Operand>>,
    types: Vec<Type>,
}

impl Targets {
    /// Parses `^block(%a, %b : i32, f32)`, or the block alone.
    pub(crate) fn read(&mut self, parser: &mut OperationParser<'_>) -> ParseResult<()> {
        self.blocks.push(parser.parse_successor()?);
        let operands = if parser.consume_if(TokenKind::LParen) {
            parse_typed_operands(parser, &mut self.types)?
        } else {
            Vec::new()
        };
        self.operands.push(operands);
        Ok(())
    }

    /// Sets three arguments from `first` on: the blocks, the operand segments from `at` on, and the operand
    /// types.
    pub(crate) fn set(&self, directive: &mut DirectiveParser<'_, '_, '_>, first: usize, at: u32) {
        directive.set_successors(first, &self.blocks);
        directive.set_operand_groups(first + 1, &self.operands, at);
        directive.set_types(first + 2, &self.types);
    }

    /// Sets the arguments to a single block with its operands.
    pub(crate) fn set_single(&self, directive: &mut DirectiveParser<'_, '_, '_>, first: usize, at: u32) {
        directive.set_successors(first, &self.blocks);
        directive.set_operands(first + 1, &self.operands.concat(), at);
        directive.set_types(first + 2, &self.types);
    }
}

/// Parses `%a, %b : i32, f32)`, and appends the types to `types`.
///
/// # Errors
/// On a syntax error, which has been reported.
pub fn parse_typed_operands(
    parser: &mut OperationParser<'_>,
    types: &mut Vec<Type>,
) -> ParseResult<Vec<Operand>> {
    let operands = parser.parse_operand_list(Delimiter::None, None)?;
    parser.parse_token(TokenKind::Colon, "expected ':'")?;
    types.extend(parser.parse_type_list()?);
    parser.parse_token(TokenKind::RParen, "expected ')'")?;
    Ok(operands)
}

/// Prints a successor and its operands.
pub fn print_target(printer: &mut OperationPrinter<'_>, block: Block, operands: &[Value]) {
    printer.print_successor(block);
    if operands.is_empty() {
        return;
    }
    printer.text("(");
    print_typed_operands(printer, operands);
    printer.text(")");
}

/// Prints `%a, %b : i32, f32`.
pub(crate) fn print_typed_operands(printer: &mut OperationPrinter<'_>, operands: &[Value]) {
    let ir = printer.ir();
    printer.print_values(operands.iter().copied()).text(" : ");
    printer.print_types(operands.iter().map(|value| ir.value_type(*value)));
}

/// Parses `1: ^block`.
pub(crate) fn parse_case(
    parser: &mut OperationParser<'_>,
    values: &mut Vec<i64>,
    targets: &mut Targets,
) -> ParseResult<()> {
    values.push(parse_index(parser)?);
    parser.parse_token(TokenKind::Colon, "expected ':'")?;
    targets.read(parser)
}

/// A vector of the values as an integer type, truncated to its width; `None` if there are no values.
pub(crate) fn case_values(ctx: &Context, ty: Type, values: &[i64]) -> Option<Attribute> {
    if values.is_empty() {
        return None;
    }
    let width = ty.bit_width(ctx)?;
    let vector = ctx.vector_type(&[values.len() as i64], &[false], ty);
    if width == 1 {
        let mut bits = vec![0_u8; values.len().div_ceil(8)];
        for (index, value) in values.iter().enumerate() {
            bits[index / 8] |= u8::from(value & 1 != 0) << (index % 8);
        }
        return ctx.dense_elements_attr(vector, &bits);
    }
    let bytes = width.div_ceil(8) as usize;
    let le = |value: &i64| i128::from(*value).to_le_bytes().into_iter().take(bytes);
    ctx.dense_elements_attr(vector, &values.iter().flat_map(le).collect::<Vec<u8>>())
}

/// Prints the cases, each on a line of its own. The values of the cases are the argument `first`. `value`
/// prints one of them.
pub(crate) fn print_cases(
    directive: &mut DirectivePrinter<'_, '_, '_>,
    first: usize,
    is_after_another: bool,
    value: impl Fn(&mut OperationPrinter<'_>, &ApInt),
) {
    let values =
        directive.attribute(first).and_then(|attr| int_elements(directive.printer().context(), attr));
    let (blocks, groups) = (directive.successors(first + 1), directive.operand_groups(first + 2));
    let printer = directive.printer();
    let targets = blocks.into_iter().zip(groups);
    let has_values = values.is_some();
    for (index, (case, (block, operands))) in values.into_iter().flatten().zip(targets).enumerate() {
        if is_after_another || index != 0 {
            printer.text(",").print_newline();
        }
        printer.text("  ");
        value(printer, &case);
        printer.text(": ");
        print_target(printer, block, &operands);
    }
    if has_values {
        printer.print_newline();
    }
}

/// Parses `default: ^a, 1: ^b, 2: ^c(%x : i32)` for the arguments `ref(type($flag)), $default, $operands,
/// type($operands), $values, $targets, $operands, type($operands)`.
pub(crate) fn parse_default_and_cases(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<()> {
    let flag = directive.types(0).first().copied().unwrap_or(Type::NONE);
    let parser = directive.parser();
    let at = parser.name_offset();
    let (mut default, mut targets, mut values) = (Targets::default(), Targets::default(), Vec::new());
    parser.parse_keyword("default")?;
    parser.parse_token(TokenKind::Colon, "expected ':'")?;
    default.read(parser)?;
    while parser.consume_if(TokenKind::Comma) {
        parse_case(parser, &mut values, &mut targets)?;
    }
    let values = case_values(parser.context(), flag, &values);
    default.set_single(directive, 1, at);
    directive.set_attribute(4, values);
    targets.set(directive, 5, at);
    Ok(())
}

/// Prints the syntax of [`parse_default_and_cases`].
pub(crate) fn print_default_and_cases(directive: &mut DirectivePrinter<'_, '_, '_>) {
    let (block, operands) = (directive.successors(1).first().copied(), directive.operands(2));
    if let Some(block) = block {
        directive.printer().text("  default: ");
        print_target(directive.printer(), block, &operands);
    }
    // MLIR prints the value as unsigned, and only its low 64 bits. The parser reads 64 signed bits, so that
    // MLIR rejects what it prints for a negative value of `i64`.
    print_cases(directive, 4, true, |printer, value| {
        let unsigned = value.as_u64().unwrap_or(u64::MAX);
        match value.as_i64().filter(|_| i64::try_from(unsigned).is_err()) {
            Some(negative) => printer.display(negative),
            None => printer.display(unsigned),
        };
    });
}
