//! The syntax of operations that have none in their definitions.

use ir_core::context::{Attribute, Type};
use ir_core::spec::{CustomAssemblyFormat, OpHandle, properties};
use ir_core::text::{
    CustomOp, Delimiter, OperationParser, OperationPrinter, ParseResult, ParseStep, PrintStep, RegionArgument,
    TokenKind,
};

use super::{ExecuteRegionOp, ForOp, IfOp, InParallelOp, ParallelOp, WhileOp};
use crate::syntax::{index_region_arguments, print_attributes, print_attributes_except, region, set, types_of};

const YIELD: &str = "scf.yield";

/// `(unsigned)? %i = %lower to %upper step %step (iter_args(%a = %b, …) -> (types))? (: type)? region attr-dict`
impl CustomAssemblyFormat for ForOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        if step == 0 {
            return for_head(parser, op);
        }
        parser.ensure_terminator(YIELD)?;
        let names = std::mem::take(&mut op.unresolved);
        let types = std::mem::take(&mut op.unresolved_types);
        op.operands = names
            .iter()
            .zip(&types)
            .map(|(name, ty)| parser.resolve_operand(*name, *ty))
            .collect::<ParseResult<_>>()?;
        parser.parse_optional_attributes(op)?;
        Ok(ParseStep::Done)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        if step != 0 {
            print_attributes_except(printer, op, &["unsignedCmp"]);
            return PrintStep::Done;
        }
        if properties::get(ctx, ir, op, "unsignedCmp").is_some() {
            printer.printer.text(" unsigned");
        }
        let Some(body) = ir.first_block(ir.region(op, 0)) else { return printer.generic_after_name(op) };
        let counter = ir.argument(body, 0);
        printer.printer.text(" ");
        printer.value(counter);
        for (number, word) in [" = ", " to ", " step "].into_iter().enumerate() {
            printer.printer.text(word);
            printer.value(ir.operand(op, number));
        }
        printer.initialization_list(ir.arguments(body).skip(1), ir.operands(op).skip(3), " iter_args");
        let has_results = ir.num_operands(op) > 3;
        if has_results {
            printer.printer.text(" -> (");
            printer.types(ir.operand_types(op).skip(3));
            printer.printer.text(")");
        }
        printer.printer.text(" ");
        let ty = ir.value_type(counter);
        if ty != Type::INDEX {
            printer.printer.text(" : ");
            printer.printer.print_type(ty);
            printer.printer.text(" ");
        }
        PrintStep::Region { number: 0, entry_arguments: false, terminators: has_results, empty_block: false }
    }
}

