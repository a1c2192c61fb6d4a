//! Directives of the dialect `llvm`.

mod bundles;

use crate::prelude::*;
use crate::syntax::successors::{Targets, case_values, parse_case, print_cases, print_target};
use crate::syntax::words::{elements_of, print_enum_case};
use ir_core::predicates::attributes::dense_array_ints;
use ir_core::predicates::shaped::{element_type, is_scalable, scalable_vector_type};

pub use bundles::{Bundles, print_bundles};

/// `custom<SwitchOpCases>(ref(type($value)), $values, $targets, $operands, type($operands))`:
/// `[1: ^a, 2: ^b(%x : i32)]`, each case on a line of its own.
#[derive(Clone, Copy, Debug)]
pub struct SwitchOpCases;

/// `custom<IndirectBrOpSucessors>(ref(type($address)), $targets, $operands, type($operands))`:
/// `[^a, ^b(%x : i32)]`, each block on a line of its own.
#[derive(Clone, Copy, Debug)]
pub struct IndirectBrOpSucessors;

/// `custom<OpBundles>($operands, type($operands), $tags)`: nothing, or
/// `["align"(%a, %b : !llvm.ptr, i32), "cold"()]`.
#[derive(Clone, Copy, Debug)]
pub struct OpBundles;

/// `custom<LLVMLinkage>($linkage)`: a linkage; `external` by default.
#[derive(Clone, Copy, Debug)]
pub struct LLVMLinkage;

/// `custom<ShuffleType>(ref(type($vector)), type($result), ref($mask))`: prints nothing. The result has as
/// many elements as the mask.
#[derive(Clone, Copy, Debug)]
pub struct ShuffleType;

impl<O: OpHandle> Directive<O> for SwitchOpCases {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let value_type = directive.types(0).first().copied().unwrap_or(Type::NONE);
        let parser = directive.parser();
        let at = parser.token().start;
        let (mut targets, mut values) = (Targets::default(), Vec::new());
        parser.parse_token(TokenKind::LSquare, "expected '['")?;
        if !parser.consume_if(TokenKind::RSquare) {
            parser.parse_list(Delimiter::None, "", |parser| parse_case(parser, &mut values, &mut targets))?;
            parser.parse_token(TokenKind::RSquare, "expected ']'")?;
        }
        let values = case_values(parser.context(), value_type, &values);
        directive.set_attribute(1, values);
        targets.set(directive, 2, at);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        directive.printer().text("[").print_newline();
        print_cases(directive, 1, false, |printer, value| {
            printer.display(value.as_i64().unwrap_or_default());
        });
        directive.printer().text("]");
    }
}

impl<O: OpHandle> Directive<O> for IndirectBrOpSucessors {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let mut targets = Targets::default();
        parser.parse_list(Delimiter::Square, "successor blocks", |parser| targets.read(parser))?;
        targets.set(directive, 1, at);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (blocks, groups) = (directive.successors(1), directive.operand_groups(2));
        let printer = directive.printer();
        printer.text("[");
        for (index, (block, operands)) in blocks.iter().zip(&groups).enumerate() {
            printer.text(if index == 0 { "" } else { "," }).print_newline();
            print_target(printer, *block, operands);
        }
        if !blocks.is_empty() {
            printer.print_newline();
        }
        printer.text("]");
    }
}

impl<O: OpHandle> Directive<O> for OpBundles {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let at = directive.parser().token().start;
        let Some(bundles) = Bundles::parse(directive.parser())? else {
            return Ok(false);
        };
        if bundles.tags.is_empty() {
            return Ok(true);
        }
        let tags = bundles.tag_array(directive.parser().context());
        directive.set_operand_groups(0, &bundles.operands, at);
        directive.set_types(1, &bundles.types);
        directive.set_attribute(2, tags);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (groups, tags) = (directive.operand_groups(0), elements_of(directive, 2));
        print_bundles(directive.printer(), groups, tags);
    }
}

impl<O: OpHandle> Directive<O> for LLVMLinkage {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let start = parser.token().start;
        let found = parser.parse_optional_keyword();
        let linkage = found.and_then(|keyword| directive.enum_case(0, keyword));
        if linkage.is_none() && found.is_some() {
            directive.parser().reset(start);
        }
        directive.set_attribute(0, linkage.or_else(|| directive.enum_case(0, "external")));
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(linkage) = directive.attribute(0) else { return };
        print_enum_case(directive.printer(), linkage);
    }
}

impl<O: OpHandle> Directive<O> for ShuffleType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let ctx = directive.parser().context();
        let vector = directive.types(0).first().copied().unwrap_or(Type::NONE);
        let mask = directive.attribute(2).and_then(|mask| dense_array_ints(ctx, mask)).unwrap_or_default();
        let result = element_type(ctx, vector).and_then(|element| {
            scalable_vector_type(ctx, &[mask.len() as i64], element, &[is_scalable(ctx, vector)])
        });
        match result {
            Some(ty) => directive.set_types(1, &[ty]),
            None => return Err(directive.parser().error_here("expected an LLVM compatible vector type")),
        }
        Ok(true)
    }

    fn print(_directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {}
}
