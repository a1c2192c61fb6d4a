//! Named access to values that correspond to the operands of an operation (constants in a fold, converted
//! values in a lowering), and setters of operand segments.
//!
//! A handle has a constant for each operand segment (`AddOp::LHS`). Its type has the segment's arity, and
//! determines the type of the result:
//!
//! ```
//! use ir_core::prelude::*;
//! use ir_core::{ir::OperandRange, operation, runtime::*};
//!
//! operation! {
//!     /// Adds numbers.
//!     AddOp {
//!         name: "toy.add",
//!         operands: &[one("lhs", &TypeConstraint::ANY), variadic("rest", &TypeConstraint::ANY)],
//!     }
//! }
//!
//! impl AddOp {
//!     pub const LHS: adaptor::One<Self> = adaptor::One::new(0);
//!     pub const REST: adaptor::Variadic<Self> = adaptor::Variadic::new(1);
//!
//!     /// The first operand.
//!     pub fn lhs(self, ir: &Ir) -> Value {
//!         ir.operand(self.0, 0)
//!     }
//!
//!     /// The other operands.
//!     pub fn rest(self, ir: &Ir) -> OperandRange<'_> {
//!         groups::operands(Self::SPEC, ir, self.0, 1)
//!     }
//! }
//!
//! /// The constant operands, as a folder gets them: one of a required operand, a slice of a variadic one.
//! fn known(add: AddOp, ir: &Ir, constants: &[Option<Attribute>]) -> usize {
//!     let operands = add.adaptor(ir, constants);
//!     let (lhs, rest): (Option<Attribute>, &[Option<Attribute>]) = (operands.get(AddOp::LHS), operands.get(AddOp::REST));
//!     lhs.into_iter().chain(rest.iter().copied().flatten()).count()
//! }
//!
//! /// Swaps the first operand and the one after it.
//! fn swap(add: AddOp, ir: &mut Ir) {
//!     let mut rest: Vec<Value> = add.rest(ir).collect();
//!     let lhs = std::mem::replace(&mut rest[0], add.lhs(ir));
//!     add.set(ir, AddOp::LHS, lhs);
//!     add.set(ir, AddOp::REST, &rest);
//! }
//! ```

use super::DefinedOp;
use super::groups::operand_group;
use super::inner_sizes::{inner_sizes, inner_sizes_attr};
use super::properties;
use super::segments::set_group;
use crate::ir::{Ir, Value};

pub use super::handle::Adaptor;
pub use super::segments::{One, OperandSegment, Optional, Variadic};

/// The inner segments of a `VariadicOfVariadic` segment; `sizes` names the property with their sizes. Excess
/// sizes are cut at the end of the segment.
#[must_use]
pub fn nested<H: DefinedOp>(ir: &Ir, op: H, group: usize, sizes: &str) -> Vec<Vec<Value>> {
    let range = operand_group(H::SPEC, ir, op.op(), group);
    let mut rest = range.map(|index| ir.operand(op.op(), index));
    let sizes = inner_sizes(ir, op.op(), sizes);
    sizes.into_iter().map(|size| rest.by_ref().take(usize::try_from(size).unwrap_or(0)).collect()).collect()
}

/// Sets the inner segments of a segment, and their sizes.
pub fn set_nested<H: DefinedOp>(ir: &mut Ir, op: H, group: usize, sizes: &str, values: &[&[Value]]) {
    let counts: Vec<i32> =
        values.iter().map(|inner| i32::try_from(inner.len()).unwrap_or(i32::MAX)).collect();
    set_group(H::SPEC, ir, op.op(), group, &values.concat());
    let counts = inner_sizes_attr(ir.context(), H::SPEC, sizes, &counts);
    properties::set(ir, op.op(), sizes, Some(counts));
}
