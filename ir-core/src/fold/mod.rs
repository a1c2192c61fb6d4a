//! Folding: replacing the results of an operation by existing values or by constants.

mod chain;
mod element;
mod model;
mod numbers;
mod traits;

pub use chain::DefinitionChain;
pub use element::{dense_elements, element, splat_element};
pub use model::{ConstantMaterializer, OpFolder};
pub use numbers::{
    Number, constant_number, elements, elements_attr, fold_binary, fold_unary, number_constant,
};

use crate::context::{Attribute, Context, Traits};
use crate::ir::{Builder, Ir, Op, OpBuilder as _, Value};

/// The value or constant that a result of an operation folds to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpFoldResult {
    /// An existing value.
    Value(Value),
    /// A constant.
    Attribute(Attribute),
}

/// The outcome of folding an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldResult {
    /// The operation does not fold.
    Failure,
    /// The operation was changed in place.
    InPlace,
    /// The only result folds to this.
    One(OpFoldResult),
    /// The results fold to these, one for each result.
    Many(Vec<OpFoldResult>),
}

impl FoldResult {
    /// Whether the operation folded.
    #[must_use]
    pub fn is_success(&self) -> bool {
        *self != FoldResult::Failure
    }

    /// The folded results; empty after a failure or a change in place.
    #[must_use]
    pub fn results(&self) -> &[OpFoldResult] {
        match self {
            FoldResult::Failure | FoldResult::InPlace => &[],
            FoldResult::One(result) => std::slice::from_ref(result),
            FoldResult::Many(results) => results,
        }
    }
}

impl From<Value> for OpFoldResult {
    fn from(value: Value) -> Self {
        OpFoldResult::Value(value)
    }
}

impl From<Attribute> for OpFoldResult {
    fn from(attribute: Attribute) -> Self {
        OpFoldResult::Attribute(attribute)
    }
}

impl From<Value> for FoldResult {
    fn from(value: Value) -> Self {
        FoldResult::One(OpFoldResult::Value(value))
    }
}

impl From<Attribute> for FoldResult {
    fn from(attribute: Attribute) -> Self {
        FoldResult::One(OpFoldResult::Attribute(attribute))
    }
}

impl<T: Into<FoldResult>> From<Option<T>> for FoldResult {
    fn from(result: Option<T>) -> Self {
        result.map_or(FoldResult::Failure, Into::into)
    }
}

/// The value of a constant operation (MLIR's `m_Constant`); `None` for other operations.
#[must_use]
#[inline]
pub fn constant_of_op(ir: &Ir, op: Op) -> Option<Attribute> {
    let ctx = ir.context();
    let definition = ir.name(op).definition(ctx)?;
    if !definition.traits().has(Traits::CONSTANT_LIKE) {
        return None;
    }
    definition.model::<dyn OpFolder>()?.constant_value(ctx, ir, op)
}

/// The constant that defines the value; `None` if its defining operation is not a constant.
#[must_use]
#[inline]
pub fn constant_of(ir: &Ir, value: Value) -> Option<Attribute> {
    constant_of_op(ir, ir.defining_op(value)?)
}

/// Folds the operation by its own hook and its traits, after it determines the constant operands.
/// `constants` is a buffer that callers in loops reuse.
pub fn fold_op(ctx: &Context, ir: &mut Ir, op: Op, constants: &mut Vec<Option<Attribute>>) -> FoldResult {
    constants.clear();
    constants.extend(ir.operands(op).map(|value| constant_of(ir, value)));
    fold_with(ctx, ir, op, constants)
}

/// The maximum number of in-place folds of one operation.
const MAX_IN_PLACE: usize = 1000;

/// Folds a newly created operation with one result, and erases it (MLIR's `createOrFold`). Returns the
/// folded value; a constant is created in place of the operation. If the operation does not fold, returns
/// its result.
pub fn fold_created(b: &mut Builder<'_>, op: Op) -> Value {
    let ctx = &b.context().clone();
    let result = b.ir().result(op, 0);
    let mut constants = Vec::new();
    for _ in 0..MAX_IN_PLACE {
        let value = match fold_op(ctx, b.ir_mut(), op, &mut constants) {
            FoldResult::InPlace => continue,
            FoldResult::One(OpFoldResult::Value(value)) if value != result => value,
            FoldResult::One(OpFoldResult::Attribute(constant)) => {
                let ty = b.ir().value_type(result);
                let dialect = ctx.dialect(b.ir().name(op).dialect(ctx));
                match dialect.and_then(|dialect| dialect.materialize_constant(b, constant, ty)) {
                    Some(constant) => b.ir().result(constant, 0),
                    None => return result,
                }
            }
            FoldResult::One(_) | FoldResult::Many(_) | FoldResult::Failure => return result,
        };
        b.ir_mut().erase(op);
        return value;
    }
    result
}

/// Folds the operation, given its constant operands. Its own hook comes first. Its traits follow if the
/// hook fails or changes the operation in place. In-place changes by both count as one change.
pub fn fold_with(ctx: &Context, ir: &mut Ir, op: Op, constants: &[Option<Attribute>]) -> FoldResult {
    let Some(definition) = ir.name(op).definition(ctx) else { return FoldResult::Failure };
    let folder = definition.model::<dyn OpFolder>();
    let folded = folder.map_or(FoldResult::Failure, |folder| folder.fold(ctx, ir, op, constants));
    let is_in_place = match &folded {
        FoldResult::Failure => false,
        FoldResult::InPlace => true,
        FoldResult::One(OpFoldResult::Value(value)) => ir.defining_op(*value) == Some(op),
        FoldResult::One(OpFoldResult::Attribute(_)) | FoldResult::Many(_) => return folded,
    };
    if matches!(folded, FoldResult::One(_)) && !is_in_place {
        return folded;
    }
    match traits::fold(ctx, ir, op, definition.traits(), constants) {
        FoldResult::Failure if is_in_place => FoldResult::InPlace,
        by_traits => by_traits,
    }
}
