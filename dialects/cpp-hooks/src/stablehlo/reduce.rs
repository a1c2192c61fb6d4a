//! The reduction `stablehlo.reduce`.

use ir_core::context::{OpName, Traits};
use ir_core::ir::{Ir, Op, OpState, Region, Value};
use ir_core::predicates::attributes::dense_array_ints;
use ir_core::predicates::build::dense_i64_array_attr;
use ir_core::predicates::shaped::{element_type, element_type_or_self, ranked_tensor_type};
use ir_core::text::RegionArgument;

use crate::prelude::*;
use crate::stablehlo::parts::{check_count, dialect_of, parse_integers, parse_optional_dict};
use crate::stablehlo::types::print_functional_type;
use crate::syntax::words::join;

/// `custom<ReduceOp>($inputs, $init_values, type($inputs), type($init_values), type(results), $dimensions,
/// $body, attr-dict)`:
///
/// ```text
/// (%a init: %0), (%b init: %1) across dimensions = [1] {…} : (…) -> …
///  reducer(%arg0: tensor<f32>, %arg1: tensor<f32>) (%arg2: tensor<f32>, %arg3: tensor<f32>)  {
///   …
/// }
/// ```
///
/// A body of one commutative operation on its two arguments has a short form:
/// `(%a init: %0) applies stablehlo.add across dimensions = [1] : (…) -> …`.
#[derive(Clone, Copy, Debug)]
pub struct ReduceOp;

/// The commutative operations of StableHLO. Their trait is C++, so their definitions have no flag for it.
const COMMUTATIVE: [&str; 7] = ["add", "and", "maximum", "minimum", "multiply", "or", "xor"];

/// Whether the short form may have an operation of this name in a reduction of `dialect`.
fn is_reducer(ctx: &Context, name: OpName, dialect: &str) -> bool {
    let mnemonic = name.as_str(ctx).strip_prefix(dialect).and_then(|rest| rest.strip_prefix('.'));
    mnemonic.is_some_and(|mnemonic| COMMUTATIVE.contains(&mnemonic) || name.has(ctx, Traits::COMMUTATIVE))
}

