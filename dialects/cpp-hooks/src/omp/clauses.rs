//! Clauses of several operations.

use crate::prelude::*;
use crate::syntax::words::{
    elements_of, parse_any_keyword, parse_enum_case, parse_symbol_ref, print_enum_case, print_typed_value,
    set_enum_case,
};
use ir_core::attr_or_type::enum_attr;
use ir_core::predicates::{attributes::integer_value, build::i64_attr};

/// `custom<AllocateAndAllocator>($variables, type($variables), $allocators, type($allocators))`:
/// `%allocator : i64 -> %variable : !llvm.ptr, …`.
#[derive(Clone, Copy, Debug)]
pub struct AllocateAndAllocator;

/// `custom<ClauseAttr>($value)`: the case of an enum.
#[derive(Clone, Copy, Debug)]
pub struct ClauseAttr;

/// `custom<Copyprivate>($variables, type($variables), $functions)`: `%a -> @copy : !llvm.ptr, …`.
#[derive(Clone, Copy, Debug)]
pub struct Copyprivate;

/// `custom<DependVarList>($variables, type($variables), $kinds)`: `taskdependin -> %a : !llvm.ptr, …`.
#[derive(Clone, Copy, Debug)]
pub struct DependVarList;

/// `custom<GrainsizeClause>($modifier, $size, type($size))`: `strict, %a: i32`, or the size alone.
#[derive(Clone, Copy, Debug)]
pub struct GrainsizeClause;

/// `custom<NumTasksClause>($modifier, $number, type($number))`: `strict, %a: i32`, or the number alone.
#[derive(Clone, Copy, Debug)]
pub struct NumTasksClause;

/// `custom<SynchronizationHint>($hint)`: `contended, speculative`, or `none`.
#[derive(Clone, Copy, Debug)]
pub struct SynchronizationHint;

impl<O: OpHandle> Directive<O> for AllocateAndAllocator {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let [mut variables, mut allocators] = [Vec::new(), Vec::new()];
        let [mut variable_types, mut allocator_types] = [Vec::new(), Vec::new()];
        let parser = directive.parser();
        let at = parser.token().start;
        parser.parse_list(Delimiter::None, "", |parser| {
            allocators.push(parser.parse_operand()?);
            allocator_types.push(parser.parse_colon_type()?);
            parser.parse_token(TokenKind::Arrow, "expected '->'")?;
            variables.push(parser.parse_operand()?);
            variable_types.push(parser.parse_colon_type()?);
            Ok(())
        })?;
        directive.set_operands(0, &variables, at);
        directive.set_types(1, &variable_types);
        directive.set_operands(2, &allocators, at);
        directive.set_types(3, &allocator_types);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (variables, allocators) = (directive.operands(0), directive.operands(2));
        directive.printer().print_list(
            allocators.into_iter().zip(variables),
            |printer, (allocator, variable)| {
                print_typed_value(printer, allocator);
                printer.text(" -> ");
                print_typed_value(printer, variable);
            },
        );
    }
}

impl<O: OpHandle> Directive<O> for ClauseAttr {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        parse_enum_case(directive, 0, |keyword| format!("invalid clause value: '{keyword}'"))?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(value) = directive.attribute(0) else { return };
        print_enum_case(directive.printer(), value);
    }
}

impl<O: OpHandle> Directive<O> for Copyprivate {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let (mut variables, mut types, mut functions) = (Vec::new(), Vec::new(), Vec::new());
        let parser = directive.parser();
        let at = parser.token().start;
        parser.parse_list(Delimiter::None, "", |parser| {
            variables.push(parser.parse_operand()?);
            parser.parse_token(TokenKind::Arrow, "expected '->'")?;
            functions.push(parse_symbol_ref(parser)?);
            types.push(parser.parse_colon_type()?);
            Ok(())
        })?;
        let functions = array_attr(parser.context(), &functions);
        directive.set_operands(0, &variables, at);
        directive.set_types(1, &types);
        directive.set_attribute(2, functions);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (variables, functions) = (directive.operands(0), elements_of(directive, 2));
        directive.printer().print_list(
            variables.into_iter().zip(functions),
            |printer, (variable, function)| {
                printer.print_value(variable).text(" -> ").print_attribute(*function);
                printer.text(" : ");
                printer.print_type(printer.ir().value_type(variable));
            },
        );
    }
}

