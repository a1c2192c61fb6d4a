//! The syntax of loops and conditions.

use ir_core::predicates::build::{dense_i32_array_attr, index_attr};
use ir_core::text::Argument;

use super::bounds::Bound;
use super::maps::{dims_and_symbols, print_dims_and_symbols, resolve};
use super::{AffineForOp, AffineIfOp};
use crate::prelude::*;
use crate::syntax::{BODY, entry_arguments, parse_branches, print_body, print_branches, typed};

pub(super) const YIELD: &str = "affine.yield";

/// Parses the step; the default is 1.
fn parse_step(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    let ctx = parser.context();
    if !parser.consume_keyword("step") {
        add(ctx, op, "step", index_attr(ctx, 1));
        return Ok(());
    }
    let at = parser.token().start;
    let step = parser.parse_attribute(Some(Type::INDEX))?;
    let AttrKind::Integer { value, .. } = step.kind(ctx) else {
        return Err(parser.error_at(at, "invalid kind of attribute specified"));
    };
    if value.is_negative() {
        let message = "expected step to be representable as a positive signed integer";
        return Err(parser.error_at(at, message));
    }
    add(ctx, op, "step", step);
    Ok(())
}

impl CustomAssemblyFormat for AffineForOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let mut names = vec![parser.parse_argument(false, false)?];
        token(parser, TokenKind::Equal)?;
        Bound::Lower.parse(parser, op)?;
        let lower = op.operands.len();
        if !parser.consume_keyword("to") {
            return Err(parser.error_here("expected 'to' between bounds"));
        }
        Bound::Upper.parse(parser, op)?;
        let upper = op.operands.len() - lower;
        parse_step(parser, op)?;
        if parser.consume_keyword("iter_args") {
            let (args, inits): (Vec<Argument>, Vec<Operand>) =
                parser.parse_assignments()?.into_iter().unzip();
            op.result_types = parser.parse_arrow_types()?;
            for (init, ty) in inits.into_iter().zip(op.result_types.clone()) {
                op.operands.push(parser.resolve_operand(init, ty)?);
            }
            names.extend(args);
        }
        let sizes = [lower, upper, names.len() - 1].map(|size| size as i64);
        add(ctx, op, "operandSegmentSizes", dense_i32_array_attr(ctx, &sizes));
        if names.len() != op.result_types.len() + 1 {
            let message = "mismatch between the number of loop-carried values and results";
            return Err(parser.error_at(parser.name_offset(), message));
        }
        let types = std::iter::once(Type::INDEX).chain(op.result_types.iter().copied());
        parser.parse_region(op, &typed(names, types))?;
        parser.ensure_terminator(YIELD)?;
        parser.parse_optional_attributes(op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir) = (printer.context(), printer.ir());
        let args = entry_arguments(ir, self.region(ir));
        printer.text(" ");
        if let Some(&variable) = args.first() {
            printer.print_value(variable);
            printer.print_argument_location(variable);
        }
        printer.text(" = ");
        let operands = self.lower_bound_operands(ir).to_vec();
        Bound::Lower.print(printer, self.lower_bound_map_attr(ir), &operands);
        printer.text(" to ");
        let operands = self.upper_bound_operands(ir).to_vec();
        Bound::Upper.print(printer, self.upper_bound_map_attr(ir), &operands);
        let step = self.step_attr(ir).and_then(|step| int(ctx, step)).unwrap_or(1);
        if step != 1 {
            printer.display(format_args!(" step {step}"));
        }
        let inits = self.inits(ir).to_vec();
        printer.print_initialization_list(args.into_iter().skip(1), inits.iter().copied(), " iter_args");
        if !inits.is_empty() {
            printer.text(" -> (").print_types(ir.result_types(self.op())).text(")");
        }
        printer.text(" ");
        print_body(printer, self.region(ir), !inits.is_empty());
        let elided = ["lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes"];
        print_attributes(printer, self.op(), &elided);
    }
}

impl CustomAssemblyFormat for AffineIfOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let at = parser.token().start;
        let attr = parser.parse_attribute(None)?;
        let AttrKind::IntegerSet(set) = attr.kind(ctx) else {
            return Err(parser.error_at(at, "invalid kind of attribute specified"));
        };
        add(ctx, op, "condition", attr);
        let [dims, symbols] = dims_and_symbols(parser)?;
        let counts = [dims.len(), symbols.len()];
        resolve(parser, op, dims.into_iter().chain(symbols))?;
        let expected = [set.num_dims(ctx), set.num_symbols(ctx)].map(|count| count as usize);
        for ((name, count), expected) in ["dim", "symbol"].iter().zip(counts).zip(expected) {
            if count != expected {
                let message = format!("{name} operand count and integer set {name} count must match");
                return Err(parser.error_at(parser.name_offset(), &message));
            }
        }
        op.result_types = parser.parse_optional_arrow_types()?;
        parse_branches(parser, op, YIELD)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir) = (printer.context(), printer.ir());
        let types: Vec<Type> = ir.result_types(self.op()).collect();
        printer.text(" ");
        let condition = self.condition_attr(ir);
        if let Some(condition) = condition {
            printer.print_attribute(condition);
        }
        let set = condition.and_then(|attr| ir_core::predicates::attributes::integer_set(ctx, attr));
        let operands: Vec<_> = ir.operands(self.op()).collect();
        print_dims_and_symbols(printer, &operands, set.map_or(0, |set| set.num_dims(ctx)));
        printer.print_optional_arrow_types(&types);
        let regions = [self.then_region(ir), self.else_region(ir)];
        print_branches(printer, regions, BODY.terminators(!types.is_empty()));
        print_attributes(printer, self.op(), &["condition"]);
    }
}