/// Parses `(%a init: %0), (%b init: %1)`: the inputs, and the initial values after them.
fn parse_inputs(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Operand>> {
    let (mut inputs, mut init_values) = (Vec::new(), Vec::new());
    parser.parse_list(Delimiter::None, "", |parser| {
        if !parser.consume_if(TokenKind::LParen) {
            return Ok(());
        }
        inputs.push(parser.parse_operand()?);
        parser.parse_keyword("init")?;
        parser.parse_token(TokenKind::Colon, "expected ':'")?;
        init_values.push(parser.parse_operand()?);
        parser.parse_token(TokenKind::RParen, "expected ')'")
    })?;
    inputs.append(&mut init_values);
    Ok(inputs)
}

/// Parses `across dimensions = [1] {…} : (…) -> …`, and sets the arguments. Returns the input types.
fn parse_rest(
    directive: &mut DirectiveParser<'_, '_, '_>,
    operands: &[Operand],
    at: u32,
) -> ParseResult<Vec<Type>> {
    let parser = directive.parser();
    parser.parse_keyword("across")?;
    parser.parse_keyword("dimensions")?;
    parser.parse_token(TokenKind::Equal, "expected '='")?;
    let (dimensions, mut entries) = (parse_integers(parser)?, Vec::new());
    parse_optional_dict(parser, &mut entries)?;
    let (inputs, results) = parser.parse_colon_function_type()?;
    check_count(parser, at, operands, &inputs)?;
    let (half, dimensions) = (operands.len() / 2, dense_i64_array_attr(parser.context(), &dimensions));
    for (argument, range) in [(0, 0..half), (1, half..operands.len())] {
        directive.set_operands(argument, &operands[range.clone()], at);
        directive.set_types(argument + 2, &inputs[range]);
    }
    directive.set_types(4, &results);
    directive.set_attribute(5, dimensions);
    directive.attributes().extend(entries);
    Ok(inputs)
}

/// Parses `reducer(%arg0: tensor<f32>, %arg1: tensor<f32>) … {…}`.
fn parse_reducer(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<()> {
    let parser = directive.parser();
    parser.parse_keyword("reducer")?;
    let (mut arguments, mut init_arguments) = (Vec::<RegionArgument>::new(), Vec::new());
    while parser.consume_if(TokenKind::LParen) {
        arguments.extend(parser.parse_argument(true, false)?.region_argument());
        parser.parse_token(TokenKind::Comma, "expected ','")?;
        init_arguments.extend(parser.parse_argument(true, false)?.region_argument());
        parser.parse_token(TokenKind::RParen, "expected ')'")?;
    }
    arguments.append(&mut init_arguments);
    directive.parse_region(6, &arguments)
}

/// Builds the body of the short form: an operation on both arguments, and a terminator.
fn build_body(
    directive: &mut DirectiveParser<'_, '_, '_>,
    reducer: OpName,
    inputs: &[Type],
    at: u32,
) -> ParseResult<()> {
    let ctx = directive.parser().context();
    let element = inputs.first().map(|ty| element_type_or_self(ctx, *ty));
    let Some(ty) = element.and_then(|element| ranked_tensor_type(ctx, &[], element)) else {
        let message = "input types missing in reduce-op function type";
        return Err(directive.parser().error_at(at, message));
    };
    let terminator = ctx.op_name(&format!("{}.return", dialect_of(directive.op_name())));
    directive.build_region(6, &[ty, ty], |ir, block, location| {
        let arguments: Vec<Value> = ir.arguments(block).collect();
        let state = OpState::new(reducer, location);
        let op = ir.create(&OpState { operands: &arguments, result_types: &[ty], ..state });
        ir.insert(op, block, None);
        let state = OpState::new(terminator, location);
        let end = ir.create(&OpState { operands: &[ir.result(op, 0)], ..state });
        ir.insert(end, block, None);
    })
}

/// The only operation before the terminator of a body that has the short form.
fn short_form(ir: &Ir, op: Op, body: Region) -> Option<Op> {
    let ctx = ir.context();
    let block = ir.first_block(body)?;
    let (inner, end) = (ir.first_op(block)?, ir.last_op(block)?);
    let dialect = dialect_of(ir.name(op).as_str(ctx));
    let input = ir.operand_types(op).next().and_then(|ty| element_type(ctx, ty))?;
    let expected = ranked_tensor_type(ctx, &[], input)?;
    let has_types = ir.operand_types(inner).chain(ir.result_types(inner)).all(|ty| ty == expected);
    let is_short = ir.next(inner) == Some(end)
        && is_reducer(ctx, ir.name(inner), dialect)
        && has_types
        && ir.arguments(block).eq(ir.operands(inner))
        && ir.name(end).as_str(ctx).ends_with(".return")
        && ir.results(inner).eq(ir.operands(end));
    is_short.then_some(inner)
}

/// Prints ` reducer(%arg0: tensor<f32>, %arg1: tensor<f32>)  {…}` on a line of its own.
fn print_reducer(printer: &mut OperationPrinter<'_>, body: Region) {
    let ir = printer.ir();
    let arguments: Vec<Value> =
        ir.first_block(body).into_iter().flat_map(|entry| ir.arguments(entry)).collect();
    let (inputs, init_values) = arguments.split_at(arguments.len() / 2);
    printer.print_newline();
    printer.text(" reducer");
    for (input, init_value) in inputs.iter().zip(init_values) {
        printer.text("(").print_region_argument(*input, &[]);
        printer.text(", ").print_region_argument(*init_value, &[]);
        printer.text(") ");
    }
    printer.text(" ").print_region_as(body, RegionForm::DEFAULT.without_entry_arguments());
}

impl<O: OpHandle> Directive<O> for ReduceOp {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let dialect = dialect_of(directive.op_name());
        let parser = directive.parser();
        let (at, ctx) = (parser.token().start, parser.context());
        let operands = parse_inputs(parser)?;
        if !parser.consume_keyword("applies") {
            parse_rest(directive, &operands, at)?;
            parse_reducer(directive)?;
            return Ok(true);
        }
        let Some(name) = parser.parse_optional_keyword() else {
            return Err(parser.error_here("expected operation name"));
        };
        let reducer = ctx.op_name(name);
        if !is_reducer(ctx, reducer, dialect) {
            let message = format!(
                "expected the inner-op to be a commutative binary-op from the {dialect} dialect, with zero region, \
                 producing single result"
            );
            return Err(parser.error_at(at, &message));
        }
        let inputs = parse_rest(directive, &operands, at)?;
        build_body(directive, reducer, &inputs, at)?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (op, inputs, init_values) = (directive.op(), directive.operands(0), directive.operands(1));
        let (dimensions, body) = (directive.attribute(5), directive.regions(6).first().copied());
        let printer = directive.printer();
        let (ctx, ir) = (printer.context(), printer.ir());
        printer.print_list(inputs.into_iter().zip(init_values), |printer, (input, init_value)| {
            printer.text("(").print_value(input).text(" init: ").print_value(init_value).text(")");
        });
        let short = body.and_then(|body| short_form(ir, op, body));
        if let Some(inner) = short {
            printer.text(" applies ").text(ir.name(inner).as_str(ctx));
        }
        let dimensions = dimensions.and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default();
        printer.display(format_args!(" across dimensions = [{}]", join(&dimensions)));
        printer.print_optional_attributes(op, &[]);
        printer.text(" : ");
        print_functional_type(printer, op);
        if let Some(body) = body.filter(|_| short.is_none()) {
            print_reducer(printer, body);
        }
    }
}
