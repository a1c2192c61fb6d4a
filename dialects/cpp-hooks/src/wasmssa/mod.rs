//! Directives of the dialect `wasmssa`, and result types of its operations.

use ir_core::attr_or_type::{Param, type_of, wrapped_type};
use ir_core::predicates::attributes::type_value;

use crate::prelude::*;

/// `custom<ElseRegion>($region)`: nothing, or `else { … }`. MLIR prints the keyword in quotes, with a space
/// inside them.
#[derive(Clone, Copy, Debug)]
pub struct ElseRegion;

impl<O: OpHandle> Directive<O> for ElseRegion {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let keyword = directive.parser().parse_optional_keyword_or_string();
        match keyword.as_deref() {
            Some(b"else") => directive.parse_region(0, &[])?,
            _ => directive.add_empty_region(0),
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        for region in directive.regions(0) {
            let printer = directive.printer();
            if !printer.ir().is_empty_region(region) {
                printer.text("\"else \"").print_region(region);
            }
        }
    }
}

/// `wasmssa.local`: a reference to a value of the type.
#[derive(Clone, Copy, Debug)]
pub struct Local;

impl InferTypeOpInterface for Local {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let ty = inputs.attribute("type").and_then(|ty| type_value(ctx, ty));
        let local = ty.and_then(|ty| type_of(ctx, "wasmssa", "local", [Param::Type(ty)]));
        local.map(|local| vec![local]).ok_or(InferenceError::NO_REASON)
    }
}

/// `wasmssa.local_get` and `wasmssa.local_tee`: the type that the first operand refers to.
#[derive(Clone, Copy, Debug)]
pub struct LocalValue;

impl InferTypeOpInterface for LocalValue {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ty = wrapped_type(inputs.context(), inputs.operand_type(0)?, "wasmssa", "local");
        ty.map(|ty| vec![ty]).ok_or(InferenceError::NO_REASON)
    }
}
