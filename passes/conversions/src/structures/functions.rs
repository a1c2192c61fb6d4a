//! Functions, calls and returns.

use super::{replace_by_lists, result_lists};
use dialects::func::{CallOp, ReturnOp};
use ir_core::context::{Context, Type, TypeKind};
use ir_core::ir::{Ir, Op, OpHandle as _};
use ir_core::predicates::attributes::type_value;
use ir_core::rewrite::{
    ConversionPattern, ConversionRewriter, ConvertedValues, PatternRoot, PatternSet, TypeConverter,
};
use ir_core::runtime::properties;
use std::sync::Arc;

/// The inherent attribute with the type of a function.
const FUNCTION_TYPE: &str = "function_type";

/// Converts the signature of functions of one kind.
struct FunctionOpInterfaceSignatureConversion {
    name: String,
    converter: Arc<TypeConverter>,
}

impl ConversionPattern for FunctionOpInterfaceSignatureConversion {
    type Root = Op;

    fn root(&self) -> PatternRoot {
        PatternRoot::Op(self.name.clone())
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.converter)
    }

    fn match_and_rewrite(
        &self,
        op: Op,
        _operands: &ConvertedValues,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<()> {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let Some((inputs, results)) = signature(ctx, ir, op) else {
            return rewriter.mismatch("it has no function type");
        };
        let Some(signature) = self.converter.convert_signature(ctx, inputs.iter().copied()) else {
            return rewriter.mismatch("an argument's type has no conversion");
        };
        let Some(results) = self.converter.convert_types(ctx, results.iter().copied()) else {
            return rewriter.mismatch("a result type has no conversion");
        };
        let entry = ir.regions(op).next().and_then(|region| ir.first_block(region));
        if let Some(entry) = entry {
            rewriter.apply_signature_conversion(entry, &signature, Some(&self.converter));
        }
        let ty = ctx.type_attr(ctx.function_type(signature.types(), &results));
        rewriter.modify(op, |ir| properties::set(ir, op, FUNCTION_TYPE, Some(ty)));
        Some(())
    }
}

/// The argument and result types of a function.
fn signature<'c>(ctx: &'c Context, ir: &Ir, op: Op) -> Option<(&'c [Type], &'c [Type])> {
    match type_value(ctx, properties::get(ir, op, FUNCTION_TYPE)?)?.kind(ctx) {
        TypeKind::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

/// Adds the pattern that converts the signature of functions with this name, such as `func.func`: the
/// function type, and the arguments of the entry block (MLIR's
/// `populateFunctionOpInterfaceTypeConversionPattern`).
pub fn add_function_conversion(patterns: &mut PatternSet, name: &str, converter: &Arc<TypeConverter>) {
    patterns.add_conversion(FunctionOpInterfaceSignatureConversion {
        name: name.to_owned(),
        converter: converter.clone(),
    });
}

/// Whether all types in the signature of a function are legal.
#[must_use]
pub fn is_legal_signature(ir: &Ir, op: Op, converter: &TypeConverter) -> bool {
    let ctx = ir.context();
    signature(ctx, ir, op)
        .is_none_or(|(inputs, results)| inputs.iter().chain(results).all(|ty| converter.is_legal(ctx, *ty)))
}

/// Adds the pattern that converts operands and results of `func.call` (MLIR's
/// `populateCallOpTypeConversionPattern`). As in MLIR, discardable attributes are dropped.
pub fn add_call_conversion(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    let types = converter.clone();
    patterns.add_conversion_fn(
        "CallOpSignatureConversion",
        Some(converter),
        move |rewriter: &mut ConversionRewriter<'_, '_>, call: CallOp, operands: &ConvertedValues| {
            let Some(lists) = result_lists(rewriter, call.op(), &types) else {
                return rewriter.mismatch("a result type has no conversion");
            };
            let callee = call.callee(rewriter.ir()).to_owned();
            let new = CallOp::create(&mut **rewriter, &lists.concat(), &callee, operands.flat());
            replace_by_lists(rewriter, call.op(), new.op(), &lists);
            Some(())
        },
    );
}

/// Adds the pattern that converts the operands of `func.return` (MLIR's
/// `populateReturnOpTypeConversionPattern`).
pub fn add_return_conversion(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    patterns.add_conversion_fn(
        "ReturnOpTypeConversion",
        Some(converter),
        |rewriter: &mut ConversionRewriter<'_, '_>, end: ReturnOp, operands: &ConvertedValues| {
            ReturnOp::create(&mut **rewriter, operands.flat());
            rewriter.erase_op(end.op());
            Some(())
        },
    );
}

/// Whether an operation is not a `func.return`, or has legal operands.
#[must_use]
pub fn is_legal_return(ir: &Ir, op: Op, converter: &TypeConverter) -> bool {
    !op.isa::<ReturnOp>(ir) || ir.operand_types(op).all(|ty| converter.is_legal(ir.context(), ty))
}
