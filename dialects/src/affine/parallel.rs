//! The syntax of `affine.parallel`. Each bound is the maximum or minimum of a group of expressions.

use ir_core::predicates::attributes::{array_elements, int_elements};
use ir_core::predicates::build::{i64_array_attr, i64_attr};
use ir_core::runtime::EnumValue as _;

use super::AffineParallelOp;
use super::loops::YIELD;
use super::maps::{map_of, print_map_of_values};
use crate::arith::AtomicRMWKind;
use crate::prelude::*;
use crate::syntax::{entry_arguments, print_body, typed};

/// Values for dimensions or symbols, without duplicates.
#[derive(Default)]
struct Numbered(Vec<Value>);

impl Numbered {
    fn number(&mut self, value: Value) -> u32 {
        let found = self.0.iter().position(|known| *known == value);
        let number = found.unwrap_or_else(|| {
            self.0.push(value);
            self.0.len() - 1
        });
        number as u32
    }
}

/// The attribute names of a bound: the map, and the number of results for each dimension.
type Names = [&'static str; 2];

const LOWER: Names = ["lowerBoundsMap", "lowerBoundsGroups"];
const UPPER: Names = ["upperBoundsMap", "upperBoundsGroups"];

/// The group sizes as a tensor attribute.
pub(super) fn groups_attr(ctx: &Context, groups: &[i32]) -> Option<Attribute> {
    let ty = ctx.ranked_tensor_type(&[groups.len() as i64], Type::I32, None);
    let data: Vec<u8> = groups.iter().flat_map(|size| size.to_le_bytes()).collect();
    ctx.dense_elements_attr(ty, &data)
}

/// Parses `(%a, max(%b, %c))`; `keyword` precedes several expressions.
fn parse_bound(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
    [map_name, groups_name]: Names,
    keyword: &str,
) -> ParseResult<()> {
    let ctx = parser.context();
    let mut parts = Vec::new();
    token(parser, TokenKind::LParen)?;
    if !parser.consume_if(TokenKind::RParen) {
        loop {
            if parser.consume_keyword(keyword) {
                let (map, operands) = parser.parse_affine_map_of_values(Delimiter::Paren)?;
                parts.push((map.results(ctx).to_vec(), operands));
            } else {
                let (expr, operands) = parser.parse_affine_expr_of_values()?;
                parts.push((vec![expr], operands));
            }
            if !parser.consume_if(TokenKind::Comma) {
                break;
            }
        }
        token(parser, TokenKind::RParen)?;
    }
    let (mut dims, mut symbols) = (Numbered::default(), Numbered::default());
    let mut results = Vec::new();
    let mut numbers: Vec<[Vec<u32>; 2]> = Vec::new();
    for (_, operands) in &parts {
        let mut of_dims = Vec::new();
        for operand in &operands.dims {
            of_dims.push(dims.number(parser.resolve_operand(*operand, Type::INDEX)?));
        }
        numbers.push([of_dims, Vec::new()]);
    }
    for ((_, operands), [_, of_symbols]) in parts.iter().zip(&mut numbers) {
        for operand in &operands.symbols {
            of_symbols.push(symbols.number(parser.resolve_operand(*operand, Type::INDEX)?));
        }
    }
    for ((exprs, _), [of_dims, of_symbols]) in parts.iter().zip(&numbers) {
        let dims: Vec<_> = of_dims.iter().map(|number| ctx.affine_dim(*number)).collect();
        let symbols: Vec<_> = of_symbols.iter().map(|number| ctx.affine_symbol(*number)).collect();
        results.extend(exprs.iter().map(|expr| expr.replace_dims_and_symbols(ctx, &dims, &symbols)));
    }
    let map = ctx.affine_map(dims.0.len() as u32, symbols.0.len() as u32, &results);
    add(ctx, op, map_name, ctx.affine_map_attr(map));
    let groups: Vec<i32> = parts.iter().map(|(exprs, _)| exprs.len() as i32).collect();
    if let Some(groups) = groups_attr(ctx, &groups) {
        add(ctx, op, groups_name, groups);
    }
    op.operands.extend(dims.0.into_iter().chain(symbols.0));
    Ok(())
}

/// Parses `step (1, 2)`; the default is 1 for each of the `count` dimensions.
fn parse_steps(parser: &mut OperationParser<'_>, op: &mut CustomOp, count: usize) -> ParseResult<()> {
    let ctx = parser.context();
    let mut steps = vec![1; count];
    if parser.consume_keyword("step") {
        let (map, _) = parser.parse_affine_map_of_values(Delimiter::Paren)?;
        let constants = map.results(ctx).iter().map(|expr| expr.as_constant(ctx));
        let Some(constants) = constants.collect::<Option<Vec<i64>>>() else {
            return Err(parser.error_at(parser.name_offset(), "steps must be constant integers"));
        };
        steps = constants;
    }
    add(ctx, op, "steps", i64_array_attr(ctx, &steps));
    Ok(())
}

/// Parses `reduce ("addf", "maximumf")` if present.
fn parse_reductions(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    let ctx = parser.context();
    let mut reductions = Vec::new();
    if parser.consume_keyword("reduce") {
        token(parser, TokenKind::LParen)?;
        loop {
            let at = parser.token().start;
            let attr = parser.parse_attribute(Some(Type::NONE))?;
            let AttrKind::String { value, .. } = attr.kind(ctx) else {
                return Err(parser.error_at(at, "invalid kind of attribute specified"));
            };
            let text = value.as_str(ctx);
            let Some((kind, _)) = AtomicRMWKind::CASES.cases.iter().find(|(_, name)| *name == text) else {
                let message = format!("invalid reduction value: {}", attr.to_text(ctx));
                return Err(parser.error_at(at, &message));
            };
            reductions.push(i64_attr(ctx, *kind as i64));
            if !parser.consume_if(TokenKind::Comma) {
                break;
            }
        }
        token(parser, TokenKind::RParen)?;
    }
    add(ctx, op, "reductions", ctx.array_attr(&reductions));
    Ok(())
}

/// The number of map results for each dimension of a bound.
pub(super) fn group_sizes(
    ctx: &Context,
    attr: Option<Attribute>,
) -> Option<impl ExactSizeIterator<Item = usize>> {
    let sizes = int_elements(ctx, attr?)?;
    Some(sizes.map(|size| size.as_u64().and_then(|size| usize::try_from(size).ok()).unwrap_or(0)))
}

impl AffineParallelOp {
    /// The operands of the lower and upper bounds.
    pub(super) fn bound_operands(self, ctx: &Context, ir: &ir_core::ir::Ir) -> [Vec<Value>; 2] {
        let operands: Vec<Value> = ir.operands(self.op()).collect();
        let lower = map_of(ctx, self.lower_bounds_map_attr(ir));
        let count = lower.map_or(0, |map| super::maps::num_inputs(ctx, map)).min(operands.len());
        let (lower, upper) = operands.split_at(count);
        [lower.to_vec(), upper.to_vec()]
    }
}

/// Prints `%a, max(%b, %c)`.
fn print_bound(
    printer: &mut OperationPrinter<'_>,
    map: Option<Attribute>,
    groups: Option<Attribute>,
    operands: &[Value],
    keyword: &str,
) {
    let ctx = printer.context();
    let Some(map) = map_of(ctx, map) else { return };
    let mut results = map.results(ctx);
    for (index, size) in group_sizes(ctx, groups).into_iter().flatten().enumerate() {
        let (group, rest) = results.split_at(size.min(results.len()));
        results = rest;
        printer.text(if index == 0 { "" } else { ", " });
        let group_map = ctx.affine_map(map.num_dims(ctx), map.num_symbols(ctx), group);
        if size == 1 {
            print_map_of_values(printer, group_map, operands);
        } else {
            printer.display(format_args!("{keyword}("));
            print_map_of_values(printer, group_map, operands);
            printer.text(")");
        }
    }
}

impl CustomAssemblyFormat for AffineParallelOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let names = parser.parse_argument_names(Delimiter::Paren)?;
        token(parser, TokenKind::Equal)?;
        parse_bound(parser, op, LOWER, "max")?;
        parser.parse_keyword("to")?;
        parse_bound(parser, op, UPPER, "min")?;
        parse_steps(parser, op, names.len())?;
        parse_reductions(parser, op)?;
        op.result_types = parser.parse_optional_arrow_types()?;
        parser.parse_region(op, &typed(names, std::iter::repeat(Type::INDEX)))?;
        parser.parse_optional_attributes(op)?;
        parser.ensure_terminator(YIELD)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir) = (printer.context(), printer.ir());
        printer.text(" (").print_values(entry_arguments(ir, self.region(ir))).text(") = (");
        let [lower, upper] = self.bound_operands(ctx, ir);
        let groups = self.lower_bounds_groups_attr(ir);
        print_bound(printer, self.lower_bounds_map_attr(ir), groups, &lower, "max");
        printer.text(") to (");
        let groups = self.upper_bounds_groups_attr(ir);
        print_bound(printer, self.upper_bounds_map_attr(ir), groups, &upper, "min");
        printer.text(")");
        let steps = integers(ctx, self.steps_attr(ir));
        if steps.iter().any(|step| *step != 1) {
            printer.text(" step (");
            printer.print_list(steps, |printer, step| printer.print_integer(step));
            printer.text(")");
        }
        let types: Vec<Type> = ir.result_types(self.op()).collect();
        if !types.is_empty() {
            printer.text(" reduce (");
            let kinds = integers(ctx, self.reductions_attr(ir));
            printer.print_list(kinds, |printer, kind| {
                let mut cases = AtomicRMWKind::CASES.cases.iter();
                let text =
                    cases.find(|(value, _)| i64::try_from(*value) == Ok(kind)).map_or("", |case| case.1);
                printer.display(format_args!("\"{text}\""));
            });
            printer.text(") -> (").print_types(&types);
            printer.text(")");
        }
        printer.text(" ");
        print_body(printer, self.region(ir), !types.is_empty());
        let [[a, b], [c, d]] = [LOWER, UPPER];
        print_attributes(printer, self.op(), &["reductions", "steps", a, b, c, d]);
    }
}

/// The values of an array of integers.
pub(super) fn integers(ctx: &Context, attr: Option<Attribute>) -> Vec<i64> {
    let elements = attr.and_then(|attr| array_elements(ctx, attr)).unwrap_or_default();
    elements.iter().filter_map(|element| int(ctx, *element)).collect()
}
