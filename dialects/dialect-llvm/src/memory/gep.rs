//! Addresses of elements: indices that are constants or operands.

use ir_core::predicates::attributes::dense_array_ints;
use ir_core::predicates::build::dense_i32_array_attr;
use ir_core::runtime::{Directive, DirectiveParser, DirectivePrinter};

use crate::prelude::*;
use crate::types::array_parts;
use crate::{GEPNoWrapFlags, GEPOp, LLVMStructType, directives};

/// MLIR's `GEPOp::kDynamicIndex`.
pub(crate) const DYNAMIC_INDEX: i32 = i32::MIN;

impl GEPOp {
    /// The constant that marks a dynamic index.
    pub const DYNAMIC_INDEX: i32 = DYNAMIC_INDEX;
}

/// An index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Index {
    /// A constant.
    Constant(i32),
    /// An operand, with its index among the dynamic indices.
    Dynamic(usize, Value),
}

/// The indices of an operation, without indices that lack their operand.
pub(crate) fn indices(ir: &Ir, op: GEPOp) -> Vec<Index> {
    let raw = op.raw_constant_indices_attr(ir);
    let raw = raw.and_then(|raw| dense_array_ints(ir.context(), raw)).unwrap_or_default();
    let mut operands = op.dynamic_indices(ir).enumerate();
    let index = |raw: i64| match i32::try_from(raw) {
        Ok(DYNAMIC_INDEX) => operands.next().map(|(number, value)| Index::Dynamic(number, value)),
        Ok(constant) => Some(Index::Constant(constant)),
        Err(_) => None,
    };
    raw.into_iter().filter_map(index).collect()
}

impl Directive<GEPOp> for directives::GEPIndices {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let (mut operands, mut raw) = (Vec::new(), Vec::new());
        parser.parse_list(Delimiter::None, "", |parser| {
            let at = parser.token().start;
            let constant = parser.parse_optional_integer()?;
            match constant.map(i32::try_from) {
                Some(Ok(constant)) => raw.push(i64::from(constant)),
                Some(Err(_)) => return Err(parser.error_at(at, "integer value too large")),
                None => {
                    raw.push(DYNAMIC_INDEX.into());
                    operands.push(parser.parse_operand()?);
                }
            }
            Ok(())
        })?;
        let raw = dense_i32_array_attr(parser.context(), &raw);
        directive.set_operands(0, &operands, at);
        directive.set_attribute(1, raw);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, op: GEPOp) {
        let printer = directive.printer();
        for (position, index) in indices(printer.ir(), op).into_iter().enumerate() {
            printer.text(if position == 0 { "" } else { ", " });
            match index {
                Index::Constant(constant) => printer.display(constant),
                Index::Dynamic(_, value) => {
                    printer.print_value(value);
                }
            }
        }
    }
}

impl VerifyOp for GEPOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let all = indices(ir, self);
        let raw = self.raw_constant_indices_attr(ir).and_then(|raw| dense_array_ints(ctx, raw));
        let dynamic =
            raw.unwrap_or_default().iter().filter(|index| **index == i64::from(DYNAMIC_INDEX)).count();
        if dynamic != self.dynamic_indices(ir).count() {
            let message = "expected as many dynamic indices as specified in 'rawConstantIndices'";
            return fail(ir, self, message);
        }
        if self.no_wrap_flags(ir) == Some(GEPNoWrapFlags::INBOUNDS_FLAG) {
            return fail(ir, self, "'inbounds_flag' cannot be used directly.");
        }
        let Some(mut ty) = self.elem_type_attr(ir).and_then(|ty| type_value(ctx, ty)) else { return Ok(()) };
        // The first index selects the element in memory, not in the type.
        for (position, index) in all.iter().enumerate().skip(1) {
            if let Some(structure) = LLVMStructType::cast(ctx, ty) {
                let Index::Constant(constant) = index else {
                    let message = format!("expected index {position} indexing a struct to be constant");
                    return fail(ir, self, message);
                };
                let element = usize::try_from(*constant).ok();
                let element = element.and_then(|element| structure.elements(ctx).get(element));
                let Some(element) = element else {
                    return fail(ir, self, format!("index {position} indexing a struct is out of bounds"));
                };
                ty = *element;
            } else if let Some((element, _)) = array_parts(ctx, ty) {
                ty = element;
            } else if let TypeKind::Vector { element, .. } = ty.kind(ctx) {
                ty = element;
            } else {
                let text = ty.to_text(ctx);
                return fail(ir, self, format!("type '{text}' cannot be indexed (index #{position})"));
            }
        }
        Ok(())
    }
}
