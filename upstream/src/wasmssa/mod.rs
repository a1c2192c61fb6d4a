//! Directives of the dialect `wasmssa`, and result types of its operations.

use ir_core::attr_or_type::{Param, type_of, wrapped_type};
use ir_core::predicates::attributes::type_value;

use crate::prelude::*;

/// `custom<ElseRegion>($region)`: nothing, or `else { … }`. As MLIR prints it, the keyword is in quotes, with a blank in them.
#[derive(Clone, Copy, Debug)]
pub struct ElseRegion;

impl<O: OpHandle> Directive<O> for ElseRegion {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>, step: usize) -> ParseResult<Step> {
        if step != 0 {
            return Ok(Step::Done(true));
        }
        let keyword = directive.parser().parser.parse_optional_keyword_or_string();
        Ok(match keyword.as_deref() {
            Some(b"else") => directive.region(0, Vec::new()),
            _ => directive.empty_region(0),
        })
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O, step: usize) -> Option<PrintStep> {
        let number = directive.regions(0).start;
        let (ir, op) = (directive.printer().ir(), directive.op());
        if step != 0 || ir.is_empty_region(ir.region(op, number)) {
            return None;
        }
        directive.printer().text("\"else \"");
        Some(PrintStep::Region { number, entry_arguments: true, terminators: true, empty_block: false })
    }
}

/// `wasmssa.local`: a reference to a value of the type.
#[derive(Clone, Copy, Debug)]
pub struct Local;

impl ResultTypes for Local {
    fn infer(parts: &Parts<'_>) -> Option<Vec<Type>> {
        let ctx = parts.context();
        let ty = type_value(ctx, parts.attribute("type")?)?;
        Some(vec![type_of(ctx, "wasmssa", "local", [Param::Type(ty)])?])
    }
}

/// `wasmssa.local_get` and `wasmssa.local_tee`: the type that the first operand refers to.
#[derive(Clone, Copy, Debug)]
pub struct LocalValue;

impl ResultTypes for LocalValue {
    fn infer(parts: &Parts<'_>) -> Option<Vec<Type>> {
        Some(vec![wrapped_type(parts.context(), parts.operand(0)?, "wasmssa", "local")?])
    }
}
