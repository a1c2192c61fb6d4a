//! The syntax of loops and conditions.

use ir_core::predicates::attributes::dense_array_ints;
use ir_core::predicates::build::{dense_i32_array_attr, dense_i64_array_attr};
use ir_core::text::Argument;

use super::{ExecuteRegionOp, ForOp, ForallOp, IfOp, InParallelOp, ParallelOp, WhileOp};
use crate::prelude::*;
use crate::support::mixed_constants;
use crate::syntax::{
    BODY, entry_arguments, mixed_list, parse_branches, print_body, print_branches, print_mixed_list, typed,
};

const YIELD: &str = "scf.yield";

impl CustomAssemblyFormat for ForOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        if parser.consume_keyword("unsigned") {
            add(ctx, op, "unsignedCmp", Attribute::UNIT);
        }
        // As in MLIR, this is parsed as an operand: a location is not permitted.
        let counter = parser.parse_operand()?;
        let mut names = vec![Argument {
            name: Some(counter),
            offset: counter.offset(),
            ty: Type::INDEX,
            attributes: Vec::new(),
            location: None,
        }];
        token(parser, TokenKind::Equal)?;
        let lower = parser.parse_operand()?;
        parser.parse_keyword("to")?;
        let upper = parser.parse_operand()?;
        parser.parse_keyword("step")?;
        let step = parser.parse_operand()?;
        let mut inits = Vec::new();
        if parser.consume_keyword("iter_args") {
            let (args, operands): (Vec<Argument>, Vec<Operand>) =
                parser.parse_assignments()?.into_iter().unzip();
            names.extend(args);
            inits = operands;
            op.result_types = parser.parse_arrow_types()?;
        }
        if names.len() != op.result_types.len() + 1 {
            let message = "mismatch in number of loop-carried values and defined values";
            return Err(parser.error_at(parser.name_offset(), message));
        }
        let ty = if parser.consume_if(TokenKind::Colon) { parser.parse_type()? } else { Type::INDEX };
        let types = std::iter::once(ty).chain(op.result_types.iter().copied());
        parser.parse_region(op, &typed(names, types))?;
        parser.ensure_terminator(YIELD)?;
        // As in MLIR, operands are resolved after the region: values that are defined in it are unknown.
        let operands = [lower, upper, step].into_iter().chain(inits);
        for (index, operand) in operands.enumerate() {
            let ty = index.checked_sub(3).map_or(ty, |init| op.result_types[init]);
            op.operands.push(parser.resolve_operand(operand, ty)?);
        }
        parser.parse_optional_attributes(op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        if self.unsigned_cmp(ir) {
            printer.text(" unsigned");
        }
        printer.text(" ");
        let args = entry_arguments(ir, self.region(ir));
        printer.print_values(args.first().copied());
        for (word, value) in
            [(" = ", self.lower_bound(ir)), (" to ", self.upper_bound(ir)), (" step ", self.step(ir))]
        {
            printer.text(word).print_value(value);
        }
        let inits = self.init_args(ir).to_vec();
        printer.print_initialization_list(args.iter().copied().skip(1), inits.iter().copied(), " iter_args");
        if !inits.is_empty() {
            printer.text(" -> (").print_types(inits.iter().map(|value| ir.value_type(*value))).text(")");
        }
        printer.text(" ");
        let ty = ir.value_type(self.lower_bound(ir));
        if ty != Type::INDEX {
            printer.text(" : ").print_type(ty);
            printer.text(" ");
        }
        print_body(printer, self.region(ir), !inits.is_empty());
        print_attributes(printer, self.op(), &["unsignedCmp"]);
    }
}

impl CustomAssemblyFormat for IfOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let condition = parser.parse_operand()?;
        op.operands.push(parser.resolve_operand(condition, Type::I1)?);
        op.result_types = parser.parse_optional_arrow_types()?;
        parse_branches(parser, op, YIELD)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let types: Vec<Type> = ir.result_types(self.op()).collect();
        printer.text(" ").print_value(self.condition(ir));
        crate::syntax::print_arrow_types(printer, &types);
        let regions = [self.then_region(ir), self.else_region(ir)];
        print_branches(printer, regions, BODY.terminators(!types.is_empty()));
        print_attributes(printer, self.op(), &[]);
    }
}

