//! The syntax of operations with regions, and of includes.

use ir_core::text::Argument;

use super::{DoOp, ExpressionOp, ForOp, FuncOp, IfOp, IncludeOp};
use crate::prelude::*;
use crate::syntax::{entry_arguments, parse_branches, print_branches, typed};
use cpp_hooks::syntax::function::{parse_function, print_function};

const YIELD: &str = "emitc.yield";

/// The form of a body whose operation prints the entry block's arguments.
const BODY: RegionForm = RegionForm::DEFAULT.without_entry_arguments();

impl CustomAssemblyFormat for FuncOp {
    const DEFAULT_DIALECT: &'static str = "emitc";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        parse_function(parser, op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let signature = self.signature(printer.ir());
        print_function(printer, self.op(), signature);
    }
}

impl CustomAssemblyFormat for IncludeOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let at = parser.name_offset();
        let is_standard = parser.consume_if(TokenKind::Less);
        let Some(header) = parser.is_at(TokenKind::String).then(|| parser.parse_attribute(None)) else {
            return Err(parser.error_at(at, "expected string attribute"));
        };
        add(ctx, op, "include", header?);
        if is_standard {
            if !parser.consume_if(TokenKind::Greater) {
                return Err(parser.error_at(at, "expected trailing '>' for standard include"));
            }
            add(ctx, op, "is_standard_include", Attribute::UNIT);
        }
        Ok(())
    }

    /// As in MLIR, prints the name without escapes.
    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir) = (printer.context(), printer.ir());
        let header = self.include_attr(ir);
        let header = header.and_then(|text| ir_core::predicates::attributes::string_value(ctx, text));
        let [open, close] = if self.is_standard_include(ir) { ["<", ">"] } else { ["", ""] };
        printer.text(" ").text(open).text("\"").text(header.unwrap_or_default()).text("\"").text(close);
    }
}

impl CustomAssemblyFormat for ExpressionOp {
    const DEFAULT_DIALECT: &'static str = "emitc";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let operands = parser.parse_operand_list(Delimiter::None, None)?;
        if parser.consume_keyword("noinline") {
            add(ctx, op, "do_not_inline", Attribute::UNIT);
        }
        let Ok(ty) = parser.parse_colon_type() else {
            return Err(parser.error_here("expected function type"));
        };
        let TypeKind::Function { inputs, results } = ty.kind(ctx) else {
            return Err(parser.error_here("expected function type"));
        };
        let at = parser.token().start;
        op.operands = parser.resolve_operands(&operands, inputs, at)?;
        if results.len() != 1 {
            return Err(parser.error_here("expected single return type"));
        }
        op.result_types = results.to_vec();
        let arguments = operands.iter().zip(inputs).map(|(operand, ty)| ir_core::text::RegionArgument {
            name: *operand,
            ty: *ty,
            location: None,
        });
        let arguments: Vec<_> = arguments.collect();
        parser.parse_shadowing_region(op, &arguments)
    }

    /// The arguments of the region have the names of the operands, so no operand may occur twice.
    fn is_expressible(self, ir: &Ir) -> bool {
        let operands: Vec<Value> = ir.operands(self.op()).collect();
        (1..operands.len()).all(|index| !operands[..index].contains(&operands[index]))
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let inputs: Vec<Type> = ir.operand_types(self.op()).collect();
        let results: Vec<Type> = ir.result_types(self.op()).collect();
        printer.text(" ").print_operands(self.op());
        printer.text(" : ").print_function_type(&inputs, &results);
        printer.shadow_region_arguments(self.region(ir), ir.operands(self.op()));
        printer.text(" ").print_region_as(self.region(ir), BODY);
    }
}

impl CustomAssemblyFormat for ForOp {
    const DEFAULT_DIALECT: &'static str = "emitc";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let counter = parser.parse_operand()?;
        crate::syntax::token(parser, TokenKind::Equal)?;
        let lower = parser.parse_operand()?;
        parser.parse_keyword("to")?;
        let upper = parser.parse_operand()?;
        parser.parse_keyword("step")?;
        let step = parser.parse_operand()?;
        let ty = if parser.consume_if(TokenKind::Colon) { parser.parse_type()? } else { Type::INDEX };
        for bound in [lower, upper, step] {
            op.operands.push(parser.resolve_operand(bound, ty)?);
        }
        let counter = Argument {
            name: Some(counter),
            offset: counter.offset(),
            ty,
            attributes: Vec::new(),
            location: None,
        };
        parser.parse_region(op, &typed([counter], [ty]))?;
        parser.ensure_terminator(YIELD)?;
        parser.parse_optional_attributes(op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        let counter = entry_arguments(ir, self.region(ir)).first().copied();
        printer.text(" ").print_values(counter).text(" = ").print_value(self.lower_bound(ir));
        printer
            .text(" to ")
            .print_value(self.upper_bound(ir))
            .text(" step ")
            .print_value(self.step(ir))
            .text(" ");
        let ty = counter.map_or(Type::INDEX, |counter| ir.value_type(counter));
        if ty != Type::INDEX {
            printer.text(" : ").print_type(ty);
            printer.text(" ");
        }
        printer.print_region_as(self.region(ir), BODY.terminators(false));
        crate::syntax::print_attributes(printer, self.op(), &[]);
    }
}

impl CustomAssemblyFormat for IfOp {
    const DEFAULT_DIALECT: &'static str = "emitc";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let condition = parser.parse_operand()?;
        op.operands.push(parser.resolve_operand(condition, Type::I1)?);
        parse_branches(parser, op, YIELD)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        printer.text(" ").print_value(self.condition(ir));
        print_branches(printer, [self.then_region(ir), self.else_region(ir)], BODY.terminators(false));
        crate::syntax::print_attributes(printer, self.op(), &[]);
    }
}

impl CustomAssemblyFormat for DoOp {
    const DEFAULT_DIALECT: &'static str = "emitc";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        parser.parse_region(op, &[])?;
        parser.ensure_block()?;
        parser.parse_keyword("while")?;
        parser.parse_region(op, &[])?;
        parser.parse_optional_attributes_with_keyword(op)
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let ir = printer.ir();
        printer.text(" ").print_region_as(self.body_region(ir), BODY);
        printer.text(" while ").print_region(self.condition_region(ir));
        let properties = printer.properties_except(self.op(), &[]);
        printer.print_optional_attributes_with_keyword(self.op(), &properties);
    }
}
