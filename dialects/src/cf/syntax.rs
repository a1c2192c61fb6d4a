//! The cases of `cf.switch`.

use ir_core::context::Type;
use ir_core::ir::{Block, Value};
use ir_core::spec::OpHandle;
use ir_core::spec::directives::parse_index;
use ir_core::spec::format::directive::{Directive, DirectiveParser, DirectivePrinter, Step};
use ir_core::text::{
    Delimiter, Operand, OperationParser, OperationPrinter, ParseResult, PrintStep, TokenKind,
};

use super::{SwitchOp, directives};
use crate::syntax::token;

// The numbers of the directive's arguments.
const FLAG_TYPE: usize = 0;
const DEFAULT: usize = 1;
const DEFAULT_OPERANDS: usize = 2;
const DEFAULT_TYPES: usize = 3;
const VALUES: usize = 4;
const CASES: usize = 5;
const CASE_OPERANDS: usize = 6;
const CASE_TYPES: usize = 7;

/// A block, and what it gets.
type Target = (Block, Vec<Operand>, Vec<Type>);

/// Reads `^block(%a, %b : i32, f32)`.
fn target(parser: &mut OperationParser<'_>) -> ParseResult<Target> {
    let block = parser.parse_successor()?;
    if !parser.parser.consume_if(TokenKind::LParen) {
        return Ok((block, Vec::new(), Vec::new()));
    }
    let operands = parser.parse_operand_list(Delimiter::None, None)?;
    token(parser, TokenKind::Colon)?;
    let types = parser.parser.parse_type_list()?;
    token(parser, TokenKind::RParen)?;
    Ok((block, operands, types))
}

fn print_target(printer: &mut OperationPrinter<'_>, block: Block, operands: &[Value]) {
    printer.block_name(block);
    if operands.is_empty() {
        return;
    }
    let ir = printer.ir();
    printer.printer.text("(");
    printer.values(operands.iter().copied());
    printer.printer.text(" : ");
    printer.types(operands.iter().map(|value| ir.value_type(*value)));
    printer.printer.text(")");
}

impl Directive<SwitchOp> for directives::SwitchOpCases {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, _step: usize) -> ParseResult<Step> {
        let flag = directive.types(FLAG_TYPE).first().copied().unwrap_or(Type::NONE);
        let parser = directive.parser();
        let at = parser.name_offset();
        parser.parse_keyword("default")?;
        token(parser, TokenKind::Colon)?;
        let (block, operands, types) = target(parser)?;
        let (mut values, mut cases) = (Vec::new(), Vec::<Target>::new());
        while parser.parser.consume_if(TokenKind::Comma) {
            values.push(parse_index(parser)?);
            token(parser, TokenKind::Colon)?;
            cases.push(target(parser)?);
        }
        let ctx = parser.parser.context();
        let width = flag.bit_width(ctx).unwrap_or(0);
        let bytes = width.div_ceil(8) as usize;
        let data: Vec<u8> = values
            .iter()
            .flat_map(|value| i128::from(*value).to_le_bytes().into_iter().take(bytes))
            .collect();
        let ty = ctx.vector_type(&[values.len() as i64], &[false], flag);
        let elements = (!values.is_empty()).then(|| dense(ctx, ty, width, &values, &data)).flatten();
        directive.set_successors(DEFAULT, &[block]);
        directive.set_operands(DEFAULT_OPERANDS, &operands, at);
        directive.set_types(DEFAULT_TYPES, &types);
        directive.set_attribute(VALUES, elements);
        let blocks: Vec<Block> = cases.iter().map(|case| case.0).collect();
        let groups: Vec<Vec<Operand>> = cases.iter().map(|case| case.1.clone()).collect();
        let types: Vec<Type> = cases.iter().flat_map(|case| case.2.iter().copied()).collect();
        directive.set_successors(CASES, &blocks);
        directive.set_operand_groups(CASE_OPERANDS, &groups, at);
        directive.set_types(CASE_TYPES, &types);
        Ok(Step::Done(true))
    }

    fn print(printer: &mut DirectivePrinter<'_, '_, '_>, op: SwitchOp, _step: usize) -> Option<PrintStep> {
        let printer = printer.printer();
        let (ctx, ir) = (printer.context(), printer.ir());
        printer.printer.text("  default: ");
        let operands = op.default_operands(ctx, ir);
        print_target(printer, op.default_destination(ir), &operands);
        let cases = op.case_destinations(ir);
        for (number, (value, block)) in op.case_values(ctx, ir).iter().zip(cases).enumerate() {
            printer.printer.text(",");
            printer.line_break();
            // As MLIR prints it: without a sign, and no more than 64 bits of it.
            let value = value.as_u64().unwrap_or(u64::MAX);
            printer.printer.display(format_args!("  {value}: "));
            let operands = op.operands_of_case(ctx, ir, number);
            print_target(printer, block, &operands);
        }
        if op.case_values_attr(ctx, ir).is_some() {
            printer.line_break();
        }
        None
    }
}

/// Dense elements of integers; single bits share bytes.
fn dense(
    ctx: &ir_core::context::Context,
    ty: Type,
    width: u32,
    values: &[i64],
    data: &[u8],
) -> Option<ir_core::context::Attribute> {
    if width != 1 {
        return ctx.dense_elements_attr(ty, data);
    }
    let mut bits = vec![0_u8; values.len().div_ceil(8)];
    for (index, value) in values.iter().enumerate() {
        bits[index / 8] |= u8::from(value & 1 != 0) << (index % 8);
    }
    ctx.dense_elements_attr(ty, &bits)
}

impl SwitchOp {
    /// What the block of a case gets.
    #[must_use]
    pub fn operands_of_case(
        self,
        ctx: &ir_core::context::Context,
        ir: &ir_core::ir::Ir,
        case: usize,
    ) -> Vec<Value> {
        use ir_core::interfaces::BranchOpInterface as _;
        let operands = self.successor_operands(ctx, ir, case + 1).operands;
        operands.map(|number| ir.operand(self.op(), number)).collect()
    }
}
