//! `builtin.unrealized_conversion_cast`.

use crate::context::{Attribute, Context, Traits, Type};
use crate::diagnostic::Diagnostic;
use crate::fold::{FoldResult, OpFoldResult};
use crate::ir::{Ir, Op, OpBuilder, OpState, OperandRange, ResultRange, Value};
use crate::runtime::{DefinedOp, TypeConstraint, adaptor, groups, variadic};
use crate::verify::op_error;
use crate::{op_formats, operation};

operation! {
    /// An unrealized conversion from one list of types to another:
    /// `%a = builtin.unrealized_conversion_cast %b : i32 to i64`.
    UnrealizedConversionCastOp {
        name: "builtin.unrealized_conversion_cast",
        operands: &[variadic("inputs", &TypeConstraint::ANY)],
        results: &[variadic("outputs", &TypeConstraint::ANY)],
        flags: Traits::PURE,
        fold: Some(&fold),
        verify: Some(&has_results),
        format: Some(&FORMAT),
    }
}

impl UnrealizedConversionCastOp {
    /// The converted values, for adaptors and `set`.
    pub const INPUTS: adaptor::Variadic<Self> = adaptor::Variadic::new(0);

    /// The converted values.
    pub fn inputs(self, ir: &Ir) -> OperandRange<'_> {
        groups::operands(Self::SPEC, ir, self.0, 0)
    }

    /// The results.
    pub fn outputs(self, ir: &Ir) -> ResultRange<'_> {
        groups::results(Self::SPEC, ir, self.0, 0)
    }
}

op_formats! {
    FORMAT: [
        Optional(&Group::new(
            Any(&[Operand(0)]),
            &[Blank(" "), Part(Operand(0)), Literal(" : "), Part(Type(Typed::Operand(0)))],
        )),
        Literal(" to "),
        Part(Type(Typed::Result(0))),
        Part(AttrDict),
    ] {}
}

impl UnrealizedConversionCastOp {
    /// Creates a cast of `inputs` to values of the types `outputs`, at the builder's insertion point.
    pub fn create(b: &mut dyn OpBuilder, outputs: &[Type], inputs: &[Value]) -> Self {
        let name = b.context().op_name(Self::SPEC.name);
        let state = OpState { operands: inputs, result_types: outputs, ..OpState::new(name, b.location()) };
        UnrealizedConversionCastOp(b.create(&state))
    }
}

/// Checks that there is a result.
fn has_results(_ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
    match ir.num_results(op) {
        0 => Err(op_error(ir, op, "expected at least one result for cast operation")),
        _ => Ok(()),
    }
}

/// Folds a cast to the same types to its operands, and a cast of all results of the inverse cast to that
/// cast's operands.
fn fold(_ctx: &Context, ir: &mut Ir, op: Op, _operands: &[Option<Attribute>]) -> FoldResult {
    let values = |op| ir.operands(op).map(OpFoldResult::Value).collect();
    if ir.operand_types(op).eq(ir.result_types(op)) {
        return FoldResult::Many(values(op));
    }
    let Some(first) = ir.operands(op).next() else { return FoldResult::Failure };
    match ir.defining_op(first) {
        Some(inner)
            if ir.name(inner) == ir.name(op)
                && ir.results(inner).eq(ir.operands(op))
                && ir.operand_types(inner).eq(ir.result_types(op)) =>
        {
            FoldResult::Many(values(inner))
        }
        _ => FoldResult::Failure,
    }
}
