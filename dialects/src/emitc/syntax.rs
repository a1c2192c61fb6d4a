//! The syntax of operations with regions, and of includes.

use ir_core::text::Argument;

use super::{DoOp, ExpressionOp, ForOp, FuncOp, IfOp, IncludeOp};
use crate::function_syntax::{parse_function, print_function};
use crate::prelude::*;
use crate::syntax::{after_condition, entry_arguments, region, typed};

const YIELD: &str = "emitc.yield";

/// Requests printing a region without the label of its entry block, even if the block is empty.
fn body(index: usize, terminators: bool) -> PrintStep {
    PrintStep::Region { index, entry_arguments: false, terminators, empty_block: false }
}

impl CustomAssemblyFormat for FuncOp {
    const DEFAULT_DIALECT: &'static str = "emitc";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        parse_function(parser, op, step)
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        let signature = self.signature(printer.ir());
        print_function(printer, self.op(), signature, step)
    }
}

impl CustomAssemblyFormat for IncludeOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, _step: usize) -> ParseResult<ParseStep> {
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
        Ok(ParseStep::Done)
    }

    /// As in MLIR, prints the name without escapes.
    fn print(self, printer: &mut OperationPrinter<'_>, _step: usize) -> PrintStep {
        let (ctx, ir) = (printer.context(), printer.ir());
        let header = self.include_attr(ir);
        let header = header.and_then(|text| ir_core::predicates::attributes::string_value(ctx, text));
        let [open, close] = if self.is_standard_include(ir) { ["<", ">"] } else { ["", ""] };
        printer.text(" ").text(open).text("\"").text(header.unwrap_or_default()).text("\"").text(close);
        PrintStep::Done
    }
}

impl CustomAssemblyFormat for ExpressionOp {
    const DEFAULT_DIALECT: &'static str = "emitc";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        if step != 0 {
            return Ok(ParseStep::Done);
        }
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
        Ok(ParseStep::Region { arguments: arguments.collect(), shadowing: true, needs_block: false })
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        if step != 0 {
            return PrintStep::Done;
        }
        let ir = printer.ir();
        let inputs: Vec<Type> = ir.operand_types(self.op()).collect();
        let results: Vec<Type> = ir.result_types(self.op()).collect();
        printer.text(" ").print_operands(self.op());
        printer.text(" : ").print_function_type(&inputs, &results);
        printer.shadow_region_arguments(self.region(ir), ir.operands(self.op()));
        printer.text(" ");
        body(0, true)
    }
}

impl CustomAssemblyFormat for ForOp {
    const DEFAULT_DIALECT: &'static str = "emitc";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        if step != 0 {
            parser.ensure_terminator(YIELD)?;
            parser.parse_optional_attributes(op)?;
            return Ok(ParseStep::Done);
        }
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
        Ok(region(typed([counter], [ty])))
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        if step != 0 {
            crate::syntax::print_attributes(printer, self.op(), &[]);
            return PrintStep::Done;
        }
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
        body(0, false)
    }
}

impl CustomAssemblyFormat for IfOp {
    const DEFAULT_DIALECT: &'static str = "emitc";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        if step != 0 {
            return after_condition(parser, op, step, YIELD);
        }
        let condition = parser.parse_operand()?;
        op.operands.push(parser.resolve_operand(condition, Type::I1)?);
        Ok(region(Vec::new()))
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        let ir = printer.ir();
        match step {
            0 => {
                printer.text(" ").print_value(self.condition(ir)).text(" ");
                body(0, false)
            }
            1 if !ir.is_empty_region(self.else_region(ir)) => {
                printer.text(" else ");
                body(1, false)
            }
            _ => {
                crate::syntax::print_attributes(printer, self.op(), &[]);
                PrintStep::Done
            }
        }
    }
}

impl CustomAssemblyFormat for DoOp {
    const DEFAULT_DIALECT: &'static str = "emitc";

    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp, step: usize) -> ParseResult<ParseStep> {
        match step {
            0 => Ok(ParseStep::Region { arguments: Vec::new(), shadowing: false, needs_block: true }),
            1 => {
                parser.parse_keyword("while")?;
                Ok(region(Vec::new()))
            }
            _ => {
                parser.parse_optional_attributes_with_keyword(op)?;
                Ok(ParseStep::Done)
            }
        }
    }

    fn print(self, printer: &mut OperationPrinter<'_>, step: usize) -> PrintStep {
        match step {
            0 => {
                printer.text(" ");
                body(0, true)
            }
            1 => {
                printer.text(" while ");
                PrintStep::Region { index: 1, entry_arguments: true, terminators: true, empty_block: false }
            }
            _ => {
                let properties = printer.properties_except(self.op(), &[]);
                printer.print_optional_attributes_with_keyword(self.op(), &properties);
                PrintStep::Done
            }
        }
    }
}