impl CustomAssemblyFormat for ExecuteRegionOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        op.result_types = parser.parse_optional_arrow_types()?;
        if parser.consume_keyword("no_inline") {
            add(parser.context(), op, "no_inline", Attribute::UNIT);
        }
        parser.parse_region(op, &[])?;
        parser.parse_optional_attributes(op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let types: Vec<Type> = ir.result_types(self.op()).collect();
        printer.print_optional_arrow_types(&types);
        printer.text(" ");
        if self.no_inline(ir) {
            printer.text("no_inline ");
        }
        print_body(printer, self.region(ir), true);
        print_attributes(printer, self.op(), &["no_inline"]);
    }
}

impl CustomAssemblyFormat for WhileOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let assignments = parser.parse_optional_assignments()?.unwrap_or_default();
        let (names, operands): (Vec<Argument>, Vec<Operand>) = assignments.into_iter().unzip();
        let at = parser.token().start;
        let ty = parser.parse_colon_type()?;
        let TypeKind::Function { inputs, results } = ty.kind(parser.context()) else {
            return Err(parser.wrong_class_of_type(at, Some("builtin.function"), ty));
        };
        if inputs.len() != operands.len() {
            let message = format!(
                "expected as many input types as operands (expected {} got {})",
                operands.len(),
                inputs.len()
            );
            return Err(parser.error_at(at, &message));
        }
        op.result_types = results.to_vec();
        op.operands = parser.resolve_operands(&operands, inputs, at)?;
        parser.parse_region(op, &typed(names, inputs.iter().copied()))?;
        parser.parse_keyword("do")?;
        parser.parse_region(op, &[])?;
        parser.parse_optional_attributes_with_keyword(op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let inits: Vec<Value> = ir.operands(self.op()).collect();
        let arguments = entry_arguments(ir, self.before(ir));
        printer.print_initialization_list(arguments.into_iter(), inits.into_iter(), " ");
        printer.text(" : ");
        let inputs: Vec<Type> = ir.operand_types(self.op()).collect();
        let results: Vec<Type> = ir.result_types(self.op()).collect();
        printer.print_function_type(&inputs, &results);
        printer.text(" ");
        print_body(printer, self.before(ir), true);
        printer.text(" do ").print_region_as(self.after(ir), RegionForm::DEFAULT.with_empty_block());
        let properties = printer.properties_except(self.op(), &[]);
        printer.print_optional_attributes_with_keyword(self.op(), &properties);
    }
}

impl CustomAssemblyFormat for ParallelOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let names = parser.parse_argument_names(Delimiter::Paren)?;
        token(parser, TokenKind::Equal)?;
        for (index, word) in ["", "to", "step"].into_iter().enumerate() {
            if index != 0 {
                parser.parse_keyword(word)?;
            }
            let bounds = parser.parse_operand_list(Delimiter::Paren, Some(names.len()))?;
            for bound in bounds {
                op.operands.push(parser.resolve_operand(bound, Type::INDEX)?);
            }
        }
        let mut inits = Vec::new();
        if parser.consume_keyword("init") {
            inits = parser.parse_operand_list(Delimiter::Paren, None)?;
        }
        op.result_types = parser.parse_optional_arrow_types()?;
        parser.parse_region(op, &typed(names, std::iter::repeat(Type::INDEX)))?;
        parser.parse_optional_attributes(op)?;
        let counts = op.operands.len() as i64 / 3;
        let sizes = [counts, counts, counts, inits.len() as i64];
        add(ctx, op, "operandSegmentSizes", dense_i32_array_attr(ctx, &sizes));
        let inits = parser.resolve_operands(&inits, &op.result_types, parser.name_offset())?;
        op.operands.extend(inits);
        parser.ensure_terminator("scf.reduce")
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let lists = [
            (" (", entry_arguments(ir, self.region(ir))),
            (") = (", self.lower_bound(ir).to_vec()),
            (") to (", self.upper_bound(ir).to_vec()),
            (") step (", self.step(ir).to_vec()),
        ];
        for (before, values) in lists {
            printer.text(before).print_values(values);
        }
        printer.text(")");
        let inits = self.init_vals(ir).to_vec();
        if !inits.is_empty() {
            printer.text(" init (").print_values(inits).text(")");
        }
        let types: Vec<Type> = ir.result_types(self.op()).collect();
        printer.print_optional_arrow_types(&types);
        printer.text(" ");
        print_body(printer, self.region(ir), true);
        print_attributes(printer, self.op(), &["operandSegmentSizes"]);
    }
}

/// The attributes with a loop's static bounds.
const BOUNDS: [&str; 3] = ["staticLowerBound", "staticUpperBound", "staticStep"];

