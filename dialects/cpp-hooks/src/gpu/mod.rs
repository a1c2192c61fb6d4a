//! Directives of the dialect `gpu`.

mod async_dependencies;
pub(crate) mod mapping;

use crate::prelude::*;
use crate::syntax::words::{print_enum_case, print_typed_value, set_enum_case};
use ir_core::attr_or_type::{Param, attr_of};

pub use async_dependencies::AsyncDependencies;

/// `custom<AllReduceOperation>($op)`: nothing, or the enum case after an additional space.
#[derive(Clone, Copy, Debug)]
pub struct AllReduceOperation;

/// `custom<LaunchDimType>(type($size), ref($clusterSize), type($clusterSizeX), …)`: `: type`, or nothing
/// for `index`.
#[derive(Clone, Copy, Debug)]
pub struct LaunchDimType;

/// `custom<LaunchFuncOperands>($operands, type($operands))`: nothing, or `args(%a : i32, %b : i64)`.
#[derive(Clone, Copy, Debug)]
pub struct LaunchFuncOperands;

/// `custom<OffloadingHandler>($handler)`: `<#handler>`, or nothing for `#gpu.select_object`.
#[derive(Clone, Copy, Debug)]
pub struct OffloadingHandler;

impl<O: OpHandle> Directive<O> for AllReduceOperation {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        if let Some(keyword) = directive.parser().parse_optional_keyword() {
            set_enum_case(directive, 0, keyword, |parser, _| parser.error_here("invalid op kind"))?;
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(operation) = directive.attribute(0) else { return };
        directive.printer().text(" ");
        print_enum_case(directive.printer(), operation);
    }
}

impl<O: OpHandle> Directive<O> for LaunchDimType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let has_clusters = !directive.operands(1).is_empty();
        let parser = directive.parser();
        let ty = if parser.consume_if(TokenKind::Colon) { parser.parse_type()? } else { Type::INDEX };
        directive.set_types(0, &[ty]);
        for argument in 2..directive.num_arguments() {
            let types = has_clusters.then_some(ty);
            directive.set_types(argument, types.as_slice());
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(ty) = directive.types(0).first().copied().filter(|ty| *ty != Type::INDEX) else { return };
        directive.printer().text(": ").print_type(ty);
    }
}

impl<O: OpHandle> Directive<O> for LaunchFuncOperands {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        if !parser.consume_keyword("args") {
            return Ok(true);
        }
        let at = parser.token().start;
        let (mut operands, mut types) = (Vec::new(), Vec::new());
        parser.parse_list(Delimiter::Paren, " in argument list", |parser| {
            operands.push(parser.parse_operand()?);
            types.push(parser.parse_colon_type()?);
            Ok(())
        })?;
        directive.set_operands(0, &operands, at);
        directive.set_types(1, &types);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let operands = directive.operands(0);
        if !operands.is_empty() {
            directive.printer().text("args(");
            directive.printer().print_list(operands, print_typed_value);
            directive.printer().text(")");
        }
    }
}

impl<O: OpHandle> Directive<O> for OffloadingHandler {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let handler = if parser.consume_if(TokenKind::Less) {
            let handler = parser.parse_attribute(None)?;
            parser.parse_token(TokenKind::Greater, "expected '>'")?;
            Some(handler)
        } else {
            attr_of(parser.context(), "gpu", "select_object", [Param::Absent])
        };
        directive.set_attribute(0, handler);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let ctx = directive.printer().context();
        let default = attr_of(ctx, "gpu", "select_object", [Param::Absent]);
        let Some(handler) = directive.attribute(0).filter(|handler| Some(*handler) != default) else {
            return;
        };
        let printer = directive.printer();
        printer.text("<");
        printer.print_attribute(handler);
        printer.text(">");
    }
}
