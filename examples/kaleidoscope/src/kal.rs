//! The dialect: what is generated of `kal.ods`, and what the definitions leave to Rust.

use ir_core::fold::FoldResult;
use ir_core::interfaces::DialectInlinerInterface;
use ir_core::predicates::shaped::shape;
use ir_core::runtime::FoldOp;

ir_core::include_dialect!("kal");

// ANCHOR: shapes
/// The shapes of an operation's operands.
fn shapes(ir: &Ir, op: Op) -> Option<Vec<&[i64]>> {
    ir.operand_types(op).map(|ty| shape(ir.context(), ty)).collect()
}

/// An array of this shape.
fn array(ir: &Ir, shape: &[i64]) -> Option<Type> {
    Some(ir.context().ranked_tensor_type(shape, Type::F64, None))
}

/// Elements are combined with those at the same place, or with a number.
fn elementwise(ir: &Ir, op: Op) -> Option<Type> {
    let shapes = shapes(ir, op)?;
    match shapes[..] {
        [one, []] | [[], one] => array(ir, one),
        [one, other] if one == other => array(ir, one),
        _ => None,
    }
}

macro_rules! elementwise {
    ($($op:ty),*) => {$(
        impl InferShape for $op {
            fn result_type(&self, ir: &Ir) -> Option<Type> {
                elementwise(ir, self.op())
            }
        }
    )*};
}
elementwise!(AddOp, SubOp, MulOp, DivOp);

impl InferShape for MatMulOp {
    fn result_type(&self, ir: &Ir) -> Option<Type> {
        match shapes(ir, self.op())?[..] {
            [[rows, inner], [same, columns]] if inner == same => array(ir, &[*rows, *columns]),
            _ => None,
        }
    }
}

impl InferShape for TransposeOp {
    fn result_type(&self, ir: &Ir) -> Option<Type> {
        match shapes(ir, self.op())?[..] {
            [[rows, columns]] => array(ir, &[*columns, *rows]),
            _ => None,
        }
    }
}

impl InferShape for SumOp {
    fn result_type(&self, ir: &Ir) -> Option<Type> {
        array(ir, &[])
    }
}

impl InferShape for CastOp {
    fn result_type(&self, ir: &Ir) -> Option<Type> {
        Some(ir.value_type(self.operand(ir)))
    }
}
// ANCHOR_END: shapes

// ANCHOR: fold
impl FoldOp for CastOp {
    /// A cast to the same type is the array itself.
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let operand = self.operand(ir);
        let is_same = ir.value_type(operand) == ir.value_type(self.result(ir));
        is_same.then_some(operand).into()
    }
}

ir_core::patterns_of_rules!(SIMPLIFY_PATTERNS; TransposeOp);
// ANCHOR_END: fold

// ANCHOR: inline
/// All operations may be inlined.
struct Inliner;

impl DialectInlinerInterface for Inliner {
    fn is_legal_to_inline(&self, _ir: &Ir, _op: Op, _into: Region) -> bool {
        true
    }
}

/// Registers the dialect and its interface for the inliner.
pub fn register_with_interfaces(ctx: &Context) {
    register(ctx);
    ctx.register_inliner("kal", &Inliner);
}
// ANCHOR_END: inline
