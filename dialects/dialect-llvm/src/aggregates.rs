//! Elements of structs and arrays: the type at a position.

use ir_core::predicates::attributes::dense_array_ints;
use ir_core::runtime::{Directive, DirectiveParser, DirectivePrinter};

use crate::prelude::*;
use crate::types::{array_parts, is_compatible_type};
use crate::{ExtractValueOp, InsertValueOp, LLVMStructType, directives};

/// The element type at a position in a container, or an error message.
pub(crate) fn element_type(ctx: &Context, container: Type, position: &[i64]) -> Result<Type, String> {
    if !is_compatible_type(ctx, container) {
        return Err(format!("expected LLVM IR Dialect type, got '{}'", container.to_text(ctx)));
    }
    position.iter().try_fold(container, |ty, index| {
        let out_of_bounds = || format!("position out of bounds: {index}");
        if let Some((element, count)) = array_parts(ctx, ty) {
            // MLIR compares only 32 bits.
            return if *index >= 0 && u64::from(*index as u32) < count {
                Ok(element)
            } else {
                Err(out_of_bounds())
            };
        }
        let Some(structure) = LLVMStructType::cast(ctx, ty) else {
            return Err(format!("expected LLVM IR structure/array type, got: '{}'", ty.to_text(ctx)));
        };
        let element = usize::try_from(*index).ok().and_then(|index| structure.elements(ctx).get(index));
        element.copied().ok_or_else(out_of_bounds)
    })
}

/// Parses nothing. Sets the first argument to the element type at the position.
fn infer(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
    let ctx = directive.parser().context();
    let container = directive.types(1).first().copied().unwrap_or(Type::NONE);
    let position = directive.attribute(2).and_then(|position| dense_array_ints(ctx, position));
    match element_type(ctx, container, &position.unwrap_or_default()) {
        Ok(ty) => {
            directive.set_types(0, &[ty]);
            Ok(true)
        }
        Err(message) => Err(directive.parser().error_here(&message)),
    }
}

impl Directive<ExtractValueOp> for directives::InsertExtractValueElementType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        infer(directive)
    }

    fn print(_: &mut DirectivePrinter<'_, '_, '_>, _: ExtractValueOp) {}
}

impl Directive<InsertValueOp> for directives::InsertExtractValueElementType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        infer(directive)
    }

    fn print(_: &mut DirectivePrinter<'_, '_, '_>, _: InsertValueOp) {}
}

/// The type of the element that an operation inserts or extracts, and of its container.
fn types_of(ir: &Ir, op: impl OpHandle, container: Value) -> Result<(Type, Type), Diagnostic> {
    let ctx = ir.context();
    let position = properties::get(ir, op.op(), "position").and_then(|at| dense_array_ints(ctx, at));
    let container = ir.value_type(container);
    let element = element_type(ctx, container, &position.unwrap_or_default());
    element.map(|element| (element, container)).map_err(|message| op_error(ir, op.op(), &message))
}

impl VerifyOp for ExtractValueOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (element, container) = types_of(ir, self, self.container(ir))?;
        let result = ir.value_type(self.res(ir));
        if result == element {
            return Ok(());
        }
        let [element, container, result] = [element, container, result].map(|ty| ty.to_text(ctx));
        let message = format!(
            "Type mismatch: extracting from '{container}' should produce '{element}' but this op returns '{result}'"
        );
        fail(ir, self, message)
    }
}

impl VerifyOp for InsertValueOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let (element, container) = types_of(ir, self, self.container(ir))?;
        let value = ir.value_type(self.value(ir));
        if value == element {
            return Ok(());
        }
        let [value, container] = [value, container].map(|ty| ty.to_text(ctx));
        fail(ir, self, format!("Type mismatch: cannot insert '{value}' into '{container}'"))
    }
}