impl CustomAssemblyFormat for ForallOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let mut names = parser.parse_argument_names(Delimiter::Paren)?;
        let rank = names.len();
        let bounds = if parser.consume_keyword("in") {
            let upper = mixed_list(parser, Delimiter::Paren)?;
            [(Vec::new(), vec![0; rank]), upper, (Vec::new(), vec![1; rank])]
        } else {
            token(parser, TokenKind::Equal)?;
            let lower = mixed_list(parser, Delimiter::Paren)?;
            parser.parse_keyword("to")?;
            let upper = mixed_list(parser, Delimiter::Paren)?;
            parser.parse_keyword("step")?;
            [lower, upper, mixed_list(parser, Delimiter::Paren)?]
        };
        let mut sizes = Vec::new();
        for ((operands, values), name) in bounds.iter().zip(BOUNDS) {
            for operand in operands {
                op.operands.push(parser.resolve_operand(*operand, Type::INDEX)?);
            }
            sizes.push(operands.len() as i64);
            add(ctx, op, name, dense_i64_array_attr(ctx, values));
        }
        let mut outputs = Vec::new();
        let at = parser.token().start;
        if parser.consume_keyword("shared_outs") {
            let (args, operands): (Vec<Argument>, Vec<Operand>) =
                parser.parse_assignments()?.into_iter().unzip();
            op.result_types = parser.parse_optional_arrow_types()?;
            outputs = parser.resolve_operands(&operands, &op.result_types, at)?;
            names.extend(args);
        }
        sizes.push(outputs.len() as i64);
        op.operands.extend(outputs);
        add(ctx, op, "operandSegmentSizes", dense_i32_array_attr(ctx, &sizes));
        let types = std::iter::repeat_n(Type::INDEX, rank).chain(op.result_types.iter().copied());
        parser.parse_region(op, &typed(names, types))?;
        parser.ensure_terminator_with("scf.forall.in_parallel", 1)?;
        parser.parse_optional_attributes(op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let rank = self.rank(ir);
        let args = entry_arguments(ir, self.region(ir));
        printer.text(" (").print_values(args.iter().copied().take(rank));
        self.print_bounds(printer);
        let outputs = self.outputs(ir).to_vec();
        printer.print_initialization_list(args.into_iter().skip(rank), outputs.into_iter(), " shared_outs");
        printer.text(" ");
        let types: Vec<Type> = ir.result_types(self.op()).collect();
        if !types.is_empty() {
            printer.text("-> (").print_types(&types);
            printer.text(") ");
        }
        print_body(printer, self.region(ir), !types.is_empty());
        let [lower, upper, step] = BOUNDS;
        print_attributes(printer, self.op(), &[lower, upper, step, "operandSegmentSizes"]);
    }
}

impl ForallOp {
    /// Prints `) in (…)`, or all three bounds unless all loops start at 0 with the step 1.
    fn print_bounds(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir) = (printer.context(), printer.ir());
        let ints =
            |attr: Option<Attribute>| attr.and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default();
        let lower = ints(self.static_lower_bound_attr(ir));
        let upper = ints(self.static_upper_bound_attr(ir));
        let step = ints(self.static_step_attr(ir));
        const PARENS: [&str; 2] = ["(", ")"];
        let upper_operands = self.dynamic_upper_bound(ir).to_vec();
        let lower_operands = self.dynamic_lower_bound(ir).to_vec();
        let step_operands = self.dynamic_step(ir).to_vec();
        let is = |expected| move |value: Option<i64>| value == Some(expected);
        if mixed_constants(ir, &lower, &lower_operands).all(is(0))
            && mixed_constants(ir, &step, &step_operands).all(is(1))
        {
            printer.text(") in ");
            return print_mixed_list(printer, &upper_operands, &upper, PARENS);
        }
        printer.text(") = ");
        print_mixed_list(printer, &lower_operands, &lower, PARENS);
        printer.text(" to ");
        print_mixed_list(printer, &upper_operands, &upper, PARENS);
        printer.text(" step ");
        print_mixed_list(printer, &step_operands, &step, PARENS);
    }
}

impl CustomAssemblyFormat for InParallelOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        parser.parse_region(op, &[])?;
        parser.ensure_block()?;
        parser.parse_optional_attributes(op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let region = self.region(printer.ir());
        let form = RegionForm::DEFAULT.without_entry_arguments().terminators(false);
        printer.text(" ").print_region_as(region, form);
        print_attributes(printer, self.op(), &[]);
    }
}