impl<O: OpHandle> Directive<O> for DependVarList {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let (mut variables, mut types, mut kinds) = (Vec::new(), Vec::new(), Vec::new());
        let parser = directive.parser();
        let at = parser.token().start;
        parser.parse_list(Delimiter::None, "", |parser| {
            let ctx = parser.context();
            let at = parser.token().start;
            let keyword = parse_any_keyword(parser)?;
            parser.parse_token(TokenKind::Arrow, "expected '->'")?;
            variables.push(parser.parse_operand()?);
            types.push(parser.parse_colon_type()?);
            let kind = enum_attr(ctx, "omp", "clause_task_depend", |cases| cases.parse(keyword));
            // MLIR reports no error here.
            let message = || format!("invalid depend kind: '{keyword}'");
            kinds.push(kind.ok_or_else(|| parser.error_at(at, message()))?);
            Ok(())
        })?;
        let kinds = array_attr(parser.context(), &kinds);
        directive.set_operands(0, &variables, at);
        directive.set_types(1, &types);
        directive.set_attribute(2, kinds);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (variables, kinds) = (directive.operands(0), elements_of(directive, 2));
        directive.printer().print_list(kinds.iter().zip(variables), |printer, (kind, variable)| {
            print_enum_case(printer, *kind);
            printer.text(" -> ");
            print_typed_value(printer, variable);
        });
    }
}

/// Parses an optional enum case and an operand. `name` is the name of the case in messages.
fn parse_granularity(directive: &mut DirectiveParser<'_, '_, '_>, name: &str) -> ParseResult<bool> {
    if let Some(keyword) = directive.parser().parse_optional_keyword() {
        set_enum_case(directive, 0, keyword, |parser, keyword| {
            parser.error_here(format!("invalid {name} modifier : '{keyword}'"))
        })?;
        directive.parser().parse_token(TokenKind::Comma, "expected ','")?;
    }
    let parser = directive.parser();
    let at = parser.token().start;
    let Ok(operand) = parser.parse_operand() else {
        return Err(parser.error_here(format!("expected {name} operand")));
    };
    let ty = parser.parse_colon_type()?;
    directive.set_operands(1, &[operand], at);
    directive.set_types(2, &[ty]);
    Ok(true)
}

fn print_granularity(directive: &mut DirectivePrinter<'_, '_, '_>) {
    let (modifier, operand) = (directive.attribute(0), directive.operands(1).first().copied());
    let printer = directive.printer();
    if let Some(modifier) = modifier {
        print_enum_case(printer, modifier);
        printer.text(", ");
    }
    if let Some(operand) = operand {
        printer.print_value(operand).text(": ");
        printer.print_type(printer.ir().value_type(operand));
    }
}

impl<O: OpHandle> Directive<O> for GrainsizeClause {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        parse_granularity(directive, "grainsize")
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print_granularity(directive);
    }
}

impl<O: OpHandle> Directive<O> for NumTasksClause {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        parse_granularity(directive, "num_tasks")
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        print_granularity(directive);
    }
}

/// The hints, one for each bit.
const HINTS: [&str; 4] = ["uncontended", "contended", "nonspeculative", "speculative"];

impl<O: OpHandle> Directive<O> for SynchronizationHint {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let mut bits = 0;
        if !parser.consume_keyword("none") {
            parser.parse_list(Delimiter::None, "", |parser| {
                let keyword = parse_any_keyword(parser)?;
                match HINTS.iter().position(|hint| *hint == keyword) {
                    Some(bit) => bits |= 1 << bit,
                    None => return Err(parser.error_here(format!("{keyword} is not a valid hint"))),
                }
                Ok(())
            })?;
        }
        let hint = i64_attr(parser.context(), bits);
        directive.set_attribute(0, hint);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let ctx = directive.printer().context();
        let bits = directive.attribute(0).and_then(|bits| integer_value(ctx, bits));
        let bits = bits.map_or(0, |bits| bits.low_u64());
        let printer = directive.printer();
        printer.text(if bits == 0 { "none" } else { "" });
        let hints = HINTS.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
        printer.print_list(hints, |printer, (_, hint)| {
            printer.text(hint);
        });
    }
}
