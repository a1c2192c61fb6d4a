//! Interfaces that constrain result types: `InferTypeOpInterface`, `DestinationStyleOpInterface`, `ShapedDimOpInterface`,
//! `InParallelOpInterface`.

use std::ops::Range;

use super::quoted_types;
use crate::context::{Context, Type, TypeKind};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};
use crate::runtime::{DefinedOp, OpHandle, groups::operand_group, verify::Verified};
use crate::verify::{op_error, op_failure};

/// User-provided part of `InferTypeOpInterface`, for operations whose result types cannot be inferred from the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not infer the types of its results, which `InferTypeOpInterface` in its definition promises",
    note = "write `impl InferReturnTypes for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait InferReturnTypes: OpHandle {
    /// The inferred result types; `None` when inference fails.
    fn infer_return_types(self, ir: &Ir) -> Option<Vec<Type>>;

    /// Whether the result types `found` are compatible with the inferred ones (`isCompatibleReturnTypes`).
    fn are_compatible(_ctx: &Context, inferred: &[Type], found: &[Type]) -> bool {
        inferred == found
    }
}

/// User-provided part of `DestinationStyleOpInterface`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say its inits, which `DestinationStyleOpInterface` in its definition promises",
    note = "write `impl DestinationStyleOpInterface for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait DestinationStyleOpInterface: OpHandle {
    /// The index range of the operands that are tied to results (`getDpsInitsMutable`).
    fn dps_inits(self, ir: &Ir) -> Range<usize>;
}

/// `InferTypeOpInterface`, after the regions were verified: the result types match those of the user-provided inference.
pub fn inferred<T: InferReturnTypes>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let Some(inferred) = T::from_op_unchecked(op).infer_return_types(ir) else {
        return Err(not_inferred(ir, op));
    };
    let found: Vec<Type> = ir.result_types(op).collect();
    if T::are_compatible(ctx, &inferred, &found) { Ok(()) } else { Err(mismatch(ctx, ir, op, &inferred)) }
}

/// `InferTypeOpInterface`, after the regions were verified: the result types equal the inferred ones.
///
/// # Errors
/// When they differ, or inference failed.
pub fn has_types(ctx: &Context, ir: &Ir, op: Op, inferred: Option<Vec<Type>>) -> Verified {
    let Some(inferred) = inferred else { return Err(not_inferred(ir, op)) };
    if ir.result_types(op).eq(inferred.iter().copied()) {
        Ok(())
    } else {
        Err(mismatch(ctx, ir, op, &inferred))
    }
}

/// `InferTypeOpInterface` of an operation with `SameOperandsAndResultType`, after the regions were verified: the result types
/// equal the type of the operand segment with this index.
pub fn inferred_from_operand<T: DefinedOp, const GROUP: usize>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let number = operand_group(T::SPEC, ir, op, GROUP).start;
    let inferred = ir.value_type(ir.operand(op, number));
    if ir.result_types(op).all(|ty| ty == inferred) {
        return Ok(());
    }
    Err(mismatch(ctx, ir, op, &vec![inferred; ir.num_results(op)]))
}

/// The error about result types that differ from the inferred ones.
fn mismatch(ctx: &Context, ir: &Ir, op: Op, inferred: &[Type]) -> Diagnostic {
    let found: Vec<Type> = ir.result_types(op).collect();
    let message = format!(
        "'{}' op inferred type(s) {} are incompatible with return type(s) of operation {}",
        ir.name(op).as_str(ctx),
        quoted_types(ctx, inferred),
        quoted_types(ctx, &found)
    );
    Diagnostic::error(ir.location(op), message).followed_by(not_inferred(ir, op))
}

fn not_inferred(ir: &Ir, op: Op) -> Diagnostic {
    op_error(ir, op, "failed to infer returned types")
}

/// `DestinationStyleOpInterface`, after the regions were verified: the inits are tensors and memrefs, and each tensor has a
/// result of the same type.
pub fn destination_style<T: DestinationStyleOpInterface>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let mut tensors = Vec::new();
    for number in T::from_op_unchecked(op).dps_inits(ir) {
        match ir.value_type(ir.operand(op, number)).kind(ctx) {
            TypeKind::RankedTensor { .. } | TypeKind::UnrankedTensor(_) => tensors.push(number),
            TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } => {}
            _ => {
                let message = format!("expected that operand #{number} is a tensor or a memref");
                return Err(op_error(ir, op, &message));
            }
        }
    }
    if ir.num_results(op) != tensors.len() {
        let message = format!(
            "expected the number of tensor results ({}) to be equal to the number of output tensors ({})",
            ir.num_results(op),
            tensors.len()
        );
        return Err(op_error(ir, op, &message));
    }
    for (number, result) in tensors.into_iter().zip(ir.result_types(op)) {
        let init = ir.value_type(ir.operand(op, number));
        if init != result {
            let message = format!(
                "expected type of operand #{number} ('{}') to match type of corresponding result ('{}')",
                init.to_text(ctx),
                result.to_text(ctx)
            );
            return Err(op_error(ir, op, &message));
        }
    }
    Ok(())
}

/// `ShapedDimOpInterface`: the only result is an index.
pub fn shaped_dim(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let mut results = ir.result_types(op);
    let message = match (results.next(), results.next()) {
        (Some(Type::INDEX), None) => return Ok(()),
        (Some(_), None) => "expect index result type",
        _ => "expected single op result",
    };
    Err(op_failure(ir, op, message))
}

/// `InParallelOpInterface`: the only region has one block.
pub fn in_parallel(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    if ir.num_regions(op) != 1 {
        return Err(op_failure(ir, op, "expected single region op"));
    }
    if !ir.has_one_block(ir.region(op, 0)) {
        return Err(op_failure(ir, op, "expected single block op region"));
    }
    Ok(())
}
