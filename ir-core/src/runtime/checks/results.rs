//! Interfaces that constrain result types: `InferTypeOpInterface`, `DestinationStyleOpInterface`,
//! `ShapedDimOpInterface`, `InParallelOpInterface`.

use std::ops::Range;

use crate::context::{Context, Type, TypeKind};
use crate::ir::{Block, Ir, Op, Value};
use crate::runtime::{
    DefinedOp, OpHandle, OpSpec,
    groups::operand_group,
    inference::{NOT_INFERRED, OpInputs},
    verify::Verified,
};
use crate::verify::{op_error, op_failure};

/// User-provided part of `DestinationStyleOpInterface`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no inits, which `DestinationStyleOpInterface` in its definition promises",
    note = "write `impl DestinationStyleOpInterface for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait DestinationStyleOpInterface: OpHandle {
    /// The index range of the operands that are tied to results (`getDpsInitsMutable`).
    fn dps_inits(self, ir: &Ir) -> Range<usize>;
}

/// `InferTypeOpInterface`, after the regions were verified: the inference accepts the result types.
pub fn inferred<T: DefinedOp>(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    inferred_by_spec(T::SPEC, ir, op)
}

/// The same for an operation of this definition.
///
/// # Errors
/// With MLIR's messages.
pub fn inferred_by_spec(spec: &'static OpSpec, ir: &Ir, op: Op) -> Verified {
    let operands: Vec<Value> = ir.operands(op).collect();
    let regions: Vec<Vec<Block>> = ir.regions(op).map(|region| ir.blocks(region).collect()).collect();
    let parts = OpInputs {
        operands: &operands,
        attributes: ir.attributes(op),
        properties: ir.properties(op),
        regions: &regions,
        ..OpInputs::new(spec, ir, ir.location(op))
    };
    let given: Vec<Type> = ir.result_types(op).collect();
    match parts.refine_return_types(&given) {
        Ok(_) => Ok(()),
        Err(error) => Err(error.followed_by(op_error(ir, op, NOT_INFERRED))),
    }
}

/// `InferTypeOpInterface` of an operation with `SameOperandsAndResultType`, after the regions were verified:
/// the result types equal the type of the operand segment with this index.
pub fn inferred_from_operand<T: DefinedOp, const GROUP: usize>(_ctx: &Context, ir: &Ir, op: Op) -> Verified {
    inferred_from_operand_by_spec(T::SPEC, GROUP, ir, op)
}

/// The same for an operation of this definition.
///
/// # Errors
/// With MLIR's messages.
pub fn inferred_from_operand_by_spec(spec: &'static OpSpec, group: usize, ir: &Ir, op: Op) -> Verified {
    let index = operand_group(spec, ir, op, group).start;
    let inferred = ir.value_type(ir.operand(op, index));
    // The fast path of most operations; the error is that of the inference.
    if ir.result_types(op).all(|ty| ty == inferred) { Ok(()) } else { inferred_by_spec(spec, ir, op) }
}

/// `DestinationStyleOpInterface`, after the regions were verified: the inits are tensors and memrefs, and
/// each tensor has a result of the same type.
pub fn destination_style<T: DestinationStyleOpInterface>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let mut tensors = Vec::new();
    for index in T::from_op_unchecked(op).dps_inits(ir) {
        match ir.value_type(ir.operand(op, index)).kind(ctx) {
            TypeKind::RankedTensor { .. } | TypeKind::UnrankedTensor(_) => tensors.push(index),
            TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } => {}
            _ => {
                let message = format!("expected that operand #{index} is a tensor or a memref");
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
    for (index, result) in tensors.into_iter().zip(ir.result_types(op)) {
        let init = ir.value_type(ir.operand(op, index));
        if init != result {
            let message = format!(
                "expected type of operand #{index} ('{}') to match type of corresponding result ('{}')",
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