fn for_head(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<ParseStep> {
    let ctx = parser.parser.context();
    if parser.parser.consume_keyword("unsigned") {
        set(ctx, op, "unsignedCmp", Attribute::UNIT);
    }
    let counter = parser.parse_operand()?;
    parser.parser.parse_token(TokenKind::Equal, "expected '='")?;
    op.unresolved.push(parser.parse_operand()?);
    parser.parse_keyword("to")?;
    op.unresolved.push(parser.parse_operand()?);
    parser.parse_keyword("step")?;
    op.unresolved.push(parser.parse_operand()?);
    let mut carried = Vec::new();
    if parser.parser.consume_keyword("iter_args") {
        carried = parser.parse_assignments()?;
        op.result_types = parser.parse_arrow_types()?;
    }
    if carried.len() != op.result_types.len() {
        let at = parser.name_offset();
        return Err(
            parser.error_at(at, "mismatch in number of loop-carried values and defined values")
        );
    }
    let mut ty = Type::INDEX;
    if parser.parser.consume_if(TokenKind::Colon) {
        ty = parser.parser.parse_type()?;
    }
    op.unresolved_types = vec![ty; 3];
    let mut arguments = vec![RegionArgument { name: counter, ty, location: None }];
    for ((argument, operand), ty) in carried.into_iter().zip(&op.result_types) {
        op.unresolved.push(operand);
        op.unresolved_types.push(*ty);
        arguments.extend(argument.region_argument().map(|argument| RegionArgument { ty: *ty, ..argument }));
    }
    Ok(region(arguments))
}

/// `%condition (-> (types))? region (else region)? attr-dict`
impl CustomAssemblyFormat for IfOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        match step {
            0 => {
                let condition = parser.parse_operand()?;
                op.operands.push(parser.resolve_operand(condition, Type::I1)?);
                op.result_types = parser.parse_optional_arrow_types()?;
                return Ok(region(Vec::new()));
            }
            1 => {
                parser.ensure_terminator(YIELD)?;
                if parser.parser.consume_keyword("else") {
                    return Ok(region(Vec::new()));
                }
                op.is_continued = true;
                return Ok(ParseStep::EmptyRegion);
            }
            _ if !op.is_continued => parser.ensure_terminator(YIELD)?,
            _ => {}
        }
        parser.parse_optional_attributes(op)?;
        Ok(ParseStep::Done)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        let (ir, op) = (printer.ir(), self.op());
        let terminators = ir.num_results(op) != 0;
        let body = |number| PrintStep::Region { number, entry_arguments: false, terminators, empty_block: false };
        match step {
            0 => {
                printer.printer.text(" ");
                printer.operands(op);
                if terminators {
                    printer.printer.text(" -> (");
                    printer.types(ir.result_types(op));
                    printer.printer.text(")");
                }
                printer.printer.text(" ");
                return body(0);
            }
            1 if !ir.is_empty_region(ir.region(op, 1)) => {
                printer.printer.text(" else ");
                return body(1);
            }
            _ => {}
        }
        print_attributes(printer, op);
        PrintStep::Done
    }
}

/// `(%a = %b, …)? : function-type region do region (attributes {…})?`
impl CustomAssemblyFormat for WhileOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        match step {
            0 => {
                let assignments = parser.parse_optional_assignments()?.unwrap_or_default();
                let at = parser.parser.token().start;
                let (inputs, results) = parser.parse_colon_function_type()?;
                if inputs.len() != assignments.len() {
                    let (expected, got) = (assignments.len(), inputs.len());
                    let message =
                        format!("expected as many input types as operands (expected {expected} got {got})");
                    return Err(parser.error_at(at, &message));
                }
                op.result_types = results;
                let mut arguments = Vec::new();
                for ((argument, operand), ty) in assignments.into_iter().zip(inputs) {
                    op.operands.push(parser.resolve_operand(operand, ty)?);
                    arguments.extend(argument.region_argument().map(|found| RegionArgument { ty, ..found }));
                }
                return Ok(region(arguments));
            }
            1 => {
                parser.parse_keyword("do")?;
                return Ok(region(Vec::new()));
            }
            _ => {}
        }
        parser.parse_optional_attributes_with_keyword(op)?;
        Ok(ParseStep::Done)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        let (ir, op) = (printer.ir(), self.op());
        let body = |number, entry_arguments| PrintStep::Region {
            number,
            entry_arguments,
            terminators: true,
            empty_block: false,
        };
        match step {
            0 => {
                if let Some(before) = ir.first_block(ir.region(op, 0)) {
                    printer.initialization_list(ir.arguments(before), ir.operands(op), " ");
                }
                printer.printer.text(" : ");
                let (inputs, results) = types_of(ir, op);
                printer.printer.print_function_type(&inputs, &results);
                printer.printer.text(" ");
                body(0, false)
            }
            1 => {
                printer.printer.text(" do ");
                body(1, true)
            }
            _ => {
                let properties = crate::syntax::properties_except(printer, op, &[]);
                printer.attributes_with_keyword(op, &properties);
                PrintStep::Done
            }
        }
    }
}

