//! Clauses of loops.

use crate::prelude::*;
use crate::syntax::words::{
    elements_of, parse_any_keyword, parse_enum_case, print_enum_case, print_typed_value, set_enum_case,
};
use ir_core::predicates::build::unit_attr;

/// `custom<AlignedClause>($variables, type($variables), $alignments)`: `%a : !llvm.ptr -> 32 : i64, …`.
#[derive(Clone, Copy, Debug)]
pub struct AlignedClause;

/// `custom<LinearClause>($variables, type($variables), $steps)`: `%a = %step : !llvm.ptr, …`.
#[derive(Clone, Copy, Debug)]
pub struct LinearClause;

/// `custom<LoopTransformClis>($generatees, $applyees)`: `(%a, %b) <- (%c)`; without generatees `<- (%c)`.
#[derive(Clone, Copy, Debug)]
pub struct LoopTransformClis;

/// `custom<OrderClause>($kind, $modifier)`: `reproducible:concurrent`, or the kind alone.
#[derive(Clone, Copy, Debug)]
pub struct OrderClause;

/// `custom<ScheduleClause>($kind, $modifier, $isSimd, $chunk, type($chunk))`: `static = %a : i32,
/// monotonic, simd`. Only the kind is required.
#[derive(Clone, Copy, Debug)]
pub struct ScheduleClause;

impl<O: OpHandle> Directive<O> for AlignedClause {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let (mut variables, mut types, mut alignments) = (Vec::new(), Vec::new(), Vec::new());
        let parser = directive.parser();
        let at = parser.token().start;
        parser.parse_list(Delimiter::None, "", |parser| {
            variables.push(parser.parse_operand()?);
            types.push(parser.parse_colon_type()?);
            parser.parse_token(TokenKind::Arrow, "expected '->'")?;
            alignments.push(parser.parse_attribute(None)?);
            Ok(())
        })?;
        let alignments = array_attr(parser.context(), &alignments);
        directive.set_operands(0, &variables, at);
        directive.set_types(1, &types);
        directive.set_attribute(2, alignments);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (variables, alignments) = (directive.operands(0), elements_of(directive, 2));
        directive.printer().print_list(
            variables.into_iter().zip(alignments),
            |printer, (variable, alignment)| {
                print_typed_value(printer, variable);
                printer.text(" -> ").print_attribute(*alignment);
            },
        );
    }
}

impl<O: OpHandle> Directive<O> for LinearClause {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let (mut variables, mut types, mut steps) = (Vec::new(), Vec::new(), Vec::new());
        let parser = directive.parser();
        let at = parser.token().start;
        parser.parse_list(Delimiter::None, "", |parser| {
            variables.push(parser.parse_operand()?);
            parser.parse_token(TokenKind::Equal, "expected '='")?;
            steps.push(parser.parse_operand()?);
            types.push(parser.parse_colon_type()?);
            Ok(())
        })?;
        directive.set_operands(0, &variables, at);
        directive.set_types(1, &types);
        directive.set_operands(2, &steps, at);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (variables, steps) = (directive.operands(0), directive.operands(2));
        directive.printer().print_list(variables.into_iter().enumerate(), |printer, (index, variable)| {
            printer.print_value(variable);
            if let Some(step) = steps.get(index) {
                printer.text(" = ").print_value(*step);
            }
            printer.text(" : ");
            printer.print_type(printer.ir().value_type(variable));
        });
    }
}

impl<O: OpHandle> Directive<O> for LoopTransformClis {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let mut generatees = Vec::new();
        if !parser.consume_if(TokenKind::Less) {
            generatees = parser.parse_operand_list(Delimiter::Paren, None)?;
            parser.parse_token(TokenKind::Less, "expected '<'")?;
        }
        parser.parse_token(TokenKind::Minus, "expected '-'")?;
        let at_applyees = parser.token().start;
        let applyees = parser.parse_operand_list(Delimiter::Paren, None)?;
        directive.set_operands(0, &generatees, at);
        directive.set_operands(1, &applyees, at_applyees);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        for (argument, open) in ["(", " <- ("].into_iter().enumerate() {
            let operands = directive.operands(argument);
            if !operands.is_empty() {
                let printer = directive.printer();
                printer.text(open).print_values(operands).text(")");
            }
        }
    }
}