/// `(%i, …) = (lower) to (upper) step (steps) (init (values))? (-> types)? region attr-dict`
impl CustomAssemblyFormat for ParallelOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        if step == 0 {
            return parallel_head(parser, op);
        }
        parser.ensure_terminator("scf.reduce")?;
        parser.parse_optional_attributes(op)?;
        let inits = std::mem::take(&mut op.unresolved);
        let values = parser.resolve_operands(&inits, &op.result_types, parser.name_offset())?;
        op.operands.extend(values);
        Ok(ParseStep::Done)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        if step != 0 {
            print_attributes_except(printer, op, &["operandSegmentSizes"]);
            return PrintStep::Done;
        }
        printer.printer.text(" (");
        if let Some(body) = ir.first_block(ir.region(op, 0)) {
            printer.values(ir.arguments(body));
        }
        let group = |index| ir_core::spec::groups::operand_group(Self::SPEC, ctx, ir, op, index);
        for (index, word) in [") = (", ") to (", ") step ("].into_iter().enumerate() {
            printer.printer.text(word);
            printer.values(group(index).map(|number| ir.operand(op, number)));
        }
        printer.printer.text(")");
        if !group(3).is_empty() {
            printer.printer.text(" init (");
            printer.values(group(3).map(|number| ir.operand(op, number)));
            printer.printer.text(")");
        }
        printer.optional_arrow_types(&types_of(ir, op).1);
        printer.printer.text(" ");
        PrintStep::Region { number: 0, entry_arguments: false, terminators: true, empty_block: false }
    }
}

fn parallel_head(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<ParseStep> {
    let ctx = parser.parser.context();
    let counters = parser.parse_argument_names(Delimiter::Paren)?;
    parser.parser.parse_token(TokenKind::Equal, "expected '='")?;
    for word in ["", "to", "step"] {
        if !word.is_empty() {
            parser.parse_keyword(word)?;
        }
        for operand in parser.parse_operand_list(Delimiter::Paren, Some(counters.len()))? {
            op.operands.push(parser.resolve_operand(operand, Type::INDEX)?);
        }
    }
    if parser.parser.consume_keyword("init") {
        op.unresolved = parser.parse_operand_list(Delimiter::Paren, None)?;
    }
    op.result_types = parser.parse_optional_arrow_types()?;
    let count = counters.len() as i32;
    let sizes = properties::dense_i32_attr(ctx, &[count, count, count, op.unresolved.len() as i32]);
    set(ctx, op, "operandSegmentSizes", sizes);
    Ok(region(index_region_arguments(&counters)))
}

/// `(-> types)? (no_inline)? region attr-dict`
impl CustomAssemblyFormat for ExecuteRegionOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        if step == 0 {
            op.result_types = parser.parse_optional_arrow_types()?;
            if parser.parser.consume_keyword("no_inline") {
                set(parser.parser.context(), op, "no_inline", Attribute::UNIT);
            }
            return Ok(region(Vec::new()));
        }
        parser.parse_optional_attributes(op)?;
        Ok(ParseStep::Done)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        if step != 0 {
            print_attributes_except(printer, op, &["no_inline"]);
            return PrintStep::Done;
        }
        printer.optional_arrow_types(&types_of(ir, op).1);
        printer.printer.text(" ");
        if properties::get(ctx, ir, op, "no_inline").is_some() {
            printer.printer.text("no_inline ");
        }
        PrintStep::Region { number: 0, entry_arguments: false, terminators: true, empty_block: false }
    }
}

/// `region attr-dict`
impl CustomAssemblyFormat for InParallelOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        if step == 0 {
            return Ok(ParseStep::Region { arguments: Vec::new(), shadowing: false, needs_block: true });
        }
        parser.parse_optional_attributes(op)?;
        Ok(ParseStep::Done)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        if step != 0 {
            print_attributes(printer, self.op());
            return PrintStep::Done;
        }
        printer.printer.text(" ");
        PrintStep::Region { number: 0, entry_arguments: false, terminators: true, empty_block: false }
    }
}