impl<O: OpHandle> Directive<O> for OrderClause {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let at = directive.parser().token().start;
        let keyword = parse_any_keyword(directive.parser())?;
        let message = |keyword: &str| format!("invalid clause value: '{keyword}'");
        match directive.enum_case(1, keyword) {
            Some(modifier) => {
                directive.set_attribute(1, modifier);
                directive.parser().parse_token(TokenKind::Colon, "expected ':'")?;
                parse_enum_case(directive, 0, message)?;
            }
            None => {
                set_enum_case(directive, 0, keyword, |parser, keyword| {
                    parser.error_at(at, message(keyword))
                })?;
            }
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (kind, modifier) = (directive.attribute(0), directive.attribute(1));
        let printer = directive.printer();
        if let Some(modifier) = modifier {
            print_enum_case(printer, modifier);
            printer.text(":");
        }
        if let Some(kind) = kind {
            print_enum_case(printer, kind);
        }
    }
}

/// The modifiers of a schedule in their stored form: `none` comes before a lone `simd`.
fn checked_modifiers<'m>(
    directive: &mut DirectiveParser<'_, '_, '_>,
    modifiers: &[&'m str],
) -> ParseResult<Vec<&'m str>> {
    let at = directive.parser().name_offset();
    if modifiers.len() > 2 {
        return Err(directive.parser().error_at(at, " unexpected modifier(s)"));
    }
    if let Some(unknown) = modifiers.iter().find(|modifier| directive.enum_case(1, modifier).is_none()) {
        return Err(directive.parser().error_at(at, format!(" unknown modifier type: {unknown}")));
    }
    match modifiers {
        ["simd"] => Ok(vec!["none", "simd"]),
        ["simd", _] => Err(directive.parser().error_at(at, " incorrect modifier order")),
        [_, second] if *second != "simd" => Err(directive.parser().error_at(at, " incorrect modifier order")),
        _ => Ok(modifiers.to_vec()),
    }
}

impl<O: OpHandle> Directive<O> for ScheduleClause {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let keyword = parse_any_keyword(directive.parser())?;
        set_enum_case(directive, 0, keyword, |parser, _| {
            parser.error_at(parser.name_offset(), " expected schedule kind")
        })?;
        let parser = directive.parser();
        let can_have_chunk = !matches!(keyword, "auto" | "runtime");
        if can_have_chunk && parser.consume_if(TokenKind::Equal) {
            let at = parser.token().start;
            let chunk = parser.parse_operand()?;
            let ty = parser.parse_colon_type()?;
            directive.set_operands(3, &[chunk], at);
            directive.set_types(4, &[ty]);
        }
        let mut modifiers = Vec::new();
        while directive.parser().consume_if(TokenKind::Comma) {
            modifiers.push(parse_any_keyword(directive.parser())?);
        }
        let modifiers = checked_modifiers(directive, &modifiers)?;
        if let Some(first) = modifiers.first() {
            directive.set_attribute(1, directive.enum_case(1, first));
        }
        if modifiers.len() > 1 {
            let flag = unit_attr(directive.parser().context());
            directive.set_attribute(2, flag);
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let [kind, modifier, is_simd] = [0, 1, 2].map(|argument| directive.attribute(argument));
        let chunk = directive.operands(3).first().copied();
        let printer = directive.printer();
        if let Some(kind) = kind {
            print_enum_case(printer, kind);
        }
        if let Some(chunk) = chunk {
            printer.text(" = ");
            print_typed_value(printer, chunk);
        }
        if let Some(modifier) = modifier {
            printer.text(", ");
            print_enum_case(printer, modifier);
        }
        printer.text(if is_simd.is_some() { ", simd" } else { "" });
    }
}
